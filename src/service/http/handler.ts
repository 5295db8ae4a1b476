import type { Ephemeris } from '../../base/ephemeris/ephemeris.js';
import { CalculationError } from '../../base/errors.js';
import type { ZoneFinder } from '../../base/time/zone-at.js';
import { type Body, discardBody, type FormBody, readForm, readJson } from './body.js';
import type { LimitedOptions, UnlimitedOptions } from './calculation.js';
import { type Answer, type Answered, type Asked, failure, type MountOptions, toResponse } from './door.js';
import { requestIdOf } from './request-id.js';
import { type Brought, type Parts, Service } from './service.js';

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
  /** Told of every answer when it is made, for logs and metrics. Default: nobody. */
  readonly onAnswered?: (answered: Answered) => void;
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
  return handlerWith(options);
}

/** The handler that `createHandler` makes, with more behind it than the public calculators. */
export function handlerWith(options: HandlerOptions & Parts): Handler {
  requireLimit(options);
  const service = new Service(options);
  const { clientId } = options;
  const handler: Handler = async (request) => {
    requireWebRequest(request);
    const { method } = request;
    const requestId = requestIdOf(request.headers.get('X-Request-Id'));
    const address = addressOf(request);
    if (!address) return toResponse(service.refuse({ method, requestId }, invalidAddress()), method);
    const place = { origin: address.origin, pathname: service.inside(address.pathname), search: address.search };
    return toResponse(await service.answer(new WebAsked(request, { ...place, requestId, clientId })), method);
  };
  made.set(handler, { service, clientId });
  return handler;
}

/** What a handler of ours stands on, so that it can be asked without web requests. */
export function madeOf(handler: Handler): Made | undefined {
  return made.get(handler);
}

interface Made {
  readonly service: Service;
  readonly clientId: ((request: Request) => string) | undefined;
}

const made = new WeakMap<Handler, Made>();

function requireLimit({ rateLimiter, clientId }: HandlerOptions): void {
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

/** The answer where the address of a request is none. */
export function invalidAddress(): Answer {
  return failure(
    '',
    new CalculationError(
      'invalid_input',
      'The address of the request must be a valid URL, with a host of letters, digits, ".", "-" and "_" or an IPv6 address in brackets.',
    ),
    new Date(),
  );
}

/** No name of a host is longer (RFC 1035), and a page repeats it in each of its links. */
const LONGEST_HOST = 253;

/** A URL parser takes quotes, dollars and brackets for letters of a host: nobody has such a name, but who means harm. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/i;

/** Whether a host is one that somebody could have. */
export function isHost({ hostname }: Pick<URL, 'hostname'>): boolean {
  return hostname.length <= LONGEST_HOST && HOST.test(hostname);
}

/** A `Request` by the book has a valid URL, but servers make theirs faster from whatever the client has sent. */
function addressOf({ url }: Request): URL | undefined {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  return address?.username === '' && address.password === '' && isHost(address) ? address : undefined;
}

interface Place extends Pick<Asked, 'origin' | 'pathname' | 'search' | 'requestId'> {
  readonly clientId: ((request: Request) => string) | undefined;
}

/** A web request as the service reads it. */
class WebAsked implements Brought {
  readonly method: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly requestId: string;
  readonly #request: Request;
  readonly #clientId: Place['clientId'];
  #isRead = false;

  constructor(request: Request, { origin, pathname, search, requestId, clientId }: Place) {
    this.method = request.method;
    this.origin = origin;
    this.pathname = pathname;
    this.search = search;
    this.requestId = requestId;
    this.#request = request;
    this.#clientId = clientId;
  }

  get client(): string {
    return this.#clientId?.(this.#request) ?? '';
  }

  readonly header = (name: string): string | null => this.#request.headers.get(name);

  readonly json = async (most?: number): Promise<Body> => {
    const body = await readJson(this.#request, most);
    this.#isRead = 'value' in body;
    return body;
  };

  readonly form = async (): Promise<FormBody> => {
    const body = await readForm(this.#request);
    this.#isRead = 'value' in body;
    return body;
  };

  readonly discard = (): Promise<void> | undefined => (this.#isRead ? undefined : discardBody(this.#request));
}
