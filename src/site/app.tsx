import assets from 'virtual:page-assets';
import { Hono } from 'hono';
import { FEEDS } from '../catalog/feeds.js';
import { festivalOf } from '../catalog/festival-paths.js';
import { CODES_IN_PATHS, paths, rootOf } from '../catalog/paths.js';
import { todayForOf } from '../catalog/sign-paths.js';
import { CHART_STYLES } from '../charts/chart/chart.js';
import { feedAnswer } from '../feeds/feed-answer.js';
import { FEED_OF } from '../feeds/feeds.js';
import { muhurtaFile } from '../feeds/muhurta-file.js';
import { GATHERED_PAGES } from '../gathered/pages.js';
import { DOUBTFUL } from '../languages/doubtful.js';
import { pagesIn, pagesSpelt } from '../languages/list.js';
import { LANGUAGE_CODES, type LanguageCode } from '../languages/locale/locales.js';
import { almanacToday } from '../pages/form/today.js';
import { type PageAsked, type PageEnvironment, type Pairs, queryOf } from '../pages/shell/address.js';
import { choicesIn, NO_CHOICES, VIEW_CHOICES } from '../pages/shell/choice-names.js';
import { hrefOf, NATIVE_DIGITS, type PageContext, pageContext, TWELVE_HOURS } from '../pages/shell/context.js';
import { placeCalled } from '../pages/shell/place-text.js';
import {
  ASKED_EACH_TIME,
  KEPT,
  KEPT_FOR_EVER,
  OF_CHOICES,
  PRIVATE,
  page,
  sharedUnless,
} from '../pages/shell/respond.js';
import { muhurtaFinderTool } from '../tools/muhurta-finder/tool.js';
import { findTool } from '../tools/registry.js';
import { AskedPage } from './ask/asked-page.js';
import { finderFor } from './ask/finder.js';
import { occasionIn } from './ask/occasion.js';
import { isOfDay, type Question, questionIn } from './ask/question.js';
import { type Reply, replyTo } from './ask/reply.js';
import { chartAnswer } from './chart-answer.js';
import { ChoicesPage } from './choices-page.js';
import { choicesAt, goToOwn, keptAt } from './chosen.js';
import { DocsPage } from './docs-page.js';
import { documentsAnswer } from './documents/answer.js';
import { DocumentPage } from './documents/document-page.js';
import { festivalAnswer, festivalsAnswer } from './festivals/answer.js';
import { robots, SITEMAP_PLACES, sitemapIn, sitemapIndex } from './for-robots.js';
import { gatheredAnswer } from './gathered-answer.js';
import { HomePage } from './home-page.js';
import { ListPage } from './index-page.js';
import { LanguagesPage } from './languages-page.js';
import { MethodologyPage, MethodsPage, methodOf } from './methodology-page.js';
import { OfflinePage } from './offline-page.js';
import { placeAsked } from './place-asked.js';
import { preferredLanguage } from './preferred-language.js';
import { soughtIn } from './search.js';
import { TermsPage } from './terms-page.js';
import {
  choicesThere,
  delhi,
  placeBy,
  placeFound,
  placeOfToday,
  type TodaysPlace,
  todayAt,
  todayInDelhi,
  withPairs,
} from './today.js';
import { goToSign, signTodayAnswer, todayAnswer } from './todays.js';
import { toolAnswer } from './tool-answer.js';
import { VerifyPage } from './verify-page.js';

type Env = { Bindings: { readonly page: PageEnvironment } };

const { files } = paths;

/** The routes of the pages. Which paths there are is known to the adapter for HTTP too. */
export const app = new Hono<Env>();

// What goes wrong is told by the adapter for HTTP, to the operator as well.
app.onError((error) => {
  throw error;
});

const file = (type: string) => ({ 'Content-Type': `${type}; charset=utf-8`, ...KEPT });

const ASSETS = [
  { path: files.style, asset: assets.style, type: 'text/css; charset=utf-8' },
  { path: files.script, asset: assets.script, type: 'text/javascript; charset=utf-8' },
  { path: files.device, asset: assets.device, type: 'text/javascript; charset=utf-8' },
  { path: files.verify, asset: assets.verify, type: 'text/javascript; charset=utf-8' },
  { path: files.mark, asset: assets.mark, type: 'image/svg+xml' },
  { path: files.icon, asset: assets.icon, type: 'image/png' },
  { path: files.sample, asset: assets.sample, type: 'image/png' },
];

for (const { path, asset, type } of ASSETS) {
  const body = type === 'image/png' ? bytesOf(asset.content) : asset.content;
  const answer = ({ req }: Asked) => {
    // A page of the release before or after asks for another hash. It is given what there is, and not for long.
    const isThis = req.path === paths.hashed(path, asset.hash);
    return new Response(body, { headers: { 'Content-Type': type, ...(isThis ? KEPT_FOR_EVER : KEPT) } });
  };
  app.get(path, answer);
  app.get(`/:file{${paths.hashed(path, '[0-9a-f]{8}').slice(1).replaceAll('.', '\\.')}}`, answer);
}

app.get(files.sitemap, (c) => c.body(sitemapIndex(c.env.page.baseUrl), 200, file('application/xml')));
for (const locale of LANGUAGE_CODES) {
  app.get(paths.sitemapIn(locale), async (c) => {
    // Made anew for whoever asks.
    await c.env.page.countSearch(SITEMAP_PLACES);
    const documents = locale === 'en' ? Object.keys((await c.env.page.documents?.get()) ?? {}) : [];
    return c.body(sitemapIn(locale, c.env.page.baseUrl, documents), 200, file('application/xml'));
  });
}
app.get(files.robots, (c) => c.body(robots(c.env.page.baseUrl), 200, file('text/plain')));

app.get(paths.home, (c, next) => {
  const locale = preferredLanguage(c.req.header('Accept-Language'));
  // Whoever comes from a page of this site has chosen the language, and so has whoever sends a query.
  if (locale === 'en' || sentTo(c).size > 0 || c.req.header('Sec-Fetch-Site') === 'same-origin') return next();
  const headers = { Location: hrefOf({ ...placeAt(whereOf(c), c.env.page), locale }, '/'), Vary: CHOOSES_LANGUAGE };
  return new Response(null, { status: 302, headers: { ...headers, 'Cache-Control': 'no-store' } });
});

for (const name of FEEDS) {
  app.get(paths.feed(name), async (c) => {
    const locale = preferredLanguage(c.req.header('Accept-Language'));
    // What a calendar does not know it refuses, and it is kept for all who ask.
    return feedAnswer({ ...(await contextOf(c)), locale }, c.env.page, FEED_OF[name], new URL(c.req.url).searchParams);
  });
}

const CHOOSES_LANGUAGE = 'Accept-Language, Sec-Fetch-Site';

// English has no prefix.
for (const base of CODES_IN_PATHS.length > 0 ? ['', `/:locale{(?:${CODES_IN_PATHS.join('|')})}`] : ['']) {
  app.get(base || paths.home, async (c) => {
    const context = await contextOf(c);
    if (soughtIn(sentTo(c)) !== '') return answered(context, soughtIn(sentTo(c)), c.env.page, sentTo(c));
    const sent = sentTo(c);
    const other = goToSign(context, sent) ?? goToOwn(context, sent) ?? (await homeAsked(context, c.env.page, sent));
    if (other) return other;
    const own = choicesAt(paths.home, sentTo(c));
    if (own.length > 0) return homeAt(context, { ...delhi(context), isOwn: false }, c.env.page, own);
    const usual = delhi(context);
    const today = todayInDelhi(usual, c.env.page);
    return page(context, () => <HomePage page={context} place={usual} today={today} isOwn={false} />, 200, {
      ...keptAt(context),
      ...(base === '' && { ...ASKED_EACH_TIME, Vary: `${CHOOSES_LANGUAGE}, ${OF_CHOICES.Vary}` }),
    });
  });
  app.get(base + paths.list, async (c) => listed(await contextOf(c), soughtIn(sentTo(c)), c.env.page));
  app.get(base + paths.today, async (c) => {
    const context = await contextOf(c);
    return goToOwn(context, sentTo(c)) ?? todayAnswer(context, c.env.page, sentTo(c));
  });
  app.get(`${base}${paths.todayFor(':sign', ':nakshatra?')}`, async (c) => {
    const context = await contextOf(c);
    const whose = todayForOf(context.path);
    if (!whose) return c.notFound();
    return goToOwn(context, sentTo(c)) ?? signTodayAnswer(context, c.env.page, whose, sentTo(c));
  });
  app.get(base + paths.festivals, async (c) => {
    const context = await contextOf(c);
    return goToOwn(context, sentTo(c)) ?? festivalsAnswer(context, c.env.page, sentTo(c));
  });
  app.get(base + paths.festival(':code'), async (c) => {
    const context = await contextOf(c);
    const code = festivalOf(context.path);
    if (!code) return c.notFound();
    return goToOwn(context, sentTo(c)) ?? festivalAnswer(context, c.env.page, code, sentTo(c));
  });
  app.get(base + paths.methods, async (c) => page(await contextOf(c), (context) => <MethodsPage page={context} />));
  app.get(base + paths.languages, async (c) => {
    return page(await contextOf(c), (context) => <LanguagesPage page={context} />);
  });
  for (const code of LANGUAGE_CODES) {
    app.get(base + paths.termsOf(code), async (c) => {
      const [context, own, doubtful = []] = await Promise.all([contextOf(c), pagesIn(code), DOUBTFUL[code]?.()]);
      return page(context, () => <TermsPage page={context} own={own} doubtful={doubtful} />);
    });
  }
  app.get(base + paths.docs, async (c) => {
    const context = await contextOf(c);
    const documents = await c.env.page.documents?.get();
    if (!documents) return page(context, () => <DocsPage page={context} />);
    return documentsAnswer(context, documents, soughtIn(sentTo(c)));
  });
  app.get(base + paths.programs, async (c) => page(await contextOf(c), (context) => <DocsPage page={context} />));
  app.get(`${base}${paths.document(':name{.+}')}`, async (c) => {
    const context = await contextOf(c);
    const document = (await c.env.page.documents?.get())?.[c.req.param('name') ?? ''];
    return document ? page(context, () => <DocumentPage page={context} document={document} />) : c.notFound();
  });
  app.get(base + paths.choices, async (c) => {
    const headers = { ...PRIVATE, ...OF_CHOICES, 'Referrer-Policy': 'same-origin' };
    return page(await contextOf(c), (context) => <ChoicesPage page={context} sent={sentTo(c)} />, 200, headers);
  });
  app.get(base + paths.offline, async (c, next) => {
    const context = await contextOf(c);
    const isMissing = sentTo(c).has('missing');
    if (!context.onDevice) return next();
    return page(context, () => <OfflinePage page={context} isMissing={isMissing} />, isMissing ? 503 : 200, PRIVATE);
  });
  app.get(base + paths.verify, async (c, next) => {
    const context = await contextOf(c);
    return context.onDevice ? page(context, () => <VerifyPage page={context} />) : next();
  });
  app.get(`${base}${paths.page(':slug')}`, async (c) => {
    const slug = c.req.param('slug') ?? '';
    if (slug === `${muhurtaFinderTool.slug}.ics`) return muhurtaFile(await contextOf(c), c.env.page, sentTo(c));
    const tool = findTool(slug.replace(/\.json$/, ''));
    if (!tool) return c.notFound();
    return toolAnswer(await contextOf(c), c.env.page, tool, { sent: sentTo(c), asJson: slug.endsWith('.json') });
  });
  for (const gathered of GATHERED_PAGES) {
    app.get(base + paths.gathered(gathered.name), async (c) => {
      return gatheredAnswer(await contextOf(c), c.env.page, gathered, sentTo(c));
    });
  }
  for (const style of CHART_STYLES) {
    app.get(base + paths.chart(style), async (c) =>
      chartAnswer(await contextOf(c), c.env.page, { style, sent: sentTo(c) }),
    );
  }
  app.get(`${base}${paths.methodology(':slug')}`, async (c) => {
    const slug = c.req.param('slug') ?? '';
    const context = await contextOf(c);
    const method = await methodOf(slug, context.locale);
    return method ? page(context, () => <MethodologyPage page={context} slug={slug} method={method} />) : c.notFound();
  });
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** The first page for the place that an address tells, whole or by its name alone; undefined where it tells none. */
async function homeAsked(
  context: PageContext,
  service: PageEnvironment,
  sent: URLSearchParams,
): Promise<Response | undefined> {
  const asked = await placeAsked(context, service, sent);
  if (asked.kind === 'none') return undefined;
  if (asked.kind === 'place') {
    return homeAt(context, { ...asked.place, isOwn: true }, service, choicesAt(paths.home, sent));
  }
  if (asked.kind === 'elsewhere') return asked.response;
  await service.countSearch();
  const usual = delhi(context);
  const { errors } = asked;
  const props = { place: usual, today: todayInDelhi(usual, service), isOwn: false, sent, errors };
  return page(context, () => <HomePage page={context} {...props} />, 400, PRIVATE);
}

/** The first page with the day of a place of the reader's own, or by the choices that an address names. */
async function homeAt(
  context: PageContext,
  { isOwn, ...place }: TodaysPlace & { readonly isOwn: boolean },
  service: PageEnvironment,
  own: Pairs,
): Promise<Response> {
  await service.countSearch();
  const there = choicesThere(context, place, own);
  if (there !== own) {
    const location = hrefOf(context, paths.home, withPairs(place.query, there));
    return new Response(null, { status: 303, headers: { Location: location, ...PRIVATE } });
  }
  const here = placeBy(place, own);
  const at = { ...context, query: isOwn ? here.query : queryOf(own) };
  const today = todayAt(here, service, own);
  return page(
    at,
    () => <HomePage page={at} place={here} today={today} isOwn={isOwn} />,
    200,
    sharedUnless(context.choices.size > 0),
  );
}

/** The answer to a question, at the place that it names, else at that of the address, else in Delhi. */
async function answered(
  context: PageContext,
  sought: string,
  service: PageEnvironment,
  sent: URLSearchParams,
): Promise<Response> {
  await service.countSearch();
  const told = placeOfToday(sent);
  const own = choicesAt(paths.home, sent);
  const asking = withPairs(told?.query ?? '', own);
  const spelt = await pagesSpelt(sought);
  const typed = [context.words, ...spelt] as const;
  const occasion = occasionIn(sought, typed);
  const choices = new Map([...context.choices, ...choicesIn(sent)]);
  const begun = occasion && (await finderFor(occasion, { ...context, choices }, told));
  const question = questionIn(sought, context.locale, typed);
  // What an occasion is called may be a town too: who looks for a day to wed is told of no day in Wedding.
  const isOther = occasion !== undefined && question !== undefined && isOfDay(question);
  const reply = question && !isOther ? await replyAt(context, service, question, { told, own }) : undefined;
  const at = { ...context, query: withPairs(asking, [['q', sought]]) };
  const props = { sought, place: told, asking, reply, begun, spelt };
  return page(at, () => <AskedPage page={at} {...props} />, 200, PRIVATE);
}

/** A question with words that name no place is none that is answered here. */
async function replyAt(
  context: PageContext,
  service: PageEnvironment,
  question: Question,
  { told, own }: { readonly told: TodaysPlace | undefined; readonly own: Pairs },
): Promise<Reply | undefined> {
  const named = question.place === '' ? undefined : await placeCalled(question.place, context.locale);
  if (question.place !== '' && !named) return undefined;
  const asked = named ? placeFound(named) : (told ?? delhi(context));
  const place = placeBy(asked, choicesThere(context, asked, own));
  const { latitude, longitude, timezone, query } = place;
  const today = almanacToday(context, { timeZone: timezone, place: { latitude, longitude } });
  return replyTo(question, { page: { ...context, query }, place, today, service });
}

async function listed(context: PageContext, sought: string, service: PageEnvironment): Promise<Response> {
  if (sought === '') return page(context, () => <ListPage page={context} sought="" />);
  await service.countSearch();
  // What a visitor has typed is nobody else's.
  const at = { ...context, query: `?q=${encodeURIComponent(sought)}` };
  const spelt = await pagesSpelt(sought);
  const occasion = occasionIn(sought, [context.words, ...spelt]);
  const begun = occasion && (await finderFor(occasion, context, undefined));
  return page(at, () => <ListPage page={at} sought={sought} spelt={spelt} begun={begun} />, 200, PRIVATE);
}

interface Asked {
  readonly req: { readonly url: string; readonly path: string };
  readonly env: Env['Bindings'];
}

/** What a page is asked, without what every page knows. */
function sentTo({ req }: Asked): URLSearchParams {
  return withoutView(new URL(req.url).search).sent;
}

/** The clock and the digits that a query asks for, and the rest of it. */
function withoutView(search: string) {
  const sent = new URLSearchParams(search);
  const viewAsked = VIEW_CHOICES.filter((name) => sent.has(name));
  const [twelve, native] = [TWELVE_HOURS, NATIVE_DIGITS].map(([name, value]) => {
    const isAsked = sent.get(name) === value;
    sent.delete(name);
    return isAsked;
  });
  return {
    hours: twelve ? 12 : 24,
    hasNativeDigits: native === true,
    viewAsked,
    sent,
    query: viewAsked.length > 0 ? (sent.size === 0 ? '' : `?${sent}`) : search,
  } as const;
}

function whereOf({ req }: Asked): Where {
  return { pathname: req.path, search: new URL(req.url).search };
}

function contextOf(asked: Asked): Promise<PageContext> {
  return contextAt(whereOf(asked), asked.env.page);
}

/** The context of the page at a path, in the language of the path. */
export async function contextAt(asked: Where, service: Served): Promise<PageContext> {
  const place = placeAt(asked, service);
  return pageContext({ ...place, words: await pagesIn(place.locale) });
}

type Where = Pick<PageAsked, 'pathname' | 'search'>;
type Served = Pick<PageEnvironment, 'baseUrl' | 'at' | 'environment' | 'onDevice'> &
  Partial<Pick<PageEnvironment, 'choices'>>;

function placeAt({ pathname, search }: Where, { baseUrl, at, environment, onDevice, choices = NO_CHOICES }: Served) {
  const [, first = ''] = pathname.split('/', 2);
  const locale: LanguageCode = CODES_IN_PATHS.find((other) => other === first) ?? 'en';
  const path = locale === 'en' ? pathname : pathname.slice(first.length + 1);
  const { sent, ...view } = withoutView(search);
  const service = { baseUrl, at, environment, onDevice, choices };
  return { ...service, ...view, locale, root: rootOf(baseUrl), path: onThisHost(path) };
}

/** A path that begins with two slashes would be an address on another host. */
function onThisHost(path: string): string {
  return path.replace(/^\/*/, '/');
}
