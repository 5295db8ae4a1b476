import { placesFor } from '../../calculation/cost.js';
import { runTool } from '../../calculation/run.js';
import { FAMILIES, rootOf } from '../../catalog/paths.js';
import { tools } from '../../tools/registry.js';
import { type Answer, documentAnswer, failure, json, type Reply } from './answer.js';
import { type Call, calculation, countSearch } from './calculation.js';
import { type Document, type Documents, tagged } from './documents.js';
import type { Asked } from './door.js';
import { packed } from './gzip.js';
import { prefersHtml } from './negotiate.js';
import { familiesAskedFor } from './openapi/families.js';
import { indexAsPage, pageAnswer, pageInstead } from './page-answer.js';
import { places } from './places.js';
import type { RateLimiter } from './rate-limit.js';
import { nothingHere, unknownTool, wrongMethod } from './refusals.js';
import { type Route, slugOf } from './routes.js';

export interface PublicOptions {
  readonly rateLimiter?: RateLimiter | undefined;
  /** What the answer of `/readyz` tells beside its status. */
  readonly readiness?: () => Readonly<Record<string, string>>;
  /** The parts that could not be loaded. */
  readonly missing: () => Readonly<Record<string, string>>;
}

/** An answer, with its bytes where they are there already. */
type Made = Answer & Pick<Reply, 'bytes'>;

/** The answer to a request for the public calculators. */
export function publicAnswer(
  call: Call,
  documents: Documents,
  { rateLimiter, readiness = () => ({}), missing }: PublicOptions,
): Made | Promise<Made> {
  const { asked, route, at } = call;
  const { method } = asked;
  if (method === 'OPTIONS') return preflight(route);
  if (route.kind === 'unknown') return pageInstead(call, notFound(route.slug, at));
  if (route.kind === 'moved') return moved(rootOf(call.baseUrl) + route.to, asked);
  if (method === 'POST' && route.kind === 'calculator') return calculation(call, route.tool, rateLimiter);
  if (method !== 'GET' && method !== 'HEAD') return pageInstead(call, notAllowed(route, at));
  if (route.kind === 'places') return places(call, rateLimiter);
  if (route.kind === 'health') return json({ status: 'ok' });
  if (route.kind === 'readiness') return readinessAnswer(call, missing(), readiness());
  if (!isOfPrograms(route)) return pageAnswer(call, rateLimiter);
  return reading(call, documents, rateLimiter);
}

function isOfPrograms({ kind }: Route): boolean {
  return kind === 'index' || kind === 'openapi' || kind === 'calculator';
}

/** Any path may be asked about, so that a browser lets a page see the 404. */
function preflight(route: Route): Answer {
  const headers = {
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, OPTIONS',
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Max-Age': '86400',
    ...(route.kind !== 'unknown' && { Allow: allowedOn(route) }),
  };
  return { status: 204, headers, body: null };
}

function allowedOn(route: Route): string {
  return route.kind === 'calculator' ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS';
}

/** A query may hold the details of a birth, which go on and are kept by nobody. */
function moved(path: string, { search }: Pick<Asked, 'search'>): Answer {
  const control = search === '' ? 'public, max-age=300' : 'no-store';
  return { status: 308, headers: { Location: path + search, 'Cache-Control': control }, body: null };
}

function notAllowed(route: Route, at: Date): Answer {
  const headers = { Allow: allowedOn(route) };
  return failure(slugOf(route), wrongMethod(headers.Allow), at, { status: 405, headers });
}

function notFound(slug: string, at: Date): Answer {
  return failure(slug, slug === '' ? nothingHere() : unknownTool(slug), at);
}

async function reading(call: Call, documents: Documents, limiter: RateLimiter | undefined): Promise<Made> {
  const { asked, route, at } = call;
  const isNegotiated = route.kind === 'index';
  if (isNegotiated && prefersHtml(asked.header('accept'))) return indexAsPage(call, limiter);
  const families = route.kind === 'openapi' ? familiesAskedFor(asked) : FAMILIES;
  const document = await documents.at(route, { families });
  if (!document) return notFound(slugOf(route), at);
  if (route.kind !== 'openapi') return whole(document, asked, isNegotiated ? { Vary: 'Accept' } : {});
  const answer = await (asked.takesGzip === undefined ? whole(document, asked) : inGzip(document, asked));
  if (!answer.bytes || asked.method === 'HEAD') return answer;
  // A megabyte for a line of text: by as many places as a result of that size, of the window of searches.
  const { refusal, headers } = await countSearch(call, limiter, placesFor(0, answer.bytes.length / 1000));
  return refusal ? failure('', refusal, at, { headers }) : answer;
}

function whole(document: Document, asked: Asked, more: Answer['headers'] = {}): Made {
  const answer = documentAnswer(document, asked, more);
  return answer.body === null ? answer : { ...answer, bytes: document.bytes };
}

/** Half a megabyte that shrinks to a twelfth: the one document for programs that is worth it. */
async function inGzip(document: Document, asked: Asked): Promise<Made> {
  const headers = { Vary: 'Accept-Encoding' };
  if (asked.takesGzip !== true) return whole(document, asked, headers);
  const { etag, bytes } = await packedOf(document);
  const answer = documentAnswer({ ...document, etag }, asked, headers);
  if (answer.body === null) return answer;
  return { ...answer, headers: { ...answer.headers, 'Content-Encoding': 'gzip' }, bytes };
}

type Packed = Pick<Document, 'etag' | 'bytes'>;

const packages = new WeakMap<Document, Promise<Packed>>();

/** A document in gzip, made once. The tag is strong, so that each coding has one of its own. */
function packedOf(document: Document): Promise<Packed> {
  const made = packages.get(document) ?? pack(document);
  packages.set(document, made);
  return made;
}

async function pack({ type, body }: Document): Promise<Packed> {
  const [{ etag }, bytes] = await Promise.all([tagged({ type, body: `gzip ${body}` }), packed(body)]);
  return { etag, bytes };
}

type Facts = Readonly<Record<string, string>>;

/** Able to serve means able to calculate, and to load what is not loaded yet: one example is run. */
function readinessAnswer({ at, environment, report }: Call, missing: Facts, facts: Facts): Answer {
  const [tool] = tools;
  const envelope = tool && runTool(tool, tool.example, { now: at, environment, onError: report });
  const isAble = envelope && 'result' in envelope && Object.keys(missing).length === 0;
  return isAble ? json({ status: 'ok', ...facts }) : json({ status: 'unavailable', ...facts, ...missing }, 503);
}
