import { DEFAULTS, resolveEnvironment } from '../../calculation/options.js';
import { FAMILIES, rootOf } from '../../catalog/paths.js';
import { runTool } from '../../envelope/run.js';
import type { Ephemeris } from '../../ephemeris/ephemeris.js';
import { CalculationError, isCalculationError } from '../../errors.js';
import { tools } from '../../registry.js';
import type { ZoneFinder } from '../../time/zone-at.js';
import { type Answer, documentAnswer, failure, json, toResponse } from './answer.js';
import { discardBody } from './body.js';
import { type Call, calculation, type LimitedOptions, type UnlimitedOptions } from './calculation.js';
import { Documents } from './documents.js';
import { type MountOptions, mountOf } from './mount.js';
import { prefersHtml } from './negotiate.js';
import { familiesAskedFor } from './openapi/families.js';
import { places } from './places.js';
import { unknownTool, wrongMethod } from './refusals.js';
import { requestIdOf } from './request-id.js';
import { type Route, routeOf, slugOf } from './routes.js';

/**
 * A web-standard handler for Node, Deno, Bun, workers and frameworks. It rejects what is no web `Request` with a
 * TypeError, and never else.
 */
export type Handler = (request: Request) => Promise<Response>;

export type HandlerOptions = CommonHandlerOptions & (LimitedOptions | UnlimitedOptions);

/** What every handler takes. */
export interface CommonHandlerOptions extends MountOptions {
  /** Default: the clock of the runtime. */
  readonly now?: () => Date;
  /** Finds the time zone of coordinates. Default: an offline table. */
  readonly zoneAt?: ZoneFinder;
  /** Computes positions. Default: the bundled ephemeris. */
  readonly ephemeris?: Ephemeris;
  /** Told of whatever made an answer a 500 or 502 and was not meant for the client. */
  readonly onError?: (error: unknown, context: { readonly requestId: string }) => void;
}

/**
 * The public calculators as one function from request to response.
 *
 * @throws TypeError for a `baseUrl` that is no absolute URL, a `basePath` that is no path and a function that is none;
 * CalculationError `invalid_input` for a `zoneAt` or an `ephemeris` that is none.
 *
 * @example
 * import { createHandler } from 'nirayana/http';
 *
 * const handle = createHandler({ baseUrl: 'https://example.org' });
 * const response = await handle(new Request('https://example.org/api/public/tools'));
 * response.status; // => 200
 */
export function createHandler(options: HandlerOptions = {}): Handler {
  requireFunctions(options);
  const { now = () => new Date(), onError } = options;
  const base = mountOf(options);
  const environment = {
    ...(options.zoneAt !== undefined && { zoneAt: options.zoneAt }),
    ...(options.ephemeris !== undefined && { ephemeris: options.ephemeris }),
  };
  // Here, and not when the first client asks: it is no error of theirs.
  resolveEnvironment(environment, DEFAULTS);
  // Only the documents of the latest address are kept: clients choose the host they send, and could fill the memory.
  let documents: Documents | undefined;
  const documentsAt = (address: string) => {
    if (documents?.baseUrl !== address) documents = new Documents(address);
    return documents;
  };

  return async (request) => {
    requireWebRequest(request);
    const requestId = requestIdOf(request);
    const report = (error: unknown) => {
      try {
        onError?.(error, { requestId });
      } catch {
        // An observer that fails must not cost the client its answer.
      }
    };
    let slug = '';
    let answer: Answer;
    try {
      const { origin, pathname } = addressOf(request);
      const route = routeOf(base.inside(pathname));
      slug = slugOf(route);
      const call = { request, route, at: now(), baseUrl: base.urlAt(origin), environment, report };
      answer = await answerTo(call, documentsAt(call.baseUrl), options);
      // A result comes of a body that was read to its end.
      if (answer.status !== 200) await discardBody(request);
    } catch (error) {
      if (!isCalculationError(error)) report(error);
      // The clock of the caller may be what failed.
      answer = failure(slug, error, new Date());
    }
    return toResponse(answer, request.method, requestId);
  };
}

function requireFunctions({ now, onError, rateLimiter, clientId }: HandlerOptions): void {
  for (const [name, value] of Object.entries({ now, onError })) {
    if (value !== undefined && typeof value !== 'function')
      throw new TypeError(`The option ${name} must be a function.`);
  }
  if (rateLimiter === undefined) return;
  if (typeof rateLimiter?.take !== 'function') throw new TypeError('The option rateLimiter must have a function take.');
  if (typeof clientId !== 'function') {
    throw new TypeError('The option clientId must be a function where there is a rateLimiter.');
  }
}

/** Frameworks on Node hand out requests of their own kind, and a handler that took one would leave its client waiting. */
function requireWebRequest(request: Request): void {
  if (typeof request?.headers?.get === 'function') return;
  throw new TypeError(
    "The handler takes a web Request. To mount it on Node's http, Express or Fastify, use toNodeListener of nirayana/node.",
  );
}

export const INVALID_ADDRESS = 'The address of the request is not a valid URL.';

/** A `Request` by the book has a valid URL, but servers make theirs faster from whatever the client has sent. */
function addressOf({ url }: Request): URL {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address && address.username === '' && address.password === '') return address;
  throw new CalculationError('invalid_input', INVALID_ADDRESS);
}

function answerTo(
  call: Call,
  documents: Documents,
  limit: LimitedOptions | UnlimitedOptions,
): Answer | Promise<Answer> {
  const { request, route, at } = call;
  if (request.method === 'OPTIONS') return preflight(route);
  if (route.kind === 'unknown') return notFound(route.slug, at);
  if (route.kind === 'moved') return moved(rootOf(call.baseUrl) + route.to + new URL(request.url).search);
  if (request.method === 'POST' && route.kind === 'calculator') return calculation(call, route.tool, limit);
  if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed(route, at);
  if (route.kind === 'places') return places(call);
  if (route.kind === 'health') return json({ status: 'ok' });
  if (route.kind === 'readiness') return readiness(call);
  return reading(call, documents);
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

function moved(location: string): Answer {
  return { status: 308, headers: { Location: location, 'Cache-Control': 'public, max-age=300' }, body: null };
}

function notAllowed(route: Route, at: Date): Answer {
  const headers = { Allow: allowedOn(route) };
  return failure(slugOf(route), wrongMethod(headers.Allow), at, { status: 405, headers });
}

function notFound(slug: string, at: Date): Answer {
  const nothing = new CalculationError('not_found', 'There is nothing at this address.');
  return failure(slug, slug === '' ? nothing : unknownTool(slug), at);
}

async function reading({ request, route, at }: Call, documents: Documents): Promise<Answer> {
  const isNegotiated = route.kind === 'index';
  const asHtml = isNegotiated && prefersHtml(request.headers.get('Accept'));
  const families = route.kind === 'openapi' ? familiesAskedFor(request) : FAMILIES;
  const document = await documents.at(route, { asHtml, families });
  if (!document) return notFound(slugOf(route), at);
  return documentAnswer(document, request, isNegotiated ? { Vary: 'Accept' } : {});
}

/** Able to serve means able to calculate: one example is run. */
function readiness({ at, environment, report }: Call): Answer {
  const [tool] = tools;
  const envelope = tool && runTool<never, unknown>(tool, tool.example, { now: at, environment, onError: report });
  return envelope && 'result' in envelope ? json({ status: 'ok' }) : json({ status: 'unavailable' }, 503);
}
