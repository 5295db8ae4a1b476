import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../../src/languages/locale/locales.js';
import { MOST_LINES } from '../../../src/pages/form/read-rows.js';
import { LANGUAGES } from '../../support/languages.js';
import { plain, read, withoutTags } from './asked.js';

const ONE = 'nakshatra_name=Rohini&pada=4&position=bride';
const path = (lines: string, prefix = '') =>
  `${prefix}/tools/match-ranking?${ONE}&candidates=${encodeURIComponent(lines)}`;

/** The lines that an address has after a form was sent, or what the page says of them. */
async function sent(lines: string, prefix = ''): Promise<string | undefined> {
  const { status, headers, text } = await read(path(lines, prefix));
  if (status !== 303) return /id="candidates-e">(.*?)<\/p>/s.exec(text)?.[1];
  return new URL(headers.get('location') ?? '', 'http://x').searchParams.get('candidates') ?? undefined;
}

describe('candidates that stand on lines', () => {
  it.each([
    ['Rohini 2\r\nSwati', 'Rohini,2;Swati'],
    ['  uttara  phalguni-3 \n\nANURADHA, 1', 'Uttara Phalguni,3;Anuradha,1'],
    ['रोहिणी २;Mula pada 4', 'Rohini,2;Mula,4'],
    ['3 June 1992, 11:15, Mumbai, India', '1992-06-03,11:15,19.0728,72.8825,Asia/Kolkata'],
    ['June 3, 1992, 2:05 pm, 19.076, 72.8777', '1992-06-03,14:05,19.076,72.8777'],
    ['1992-06-03, , 19.076, 72.8777, Asia/Kolkata', '1992-06-03,,19.076,72.8777,Asia/Kolkata'],
    ['1992-06-03, Mumbai', '1992-06-03,,19.0728,72.8825,Asia/Kolkata'],
  ])('are read as they are written: %j', async (lines, address) => {
    const prefix = /\p{Script=Devanagari}/u.test(lines) ? '/hi' : '';
    expect(await sent(lines, prefix)).toBe(address);
  });

  it.each([
    ['Rohini 2\nKrittika', /Line 2: .*two signs/s],
    ['Rohini 5', /Line 1: /],
    ['nobody', /Line 1: /],
    ['31 June 1992, 11:15, Mumbai', /Line 1: .*30|Line 1: .*no/s],
    ['3 June 1992, 25:15, Mumbai', /Line 1: /],
    ['3 June 1992, 11:15, Qwxzk', /Line 1: .*Qwxzk/s],
    ['3 June 1992, 11:15, Springfield', /Line 1: .*Illinois/s],
    [' \n ', /nakshatra/],
    [Array.from({ length: MOST_LINES + 1 }, () => 'Rohini 1').join('\n'), new RegExp(`${MOST_LINES}`)],
    ['x'.repeat(201), /Line 1: .*200/s],
  ])('are told by their number where they cannot be read: %j', async (lines, said) => {
    const text = await sent(lines);
    expect(plain(withoutTags(text ?? ''))).toMatch(said);
  });

  it.each(LANGUAGE_CODES)(
    'are ranked in %s, in the form again as lines, and never called by a name',
    async (locale) => {
      const prefix = locale === 'en' ? '' : `/${locale}`;
      const page = await read(path('Uttara Bhadrapada,3;Krittika,2;1992-06-03,,19.076,72.8777', prefix));
      expect(page.status).toBe(200);
      const lines = /<textarea[^>]*>(.*?)<\/textarea>/s.exec(page.text)?.[1];
      const names = LANGUAGES[locale].names.nakshatra;
      const shown = `${names['Uttara Bhadrapada']} 3\n${names.Krittika} 2\n1992-06-03,,19.076,72.8777`;
      expect(plain(lines ?? '')).toBe(shown);
      expect(await sent(shown, prefix)).toBe('Uttara Bhadrapada,3;Krittika,2;1992-06-03,,19.076,72.8777');
      expect([...page.text.matchAll(/<th scope="row">/g)].length).toBeGreaterThanOrEqual(3);
    },
  );

  it('come with the example', async () => {
    const { headers } = await read('/tools/match-ranking?example');
    const page = await read(headers.get('location') ?? '');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Swati');
  });
});
