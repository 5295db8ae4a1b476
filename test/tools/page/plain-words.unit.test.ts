import { describe, expect, it } from 'vitest';
import { birth, horoscopeMatching } from '../../../src/entries/index.js';
import { LANGUAGE_CODES } from '../../../src/languages/locale/locales.js';
import type { PoruthamFinding } from '../../../src/languages/words/matching/matching-words.js';
import { say } from '../../../src/languages/words/say.js';
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

/** The same two births. */
const place = { latitude: 28.6139, longitude: 77.209 };
const BIRTHS = {
  person_a: birth({ date: '1990-05-17', time: '10:20', place }),
  person_b: birth({ date: '1992-03-21', time: '10:20', place }),
};

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

describe.each(LANGUAGE_CODES)('in %s', (locale) => {
  it('a porutham is told in a sentence beside its name, with what may waive it', async () => {
    const { matching, names } = LANGUAGES[locale];
    const { page } = await follow(`${locale === 'en' ? '' : `/${locale}`}/tools/horoscope-matching?${PAIR}`);
    const [, block = ''] = page.text.split('id="h-poruthams"');
    const rows = [...block.matchAll(/<th scope="row"[^>]*>([\s\S]*?)<\/th>([\s\S]*?)<\/tr>/g)].slice(0, 10);
    expect(rows.map(([, name = '']) => plain(name))).toEqual(Object.values(names.porutham).slice(0, 10));
    const { poruthams } = horoscopeMatching(BIRTHS).result.south_indian;
    for (const [index, [row]] of rows.entries()) {
      const sentence = say(poruthams[index] as PoruthamFinding, LANGUAGES[locale]);
      expect(plain(row)).toContain(sentence.slice(sentence.indexOf(matching.bride)));
    }
    expect(rows.some(([row]) => plain(row).includes(matching.waived))).toBe(true);
  });
});
