import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../../src/languages/locale/locales.js';
import { LANGUAGES } from '../../support/languages.js';
import { PAGE_WORDS } from '../../support/page-words.js';
import { plain, read, withoutTags } from './asked.js';

const PATHS = ['/matching', '/tools/horoscope-matching'] as const;
const BRIDE = 'b_date=1992-06-03&b_time=11%3A15&b_lat=28.6139&b_lon=77.209&b_tz=Asia%2FKolkata';
const GROOM = 'person_a_nakshatra_name=Magha&person_a_pada=2';
const seen = (html: string) => plain(withoutTags(html)).replace(/\s+/g, ' ');

describe.each(PATHS)('%s with a nakshatra in place of a birth', (path) => {
  it('is asked by its form, whose empty fields of a birth leave no trace', async () => {
    const form = `a_date_day=&a_date_month=&a_date_year=&a_time=&a_place=&a_lat=&a_lon=&a_tz=&a_within=&${GROOM}`;
    const { status, headers } = await read(`${path}?${form}&${BRIDE}`);
    expect(status).toBe(303);
    const { searchParams } = new URL(headers.get('location') ?? '', 'http://x');
    expect([...searchParams.keys()].filter((name) => name.includes('a_') && !name.startsWith('b_'))).toEqual([
      'person_a_nakshatra_name',
      'person_a_pada',
    ]);
  });

  it.each(LANGUAGE_CODES)('shows the points and whose nakshatra is stated, in %s', async (locale) => {
    const prefix = locale === 'en' ? '' : `/${locale}`;
    const page = await read(`${prefix}${path}?${BRIDE}&${GROOM}`);
    expect(page.status).toBe(200);
    const { names } = LANGUAGES[locale];
    const text = seen(page.text);
    expect(text).toContain(`${names.nakshatra.Magha} 2 (${PAGE_WORDS[locale].tools['horoscope-matching'].stated})`);
    expect(text).not.toMatch(/undefined|NaN|\bnull\b/);
  });

  it('shows two nakshatras without any birth', async () => {
    const page = await read(`${path}?${GROOM}&person_b_nakshatra_name=Rohini`);
    expect(page.status).toBe(200);
    expect(seen(page.text)).toContain('Person B: Rohini');
  });

  it.each([
    ['a nakshatra in two signs without its pada', `${BRIDE}&person_a_nakshatra_name=Krittika`, /Person A: .*pada/i],
    ['a birth and a nakshatra of one', `${BRIDE}&${GROOM}&person_b_nakshatra_name=Rohini`, /Person B: /],
    ['a pada of none', `${BRIDE}&person_a_pada=2`, /Person A: /],
    ['nothing of one', BRIDE, /Person A: Enter the date/],
  ])('says at whom to look of %s', async (_, query, said) => {
    const { status, text } = await read(`${path}?${query}`);
    expect([status, /<div class="errsum".*?<\/div>/s.exec(text)?.[0] ?? ''].map((each) => seen(`${each}`))[1]).toMatch(
      said,
    );
  });

  it('opens the fold of a nakshatra that stands there, and no other', async () => {
    const { text } = await read(`${path}?${BRIDE}&person_a_nakshatra_name=Krittika`);
    const folds = [...text.matchAll(/<details([^>]*)><summary>Only the nakshatra is known/g)].map(([, open]) => open);
    expect(folds.map((open) => /open/.test(open ?? ''))).toEqual([true, false]);
  });
});

describe('/matching with a nakshatra in place of a birth', () => {
  it('shows the chart of the other alone, and leads to no chart of the first', async () => {
    const { text } = await read(`/matching?${BRIDE}&${GROOM}`);
    expect(seen(text)).toContain('Only the nakshatra is known here; a chart needs the birth.');
    const [, groom = '', bride = ''] = text.split('<section class="block part"');
    expect([groom.includes('/kundli'), bride.includes('/kundli')]).toEqual([false, true]);
  });
});
