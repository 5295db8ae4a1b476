import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import type { Ephemeris } from '../../ephemeris/ephemeris.js';
import { CalculationError } from '../../errors.js';
import type { ZoneFinder } from '../../time/zone-at.js';
import { failure, toResponse } from '../http/answer.js';
import { mayHaveBody } from '../http/body.js';
import { clientKey } from '../http/client-key.js';
import { createHandler, INVALID_ADDRESS } from '../http/handler.js';
import { SlidingWindowLimiter } from '../http/rate-limit.js';
import { requestIdOf } from '../http/request-id.js';
import { clientAddress } from './client-address.js';
import { Connections } from './connections.js';
import { faultAnswer, headerAnswer, tunnelAnswer, writeLast } from './refusal.js';
import { errorReport } from './report.js';
import { requestBody } from './request-body.js';

export interface ServeOptions {
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
  /** Where links in responses point, such as `https://example.org`. Default: the origin of each request. */
  readonly baseUrl?: string;
  /** Default: the clock of the system. */
  readonly now?: () => Date;
  /** Finds the time zone of coordinates. Default: an offline table. */
  readonly zoneAt?: ZoneFinder;
  /** Computes positions. Default: the bundled ephemeris. */
  readonly ephemeris?: Ephemeris;
  /** Told of whatever went wrong in the server itself. Default: writes it to standard error. */
  readonly onError?: (error: unknown, context: { readonly requestId?: string }) => void;
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
export async function serve(options: ServeOptions = {}): Promise<RunningServer> {
  const { port = 8787, hostname = '127.0.0.1', onError = reportToStandardError } = options;
  const report: Report = (error, context) => {
    try {
      onError(error, context);
    } catch {
      // An observer that fails must not end the server.
    }
  };
  const answer = requestListener({ ...options, hostname, onError }, report);
  const server = createServer(LIMITS);
  server.setTimeout(SILENCE_MILLISECONDS);
  // A client may close its side when it has asked, and still wait for the answer.
  Object.assign(server, { httpAllowHalfOpen: true });
  const connections = new Connections(server, answer);
  server.on('clientError', (error, socket) => {
    connections.refuse(socket, () => writeLast(faultAnswer(error), socket));
  });
  server.on('connect', ({ socket }) => connections.refuse(socket, () => writeLast(tunnelAnswer(), socket)));
  await listen(server, { port, hostname });
  server.on('error', (error) => report(error, {}));
  return { url: urlOf(server, hostname), close: () => connections.close() };
}

type Report = NonNullable<ServeOptions['onError']>;
type ListenerOptions = ServeOptions & Required<Pick<ServeOptions, 'hostname' | 'onError'>>;

function requestListener(
  { hostname, requestsPerMinute = 30, trustedProxies = 0, ...options }: ListenerOptions,
  report: Report,
): ReturnType<typeof getRequestListener> {
  if (!(Number.isInteger(trustedProxies) && trustedProxies >= 0)) {
    throw new RangeError(`trustedProxies must be a whole number, not ${trustedProxies}.`);
  }
  const clients = new WeakMap<Request, string>();
  const limit = requestsPerMinute !== 0 && {
    rateLimiter: new SlidingWindowLimiter({ limit: requestsPerMinute }),
    clientId: (request: Request) => clients.get(request) ?? '',
  };
  const handle = createHandler({ ...options, ...limit });
  const answer = async (request: Request, { incoming, outgoing }: HttpBindings) => {
    const refused = headerAnswer(incoming);
    if (refused) return toResponse(refused, request.method, requestIdOf(request));
    if (mayHaveBody(request)) Object.defineProperty(request, 'body', { value: requestBody(incoming) });
    clients.set(request, clientKey(clientAddress(incoming, trustedProxies)));
    const response = await handle(request);
    // What is left of a body stands where a next request would.
    if (!incoming.complete) outgoing.setHeader('Connection', 'close');
    return response;
  };
  return getRequestListener((request, bindings) => answer(request, bindings as HttpBindings), {
    hostname,
    errorHandler: (error) => unreadable(error, report),
    // The handler reads what it answers, and the connection is ended where it has not.
    autoCleanupIncoming: false,
    // The classes of the program that we run in stay as they are.
    overrideGlobalObjects: false,
  });
}

/** The answer to a request from which no `Request` could be made: its Host header or path is no part of a URL. */
function unreadable(error: unknown, report: Report): Response {
  const requestId = crypto.randomUUID();
  const isTheirs = error instanceof RequestError;
  if (!isTheirs) report(error, { requestId });
  const told = isTheirs ? new CalculationError('invalid_input', INVALID_ADDRESS) : error;
  return toResponse(failure('', told, new Date()), 'GET', requestId);
}

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
  return `http://${isIPv6(hostname) ? `[${hostname}]` : hostname}:${port}`;
}

function reportToStandardError(error: unknown, context: { readonly requestId?: string }): void {
  process.stderr.write(errorReport(error, context));
}
