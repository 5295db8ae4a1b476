import { once } from 'node:events';
import { createServer, type IncomingMessage, STATUS_CODES } from 'node:http';
import { type AddressInfo, isIPv6, type Server } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Ephemeris } from '../../base/ephemeris/ephemeris.js';
import { CalculationError } from '../../base/errors.js';
import type { ZoneFinder } from '../../base/time/zone-at.js';
import { rootOf } from '../../catalog/paths.js';
import { clientKey } from '../http/client-key.js';
import {
  type Answer,
  type Answered,
  failure,
  headersOf,
  type MountOptions,
  pathFrom,
  withoutSlash,
} from '../http/door.js';
import { DEFAULT_LIMIT, type RateLimiter, SlidingWindowLimiter } from '../http/rate-limit.js';
import { requestIdOf } from '../http/request-id.js';
import { type Parts, Service } from '../http/service.js';
import { mcpDoor } from '../mcp/door.js';
import { CalculationThreads } from '../threads/calculation-threads.js';
import type { ClientOf } from './address.js';
import { Connections, DEFAULT_CONNECTIONS, linger } from './connections.js';
import { DOCUMENTS } from './documents.js';
import { nodeListener, observer, type Report, serviceAnswering } from './listener.js';
import { canDrawPng, svgToPng } from './png.js';
import { appDoors } from './site/app-doors.js';
import { App } from './site/app-files.js';

export interface ServeOptions extends MountOptions {
  /** 0 for one that is free. Default 8787. */
  readonly port?: number;
  /** Address to listen on. Default 127.0.0.1: this machine only. */
  readonly hostname?: string;
  /** Calculations a minute for each client and tool, 0 for no limit. Default 30. */
  readonly requestsPerMinute?: number;
  /**
   * How many proxies of one's own every request passes through. The client is then the address that the outermost of
   * them has written into X-Forwarded-For. Default 0: the address of the socket.
   */
  readonly trustedProxies?: number;
  /**
   * Connections that one address may have open, 0 for any number; with one more, its oldest that owes no answer is ended,
   * and where there is none the new one is. It is not counted behind `trustedProxies`, which have one address for many
   * people and have to do so themselves. Default 500.
   */
  readonly connectionsPerAddress?: number;
  /** Default: the clock of the system. */
  readonly now?: () => Date;
  /** Finds the time zone of coordinates. Default: an offline table. */
  readonly zoneAt?: ZoneFinder;
  /** Computes positions. Default: the bundled ephemeris. */
  readonly ephemeris?: Ephemeris;
  /** Told of whatever went wrong in the server itself. Default: writes it to standard error. */
  readonly onError?: (error: unknown, context: { readonly requestId?: string }) => void;
  /** Told of every answer when it is made, for logs and metrics. Default: nobody. */
  readonly onAnswered?: (answered: Answered) => void;
}

export interface RunningServer {
  /** Where it listens, such as `http://127.0.0.1:8787`. */
  readonly url: string;
  /**
   * Stops listening, answers what has come or still comes on open connections, and resolves when all of them are ended:
   * each after its last answer or a second of silence, any after five seconds.
   */
  readonly close: () => Promise<void>;
}

/** What a slow or silent client may use up. */
const LIMITS = {
  // Told in our own words.
  requireHostHeader: false,
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  // Longer than the 60 seconds for which proxies keep a connection, so that none sends on one that we are closing.
  keepAliveTimeout: 65_000,
};
const SILENCE_MILLISECONDS = 30_000;

/**
 * Serves the public calculators over HTTP, as `nirayana serve` does.
 *
 * @throws Error with a message for people when it cannot listen: the port is taken, not allowed, or the address is not
 * of this machine. RangeError or TypeError for options that make no sense.
 *
 * @example
 * import { serve } from 'nirayana/node';
 *
 * const server = await serve({ port: 0 });
 * const response = await fetch(`${server.url}/healthz`);
 * await response.json(); // => { status: 'ok' }
 * await server.close();
 */
export function serve(options: ServeOptions = {}): Promise<RunningServer> {
  return serveWith(options);
}

/** What `serve` takes, and what more can stand behind a server than the public calculators. */
export interface ServiceParts extends ServeOptions, Parts {
  /** Counts in place of the log in the memory of this process, unless there is no limit. */
  readonly rateLimiter?: RateLimiter | undefined;
}

/** The server that `serve` starts, with more behind it than the public calculators. */
export async function serveWith(options: ServiceParts): Promise<RunningServer> {
  const { port = 8787, hostname = '127.0.0.1' } = options;
  const { server, connections, threads, report, load } = httpServer(options);
  await load();
  await listen(server, { port, hostname });
  server.on('error', (error) => report(error, {}));
  const close = async () => {
    await connections.close();
    await threads?.close();
  };
  return { url: urlOf(server, hostname), close };
}

/** A server that does not listen yet. */
function httpServer(options: ServiceParts) {
  const { hostname = '127.0.0.1', trustedProxies = 0, connectionsPerAddress = DEFAULT_CONNECTIONS } = options;
  const report = observer(options.onError);
  for (const [name, value] of Object.entries({ trustedProxies, connectionsPerAddress })) {
    if (!(Number.isInteger(value) && value >= 0)) throw new RangeError(`${name} must be a whole number, not ${value}.`);
  }
  // What computes in the place of ours is code that no thread has.
  const isOurs = options.zoneAt === undefined && options.ephemeris === undefined;
  const threads = isOurs ? new CalculationThreads() : undefined;
  const service = serviceOf(options, { report, threads });
  const clientOf: ClientOf = ({ incoming }) => clientKey(clientAddress(incoming, trustedProxies));
  const answering = serviceAnswering({ service, clientOf });
  const server = createServer(LIMITS);
  server.setTimeout(SILENCE_MILLISECONDS);
  // A client may close its side when it has asked, and still wait for the answer.
  Object.assign(server, { httpAllowHalfOpen: true });
  const connections = new Connections(
    server,
    nodeListener(answering, { report, hostname: hostIn(hostname), refusal: headerAnswer }),
    trustedProxies === 0 ? connectionsPerAddress : 0,
  );
  const refuse = (socket: Duplex, method: string, answer: Answer) => {
    connections.refuse(socket, () => {
      const reply = service.refuse({ method, requestId: requestIdOf(null) }, answer);
      writeLast({ ...reply, headers: headersOf(reply) }, socket);
    });
  };
  server.on('clientError', (error, socket) => refuse(socket, '', faultAnswer(error)));
  server.on('connect', ({ socket }) => refuse(socket, 'CONNECT', tunnelAnswer()));
  return { server, connections, threads, report, load: () => service.load() };
}

/** All that is served. */
function serviceOf(
  options: ServiceParts,
  { report: onError, threads }: { readonly report: Report; readonly threads: CalculationThreads | undefined },
): Service {
  const elsewhere = threads?.calculate.bind(threads);
  const shared = { ...options, rateLimiter: limiterOf(options), elsewhere, onError };
  canDrawPng();
  const app = appOf(options);
  const readiness = () => ({
    ...options.readiness?.(),
    png: canDrawPng() ? 'ok' : 'not_installed',
    ...(threads?.hasFailed && { long_calculations: 'unavailable' }),
  });
  return new Service({
    ...shared,
    readiness,
    onDevice: app?.onDevice('server'),
    documents: DOCUMENTS,
    doors: [...(options.doors ?? []), mcpDoor({ ...shared, png: svgToPng }), ...(app ? appDoors(app) : [])],
  });
}

/** What computes in the place of ours is code that no device has. */
function appOf({ baseUrl, basePath = '', zoneAt, ephemeris }: ServiceParts): App | undefined {
  if (zoneAt !== undefined || ephemeris !== undefined || !App.isBuilt()) return undefined;
  if (baseUrl === undefined) return new App({ root: pathFrom(basePath) ?? '', hasServer: true });
  return new App({ root: rootOf(withoutSlash(baseUrl) + basePath), hasServer: true, origin: new URL(baseUrl).origin });
}

function limiterOf({ requestsPerMinute = DEFAULT_LIMIT, rateLimiter }: ServiceParts): RateLimiter | undefined {
  if (requestsPerMinute === 0) return undefined;
  return rateLimiter ?? new SlidingWindowLimiter({ limit: requestsPerMinute });
}

/** A host as addresses have it. */
function hostIn(hostname: string): string {
  return isIPv6(hostname) ? `[${hostname}]` : hostname;
}

/** @throws Error with a message for people when it cannot listen */
async function listen(server: Server, { port, hostname }: { port: number; hostname: string }): Promise<void> {
  server.listen(port, hostname);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const reasons: Readonly<Record<string, string>> = {
      EADDRINUSE: `Port ${port} of ${hostname} is in use already.`,
      EACCES: `This process is not allowed to listen on port ${port} of ${hostname}.`,
      EADDRNOTAVAIL: `${hostname} is no address of this machine.`,
      ENOTFOUND: `${hostname} is no address of this machine.`,
    };
    throw new Error(reasons[code] ?? message, { cause: error });
  }
}

function urlOf(server: Server, hostname: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${hostIn(hostname)}:${port}`;
}

/**
 * The address that a request came from, seen past a number of proxies of one's own: each adds to the right of
 * X-Forwarded-For the address that it was called from. With none the header is not read, since anyone can send it.
 * Where it has fewer entries than there are proxies the request did not come through all of them, and the address of
 * the socket, which cannot be forged, is used.
 */
function clientAddress({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const seen = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
  return seen || socket.remoteAddress || '';
}

/** What Node's parser and timers find wrong with a connection. */
const FAULTS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The header of the request is too large.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The chunk extensions of the body are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
};

/** The answer to what never became a request. */
export function faultAnswer({ code = '' }: NodeJS.ErrnoException): Answer {
  const [status, message] = FAULTS[code] ?? [400, 'The request is not well-formed HTTP.'];
  return refusal(status, message);
}

/** The answer to CONNECT, which Node hands over as a bare connection. */
function tunnelAnswer(): Answer {
  return refusal(400, 'The server is no proxy and connects to no other.');
}

/** The answer to a request that HTTP/1.1 does not allow or that expects what is not possible, undefined for any other. */
function headerAnswer({ headers, rawHeaders, httpVersion }: IncomingMessage): Answer | undefined {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts++;
  }
  const isOld = httpVersion === '1.0';
  if (hosts > 1 || (hosts === 0 && !isOld)) return refusal(400, 'The request must have one Host header.');
  const { expect } = headers;
  if (isOld || expect === undefined || expect.toLowerCase() === '100-continue') return undefined;
  return refusal(417, 'The Expect header can only be 100-continue.');
}

function refusal(status: number, message: string): Answer {
  const headers = { Connection: 'close' };
  return failure('', new CalculationError('invalid_input', message), new Date(), { status, headers });
}

/** Writes an answer where Node has no response to write it with, and ends the connection. */
export function writeLast({ status, headers, body }: Answer, socket: Duplex): void {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body ?? '')}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  linger(socket);
}
