import { describe, expect, it } from 'vitest';
import { placesFor } from '../../../src/calculation/cost.js';
import { createHandler, SlidingWindowLimiter } from '../../../src/entries/http.js';
import { LANGUAGE_CODES } from '../../../src/languages/locale/locales.js';
import { SITEMAP_PLACES } from '../../../src/site/for-robots.js';
import { words } from '../../support/support.js';
import { plain, read } from './asked.js';

const SIGN = '/tools/sun-sign?month=5&day=17';

const MOON = '/tools/vedic-moon-sign-calculator?date=1990-05-17&time_unknown=1';

function limited(limit: number) {
  return createHandler({
    baseUrl: 'https://example.org',
    now: () => new Date('2026-11-22T12:00:00Z'),
    rateLimiter: new SlidingWindowLimiter({ limit }),
    clientId: () => 'one',
  });
}

describe('a calculation by GET', () => {
  it('counts, as a page and as JSON, and so does one by POST', async () => {
    const service = limited(3);
    expect((await read(SIGN, service)).headers.get('ratelimit-remaining')).toBe('2');
    expect((await read(SIGN.replace('?', '.json?'), service)).headers.get('ratelimit-remaining')).toBe('1');
    const post = new Request('https://example.org/api/public/tools/sun-sign', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"month":5,"day":17}',
    });
    expect((await service(post)).headers.get('ratelimit-remaining')).toBe('0');
    expect((await read(SIGN, service)).status).toBe(429);
  });

  it('does not count where nothing is calculated', async () => {
    // What is written for the first time in a minute counts as a search.
    const service = limited(5);
    for (const path of words`
      /tools/sun-sign /hi/tools/sun-sign /tools/sun-sign?month=13&day=1 /tools/sun-sign?month=5&day=17&day=18
      /tools/sun-sign?example /tools/sun-sign.json /methodology/sun-sign /docs / /?q=sun /tools /style.css /page.js
    `) {
      expect((await read(path, service)).headers.get('ratelimit-remaining')).toBeNull();
    }
    expect((await read(SIGN, service)).status).toBe(200);
  });

  it.each([
    ['a form with a mistake', '/tools/sun-sign?month=13&day=1'],
    ['a form without its details', '/de/tools/sun-sign?month='],
    ['a form that is sent on', '/tools/sun-sign?month=05&day=17'],
    ['an example', '/tools/sun-sign?example'],
    ['a place by its name', `${MOON}&place=Delhi`],
    ['the places of two people', `/tools/vedic-compatibility-calculator?a_date=1990-05-17&a_place=Delhi&b_place=Pune`],
    ['a chart without details', '/charts/north.svg?date=1990-05-17&place=Delhi'],
    ['JSON of a form with a mistake', '/tools/sun-sign.json?month=13&day=1'],
    ['a search for a tool', '/tools?q=moon'],
    ['a search on the first page', '/hi?q=moon'],
    ['a search in the index', '/api/public/tools?q=moon'],
    ['a search for a place', '/api/public/places?q=Delhi'],
  ])('counts %s once, in a window of searches and forms, which holds four times the limit', async (_, path) => {
    const service = limited(1);
    for (let round = 0; round < 4; round++) expect((await read(path, service)).status).not.toBe(429);
    const refused = await read(path, service);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await read('/tools?q=sun', service)).status).toBe(429);
    expect((await read(SIGN, service)).status).toBe(200);
  });

  it('shows a form that somebody else has asked for to whom searches are refused', async () => {
    let client = 'another';
    const service = createHandler({
      baseUrl: 'https://example.org',
      now: () => new Date('2026-11-22T12:00:00Z'),
      rateLimiter: new SlidingWindowLimiter({ limit: 1 }),
      clientId: () => client,
    });
    expect((await read('/tools/sun-sign', service)).status).toBe(200);
    client = 'one';
    for (let round = 0; round < 4; round++) await read('/tools?q=moon', service);
    expect((await read('/tools/panchang', service)).status).toBe(429);
    expect((await read('/tools/sun-sign', service)).status).toBe(200);
  });

  it('counts the sitemap of a language by its bytes, and the list of those not at all', async () => {
    const bytes: number[] = [];
    for (const locale of LANGUAGE_CODES) {
      const service = limited(1);
      for (let round = 0; round < 9; round++) expect((await read('/sitemap.xml', service)).status).toBe(200);
      let told = 0;
      for (let left = 4; left >= SITEMAP_PLACES; left -= SITEMAP_PLACES) {
        const { status, text } = await read(`/sitemap-${locale}.xml`, service);
        expect(status).toBe(200);
        told = Buffer.byteLength(text);
      }
      expect((await read(`/sitemap-${locale}.xml`, service)).status).toBe(429);
      bytes.push(told);
    }
    expect(placesFor(0, Math.max(...bytes) / 1000)).toBe(SITEMAP_PLACES);
  });

  it('refuses a search to a program in JSON, and shows a reader a page', async () => {
    const service = limited(1);
    for (let round = 0; round < 4; round++) await read('/tools?q=moon', service);
    const page = await read('/tools?q=moon', service);
    expect([page.headers.get('content-type'), page.headers.get('ratelimit-limit')]).toEqual([
      'text/html; charset=utf-8',
      '4',
    ]);
    const answer = await service(new Request('https://example.org/tools?q=moon'));
    expect([answer.status, (await answer.json()).error.code]).toEqual([429, 'rate_limited']);
  });

  it('counts for each client and each tool, in whichever language and form', async () => {
    let client = 'one';
    const service = createHandler({
      baseUrl: 'https://example.org',
      rateLimiter: new SlidingWindowLimiter({ limit: 2 }),
      clientId: () => client,
    });
    const left = async (path: string) => (await read(path, service)).headers.get('ratelimit-remaining');
    const moon = '/tools/vedic-moon-sign-calculator?date=1990-05-17&time=10:20&lat=28.6139&lon=77.209&tz=Asia/Kolkata';
    expect([await left(SIGN), await left(moon), await left(`/uk${SIGN}`)]).toEqual(['1', '1', '0']);
    expect((await read(`/de${SIGN.replace('?', '.json?')}`, service)).status).toBe(429);
    client = 'another';
    expect(await left(SIGN)).toBe('1');
  });

  it('says as a page when to try again, and keeps what was entered', async () => {
    const service = limited(1);
    await read(SIGN, service);
    const page = await read(`/hi${SIGN}`, service);
    expect([page.status, page.headers.get('retry-after')]).toEqual([429, '60']);
    expect(page.text).toContain('कृपया 60 सेकंड बाद फिर प्रयास करें');
    expect(plain(page.text)).toContain(`<a class="btn" href="/hi${SIGN}">`);
    expect(page.headers.get('content-type')).toContain('text/html');
  });

  it('says so as JSON where JSON is asked for', async () => {
    const service = limited(1);
    await read(SIGN, service);
    const answer = await read(SIGN.replace('?', '.json?'), service);
    expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([429, 'rate_limited']);
    const wrong = await read('/hi/tools/sun-sign.json?month=13&day=1', service);
    expect([wrong.status, JSON.parse(wrong.text).error.field_errors]).toEqual([
      400,
      [{ field: 'month', message: 'Write a whole number from 1 to 12.' }],
    ]);
    expect((await read('/tools/sun-sign.json', service)).status).toBe(400);
  });

  it('is a page that asks for patience where the limiter is away', async () => {
    const service = createHandler({
      baseUrl: 'https://example.org',
      rateLimiter: { take: () => Promise.reject(new Error('away')) },
      clientId: () => 'one',
      onError: () => {},
    });
    const page = await read(SIGN, service);
    expect([page.status, page.text.includes('Nothing you entered is lost')]).toEqual([502, true]);
  });

  it('stays with the visitor', async () => {
    for (const path of [SIGN, '/tools/sun-sign?month=13', '/tools/sun-sign?example', SIGN.replace('?', '.json?')]) {
      const { headers } = await read(path);
      expect([path, headers.get('cache-control')]).toEqual([path, expect.stringContaining('no-store')]);
    }
    expect((await read(SIGN)).headers.get('referrer-policy')).toBe('no-referrer');
  });
});
