import { type CalculationError, isCalculationError, STATUS_BY_CODE } from '../../base/errors.js';
import { paths, rootOf } from '../../catalog/paths.js';
import type { PageAnswer, PageEnvironment } from '../../pages/shell/environment.js';
import { Lazy } from '../web/lazy.js';
import { type Answer, documentAnswer, failure, type Reply } from './answer.js';
import { type Call, count, countFeed, countSearch } from './calculation.js';
import { type Document, tagged } from './documents.js';
import { packed, WORTH_PACKING } from './gzip.js';
import { prefersHtml } from './negotiate.js';
import type { RateLimiter } from './rate-limit.js';
import { type Route, slugOf } from './routes.js';

type Made = Answer & Pick<Reply, 'bytes'>;

/** The pages. Their words are many, and most programs never need them. */
export const PAGES = new Lazy(() => import('../../pages/pages.js'));

/** A page for people, or what it is made of. */
export function pageAnswer(call: Call, limiter: RateLimiter | undefined): Promise<Made> {
  return pageAt(call, call.asked.pathname, limiter);
}

/** The list of tools in place of the index for programs. */
export async function indexAsPage(call: Call, limiter: RateLimiter | undefined): Promise<Made> {
  return negotiated(await pageAt(call, paths.list, limiter));
}

async function pageAt(call: Call, pathname: string, limiter: RateLimiter | undefined): Promise<Made> {
  const { asked } = call;
  try {
    return await sent(await answerAt(call, pathname, limiter), asked);
  } catch (error) {
    const { refused, headers } = error instanceof Refused ? error : { refused: error, headers: {} };
    if (!prefersHtml(asked.header('accept'))) {
      if (error instanceof Refused) return failure(slugOf(call.route), refused, call.at, { headers });
      throw error;
    }
    if (!isCalculationError(refused)) call.report(refused);
    const code = isCalculationError(refused) ? refused.code : 'internal_error';
    return problemPage(call, { status: STATUS_BY_CODE[code], headers });
  }
}

/** One search too many, with what its answer says of the limit. */
class Refused extends Error {
  readonly refused: CalculationError;
  readonly headers: Answer['headers'];

  constructor(refused: CalculationError, headers: Answer['headers']) {
    super(refused.message);
    this.refused = refused;
    this.headers = headers;
  }
}

/** An error that a browser came upon outside of the interface for programs is a page too. */
export async function pageInstead(call: Call, refused: Answer): Promise<Made> {
  const { asked } = call;
  if (asked.pathname.startsWith('/api/')) return refused;
  return negotiated(prefersHtml(asked.header('accept')) ? await problemPage(call, refused) : refused);
}

/** What a refusal says beside its page. */
const OF_REFUSALS = /^(?:Allow|Retry-After|RateLimit-\w+)$/;

async function problemPage(call: Call, { status, headers }: Pick<Answer, 'status' | 'headers'>): Promise<Made> {
  const { asked } = call;
  const { problemAnswer } = await PAGES.get();
  const answer = await problemAnswer({ pathname: asked.pathname, search: '' }, call, status);
  const kept = Object.entries(headers).filter(([name]) => OF_REFUSALS.test(name));
  return sent({ ...answer, headers: { ...answer.headers, ...Object.fromEntries(kept) } }, asked);
}

/** The pages that read nothing of a query but what they are searched for. */
const WITHOUT_QUERY: readonly Route['kind'][] = ['home', 'list', 'methods', 'methodology', 'docs'];

async function answerAt(call: Call, pathname: string, limiter: RateLimiter | undefined): Promise<PageAnswer> {
  const { asked, at, baseUrl, kept } = call;
  const { pages, leadsElsewhere } = await PAGES.get();
  const isBare = new URLSearchParams(asked.search).size === 0;
  const header = (name: string) => asked.header(name);
  if (isBare && isKeepable(call.route, pathname) && !leadsElsewhere({ pathname, header })) {
    const { origin } = new URL(baseUrl);
    return kept.get({ pathname, origin, at: at.getTime() }, (any) =>
      pages({ pathname, search: '', header }, environmentOf(call, any + rootOf(baseUrl), limiter)),
    );
  }
  const service = environmentOf(call, baseUrl, limiter);
  // Whatever is asked behind their paths, they would be written anew.
  if (!isBare && WITHOUT_QUERY.includes(call.route.kind)) await service.countSearch();
  return pages({ pathname, search: isBare ? '' : asked.search, header }, service);
}

/** Whether a page is the same for all who ask nothing; `today` is that of a place. */
function isKeepable(route: Route, pathname: string): boolean {
  const { kind } = route;
  if (kind === 'page') return 'tool' in route && route.tool !== undefined && !pathname.includes('.');
  return kind === 'index' || kind === 'gathered' || WITHOUT_QUERY.includes(kind);
}

function environmentOf(call: Call, baseUrl: string, limiter: RateLimiter | undefined): PageEnvironment {
  const { asked, at, environment, elsewhere, shelf, report } = call;
  // Two people may be asked for on one form.
  let searched: ReturnType<typeof countSearch> | undefined;
  return {
    baseUrl,
    at,
    environment,
    elsewhere,
    client: asked.client,
    isGone: asked.isGone,
    shelf,
    report,
    countFeed: (places) => countFeed(call, limiter, places),
    count: (tool, places) => count(call, tool, limiter, places),
    async countSearch(places) {
      searched ??= countSearch(call, limiter, places);
      const { refusal, headers } = await searched;
      if (refusal) throw new Refused(refusal, headers);
    },
  };
}

/** An answer with its tag, where others may keep it, and in gzip where that saves something. */
async function sent(made: PageAnswer, { header, takesGzip }: Call['asked']): Promise<Made> {
  const { status, headers, body } = made;
  // A picture is packed already.
  if (body === null || made.bytes) return made;
  const isPacked = takesGzip === true && body.length > WORTH_PACKING;
  const varied = { ...headers, Vary: withName(headers['Vary'], 'Accept-Encoding') };
  const coding = isPacked ? { 'Content-Encoding': 'gzip' } : {};
  if (status !== 200 || !isKept(headers)) {
    return { status, headers: { ...varied, ...coding }, body, ...(isPacked && { bytes: await packed(body) }) };
  }
  const { etag, bytes } = await codedOf(made, isPacked ? 'gzip' : 'plain');
  const answer = documentAnswer({ type: headers['Content-Type'] ?? '', body, bytes, etag }, { header }, varied);
  if (answer.body === null) return answer;
  return { ...answer, headers: { ...answer.headers, ...coding }, bytes };
}

type Coding = 'gzip' | 'plain';

const coded = new WeakMap<PageAnswer, Partial<Record<Coding, Promise<Pick<Document, 'etag' | 'bytes'>>>>>();

/** A page as it is sent in a coding, made once. The tag is strong, so that each coding has one of its own. */
function codedOf(made: PageAnswer, coding: Coding): Promise<Pick<Document, 'etag' | 'bytes'>> {
  const forms = coded.get(made) ?? {};
  coded.set(made, forms);
  forms[coding] ??= encoded(made.body ?? '', coding);
  return forms[coding];
}

async function encoded(body: string, coding: Coding): Promise<Pick<Document, 'etag' | 'bytes'>> {
  if (coding === 'plain') return tagged({ type: '', body });
  const [{ etag }, bytes] = await Promise.all([tagged({ type: '', body: `gzip ${body}` }), packed(body)]);
  return { etag, bytes };
}

function isKept({ 'Cache-Control': control = '' }: Answer['headers']): boolean {
  return control.startsWith('public');
}

/** An answer whose kind depends on what the client accepts. */
function negotiated(answer: Made): Made {
  return { ...answer, headers: { ...answer.headers, Vary: withName(answer.headers['Vary'], 'Accept') } };
}

/** A list of names, as `Vary` has it, with one more. */
function withName(names: string | undefined, name: string): string {
  return names === undefined ? name : `${name}, ${names}`;
}
