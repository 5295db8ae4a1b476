import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Answer, failure, type Reply } from '../http/answer.js';
import { mayHaveBody } from '../http/body.js';
import { type Handler, invalidAddress, madeOf } from '../http/handler.js';
import { requestIdOf } from '../http/request-id.js';
import { type Address, addressReader } from './address.js';
import { type Answering, handlerAnswering, serviceAnswering } from './answering.js';
import type { ClientOf, Exchange } from './exchange.js';
import { headerOf } from './node-asked.js';
import { writeReply } from './reply.js';
import { errorReport } from './report.js';
import { RequestBody } from './request-body.js';
import { webRequest } from './web-request.js';

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
