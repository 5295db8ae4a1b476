import { describe, expect, it } from 'vitest';
import { createHandler } from '../../../src/entries/http.js';
import { pages as english } from '../../../src/languages/en/pages.js';
import { pages as hindi } from '../../../src/languages/hi/pages.js';
import data from '../../../src/places/data/geonames.js';
import { handlerOnDevice, sourceOf, takesChoices } from '../../../src/service/device/answers.js';
import { KeptChoices } from '../../../src/service/device/kept-choices.js';
import { CHOICES_HEADER } from '../../../src/service/device/settings.js';

const settings = {
  version: '1.2.3',
  root: '/astro',
  hasServer: false,
  places: '/app/places.json',
  documents: '/app/documents.json',
  bytes: { program: 2_700_000, places: 1_300_000, methods: 500_000 },
};

const DOCUMENTS = {
  sky: {
    title: 'The sky',
    lead: 'Positions.',
    group: 'document',
    contents: [],
    html: '<p>Rising and setting.</p>',
    tested: '',
  },
};

const fetched: string[] = [];
const handle = handlerOnDevice(
  settings,
  [
    { locale: 'hi', pages: hindi },
    { locale: 'en', pages: english },
  ],
  async (address) => {
    fetched.push(address);
    return Response.json(address.endsWith('documents.json') ? DOCUMENTS : data);
  },
);
const ask = (path: string, accept = 'text/html') =>
  handle(new Request(`https://example.org/astro${path}`, { headers: { Accept: accept } }));

describe('the service on the device', () => {
  it('writes the pages of its language, and marks them as written here', async () => {
    const page = await (await ask('/hi/tools/panchang')).text();
    expect(page).toContain('data-device="device"');
    expect(page).toContain('data-worker="/astro/worker-hi.js" data-scope="/astro/hi"');
    // The worker of another language may not be there yet: nothing asks it by a query.
    expect(await (await ask('/hi/tools/panchang?on=2026-01-01&on_tz=Asia/Kolkata')).text()).toContain(
      'href="/astro/tools/panchang#on=2026-01-01',
    );
  });

  it('refuses a language that it was not given', async () => {
    const { status } = await ask('/de/tools/panchang');
    expect(status).toBe(502);
  });

  it('fetches the places with the first search, and once', async () => {
    expect(fetched).toEqual([]);
    const first = await (await ask('/api/public/places?q=Benares', 'application/json')).json();
    await ask('/api/public/places?q=Ujjain', 'application/json');
    expect(first.places[0].name).toBe('Varanasi');
    expect(fetched).toEqual(['/astro/app/places.json']);
  });

  it('searches in documents by what it fetches then', async () => {
    const page = await (await ask('/hi/docs?q=rising')).text();
    // Of a site of files each document is one file, in English.
    expect(page).toContain('href="/astro/docs/sky"');
    expect(fetched).toEqual(['/astro/app/places.json', '/astro/app/documents.json']);
  });

  it('has a page of what the device keeps, with version and sizes', async () => {
    const page = await (await ask('/offline', 'text/html')).text();
    expect(page).toContain('version 1.2.3');
    expect(page).toContain('data-size="2.7 MB"');
    const missing = await ask('/offline?missing=1');
    expect([missing.status, await missing.text()]).toEqual([
      503,
      expect.stringContaining('This page is not saved here.'),
    ]);
  });

  it('offers calendars as files alone', async () => {
    const page = await (
      await ask('/hi/tools/panchang?on=2026-01-01&on_tz=Asia/Kolkata&at_lat=28.6&at_lon=77.2')
    ).text();
    expect(page).not.toContain('webcal:');
    expect(page).toContain('download="panchang.ics"');
  });
});

describe('where an answer comes from', () => {
  const hindiAlone = { locale: 'hi', hasServer: false } as const;
  it.each([
    ['/hi/tools/panchang', 'handler'],
    ['/hi/tools/panchang/', 'handler'],
    ['/api/public/tools/panchang', 'handler'],
    ['/style.1a2b3c4d.css', 'handler'],
    ['/no-such-page', 'handler'],
    ['/methodology/panchang/', 'page'],
    ['/hi/methodology/panchang', 'page'],
    ['/docs/recipes/react', 'page'],
    ['/hi/docs', 'page'],
    ['/de/tools/panchang', 'elsewhere'],
    ['/app/places.1a2b3c4d.json', 'file'],
    ['/worker-hi.js', 'network'],
  ] as const)('%s: %s', (path, source) => {
    expect(sourceOf(path, hindiAlone)).toBe(source);
  });

  it('is the handler for a search in documents', () => {
    expect(sourceOf('/docs', { ...hindiAlone, hasQuery: true })).toBe('handler');
    expect(sourceOf('/docs/http', { ...hindiAlone, hasQuery: true })).toBe('page');
  });

  it('is the server for what stands beside the calculators', () => {
    const served = { locale: 'en', hasServer: true } as const;
    expect(sourceOf('/account', served)).toBe('network');
    expect(sourceOf('/v1/jobs', served)).toBe('network');
    expect(sourceOf('/tools/panchang', served)).toBe('handler');
  });
});

describe('the choices of the reader', () => {
  const asked = (path: string, choices: string) =>
    handle(
      new Request(`https://example.org/astro${path}`, {
        headers: { Accept: 'text/html', [CHOICES_HEADER]: choices, Cookie: 'nirayana_choices=ayanamsha=krishnamurti' },
      }),
    );

  it('are those that the worker tells, and no cookie', async () => {
    const page = await (await asked('/hi/kundli', 'ayanamsha=raman')).text();
    expect(page).toContain('<option value="raman" selected="">');
    expect(await (await asked('/hi/kundli', '')).text()).not.toContain('data-chosen');
    const { status, headers } = await asked('/hi/panchang', 'ayanamsha=raman');
    expect([status, headers.get('location')]).toEqual([302, '/astro/hi/panchang?ayanamsha=raman']);
  });

  it('are told to no server by that header', async () => {
    const server = createHandler({ baseUrl: 'https://example.org' });
    const headers = { Accept: 'text/html', [CHOICES_HEADER]: 'ayanamsha=raman' };
    const page = await server(new Request('https://example.org/kundli', { headers }));
    expect(await page.text()).not.toContain('data-chosen');
  });

  it('say on a site of files that they stay on the device', async () => {
    const english = await (await asked('/choices', '')).text();
    expect(english).toContain('Saved on this device alone.');
    expect(english).not.toContain('cookie of this site');
  });

  const files = { root: '/astro', hasServer: false };

  it('are kept among the files of the worker, and let go of', async () => {
    const stored = new Map<string, string>();
    const caches = {
      open: async () => ({
        match: async (path: string) => (stored.has(path) ? new Response(stored.get(path)) : undefined),
        put: async (path: string, response: Response) => void stored.set(path, await response.text()),
      }),
      delete: async () => stored.clear(),
    } as unknown as CacheStorage;
    // Its host would be sent a cookie.
    const cookieStore = { get: unexpected, set: unexpected } as unknown as CookieStore;
    const kept = new KeptChoices({ caches, cookieStore }, files);
    expect(await kept.read()).toBe('');
    await kept.write('region=kerala');
    expect(await kept.read()).toBe('region=kerala');
    await kept.write('');
    expect(await kept.read()).toBe('');
    // Where a browser keeps nothing, nothing is kept.
    const none = new KeptChoices({ caches: { open: unexpected } as unknown as CacheStorage }, files);
    await none.write('region=kerala');
    expect(await none.read()).toBe('');
  });

  it('are those of the server where there is one', async () => {
    const set: unknown[] = [];
    const cookieStore = {
      get: async (name: string) => ({ name, value: 'style=south' }),
      set: async (cookie: unknown) => void set.push(cookie),
    } as unknown as CookieStore;
    const kept = new KeptChoices(
      { caches: { open: unexpected } as unknown as CacheStorage, cookieStore },
      { ...files, hasServer: true },
    );
    expect(await kept.read()).toBe('style=south');
    await kept.write('style=east');
    await kept.write('');
    expect(set).toMatchObject([
      { name: 'nirayana_choices', value: 'style=east', path: '/astro/', sameSite: 'lax' },
      { value: '', expires: 0 },
    ]);
  });

  it('are sent to their own page alone', () => {
    expect(['/choices', '/hi/choices', '/hi/choices/', '/tools', '/choices.json'].map(takesChoices)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

const unexpected = async () => {
  throw new Error('nobody may ask this');
};
