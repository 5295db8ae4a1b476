import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../../src/languages/locale/locales.js';
import { PAGE_WORDS } from '../../support/page-words.js';

/** Every text of a language by the path to it; those that take facts are given some. */
function textsOf(words: unknown, path = ''): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') {
    const times = { what: '1', end: '2', from: '3', to: '4' };
    const answers = { date: '5', place: '6', value: '7', year: '8', told: '9', sign: '10', moon: '11', count: 12 };
    const rules = { tithi: '13', hour: '14', nakshatra: '15', name: '16', days: '17' };
    const facts = { ...times, ...answers, ...rules };
    const takesFacts =
      /until|between|\.ask\.(?:falls|notIn|at|ofDay|fromSign)|\.rule\.(?:byTithi|byNakshatra|countedFrom)$/.test(path);
    return [[path, words(takesFacts ? facts : '7')]];
  }
  return Object.entries(words as object).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}

/** Names that are the same in every language that is written in Latin letters. */
const SAME = new Set([
  '.today.tithi',
  '.today.nakshatra',
  '.today.rahuKalam',
  '.method.career.title',
  '.ways.panchang',
  '.ways.kundli',
  '.home.ways.kundli.title',
  '.home.ways.muhurta.title',
  '.home.ways.eclipses.title',
  '.home.folds.dashas.title',
  '.home.state.begins',
  '.twins.kundli.name',
  '.twins.sade_sati.name',
  '.twins.gochara.name',
  '.twins.moon.name',
  '.twins.matching.of.vedic-compatibility-calculator',
  '.ask.inYear',
  '.languages.sanskrit',
]);

describe('the words of the site', () => {
  const english = new Map(textsOf(PAGE_WORDS.en.site));

  it.each(LANGUAGE_CODES.filter((locale) => locale !== 'en'))('are its own in %s', (locale) => {
    const texts = textsOf(PAGE_WORDS[locale].site);
    expect(texts.map(([path]) => path)).toEqual([...english.keys()]);
    for (const [path, text] of texts) {
      if (!SAME.has(path)) expect([path, text]).not.toEqual([path, english.get(path)]);
    }
  });

  it('are in Devanagari in Hindi, but for names', () => {
    for (const [path, text] of textsOf(PAGE_WORDS.hi.site)) {
      expect([path, text.replaceAll(/GeoNames|JSON|Career DNA/g, '')]).toEqual([
        path,
        expect.not.stringMatching(/[a-z]/i),
      ]);
    }
  });

  it.each(['ru', 'uk'] as const)('are in Cyrillic in %s, but for names', (locale) => {
    for (const [path, text] of textsOf(PAGE_WORDS[locale].site)) {
      expect([path, text.replaceAll(/GeoNames|JSON|Career DNA/g, '')]).toEqual([
        path,
        expect.not.stringMatching(/[a-z]/i),
      ]);
    }
  });

  it.each(LANGUAGE_CODES)('frighten nobody and promise nothing in %s', (locale) => {
    for (const [path, text] of textsOf(PAGE_WORDS[locale].site)) {
      expect([path, text]).toEqual([path, expect.not.stringMatching(/!|accurate|lucky|undefined|\bNaN\b/)]);
      expect(text.trim()).toBe(text);
    }
  });

  it.each(LANGUAGE_CODES)('tell how long to wait in %s', (locale) => {
    const { tooMany } = PAGE_WORDS[locale].result.busy;
    expect(tooMany(24)).toMatch(/\b24\b/);
    expect(tooMany(1)).not.toMatch(/seconds|secondes|Sekunden|segundos|секунд(?!у)/);
    expect(tooMany(undefined)).not.toMatch(/\d|undefined|NaN/);
  });

  it.each([
    ['ru', 1, '1 секунду.'],
    ['ru', 23, '23 секунды.'],
    ['ru', 45, '45 секунд.'],
    ['uk', 21, '21 секунду.'],
    ['uk', 3, '3 секунди.'],
    ['uk', 12, '12 секунд.'],
    ['fr', 1, '1 seconde.'],
    ['de', 2, '2 Sekunden '],
    ['es', 60, '60 segundos.'],
    ['en', 2, '2 seconds.'],
  ] as const)('have the plural of %s for %i', (locale, seconds, told) => {
    expect(PAGE_WORDS[locale].result.busy.tooMany(seconds)).toContain(told);
  });
});
