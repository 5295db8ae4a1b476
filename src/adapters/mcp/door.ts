import type { Door } from '../http/door.js';
import type { ServedOptions } from './handler.js';

interface DoorOptions extends ServedOptions {
  readonly onError?: ((error: unknown, context: { readonly requestId: string }) => void) | undefined;
}

/** What the protocol reads of a request. */
const HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

/**
 * The calculators over Streamable HTTP beside those over HTTP, with their limits. What speaks the protocol is loaded with
 * the first request.
 */
export function mcpDoor({ onError, ...options }: DoorOptions): Door {
  let loaded: Promise<ReturnType<typeof import('./handler.js').served>> | undefined;
  return {
    path: '/mcp',
    async answer({ method, origin, pathname, header, requestId, client, json }) {
      loaded ??= import('./handler.js').then(({ served }) => served(options));
      const serve = await loaded;
      const headers = new Headers();
      for (const name of HEADERS) {
        const value = header(name);
        if (value !== null) headers.set(name, value);
      }
      const request = new Request(origin + pathname, { method, headers });
      const report = (error: unknown) => onError?.(error, { requestId });
      const answer = await serve(request, { client, json, report });
      const body = answer.body && (await answer.text());
      return { status: answer.status, headers: Object.fromEntries(answer.headers), body };
    },
  };
}
