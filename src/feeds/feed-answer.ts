import { CalculationError, invalidInput, isCalculationError, STATUS_BY_CODE, shortened } from '../base/errors.js';
import { reasonOf } from '../base/reasons.js';
import { zoneAt } from '../base/time/zone-at.js';
import { placesFor } from '../calculation/cost.js';
import { ASKED_OF } from '../catalog/feed-asked.js';
import { ALARMS, type Alarm } from '../catalog/feeds.js';
import { paths } from '../catalog/paths.js';
import { pagesIn } from '../languages/list.js';
import { LANGUAGE_CODES, type LanguageCode } from '../languages/locale/locales.js';
import { refusalIn } from '../languages/words/refusals/refusal-in.js';
import { type Envelope, type Prepared, prepared, type Texts } from '../pages/form/answer-to.js';
import { reading, zoneOf } from '../pages/form/reading.js';
import { todayIn } from '../pages/form/today.js';
import { monthClock } from '../pages/shared/day.js';
import { feedNames } from '../pages/shared/feed-names.js';
import { DAY_NAMES, type PageEnvironment, type Pairs, queryOf } from '../pages/shell/address.js';
import { hrefOf, type PageContext, pageContext } from '../pages/shell/context.js';
import { dayOf } from '../pages/shell/day-of.js';
import { PRIVATE } from '../pages/shell/respond.js';
import { retryAfterOf } from '../service/web/retry-after.js';
import { calendarOf } from './calendar-of.js';
import type { Feed } from './feed.js';
import type { Link, Years } from './told.js';

type Headers = Readonly<Record<string, string>>;

/** Programs ask as often as they like: what is new comes with a new year, or a release. */
const REFRESH_HOURS = 24;

/** Of what is the same for all who ask for it, an hour: a new year begins late by no more. */
const KEPT_AN_HOUR = { 'Cache-Control': 'public, max-age=3600', 'X-Robots-Tag': 'noindex' };

/** A calendar of this year and the next, by the query of a page. Errors are told as text, in the language asked for. */
export async function feedAnswer(
  context: PageContext,
  service: PageEnvironment,
  feed: Feed,
  sent: URLSearchParams,
): Promise<Response> {
  const locale = languageOf(sent);
  // An address without a language that there is leaves that of the browser.
  const own = locale ?? context.locale;
  const words = await pagesIn(own);
  const page = pageContext({
    ...context,
    locale: own,
    words,
    hours: 24,
    hasNativeDigits: false,
    path: paths.feed(feed.name),
  });
  if (!locale) {
    await service.countSearch();
    const message = page.words.feeds.unknownLanguage(LANGUAGE_CODES.join(', '));
    return refusal(page, invalidInput([{ field: 'lang', message }]));
  }
  let asked: FeedAsked;
  try {
    asked = await readFeed(feed, sent, page, service);
  } catch (error) {
    if (!isCalculationError(error)) throw error;
    // As with the forms of pages: without a count a faulty address could be sent for ever.
    await service.countSearch();
    return refusal(page, error);
  }
  const { years, only, alarm, texts: asking } = asked;
  const key = [feed.name, locale, page.baseUrl, years.first, only, alarm, queryOf([...asking])].join(' ');
  const parts = () => feed.parts(years, asking, only).map(({ tool, texts }) => prepared(service, tool, texts, page));
  const kept = service.shelf.lengthOf(key);
  if (kept !== undefined) {
    await service.countSearch(placesFor(0, kept / 1000));
  } else {
    const places = parts().reduce((sum, part) => sum + part.places, 0);
    const { refusal: refused, headers } = await service.countFeed(places);
    if (refused) return refusal(page, refused, headers);
  }
  try {
    const body = await service.shelf.get(key, () => made(feed, parts(), asked, page));
    return new Response(body, { headers: { ...fileHeaders(page, feed.name), ...KEPT_AN_HOUR } });
  } catch (error) {
    if (isCalculationError(error)) return refusal(page, error, retryAfterOf(error));
    throw error;
  }
}

/** What a calendar says of itself to who fetches it. */
export function fileHeaders({ locale }: Pick<PageContext, 'locale'>, name: string): Headers {
  return {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Language': locale,
    'Content-Security-Policy': "default-src 'none'",
    'Content-Disposition': `inline; filename="${name}.ics"`,
  };
}

async function made(
  feed: Feed,
  parts: readonly Prepared[],
  { texts, only, timeZone, years, alarm }: FeedAsked,
  page: PageContext,
): Promise<string> {
  const envelopes: Envelope[] = [];
  for (const { calculate } of parts) {
    const envelope = await calculate();
    if (envelope instanceof CalculationError) throw envelope;
    envelopes.push(envelope);
    // Whoever else waits is answered between two parts.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  const link: Link = (path, query) => hrefOf({ ...page, root: page.baseUrl }, path, query);
  const results = envelopes.map(({ result }) => result);
  return calendarOf(
    feed,
    { page, link, years, texts, timeZone, results, only },
    {
      clock: monthClock(page, timeZone, `${years.first}-06`),
      options: ASKED_OF[feed.name].options,
      provenance: envelopes[0]?.provenance,
      refreshHours: REFRESH_HOURS,
      alarm,
    },
  );
}

/** One line for each thing that is wrong, in the language of the reader. */
export function refusal(page: PageContext, error: CalculationError, headers: Headers = {}): Response {
  return new Response(`${linesOf(page, error).join('\n')}\n`, {
    status: STATUS_BY_CODE[error.code],
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Language': page.locale,
      ...PRIVATE,
      ...headers,
    },
  });
}

/** What the pages say of a field is in their language; what a calculation says has a reason, or a code. */
function linesOf(page: PageContext, error: CalculationError): string[] {
  const language = page.language;
  const hooks = { date: dayOf(page) };
  if (error.fieldErrors.length === 0) return [refusalIn(language, error, hooks)];
  return error.fieldErrors.map((each) => {
    const message = reasonOf(each) ? refusalIn(language, each, hooks) : each.message;
    return each.field === '' ? message : `${each.field}: ${message}`;
  });
}

/** What the address of a calendar asks. */
interface FeedAsked {
  /** In the form of the addresses of pages, by name. */
  readonly texts: Texts;
  /** Codes, each once, in the order in which the calendar knows them; empty for what is usual. */
  readonly only: readonly string[];
  readonly timeZone: string;
  readonly years: Years;
  readonly alarm: Alarm | undefined;
}

/** The names of a place in the interface for programs, and those of the pages. */
const ALSO: ReadonlyMap<string, string> = new Map([
  ['latitude', DAY_NAMES.latitude],
  ['longitude', DAY_NAMES.longitude],
  ['timezone', DAY_NAMES.zone],
  ['place', DAY_NAMES.place],
]);

const OWN = ['lang', 'only', 'alarm'];

/** The language that an address names, English where it names none; undefined for one that there is not. */
function languageOf(sent: URLSearchParams): LanguageCode | undefined {
  const asked = sent.get('lang') ?? 'en';
  return LANGUAGE_CODES.find((locale) => locale === asked);
}

/** @throws CalculationError `invalid_input` for what makes no sense. A calendar is asked for years long: nothing is passed over. */
async function readFeed(
  feed: Feed,
  sent: URLSearchParams,
  page: PageContext,
  service: Pick<PageEnvironment, 'environment' | 'at' | 'countSearch'>,
): Promise<FeedAsked> {
  const pairs = knownPairs(feed, sent, page);
  const only = codesIn(feed, sent.get('only') ?? '', page);
  const alarm = alarmIn(sent.get('alarm') ?? '', page);
  const finder = service.environment.zoneAt ?? zoneAt;
  const options = { choices: [], zoneAt: finder, beforeSearch: service.countSearch };
  const first = await reading(ASKED_OF[feed.name], new URLSearchParams(spanned(pairs)), page, options);
  // What is not in canonical form is read once more: programs that subscribe need not follow redirects.
  const read =
    first.kind === 'elsewhere'
      ? await reading(ASKED_OF[feed.name], new URLSearchParams(first.query), page, options)
      : first;
  if (read.kind === 'wrong') {
    throw invalidInput(read.errors.map(({ group, message }) => ({ field: group, message: `${message}.` })));
  }
  if (read.kind !== 'input') throw invalidInput([]);
  const texts = new Map([...read.texts].filter(([name]) => feedNames(feed.name).includes(name)));
  const timeZone = zoneOf(texts, finder);
  const year = Number(todayIn(timeZone, service.at).slice(0, 4));
  return { texts, only, timeZone, alarm, years: { first: year, last: Math.min(LAST_YEAR, year + 1) } };
}

const LAST_YEAR = 2200;

/** Any span will do: the years are known when the place is. */
function spanned(pairs: Pairs): [string, string][] {
  return [...pairs, ['from', '2000-01-01'], ['to', '2000-12-31']].map(([name = '', text = '']) => [name, text]);
}

function knownPairs(feed: Feed, sent: URLSearchParams, { words: { feeds: words } }: PageContext): Pairs {
  const names = feedNames(feed.name);
  const pairs: [string, string][] = [];
  for (const [name, text] of sent) {
    if (OWN.includes(name)) continue;
    const own = ALSO.get(name) ?? name;
    if (!names.includes(own)) throw problem(name, words.unknownName(shortened(name), [...names, ...OWN].join(', ')));
    if (pairs.some(([other]) => other === own)) throw problem(name, words.twice(own));
    pairs.push([own, text]);
  }
  return pairs;
}

/** @throws CalculationError for a code that the calendar has not. */
function codesIn({ codes }: Feed, text: string, { words }: PageContext): string[] {
  const asked = text
    .toLowerCase()
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  const unknown = asked.find((code) => !codes.includes(code));
  if (unknown !== undefined) {
    throw problem('only', words.feeds.unknownCode(shortened(unknown), someOf(codes)));
  }
  return codes.filter((code) => asked.includes(code));
}

/** @throws CalculationError for an alarm that there is not. */
function alarmIn(text: string, { words }: PageContext): Alarm | undefined {
  const asked = text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  const alarm = ALARMS.find((one) => one === asked);
  if (asked === '' || alarm) return alarm;
  throw problem('alarm', words.feeds.unknownCode(shortened(asked), ALARMS.join(', ')));
}

/** More would be a page of text; the schema of the calculator has all. */
const MOST_TOLD = 150;

function someOf(codes: readonly string[]): string {
  return codes.length > MOST_TOLD ? `${codes.slice(0, MOST_TOLD).join(', ')}, …` : codes.join(', ');
}

function problem(field: string, message: string) {
  return invalidInput([{ field: shortened(field), message }]);
}
