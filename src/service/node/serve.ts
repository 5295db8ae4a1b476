import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, isIPv6, type Server } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Ephemeris } from '../../base/ephemeris/ephemeris.js';
import type { ZoneFinder } from '../../base/time/zone-at.js';
import { type Answer, headersOf } from '../http/answer.js';
import { clientKey } from '../http/client-key.js';
import type { Answered } from '../http/door.js';
import type { MountOptions } from '../http/mount.js';
import { DEFAULT_LIMIT, type RateLimiter, SlidingWindowLimiter } from '../http/rate-limit.js';
import { requestIdOf } from '../http/request-id.js';
import { type Parts, Service } from '../http/service.js';
import { mcpDoor } from '../mcp/door.js';
import { CalculationThreads } from '../threads/calculation-threads.js';
import { serviceAnswering } from './answering.js';
import { clientAddress } from './client-address.js';
import { Connections, DEFAULT_CONNECTIONS } from './connections.js';
import type { ClientOf } from './exchange.js';
import { nodeListener, observer, type Report } from './listener.js';
import { canDrawPng, svgToPng } from './png.js';
import { faultAnswer, headerAnswer, tunnelAnswer, writeLast } from './refusal.js';

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
  const readiness = () => ({
    ...options.readiness?.(),
    png: canDrawPng() ? 'ok' : 'not_installed',
    ...(threads?.hasFailed && { long_calculations: 'unavailable' }),
  });
  return new Service({
    ...shared,
    readiness,
    doors: [...(options.doors ?? []), mcpDoor({ ...shared, png: svgToPng })],
  });
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
