import { CalculationError, invalidInput, isCalculationError } from '../../base/errors.js';
import { likewise } from '../../base/reasons.js';
import { placesFor } from '../../calculation/cost.js';
import { runTool } from '../../calculation/run.js';
import { FAMILIES, type Family, paths, rootOf } from '../../catalog/paths.js';
import type { LanguageCode } from '../../languages/locale/locales.js';
import { tools } from '../../tools/registry.js';
import { placeSearch, searchPlaces } from '../web/places.js';
import { mayHaveBody } from './body.js';
import { type Call, calculation, countSearch } from './calculation.js';
import { choicesAnswer } from './choices-answer.js';
import { type Document, jsonDocument, tagged, tagOf } from './documents.js';
import { type Answer, type Asked, documentAnswer, failure, holds, json, type Reply } from './door.js';
import { isFromHere } from './from-here.js';
import { packed } from './kept-pages.js';
import { prefersHtml } from './negotiate.js';
import { indexAsPage, pageAnswer, pageInstead } from './page-answer.js';
import type { PageRoute } from './page-routes.js';
import { readQuery } from './query.js';
import { furtherPlaces, type RateLimiter } from './rate-limit.js';
import { nothingHere, unknownTool, wrongMethod } from './refusals.js';
import { type Route, slugOf } from './routes.js';

export interface PublicOptions {
  readonly rateLimiter?: RateLimiter | undefined;
  /** The public address of the service, where its operator has given one. */
  readonly baseUrl?: string | undefined;
  /** What the answer of `/readyz` tells beside its status. */
  readonly readiness?: () => Readonly<Record<string, string>>;
  /** The parts that could not be loaded. */
  readonly missing: () => Readonly<Record<string, string>>;
}

/** An answer, with its bytes where they are there already. */
type Made = Answer & Pick<Reply, 'bytes'>;

/** Pages that are nothing without the files that a device runs. */
const OF_DEVICE: readonly Route['kind'][] = ['offline', 'verify'];

/** The interface for programs, which stands among the documents and is none. */
const PROGRAMS = paths.programs.slice(paths.document('').length + 1);

/** The answer to a request for the public calculators. */
export function publicAnswer(
  call: Call,
  { rateLimiter, baseUrl, readiness = () => ({}), missing }: PublicOptions,
): Made | Promise<Made> {
  const { asked, route, at } = call;
  const { method } = asked;
  if (method === 'OPTIONS') return preflight(route);
  if (route.kind === 'unknown') return pageInstead(call, notFound(route.slug, at), rateLimiter);
  if (isOfWhatIsMissing(call)) return pageInstead(call, notFound('', at), rateLimiter);
  if (route.kind === 'moved') return moved(rootOf(call.baseUrl) + route.to, asked);
  if (method === 'POST' && route.kind === 'calculator') return calculation(call, route.tool, rateLimiter);
  if (method === 'POST' && route.kind === 'choices') return choicesKept(call, rateLimiter, baseUrl);
  if (mayHaveBody(asked)) return pageInstead(call, notAllowed(route, at), rateLimiter);
  if (route.kind === 'places') return places(call, rateLimiter);
  if (route.kind === 'health') return json({ status: 'ok' });
  if (route.kind === 'readiness') return readinessAnswer(call, missing(), readiness());
  if (route.kind === 'document') return documentPage(call, route, rateLimiter);
  if (!isOfPrograms(route)) return pageAnswer(call, rateLimiter);
  return reading(call, rateLimiter);
}

function isOfWhatIsMissing({ route, onDevice, documents }: Call): boolean {
  return (OF_DEVICE.includes(route.kind) && !onDevice) || (route.kind === 'document' && !documents);
}

/** Which documents there are is known once they are read. */
async function documentPage(call: Call, { document = '' }: PageRoute, limiter: RateLimiter | undefined): Promise<Made> {
  const documents = (await call.documents?.get()) ?? {};
  const isThere = document === PROGRAMS || Object.hasOwn(documents, document);
  return isThere ? pageAnswer(call, limiter) : pageInstead(call, notFound('', call.at), limiter);
}

/** Keeps the choices that a page of this service has sent; a page of another site chooses for nobody. */
async function choicesKept(call: Call, limiter: RateLimiter | undefined, baseUrl: string | undefined): Promise<Made> {
  const { asked, at } = call;
  const refuse = (status: number, message: string) =>
    pageInstead(call, failure('', new CalculationError('invalid_input', message), at, { status }), limiter);
  if (!isFromHere(asked, baseUrl)) return refuse(403, 'Choices are kept by the form of the page /choices alone.');
  const { refusal, headers } = await countSearch(call, limiter);
  if (refusal) return pageInstead(call, failure('', refusal, at, { headers }), limiter);
  const answer = await choicesAnswer(call);
  return typeof answer === 'number' ? refuse(answer, 'The body must be a form, as the page sends it.') : answer;
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
  return route.kind === 'calculator' || route.kind === 'choices' ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS';
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

/** Kilobytes of openapi.json, nearly all of them schemas, and how many times fewer they are in gzip. */
const OPENAPI_KILOBYTES = 1_300;
const GZIP_TIMES = 7;

async function reading(call: Call, limiter: RateLimiter | undefined): Promise<Made> {
  const { asked, route, at, host } = call;
  const isNegotiated = route.kind === 'index';
  if (isNegotiated && prefersHtml(asked.header('accept'))) return indexAsPage(call, limiter);
  if (route.kind === 'openapi') return described(call, limiter);
  const document = await host.documents.at(route, { families: FAMILIES });
  if (!document) return notFound(slugOf(route), at);
  return whole(document, asked, isNegotiated ? { Vary: 'Accept' } : {});
}

/**
 * A megabyte for a line of text: counted before it is made, as a search where the client holds it, else by as many places
 * as a result of that size. In gzip, where that is kept for the next one who asks.
 */
async function described(call: Call, limiter: RateLimiter | undefined): Promise<Made> {
  const { asked, route, at, host } = call;
  const families = familiesAskedFor(asked);
  const first = await countSearch(call, limiter);
  if (first.refusal) return failure('', first.refusal, at, { headers: first.headers });
  const document = await host.documents.at(route, { families });
  if (!document) return notFound(slugOf(route), at);
  const isPacked = asked.takesGzip === true && host.isKept;
  const more: Answer['headers'] = asked.takesGzip === undefined ? {} : { Vary: 'Accept-Encoding' };
  const etag = isPacked ? await tagOf(`gzip ${document.etag}`) : document.etag;
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=300', ...more };
  if (holds(asked.header('if-none-match'), etag)) return { status: 304, headers, body: null };
  const kilobytes = OPENAPI_KILOBYTES / (isPacked ? GZIP_TIMES : 1);
  const further = furtherPlaces(placesFor(0, kilobytes), first.limit);
  const counted = further > 0 ? await countSearch(call, limiter, further) : first;
  if (counted.refusal) return failure('', counted.refusal, at, { headers: counted.headers });
  const answer = { status: 200, headers: { 'Content-Type': document.type, ...headers }, body: document.body };
  if (!isPacked) return { ...answer, bytes: document.bytes };
  return { ...answer, headers: { ...answer.headers, 'Content-Encoding': 'gzip' }, bytes: await packedOf(document) };
}

function whole(document: Document, asked: Asked, more: Answer['headers'] = {}): Made {
  const answer = documentAnswer(document, asked, more);
  return answer.body === null ? answer : { ...answer, bytes: document.bytes };
}

const packages = new WeakMap<Document, Promise<Uint8Array<ArrayBuffer>>>();

/** A document in gzip, made once. */
function packedOf(document: Document): Promise<Uint8Array<ArrayBuffer>> {
  const made = packages.get(document) ?? packed(document.body);
  packages.set(document, made);
  return made;
}

type Facts = Readonly<Record<string, string>>;

/** Able to serve means able to calculate, and to load what is not loaded yet: one example is run. */
function readinessAnswer({ at, environment, report }: Call, missing: Facts, facts: Facts): Answer {
  const [tool] = tools;
  const envelope = tool && runTool(tool, tool.example, { now: at, environment, onError: report });
  const isAble = envelope && 'result' in envelope && Object.keys(missing).length === 0;
  return isAble ? json({ status: 'ok', ...facts }) : json({ status: 'unavailable', ...facts, ...missing }, 503);
}

const PARAMETERS = ['q', 'country', 'limit', 'locale'] as const;

type Parameters = Readonly<Partial<Record<(typeof PARAMETERS)[number], string>>>;

/** A search for places. What it finds may be kept by anybody, so that it says nothing of the limit of one client. */
async function places(call: Call, limiter: RateLimiter | undefined): Promise<Answer> {
  const { asked, at } = call;
  const { refusal, headers } = await countSearch(call, limiter);
  if (refusal) return failure('', refusal, at, { headers });
  try {
    const found = await find(readQuery(asked, PARAMETERS, ['q']));
    return documentAnswer(await tagged(jsonDocument(found)), asked, {});
  } catch (error) {
    if (!isCalculationError(error)) throw error;
    return failure('', error, at);
  }
}

/** The data are loaded with the first search, so that a service without searches never has them. */
async function find({ q = '', country, limit, locale }: Parameters) {
  const { ATTRIBUTION } = await placeSearch.get();
  try {
    // The search refuses a language that there is not.
    const options = {
      country,
      limit: limit === undefined ? undefined : numberIn(limit),
      locale: locale as LanguageCode,
    };
    return { places: await searchPlaces(q, options), attribution: ATTRIBUTION };
  } catch (error) {
    if (!isCalculationError(error)) throw error;
    // The library calls `query` what is `q` in an address.
    throw invalidInput(
      error.fieldErrors.map((one) => (one.field === 'query' ? likewise({ ...one, field: 'q' }, one) : one)),
    );
  }
}

/** NaN for what is no whole number in plain digits. */
function numberIn(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

/**
 * The families of paths that the query of an OpenAPI document names: both without one.
 *
 * @throws CalculationError `invalid_input` for another family and for another parameter.
 */
function familiesAskedFor(asked: { readonly search: string }): readonly Family[] {
  const { family: named } = readQuery(asked, ['family']);
  if (named === undefined) return FAMILIES;
  const families = FAMILIES.filter((family) => family === named);
  if (families.length > 0) return families;
  throw invalidInput([{ field: 'family', message: `Must be one of: ${FAMILIES.join(', ')}.` }]);
}
