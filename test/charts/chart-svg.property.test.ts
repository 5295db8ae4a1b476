import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRAHAS } from '../../src/base/zodiac/rashi.js';
import { chartOf, chartSvg } from '../../src/entries/charts.js';
import { birthChart } from '../../src/entries/index.js';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { VARGAS } from '../../src/rules/natal/varga-tables.js';
import { LANGUAGES } from '../support/languages.js';
import { runs } from '../support/support.js';
import { boxesOf, faults, linesOf } from './boxes.js';
import { chart, locale, stylesFor } from './charts.js';

/** `NIRAYANA_TEST_CHARTS=10000` asks for as many. */
const numRuns = Number(process.env['NIRAYANA_TEST_CHARTS'] ?? 400);

const SIGNS = Array.from({ length: 12 }, (_, index) => index + 1);

describe('a chart in any style and language', () => {
  test.prop([chart, locale], runs(numRuns))(
    'has no text upon another, upon a line or beyond the frame',
    (drawn, locale) => {
      for (const style of stylesFor(drawn))
        expect(faults(chartSvg(drawn, { style, locale: LANGUAGES[locale] })), style).toEqual([]);
    },
    120_000,
  );

  test.prop([chart, locale], runs(numRuns / 10))('shows every graha, in whatever order they come', (drawn, locale) => {
    for (const style of stylesFor(drawn)) {
      const svg = chartSvg(drawn, { style, locale: LANGUAGES[locale] });
      expect(svg.split('<tspan class="c-gr"').length - 1).toBe(drawn.grahas.length);
      expect(chartSvg({ ...drawn, grahas: drawn.grahas.toReversed() }, { style, locale: LANGUAGES[locale] })).toBe(svg);
    }
  });

  test.prop([chart, locale], runs(numRuns / 10))('has no number with more than one decimal', (drawn, locale) => {
    for (const style of stylesFor(drawn)) {
      expect(chartSvg(drawn, { style, locale: LANGUAGES[locale] }).replace('stroke-width="1.25"', '')).not.toMatch(
        /\d\.\d\d/,
      );
    }
  });
});

describe.each(LANGUAGE_CODES)('every varga, in %s', (locale) => {
  const input = { date: '1990-05-17', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
  const results = ['10:20', null].map((time) => birthChart({ ...input, time }).result);

  it.each(VARGAS.map(({ id }) => id))('has room for the name of %s', (varga) => {
    for (const result of results) {
      const drawn = chartOf(result, { varga, locale: LANGUAGES[locale] });
      for (const style of stylesFor(drawn)) {
        const svg = chartSvg(drawn, { style, locale: LANGUAGES[locale] });
        expect(faults(svg)).toEqual([]);
        expect(svg.includes('…')).toBe(false);
      }
    }
  });
});

describe.each(LANGUAGE_CODES)('a crowd in one field, in %s', (locale) => {
  it.each(SIGNS)('can be read with one to nine grahas in field %i, with the lagna and without', (sign) => {
    for (let count = 1; count <= GRAHAS.length; count++) {
      for (const shift of [0, 5]) {
        const grahas = GRAHAS.map((_, index) => GRAHAS[(index * 4 + shift) % 9] as (typeof GRAHAS)[number])
          .slice(0, count)
          .map((key, index) => ({ key, sign, degree: 20 + index, retrograde: true }));
        const crowd = { title: 'Crowd', desc: 'A crowd.', grahas, centre: '' };
        for (const lagna of [{ sign, degree: 28 }, { sign: (sign % 12) + 1, degree: 28 }, null]) {
          for (const style of stylesFor({ lagna })) {
            const svg = chartSvg({ ...crowd, lagna }, { style, locale: LANGUAGES[locale] });
            expect(faults(svg), `${style}, ${count}`).toEqual([]);
          }
        }
      }
    }
  });
});

it('the measure finds what meets what', () => {
  const inked = (x: number, y: number) =>
    `<text x="${x}" y="${y}" text-anchor="middle" font-size="13"><tspan class="c-gr" font-weight="650">Ma</tspan></text>`;
  const line = '<path class="c-ln" d="M0 0 400 400" fill="none"/>';
  expect(faults(inked(100, 300) + inked(130, 300) + line)).toEqual([]);
  expect(faults(inked(100, 300) + inked(110, 305))).toEqual(['Ma meets Ma']);
  expect(faults(inked(100, 100) + line)).toEqual(['Ma meets the line 0,0 to 400,400']);
  expect(faults(inked(395, 100))).toEqual(['Ma leaves the frame']);
  const [box] = boxesOf(inked(100, 300));
  expect((box?.right ?? 0) - (box?.left ?? 0)).toBeCloseTo(13 * 1.67);
  expect(linesOf(line)).toEqual([{ from: [0, 0], to: [400, 400] }]);
});

it('the charts of the test are as crowded as they can be', () => {
  const counts = fc.sample(chart, { seed: 1, numRuns: 1000 }).map(({ grahas, lagna }) => {
    const perSign = SIGNS.map(
      (sign) => grahas.filter((graha) => graha.sign === sign).length + (lagna?.sign === sign ? 1 : 0),
    );
    return Math.max(...perSign);
  });
  expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
});
