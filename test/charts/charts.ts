import fc from 'fast-check';
import { GRAHAS } from '../../src/base/zodiac/rashi.js';
import { CHART_STYLES, type Chart, type ChartStyle } from '../../src/entries/charts.js';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/languages/locale/locales.js';

const sign = fc.integer({ min: 1, max: 12 });
const degree = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 29_999_999 }).map((microdegrees) => microdegrees / 1e6) },
  { weight: 1, arbitrary: fc.constantFrom(0, 9.999999, 10, 29.999999) },
  { weight: 1, arbitrary: fc.constant(null) },
);

/** Where the grahas of a chart stand: anywhere, or so many of them in one sign. */
const signs = fc.oneof(
  fc.array(sign, { minLength: GRAHAS.length, maxLength: GRAHAS.length }),
  fc
    .tuple(sign, fc.integer({ min: 1, max: 9 }), sign)
    .map(([crowded, count, other]) => GRAHAS.map((_, index) => (index < count ? crowded : other))),
);

/** Charts of up to nine grahas in any order, from empty ones to all in one field, with a lagna or without. */
export const chart: fc.Arbitrary<Chart> = fc
  .record({
    signs,
    order: fc.shuffledSubarray([...GRAHAS], { minLength: 0, maxLength: GRAHAS.length }),
    degrees: fc.array(degree, { minLength: GRAHAS.length, maxLength: GRAHAS.length }),
    retrograde: fc.array(fc.boolean(), { minLength: GRAHAS.length, maxLength: GRAHAS.length }),
    lagna: fc.option(fc.record({ sign, degree }), { nil: null }),
    isLagnaCrowded: fc.boolean(),
  })
  .map(({ order, signs, degrees, retrograde, lagna, isLagnaCrowded }) => ({
    title: 'Chart',
    desc: 'A chart.',
    lagna: lagna && isLagnaCrowded ? { ...lagna, sign: signs[0] as number } : lagna,
    grahas: order.map((key, index) => ({
      key,
      sign: signs[index] as number,
      degree: degrees[index] as number | null,
      retrograde: retrograde[index] as boolean,
    })),
    centre: 'Rashi (D1)',
  }));

export const locale: fc.Arbitrary<LanguageCode> = fc.constantFrom(...LANGUAGE_CODES);

/** The styles that can show a chart: without a lagna there is no first house. */
export function stylesFor({ lagna }: Pick<Chart, 'lagna'>): readonly ChartStyle[] {
  return lagna === null ? ['south', 'east'] : CHART_STYLES;
}
