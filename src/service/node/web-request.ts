import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Address } from './address.js';

interface Parts {
  /** The whole one, as the client has asked. */
  readonly address: Address;
  readonly body: ReadableStream<Uint8Array> | Blob | null;
  /** Whose end before its time aborts the request. */
  readonly outgoing: ServerResponse;
}

/** A request of Node as a web request. */
export function webRequest({ method = 'GET', rawHeaders }: IncomingMessage, parts: Parts): Request {
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
