import { describe, expect, it } from 'vitest';
import { SlidingWindowLimiter } from '../../src/entries/http.js';
import type { Ephemeris } from '../../src/entries/index.js';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { BROWSER, reader } from '../pages/shell/asked.js';

const read = reader();

describe('an error', () => {
  it.each([
    ['/nope', 404],
    ['/tools/nope', 404],
    ['/hi/tools/nope', 404],
    ['/methodology/constructor', 404],
    ['/x/y/z', 404],
    ['//example.org/', 404],
  ])('at %s is a page where a browser asks, JSON where a program does', async (path, status) => {
    const page = await read(path, BROWSER);
    expect([page.status, page.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expect([page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
    expect(page.headers.get('vary')).toContain('Accept');
    expect(page.text).toContain('<meta name="robots" content="noindex"/>');
    expect(page.text).not.toContain('rel="canonical"');
    const json = await read(path);
    expect([json.status, json.headers.get('content-type')]).toEqual([status, 'application/json; charset=utf-8']);
    expect(json.headers.get('vary')).toContain('Accept');
  });

  it('is JSON for every client of the interface for programs', async () => {
    for (const path of ['/api/public/tools/nope', '/api/nope', '/api']) {
      expect([path, (await read(path, BROWSER)).headers.get('content-type')]).toEqual([
        path,
        path === '/api' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      ]);
    }
  });

  it.each(LANGUAGE_CODES)('speaks the language of its path: %s', async (locale) => {
    const prefix = locale === 'en' ? '' : `/${locale}`;
    const { text, headers } = await read(`${prefix}/tools/panchagn`, BROWSER);
    expect(text).toContain(`<html lang="${locale}">`);
    expect(headers.get('content-language')).toBe(locale);
    expect(text).toContain(`href="${prefix}/tools/panchang"`);
  });

  it('of a method says what is allowed, as a page', async () => {
    const { status, headers, text } = await read('/de/tools', BROWSER, 'POST');
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(text).toContain('lässt sich nur lesen');
  });

  it('of ours is a page that tells nothing of it, and is told to the operator', async () => {
    const seen: unknown[] = [];
    const ask = reader({ now: () => new Date(Number.NaN), onError: (error) => seen.push(error) });
    const page = await ask('/uk', BROWSER);
    expect([page.status, page.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
    expect(page.text).toContain('Тут щось пішло не так');
    expect(page.text).not.toMatch(/Invalid|RangeError|\.ts/);
    expect((await ask('/uk')).headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(seen).toEqual([expect.any(Error), expect.any(Error)]);
  });

  it('of the sky leaves the first page standing without it', async () => {
    const secret = new Error('ENOENT: /home/secret');
    const seen: unknown[] = [];
    const home = await reader({ onError: (error) => seen.push(error), ephemeris: broken(secret) })('/', BROWSER);
    expect(home.status).toBe(200);
    expect(home.text).not.toContain('<dt>');
    expect(seen).toEqual([secret]);
    expect((await read('/')).text).toContain('<dt>Tithi</dt>');
  });
});

function broken(error: unknown): Ephemeris {
  const fail = () => {
    throw error;
  };
  return {
    description: { library: 'none', version: '0', source: 'none' },
    span: { first: 0, last: 1e7 },
    position: fail,
    motion: fail,
  };
}

describe('charts', () => {
  const QUERY = '?date=1990-05-17&time=10%3A20&lat=28.6139&lon=77.209&tz=Asia%2FKolkata';

  it.each(['north', 'south', 'east'])('in the %s style are files of their own', async (style) => {
    const { status, headers, text } = await read(`/charts/${style}.svg${QUERY}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe(`inline; filename="birth-chart-1990-05-17-${style}.svg"`);
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(text).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  });

  it('speak the language of their path, and have vargas', async () => {
    const hindi = await read(`/hi/charts/east.svg${QUERY}&varga=D9&download`);
    expect(hindi.headers.get('content-language')).toBe('hi');
    expect(hindi.headers.get('content-disposition')).toBe('attachment; filename="birth-chart-1990-05-17-d9-east.svg"');
    expect(hindi.text).toContain('नवांश');
    expect(hindi.text).not.toBe((await read(`/charts/east.svg${QUERY}`)).text);
  });

  it('say whose they are: date, time and place', async () => {
    const title = async (path: string) => /<title[^>]*>([^<]*)</.exec((await read(path)).text)?.[1];
    expect(await title(`/charts/east.svg${QUERY}`)).toContain('17 May 1990, 10:20, 28.6139, 77.209');
    const unknown = QUERY.replace('time=10%3A20', 'time_unknown=1');
    expect(await title(`/charts/east.svg${unknown}&place=Delhi`)).toMatch(/17 May 1990, .*Delhi/);
  });

  it.each([
    ['/charts/west.svg', 404],
    ['/charts/north', 404],
    ['/charts/north.svg?varga=D99', 400],
    ['/charts/north.svg', 400],
    [`/charts/north.svg${QUERY}&varga=D99`, 400],
    [`/charts/north.svg${QUERY.replace('28.6139', '95')}`, 400],
  ])('that cannot be drawn are errors: %s', async (path, status) => {
    const answer = await read(path);
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('without a time of birth are not drawn in houses', async () => {
    const { status, headers } = await read(
      '/charts/north.svg?date=1990-05-17&time_unknown=1&lat=28.6139&lon=77.209&tz=Asia%2FKolkata',
    );
    expect(status).toBe(303);
    expect(headers.get('location')).toMatch(/^\/charts\/south\.svg\?date=1990-05-17&/);
  });

  it('count as calculations of the birth chart', async () => {
    const limited = reader({ rateLimiter: new SlidingWindowLimiter({ limit: 2 }), clientId: () => 'one' });
    const first = await limited(`/charts/north.svg${QUERY}`);
    expect([first.status, first.headers.get('ratelimit-remaining')]).toEqual([200, '1']);
    const page = await limited(`/tools/birth-chart-calculator${QUERY}`);
    expect([page.status, page.headers.get('ratelimit-remaining')]).toEqual([200, '0']);
    const refused = await limited(`/charts/south.svg${QUERY}`);
    expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'text/plain; charset=utf-8']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
