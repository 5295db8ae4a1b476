import { afterEach, expect, it, vi } from 'vitest';
import { pages } from '../../../src/languages/en/pages.js';
import { startWorker } from '../../../src/service/device/worker.js';

const SETTINGS = {
  version: '1.2.3',
  root: '/astro',
  hasServer: false,
  places: '/app/places.json',
  documents: '/app/documents.json',
  bytes: { program: 2_700_000, places: 1_300_000, methods: 500_000 },
};
const BIRTH = { birth_date: '1990-05-17', birth_time: '14:30', birth_timezone: 'Asia/Kolkata' };

afterEach(() => vi.restoreAllMocks());

/** What a worker that has just been started answers to a page of its site. */
async function answered(request: Request): Promise<Response> {
  const heard = new Map<string, (event: unknown) => void>();
  const nothingKept = { match: async () => undefined, put: async () => undefined, keys: async () => [] };
  const scope = {
    addEventListener: (name: string, listener: (event: unknown) => void) => heard.set(name, listener),
    caches: { open: async () => nothingKept, keys: async () => [], delete: async () => true },
    clients: { claim: async () => undefined },
    fetch: async () => new Response('', { status: 404 }),
    location: new URL('https://example.org/astro/worker.js'),
    registration: { active: null },
    skipWaiting: async () => undefined,
  };
  startWorker(scope as never, SETTINGS, [{ locale: 'en', pages }]);
  return new Promise((resolve) => heard.get('fetch')?.({ request, respondWith: resolve }));
}

const asked = () =>
  new Request('https://example.org/astro/api/public/tools/vedic-moon-sign-calculator', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...BIRTH, latitude: 28.61, longitude: 77.21 }),
  });

it('reads what a page has posted to it', async () => {
  expect(await (await answered(asked())).json()).toMatchObject({ result: { rashi: { name: 'Capricorn' } } });
});

// Firefox, to 153 at least: developer.mozilla.org/docs/Web/API/Request/body.
it('reads it where a browser shows no stream of a request', async () => {
  const request = asked();
  vi.spyOn(Request.prototype, 'body', 'get').mockReturnValue(undefined as never);
  expect(await (await answered(request)).json()).toMatchObject({ result: { rashi: { name: 'Capricorn' } } });
});
