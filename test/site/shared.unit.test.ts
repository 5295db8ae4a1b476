import { describe, expect, it } from 'vitest';
import { createHandler, SlidingWindowLimiter } from '../../src/entries/http.js';
import { allTools } from '../../src/tools/registry.js';
import { follow } from '../pages/form/asked.js';
import { reader } from '../pages/shell/asked.js';

const DAY = '/tools/panchang?on=2026-11-22&at_lat=28.6139&at_lon=77.209&at_place=Delhi,+IN';
const PERSON =
  '/tools/sade-sati-calculator?date=1990-05-17&time=10:20&lat=28.6139&lon=77.209&place=Delhi,+IN&on=2026-11-22';
const EVERYBODYS = 'public, s-maxage=300, max-age=60, stale-while-revalidate=300';
const DATA = 'public, s-maxage=3600, max-age=300, stale-while-revalidate=86400';

const read = reader();
const controlOf = async (path: string, headers = {}) => (await read(path, headers)).headers.get('cache-control');
const asData = (path: string) => path.replace('?', '.json?');

describe('a result without a birth', () => {
  it('may be kept by a cache in front, and is of no client', async () => {
    const limited = reader({ rateLimiter: new SlidingWindowLimiter(), clientId: () => 'one' });
    for (const [path, control] of [
      [DAY, EVERYBODYS],
      [asData(DAY), DATA],
    ] as const) {
      const { status, headers } = await limited(path);
      expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([200, control, 'noindex']);
      expect(headers.get('etag')).toMatch(/^"[^"]+"$/);
      expect([...headers.keys()].filter((name) => name.startsWith('ratelimit'))).toEqual([]);
      const { status: again } = await limited(path, { 'if-none-match': headers.get('etag') as string });
      expect(again).toBe(304);
    }
  });

  it('is counted all the same', async () => {
    const one = reader({ rateLimiter: new SlidingWindowLimiter({ limit: 1 }), clientId: () => 'one' });
    const { headers } = await one(DAY).then(() => one(DAY));
    expect([headers.get('ratelimit-remaining'), headers.get('cache-control')]).toEqual(['0', 'no-store']);
  });

  it('is kept by nobody else where a client has told the host', async () => {
    const handle = createHandler();
    const { headers } = await handle(new Request(`https://any.example${DAY}`));
    expect(headers.get('cache-control')).toMatch(/^private, /);
  });

  it('has no day of printing, which would be that of another', async () => {
    const page = await read(DAY);
    expect(page.text).toMatch(/<p class="paper small"[^>]*><\/p>/);
  });

  it('is nobody else’s where the visitor has asked in words', async () => {
    const asked = '/tools/best-time-today?on=2026-11-22&on_tz=Asia/Kolkata&intent=sign+a+contract';
    const answers = await Promise.all([read(asked), read(asData(asked))]);
    const told = answers.map(({ status, headers }) => [status, headers.get('cache-control')]);
    expect(told).toEqual([
      [200, 'no-store'],
      [200, 'no-store'],
    ]);
  });

  it('is told to who keeps choices alone', async () => {
    const { headers } = await read(DAY, { cookie: 'nirayana_choices=ayanamsha=raman' });
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
      'private, no-store',
      expect.stringContaining('Cookie'),
    ]);
    expect((await read(DAY)).headers.get('vary')).toContain('Cookie');
    expect(await controlOf(asData(DAY), { cookie: 'nirayana_choices=ayanamsha=raman' })).toBe(DATA);
  });
});

describe('a result with a birth', () => {
  it('is kept by nobody', async () => {
    expect([await controlOf(PERSON), await controlOf(asData(PERSON))]).toEqual(['no-store', 'no-store']);
  });

  it('is that of every tool but these, which tell of a day, a sky or a sign', async () => {
    const kept = await Promise.all(
      allTools.map(async ({ slug }) => {
        const { page } = await follow(`/tools/${slug}?example`);
        return page.headers.get('cache-control')?.startsWith('public') ? [slug] : [];
      }),
    );
    expect(kept.flat().sort()).toEqual([
      'compatibility',
      'daily-timing',
      'day-lagnas',
      'eclipses',
      'moon-phases',
      'muhurta-finder',
      'nakshatra',
      'panchang',
      'panchang-month',
      'planet-visibility',
      'planetary-hours',
      'push-or-wait',
      'relationship-weather',
      'retrogrades',
      'sign-today',
      'vrata-calendar',
    ]);
  });
});

/** An address without one of the things that it tells: what is left out must not be that of the hour. */
function withoutOne(path: string): string[] {
  const [base = '', query = ''] = path.split('?');
  const pairs = query.split('&');
  return pairs.map((left) => `${base}?${pairs.filter((pair) => pair !== left).join('&')}`);
}

it('says as data the same at every hour, but when it was calculated', async () => {
  const later = reader({ now: () => new Date('2026-11-25T23:40:00Z') });
  for (const { slug } of allTools) {
    const { page, path } = await follow(`/tools/${slug}?example`);
    if (!page.headers.get('cache-control')?.startsWith('public')) continue;
    for (const address of [path, ...withoutOne(path)]) {
      const answers = await Promise.all([read, later].map((ask) => ask(asData(address))));
      if (answers.some(({ headers }) => !headers.get('cache-control')?.startsWith('public'))) continue;
      const [first, second] = answers.map(({ text }) => ({ ...JSON.parse(text), calculated_at: undefined }));
      expect([address, first]).toEqual([address, second]);
    }
  }
});
