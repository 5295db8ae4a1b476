// The service loads the pages with the first that is asked for, which would count as time of a test.
import '../../../src/site/pages.js';
import { createHandler } from '../../../src/entries/http.js';

export const BASE = 'https://example.org';

/** A first of January, when it is afternoon in Delhi. */
export const NOW = new Date('2026-01-01T09:00:00Z');

export interface Read {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** What a fresh service answers at a path. */
export function reader(options: Parameters<typeof createHandler>[0] = {}) {
  const handle = createHandler({ baseUrl: BASE, now: () => NOW, ...options });
  return async (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Read> => {
    const response = await handle(new Request(BASE + path, { method, headers }));
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}

export const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
