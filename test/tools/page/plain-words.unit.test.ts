import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/languages/locale/locales.js';
import { follow, plain } from '../../pages/form/asked.js';
import { LANGUAGES } from '../../support/languages.js';

/** What a page says in a line, with its form, in which nothing of this stands. */
async function said(path: string): Promise<string> {
  const { page } = await follow(path);
  return plain(page.text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '));
}

const DELHI = 'date=1990-05-17&time=10:20&lat=28.6139&lon=77.209&tz=Asia/Kolkata';
const PAIR =
  'a_date=1990-05-17&a_time=10:20&a_lat=28.6139&a_lon=77.209&a_tz=Asia/Kolkata&b_date=1992-03-21&b_time=10:20&b_lat=28.6139&b_lon=77.209&b_tz=Asia/Kolkata';

/** What stood there once, and what an almanac prints instead. */
const PLAIN: readonly (readonly [path: string, says: string | RegExp, not: RegExp])[] = [
  [
    `/tools/upcoming-transits?${DELHI}`,
    /Next major transit: .*major \(9 points or more\).*one that has many is called major/,
    /of weight|weighs?\b/,
  ],
  [`/tools/current-transits-calculator?${DELHI}`, 'A transit of 9 points or more is called major', /[Ww]eigh/],
  [
    `/tools/horoscope-matching?${PAIR}`,
    /Groom: in the house of this Mars, the partner has Rahu.*The malefic planets give the bride no more points/,
    /bride has|May be waived|of the partner’s chart/,
  ],
  [
    `/tools/gochara?${DELHI}`,
    /Good or bad house.*three or fewer are said to spoil a good house.*Murti is/,
    /By the books/,
  ],
  [`/tools/chart-points?${DELHI}`, 'Svapna (dreaming) with a friend or neutral', /mood that holds is listed/],
  [`/kundli?${DELHI}`, 'Good or bad house', /By the books/],
  [`/tools/ashtakavarga?${DELHI}`, 'Sodhya pinda, the sum of both', /Pinda, both/],
  [`/tools/kp-chart?${DELHI}`, 'The sub lord of a cusp changes', /sub-lord/],
  ['/tools/muhurta-finder?example', 'A span that traditional almanacs allow', /past almanacs/],
  [
    '/tools/bhava-chart?date=1990-01-01&time=12:00&lat=28.6139&lon=77.209&tz=Asia/Kolkata',
    'No planet is in another house',
    /In another house: –/,
  ],
  [
    '/tools/manglik-dosha-calculator?date=1990-01-14&time=12:00&lat=28.6139&lon=77.209&tz=Asia/Kolkata',
    /waives the dosha of house 4, counted from the Moon\./,
    /counted from: /,
  ],
  [
    '/career?date=1850-05-17&time=10:20&lat=28.6139&lon=77.209&tz=Asia/Kolkata',
    'by then the 120 years that the dashas cover are over',
    /after the 120 years/,
  ],
];

it.each(PLAIN)('%s says what is meant', async (path, says, not) => {
  const page = await said(path);
  expect(page).toMatch(says);
  expect(page).not.toMatch(not);
});

describe.each(LOCALES)('in %s', (locale) => {
  it('a waiver stands beside the porutham that it is of, and names what it is', async () => {
    const { matching, names } = LANGUAGES[locale];
    const found = /(?<=<dt>)[^<]*(?=<\/dt>\s*<dd>[^<]*<\/dd>)/g;
    const { page } = await follow(`${locale === 'en' ? '' : `/${locale}`}/tools/horoscope-matching?${PAIR}`);
    const waived = [...page.text.matchAll(found)].filter(({ index }) =>
      plain(page.text.slice(index, index + 400)).includes(`<dd>${matching.waived}`),
    );
    expect(waived.length).toBeGreaterThan(0);
    for (const [name] of waived) expect(Object.values(names.porutham)).toContain(plain(name));
  });
});
