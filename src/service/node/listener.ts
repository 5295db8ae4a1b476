import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { mayHaveBody } from '../http/body.js';
import { type Answer, type Asked, failure, headersOf, type Reply } from '../http/door.js';
import { type Handler, invalidAddress, madeOf } from '../http/handler.js';
import { requestIdOf } from '../http/request-id.js';
import type { Service } from '../http/service.js';
import { type Address, addressReader, type ClientOf, type Exchange } from './address.js';
import { headerOf, NodeAsked } from './node-asked.js';
import { errorReport } from './report.js';
import { RequestBody } from './request-body.js';

/** An `IncomingMessage` of node:http: told by its parts, so that these types ask for no others. */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** A `ServerResponse` of node:http. */
export interface NodeResponse {
  readonly headersSent: boolean;
  end(): unknown;
}

/** What node:http, Express, Connect and Fastify call with a request. */
export type NodeListener = (incoming: NodeRequest, outgoing: NodeResponse) => void;

export interface NodeListenerOptions {
  /** Told of what goes wrong outside the handler. Default: writes it to standard error. */
  readonly onError?: (error: unknown, context: { readonly requestId?: string }) => void;
}

/**
 * A handler as a listener of Node's own HTTP server and of the frameworks that stand on it. Mount it before whatever
 * reads bodies. Frameworks that take the mount path off the address keep the whole one, and the handler sees that: tell
 * it its `basePath`.
 *
 * @throws TypeError for a handler or an `onError` that is no function.
 *
 * @example
 * import { createServer } from 'node:http';
 * import { createHandler } from 'nirayana/http';
 * import { toNodeListener } from 'nirayana/node';
 *
 * const listener = toNodeListener(createHandler({ basePath: '/astro' }));
 * const server = createServer(listener).listen(0, '127.0.0.1');
 * await new Promise((resolve) => server.once('listening', resolve));
 * const response = await fetch(`http://127.0.0.1:${server.address().port}/astro/healthz`);
 * await response.json(); // => { status: 'ok' }
 * server.closeAllConnections();
 * server.close();
 */
export function toNodeListener(handler: Handler, { onError }: NodeListenerOptions = {}): NodeListener {
  if (typeof handler !== 'function') throw new TypeError('toNodeListener takes the function that createHandler makes.');
  const report = observer(onError);
  const listener = nodeListener(answeringBy(handler), { report });
  return (incoming, outgoing) => listener(incoming as IncomingMessage, outgoing as ServerResponse);
}

/** What our own handlers stand on is asked without web requests. */
function answeringBy(handler: Handler): Answering {
  const made = madeOf(handler);
  if (!made) return handlerAnswering(handler);
  const { service, clientId } = made;
  // While there are files to be opened. What fails now is tried again when it is needed, and `/readyz` tells of it.
  service.load().catch(() => undefined);
  const clientOf: ClientOf = ({ incoming, outgoing }, address) =>
    clientId?.(webRequest(incoming, { address, outgoing, body: null })) ?? '';
  return serviceAnswering({ service, clientOf });
}

export type Report = (error: unknown, context: { readonly requestId?: string }) => void;

/** An observer that cannot end the server by failing. */
export function observer(onError: Report = reportToStandardError): Report {
  if (typeof onError !== 'function') throw new TypeError('The option onError must be a function.');
  return (error, context) => {
    try {
      onError(error, context);
    } catch {
      // What it was told of is answered all the same.
    }
  };
}

function reportToStandardError(error: unknown, context: { readonly requestId?: string }): void {
  process.stderr.write(errorReport(error, context));
}

const BODY_WAS_READ =
  'The body of the request was read before it came to the handler. Mount the handler before what reads bodies, such as express.json().';

interface ListenerOptions {
  readonly report: Report;
  /** Of a request that names no host. */
  readonly hostname?: string;
  /** What refuses a request before it is looked at. */
  readonly refusal?: (incoming: IncomingMessage) => Answer | undefined;
}

/** A listener that answers as `answering` does. */
export function nodeListener(
  { answer, refuse }: Answering,
  { report, hostname, refusal }: ListenerOptions,
): RequestListener {
  const addressOf = addressReader(hostname);

  const ask = (exchange: Exchange): Reply | Promise<Reply | Response> => {
    const { incoming } = exchange;
    const address = addressOf(incoming);
    const refused = refusal?.(incoming) ?? (address ? undefined : invalidAddress());
    if (refused) return refuse(exchange, refused);
    if (mayHaveBody(exchange) && incoming.readableDidRead) throw new Error(BODY_WAS_READ);
    return answer(exchange, address as Address);
  };

  const fail = (error: unknown, exchange: Exchange) => {
    const { outgoing, requestId } = exchange;
    report(error, { requestId });
    if (outgoing.headersSent) outgoing.destroy();
    else writeReply(refuse(exchange, failure('', error, new Date())), exchange);
  };

  return async (incoming, outgoing) => {
    const requestId = requestIdOf(headerOf(incoming, 'x-request-id'));
    const body = new RequestBody(incoming);
    const exchange = { incoming, outgoing, method: incoming.method ?? 'GET', requestId, body };
    try {
      const written = writeReply(await ask(exchange), exchange);
      if (written) await written;
    } catch (error) {
      fail(error, exchange);
    }
  };
}

/** How long a stream to a client that has closed its side may be silent. */
const SILENCE_MILLISECONDS = 1_000;

/** Writes an answer. Rejects with what goes wrong with its stream; not where the client is gone. */
function writeReply(reply: Reply | Response, exchange: Exchange): Promise<void> | undefined {
  const { incoming, outgoing, method } = exchange;
  const { status, body } = reply;
  const headers: OutgoingHttpHeaders = 'isPublic' in reply ? headersOf(reply) : headersFrom(reply);
  // What is left of a body stands where a next request would, but in HTTP/2.
  if (!exchange.body.isRead && incoming.httpVersionMajor === 1) headers['Connection'] = 'close';
  if (body === null || typeof body === 'string') {
    const data = ('isPublic' in reply ? reply.bytes : undefined) ?? encoded(body ?? '');
    if (!isBodiless(status)) headers['Content-Length'] = Buffer.byteLength(data);
    outgoing.writeHead(status, headers);
    outgoing.end(method === 'HEAD' ? '' : data);
    return;
  }
  outgoing.writeHead(status, headers);
  if (method !== 'HEAD') return writeStream(body, exchange);
  outgoing.end();
  return body.cancel();
}

/** From how many characters on a body is encoded here. */
const LONG_BODY = 4096;

/** A long body is encoded once, by itself: Node would encode it after the headers, in three times the room. */
function encoded(body: string): string | Uint8Array {
  return body.length < LONG_BODY ? body : Buffer.from(body);
}

/** Those of a web response, in which cookies alone are no list. */
function headersFrom({ headers }: Response): OutgoingHttpHeaders {
  const cookies = headers.getSetCookie();
  return { ...Object.fromEntries(headers), ...(cookies.length > 0 && { 'set-cookie': cookies }) };
}

function isBodiless(status: number): boolean {
  return status === 204 || status === 304;
}

async function writeStream(body: ReadableStream<Uint8Array>, { incoming, outgoing }: Exchange): Promise<void> {
  const { socket } = incoming;
  // Who closes its side may wait for an answer still. Who has gone altogether is not heard of before something is sent.
  const watch = () => socket.setTimeout(SILENCE_MILLISECONDS);
  socket.once('end', watch);
  outgoing.flushHeaders();
  try {
    await pipeline(Readable.fromWeb(body as NodeReadableStream), outgoing);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  } finally {
    socket.off('end', watch);
  }
}

/** What answers requests: the service itself, or a handler of whatever kind. */
interface Answering {
  readonly answer: (exchange: Exchange, address: Address) => Promise<Reply | Response>;
  /** An answer that was given without asking, on its way to the client. */
  readonly refuse: (asked: Pick<Asked, 'method' | 'requestId'>, answer: Answer) => Reply;
}

interface Standing {
  readonly service: Service;
  readonly clientOf: ClientOf;
}

export function serviceAnswering({ service, clientOf }: Standing): Answering {
  return {
    refuse: (asked, answer) => service.refuse(asked, answer),
    answer: (exchange, address) =>
      service.answer(new NodeAsked(exchange, { address, pathname: service.inside(address.pathname), clientOf })),
  };
}

function handlerAnswering(handler: Handler): Answering {
  return {
    refuse: ({ requestId }, answer) => ({ ...answer, requestId, isPublic: true }),
    async answer({ incoming, outgoing, method, body }, address) {
      const stream = mayHaveBody({ method }) ? body.stream() : null;
      return handler(webRequest(incoming, { address, outgoing, body: stream }));
    },
  };
}

interface Parts {
  /** The whole one, as the client has asked. */
  readonly address: Address;
  readonly body: ReadableStream<Uint8Array> | Blob | null;
  /** Whose end before its time aborts the request. */
  readonly outgoing: ServerResponse;
}

/** A request of Node as a web request. */
function webRequest({ method = 'GET', rawHeaders }: IncomingMessage, parts: Parts): Request {
  const { address, body, outgoing } = parts;
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    // Pseudo-headers of HTTP/2 are no headers.
    if (!name.startsWith(':')) headers.append(name, rawHeaders[index + 1] as string);
  }
  // Fetch forbids TRACE, a server gets it all the same.
  const isTrace = method === 'TRACE';
  const init = {
    method: isTrace ? 'GET' : method,
    headers,
    signal: signalOf(outgoing),
    body: isTrace ? null : body,
    duplex: 'half',
  };
  const request = new Request(address.origin + address.pathname + address.search, init);
  return isTrace ? Object.defineProperty(request, 'method', { value: method }) : request;
}

function signalOf(outgoing: ServerResponse): AbortSignal {
  const controller = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) controller.abort();
  });
  return controller.signal;
}
