import { describe, expect, it } from 'vitest';
import { pages as english } from '../../../src/languages/en/pages.js';
import { pages as hindi } from '../../../src/languages/hi/pages.js';
import data from '../../../src/places/data/geonames.js';
import { handlerOnDevice, sourceOf } from '../../../src/service/device/answers.js';

const settings = {
  version: '1.2.3',
  root: '/astro',
  hasServer: false,
  places: '/app/places.json',
  bytes: { program: 2_700_000, places: 1_300_000, methods: 500_000 },
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
    return Response.json(data);
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
    ['/de/tools/panchang', 'elsewhere'],
    ['/app/places.1a2b3c4d.json', 'file'],
    ['/worker-hi.js', 'network'],
  ] as const)('%s: %s', (path, source) => {
    expect(sourceOf(path, hindiAlone)).toBe(source);
  });

  it('is the server for what stands beside the calculators', () => {
    const served = { locale: 'en', hasServer: true } as const;
    expect(sourceOf('/account', served)).toBe('network');
    expect(sourceOf('/v1/jobs', served)).toBe('network');
    expect(sourceOf('/tools/panchang', served)).toBe('handler');
  });
});
