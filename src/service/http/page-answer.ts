import { type CalculationError, isCalculationError, STATUS_BY_CODE } from '../../base/errors.js';
import { Lazy } from '../../base/lazy.js';
import { paths, rootOf } from '../../catalog/paths.js';
import type { PageAnswer, PageEnvironment } from '../../pages/shell/address.js';
import { type Call, count, countFeed, countSearch } from './calculation.js';
import { tagOf } from './documents.js';
import { type Answer, documentAnswer, failure, type Reply } from './door.js';
import { packed, WORTH_PACKING } from './kept-pages.js';
import { prefersHtml } from './negotiate.js';
import { homeOf } from './page-routes.js';
import type { RateLimiter } from './rate-limit.js';
import { type Route, slugOf } from './routes.js';

type Made = Answer & Pick<Reply, 'bytes'>;

/** The pages. Their words are many, and most programs never need them. */
export const PAGES = new Lazy(() => import('../../site/pages.js'));

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
    return await sent(await answerAt(call, pathname, limiter), call);
  } catch (error) {
    const { refused, headers } = error instanceof Refused ? error : { refused: error, headers: {} };
    if (!prefersHtml(asked.header('accept'))) {
      if (error instanceof Refused) return failure(slugOf(call.route), refused, call.at, { headers });
      throw error;
    }
    if (!isCalculationError(refused)) call.report(refused);
    const code = isCalculationError(refused) ? refused.code : 'internal_error';
    return problemPage(call, { status: STATUS_BY_CODE[code], headers }, limiter);
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
export async function pageInstead(call: Call, refused: Answer, limiter: RateLimiter | undefined): Promise<Made> {
  const { asked } = call;
  if (asked.pathname.startsWith('/api/')) return refused;
  return negotiated(prefersHtml(asked.header('accept')) ? await problemPage(call, refused, limiter) : refused);
}

/** What a refusal says beside its page. */
const OF_REFUSALS = /^(?:Allow|Retry-After|RateLimit-\w+)$/;

const TOO_MANY = STATUS_BY_CODE.rate_limited;

/** A page for an error: counted before it is written, as a search for what its address may have meant. */
async function problemPage(
  call: Call,
  { status, headers }: Pick<Answer, 'status' | 'headers'>,
  limiter: RateLimiter | undefined,
): Promise<Made> {
  if (status !== TOO_MANY) {
    // What counts may be what failed, and its failure is told as a page all the same.
    const counted = await countSearch(call, limiter).catch(() => undefined);
    if (counted?.refusal) return problemPage(call, { status: TOO_MANY, headers: counted.headers }, limiter);
  }
  const answer = await (status === TOO_MANY ? tooMany(call) : problemAt(call, call.asked.pathname, status));
  const kept = Object.entries(headers).filter(([name]) => OF_REFUSALS.test(name));
  return sent(answer, call, Object.fromEntries(kept));
}

/** What is told of one request too many costs nothing: it is written once a minute for each language. */
async function tooMany(call: Call): Promise<PageAnswer> {
  const { asked, at, host, kept } = call;
  const path = homeOf(asked.pathname);
  const name = `${path} ${TOO_MANY}`;
  const make = (any: string) => problemAt({ ...call, baseUrl: any + rootOf(call.baseUrl) }, path, TOO_MANY);
  return kept.get({ name, host, at: at.getTime() }, make, () => true);
}

async function problemAt(call: Call, pathname: string, status: number): Promise<PageAnswer> {
  const { problemAnswer } = await PAGES.get();
  return problemAnswer({ pathname, search: '' }, call, status);
}

/** The pages that read nothing of a query but what they are searched for. */
const WITHOUT_QUERY: readonly Route['kind'][] = [
  'home',
  'list',
  'methods',
  'methodology',
  'docs',
  'document',
  'verify',
];

/** The pages that are never kept, since they are their reader's own. */
const NEVER_KEPT: readonly Route['kind'][] = ['choices', 'offline'];

async function answerAt(call: Call, pathname: string, limiter: RateLimiter | undefined): Promise<PageAnswer> {
  const { asked, at, baseUrl, host, kept } = call;
  const { pages, leadsElsewhere, isChosen } = await PAGES.get();
  const isBare = new URLSearchParams(asked.search).size === 0;
  const header = (name: string) => asked.header(name);
  const isOwn = isBare && isChosen(pathname, call.choices);
  if (isBare && isKeepable(call.route, pathname) && !isOwn && !leadsElsewhere({ pathname, header })) {
    return kept.get({ name: pathname, host, at: at.getTime() }, async (any) => {
      const service = environmentOf(call, any + rootOf(baseUrl), limiter);
      await service.countSearch();
      return pages({ pathname, search: '', header }, service);
    });
  }
  const service = environmentOf(call, baseUrl, limiter);
  // Whatever is asked behind their paths, they would be written anew, and so they are for who has chosen.
  const { kind } = call.route;
  if (isOwn || NEVER_KEPT.includes(kind) || (!isBare && WITHOUT_QUERY.includes(kind))) await service.countSearch();
  return pages({ pathname, search: isBare ? '' : asked.search, header }, service);
}

/** Whether a page is the same for all who ask nothing; `today` is that of a place. */
function isKeepable(route: Route, pathname: string): boolean {
  const { kind } = route;
  if (kind === 'page') return 'tool' in route && route.tool !== undefined && !pathname.includes('.');
  return kind === 'index' || kind === 'gathered' || kind === 'festival' || WITHOUT_QUERY.includes(kind);
}

function environmentOf(call: Call, baseUrl: string, limiter: RateLimiter | undefined): PageEnvironment {
  const { asked, at, environment, elsewhere, onDevice, documents, choices, shelf, report } = call;
  // Two people may be asked for on one form, and what is found by a search may be large.
  let counted = 0;
  let last = Promise.resolve();
  // What is told of a refusal is written by the words of the address too.
  const told = async (taken: ReturnType<typeof count>) => {
    const made = await taken;
    if (made.refusal?.code === 'rate_limited') await service.countSearch();
    return made;
  };
  const service: PageEnvironment = {
    baseUrl,
    at,
    environment,
    elsewhere,
    onDevice,
    documents,
    choices,
    client: asked.client,
    isGone: asked.isGone,
    shelf,
    report,
    countFeed: (places) => told(countFeed(call, limiter, places)),
    count: (tool, places) => told(count(call, tool, limiter, places)),
    countSearch(places = 1) {
      const more = places - counted;
      if (more <= 0) return last;
      counted = places;
      const before = last;
      last = (async () => {
        await before;
        const { refusal, headers } = await countSearch(call, limiter, more);
        if (refusal) throw new Refused(refusal, headers);
      })();
      return last;
    },
  };
  return service;
}

/** An answer with its tag, where others may keep it, and in gzip where that saves something. */
async function sent(made: PageAnswer, { asked, host }: Call, more: Answer['headers'] = {}): Promise<Made> {
  const { status, headers, body } = made;
  // A picture is packed already.
  if (body === null || made.bytes) return made;
  // What is made for one client alone was counted.
  const isWorthIt = body.length > WORTH_PACKING && (host.isKept || !isKept(headers));
  const isPacked = asked.takesGzip === true && isWorthIt;
  const varied = { ...headers, ...more, Vary: withName(headers['Vary'], 'Accept-Encoding') };
  const coding = isPacked ? { 'Content-Encoding': 'gzip' } : {};
  const bytes = isPacked ? await packedOf(made) : undefined;
  if (status !== 200 || !isKept(headers)) return { status, headers: { ...varied, ...coding }, body, bytes };
  const etag = await tagOfPage(made, isPacked ? 'gzip ' : '');
  const document = { type: headers['Content-Type'] ?? '', body, etag };
  const answer = documentAnswer(document, asked, varied);
  return answer.body === null ? answer : { ...answer, headers: { ...answer.headers, ...coding }, bytes };
}

const packages = new WeakMap<PageAnswer, Promise<Uint8Array<ArrayBuffer>>>();
const tags = new WeakMap<PageAnswer, Promise<string>>();

/** A page in gzip, made once. */
function packedOf(made: PageAnswer): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = packages.get(made) ?? packed(made.body ?? '');
  packages.set(made, bytes);
  return bytes;
}

/** The tag of a page in a coding, since each has one of its own. */
async function tagOfPage(made: PageAnswer, coding: '' | 'gzip '): Promise<string> {
  const plain = tags.get(made) ?? tagOf(made.body ?? '');
  tags.set(made, plain);
  return coding === '' ? plain : tagOf(coding + (await plain));
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
