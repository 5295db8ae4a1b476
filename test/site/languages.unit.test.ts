import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { preferredLanguage } from '../../src/site/preferred-language.js';
import { BASE, reader } from '../pages/shell/asked.js';

const read = reader();
const PATHS = ['/', '/tools', '/methodology', '/docs', '/tools/panchang', '/methodology/career-dna'];
const inLanguage = (locale: string, path: string) => (locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`);

describe('the language of a page', () => {
  it.each(PATHS.flatMap((path) => LANGUAGE_CODES.map((locale) => [locale, path] as const)))(
    'is %s by its path alone at %s, and the page says so',
    async (locale, path) => {
      const own = inLanguage(locale, path);
      const { status, headers, text } = await read(own);
      expect([status, headers.get('content-language')]).toEqual([200, locale]);
      expect(text).toContain(`<html lang="${locale}">`);
      expect(text).toContain(`<link rel="canonical" href="${BASE}${own}"/>`);
      for (const other of LANGUAGE_CODES) {
        expect(text).toContain(`hreflang="${other}" href="${BASE}${inLanguage(other, path)}"/>`);
      }
      expect(text).toContain(`hreflang="x-default" href="${BASE}${path}"/>`);
      expect(text.match(/lang="[a-z]{2}" aria-current="true"/g)).toHaveLength(1);
    },
  );

  it.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/tools/panchang?on=2026-01-01', '/tools/panchang?on=2026-01-01'],
    ['/en/methodology', '/methodology'],
    ['/en/hi/tools', '/hi/tools'],
    [`${'/en'.repeat(3_000)}/docs`, '/docs'],
  ])('needs no name where it is English', async (path, target) => {
    const { status, headers } = await read(path);
    expect([status, headers.get('location')]).toEqual([308, target]);
  });

  it.each(['/en/nope', '/hi/en', '/hi/hi', '/HI', '/hi//tools', '/en//example.org/x', '/hi/sitemap.xml'])(
    '%s is no page',
    async (path) => expect((await read(path)).status).toBe(404),
  );
});

describe('the first page', () => {
  it.each([
    ['hi-IN,hi;q=0.9,en;q=0.8', '/hi'],
    ['de', '/de'],
    ['pt-BR, pt;q=0.9, es;q=0.5, en;q=0.4', '/es'],
    ['UK-ua', '/uk'],
  ])('leads who prefers %s to %s', async (language, target) => {
    const { status, headers } = await read('/', { 'accept-language': language });
    expect([status, headers.get('location')]).toEqual([302, target]);
    expect(headers.get('vary')).toContain('Accept-Language');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([undefined, 'en', 'en-US,en;q=0.9,hi;q=0.8', 'ja', '*', 'hi;q=0', 'hi;q=2', '', ',;=,'])(
    'stays English for %s',
    async (language) => {
      const { status, headers } = await read('/', language === undefined ? {} : { 'accept-language': language });
      expect([status, headers.get('content-language')]).toEqual([200, 'en']);
      expect(headers.get('vary')).toContain('Accept-Language');
    },
  );

  it('stays with who has chosen English', async () => {
    const hindi = { 'accept-language': 'hi' };
    expect((await read('/hi')).text).toContain('<a href="/?lang=en" hreflang="en"');
    expect((await read('/?lang=en', hindi)).status).toBe(200);
    expect((await read('/', { ...hindi, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await read('/', { ...hindi, 'sec-fetch-site': 'none' })).status).toBe(302);
  });

  it('is the only one that asks what a browser prefers', async () => {
    for (const path of ['/tools', '/hi', '/de/tools/panchang', '/methodology', '/docs']) {
      const { status, headers } = await read(path, { 'accept-language': 'ru' });
      expect([path, status]).toEqual([path, 200]);
      expect(headers.get('vary'), path).toMatch(/^Accept-Encoding(?:, Cookie)?$/);
    }
  });

  it('keeps the path of a mount', async () => {
    const mounted = reader({ basePath: '/astro' });
    expect((await mounted('/astro', { 'accept-language': 'hi' })).headers.get('location')).toBe('/astro/hi');
    expect((await mounted('/astro/hi')).text).not.toMatch(/(?:href|src|action)="\/(?!astro(?:\/|\?|"))/);
  });
});

it('the language that is preferred is the one with the highest weight', () => {
  expect(preferredLanguage('en;q=0.5, fr;q=0.7, de;q=0.6')).toBe('fr');
  expect(preferredLanguage('fr;q=0.7, de;q=0.7')).toBe('fr');
  expect(preferredLanguage('frr, dex')).toBe('en');
  expect(preferredLanguage(undefined)).toBe('en');
});
