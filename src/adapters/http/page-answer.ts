import { paths } from '../../catalog/paths.js';
import { type CalculationError, isCalculationError, STATUS_BY_CODE } from '../../errors.js';
import type { PageAnswer, PageEnvironment } from '../pages/shell/environment.js';
import { Lazy } from '../web/lazy.js';
import { type Answer, documentAnswer, failure, type Reply } from './answer.js';
import { type Call, count, countFeed, countSearch } from './calculation.js';
import { tagged } from './documents.js';
import { packed, WORTH_PACKING } from './gzip.js';
import { prefersHtml } from './negotiate.js';
import type { RateLimiter } from './rate-limit.js';
import { slugOf } from './routes.js';

type Made = Answer & Pick<Reply, 'bytes'>;

/** The pages. Their words are many, and most programs never need them. */
export const PAGES = new Lazy(() => import('../pages/pages.js'));

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

async function answerAt(call: Call, pathname: string, limiter: RateLimiter | undefined): Promise<PageAnswer> {
  const { asked, at, baseUrl, environment, elsewhere, shelf, report } = call;
  // Two people may be asked for on one form.
  let searched: ReturnType<typeof countSearch> | undefined;
  const service: PageEnvironment = {
    baseUrl,
    at,
    environment,
    elsewhere,
    client: asked.client,
    shelf,
    report,
    countFeed: (places) => countFeed(call, limiter, places),
    count: (tool, places) => count(call, tool, limiter, places),
    async countSearch() {
      searched ??= countSearch(call, limiter);
      const { refusal, headers } = await searched;
      if (refusal) throw new Refused(refusal, headers);
    },
  };
  const { pages } = await PAGES.get();
  return pages({ pathname, search: asked.search, header: (name) => asked.header(name) }, service);
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
  // The tag is strong, so that each coding has one of its own.
  const { etag, bytes } = await tagged({ type: '', body: isPacked ? `gzip ${body}` : body });
  const answer = documentAnswer({ type: headers['Content-Type'] ?? '', body, bytes, etag }, { header }, varied);
  if (answer.body === null || !isPacked) return answer;
  return { ...answer, headers: { ...answer.headers, ...coding }, bytes: await packed(body) };
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
