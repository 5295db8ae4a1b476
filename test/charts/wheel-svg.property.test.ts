import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRAHAS } from '../../src/base/zodiac/rashi.js';
import { wheelSvg } from '../../src/charts/houses/wheel-svg.js';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { LANGUAGES } from '../support/languages.js';
import { runs } from '../support/support.js';
import { elementsOf } from './xml.js';

const longitude = fc.integer({ min: 0, max: 359_999_999 }).map((microdegrees) => microdegrees / 1e6);
const wheel = fc
  .record({
    places: fc.array(longitude, { minLength: 9, maxLength: 9 }),
    ascendant: longitude,
    cuts: fc.uniqueArray(fc.integer({ min: 1, max: 359 }), { minLength: 11, maxLength: 11 }),
  })
  .map(({ places, ascendant, cuts }) => ({
    id: 'w',
    title: 'Houses <of> somebody',
    desc: 'House 1: “Sun” & Moon.',
    ascendant,
    starts: [0, ...cuts.toSorted((a, b) => a - b)].map((cut) => (ascendant + cut) % 360),
    grahas: GRAHAS.map((key, index) => ({ key, longitude: places[index] as number, retrograde: index % 2 === 0 })),
  }));

/** The places of the names of the grahas and the lagna: x and y. */
function names(svg: string): [number, number][] {
  const found = svg.matchAll(/<text class="c-(?:gr|lg)" x="([-\d.]+)" y="([-\d.]+)"/g);
  return [...found].map(([, x, y]) => [Number(x), Number(y)]);
}

describe('A wheel of houses', () => {
  it.each(LANGUAGE_CODES)('names the lagna and the nine grahas inside of itself, none on another, in %s', (locale) => {
    fc.assert(
      fc.property(wheel, (asked) => {
        const places = names(wheelSvg(asked, LANGUAGES[locale].charts));
        expect(places).toHaveLength(10);
        for (const [index, [x, y]] of places.entries()) {
          expect(Math.hypot(x - 200, y - 200)).toBeLessThan(160);
          for (const [otherX, otherY] of places.slice(index + 1)) {
            expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(20);
          }
        }
      }),
      runs(30),
    );
  });

  it('draws the same bytes again, escapes what it is told, and is described', () => {
    fc.assert(
      fc.property(wheel, (asked) => {
        const svg = wheelSvg(asked, LANGUAGES.en.charts);
        expect(wheelSvg(asked, LANGUAGES.en.charts)).toBe(svg);
        expect(svg).toContain('<title id="w-t">Houses &lt;of&gt; somebody</title>');
        expect(svg).toContain('aria-labelledby="w-t w-d"');
        expect(svg).not.toMatch(/NaN|undefined|#[\da-f]{3,6}|rgb\(/);
        expect(() => elementsOf(svg)).not.toThrow();
      }),
      runs(30),
    );
  });

  it('has the ascendant at the left and each house with its number', () => {
    const starts = Array.from({ length: 12 }, (_, index) => (100 + 30 * index) % 360);
    const svg = wheelSvg({ id: 'w', title: '', desc: '', ascendant: 100, starts, grahas: [] }, LANGUAGES.en.charts);
    expect(names(svg)).toEqual([[66, 204.5]]);
    for (let house = 1; house <= 12; house++) expect(svg).toContain(`font-size="13">${house}</text>`);
  });
});
