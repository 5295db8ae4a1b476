import { Lazy } from '../../base/lazy.js';
import type { Answer, Door } from '../http/door.js';
import type { ServedOptions } from './handler.js';

interface DoorOptions extends ServedOptions {
  readonly onError?: ((error: unknown, context: { readonly requestId: string }) => void) | undefined;
}

/** What the protocol reads of a request. */
const HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

/**
 * The calculators over Streamable HTTP beside those over HTTP, with their limits. What speaks the protocol is loaded with
 * the first request, or before.
 */
export function mcpDoor({ onError, ...options }: DoorOptions): Door<Answer> {
  const part = new Lazy(() => import('./handler.js').then(({ served }) => served(options)));
  return {
    path: '/mcp',
    part,
    async answer({ method, origin, pathname, search, header, requestId, client, json }) {
      const serve = await part.get();
      const headers = new Headers();
      for (const name of HEADERS) {
        const value = header(name);
        if (value !== null) headers.set(name, value);
      }
      const request = new Request(origin + pathname + search, { method, headers });
      const report = (error: unknown) => onError?.(error, { requestId });
      const answer = await serve(request, { client, json, report });
      const body = answer.body && (await answer.text());
      return { status: answer.status, headers: Object.fromEntries(answer.headers), body };
    },
  };
}
