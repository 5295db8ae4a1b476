import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import { CalculationError } from '../../errors.js';
import { failure, toResponse } from '../http/answer.js';
import { mayHaveBody } from '../http/body.js';
import { type Handler, INVALID_ADDRESS } from '../http/handler.js';
import { requestIdOf } from '../http/request-id.js';
import { errorReport } from './report.js';
import { requestBody } from './request-body.js';

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
  const listener = nodeListener((request) => handler(request), { report: observer(onError) });
  return (incoming, outgoing) => listener(incoming as IncomingMessage, outgoing as ServerResponse);
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
}

/** A listener that answers as `answer` does. */
export function nodeListener(
  answer: (request: Request, incoming: IncomingMessage) => Promise<Response>,
  { report, hostname }: ListenerOptions,
): ReturnType<typeof getRequestListener> {
  const answered = async (request: Request, { incoming, outgoing }: HttpBindings) => {
    showWhole(request, incoming);
    if (mayHaveBody(request)) {
      if (incoming.readableDidRead) return unexpected(new Error(BODY_WAS_READ), request, report);
      Object.defineProperty(request, 'body', { value: requestBody(incoming) });
    }
    const response = await answer(request, incoming);
    // What is left of a body stands where a next request would.
    if (!incoming.complete) outgoing.setHeader('Connection', 'close');
    return response;
  };
  return getRequestListener((request, bindings) => answered(request, bindings as HttpBindings), {
    ...(hostname !== undefined && { hostname }),
    errorHandler: (error) => unreadable(error, report),
    // The handler reads what it answers, and the connection is ended where it has not.
    autoCleanupIncoming: false,
    // The classes of the program that we run in stay as they are.
    overrideGlobalObjects: false,
  });
}

/** Express and Connect take the path of a mount off `url`. A handler wants the address that the client has asked for. */
function showWhole(request: Request, incoming: IncomingMessage & { readonly originalUrl?: unknown }): void {
  const { originalUrl, url } = incoming;
  if (typeof originalUrl !== 'string' || originalUrl === url || !originalUrl.startsWith('/')) return;
  Object.defineProperty(request, 'url', { value: new URL(request.url).origin + originalUrl });
}

/** The answer to a request from which no `Request` could be made: its Host header or path is no part of a URL. */
function unreadable(error: unknown, report: Report): Response {
  if (!(error instanceof RequestError)) return unexpected(error, undefined, report);
  const told = new CalculationError('invalid_input', INVALID_ADDRESS);
  return toResponse(failure('', told, new Date()), 'GET', crypto.randomUUID());
}

function unexpected(error: unknown, request: Request | undefined, report: Report): Response {
  const requestId = request ? requestIdOf(request) : crypto.randomUUID();
  report(error, { requestId });
  return toResponse(failure('', error, new Date()), request?.method ?? 'GET', requestId);
}
