import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import type { Ephemeris } from '../../ephemeris/ephemeris.js';
import type { ZoneFinder } from '../../time/zone-at.js';
import { toResponse } from '../http/answer.js';
import { clientKey } from '../http/client-key.js';
import { createHandler } from '../http/handler.js';
import type { MountOptions } from '../http/mount.js';
import { SlidingWindowLimiter } from '../http/rate-limit.js';
import { requestIdOf } from '../http/request-id.js';
import { clientAddress } from './client-address.js';
import { Connections } from './connections.js';
import { nodeListener, observer, type Report } from './listener.js';
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
  const { port = 8787, hostname = '127.0.0.1' } = options;
  const report = observer(options.onError);
  const answer = requestListener({ ...options, hostname, onError: report }, report);
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

function requestListener(
  { hostname, requestsPerMinute = 30, trustedProxies = 0, ...options }: ServeOptions & { readonly hostname: string },
  report: Report,
): ReturnType<typeof nodeListener> {
  if (!(Number.isInteger(trustedProxies) && trustedProxies >= 0)) {
    throw new RangeError(`trustedProxies must be a whole number, not ${trustedProxies}.`);
  }
  const clients = new WeakMap<Request, string>();
  const limit = requestsPerMinute !== 0 && {
    rateLimiter: new SlidingWindowLimiter({ limit: requestsPerMinute }),
    clientId: (request: Request) => clients.get(request) ?? '',
  };
  const handle = createHandler({ ...options, ...limit });
  const answer = async (request: Request, incoming: IncomingMessage) => {
    const refused = headerAnswer(incoming);
    if (refused) return toResponse(refused, request.method, requestIdOf(request));
    clients.set(request, clientKey(clientAddress(incoming, trustedProxies)));
    return handle(request);
  };
  return nodeListener(answer, { hostname, report });
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
