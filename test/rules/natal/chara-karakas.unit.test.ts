import { describe, expect, it } from 'vitest';
import type { GrahaLongitudes } from '../../../src/base/zodiac/positions.js';
import { charaKarakas } from '../../../src/rules/natal/chara-karakas.js';
import { words } from '../../support/support.js';

const degrees = (places: Readonly<Record<string, number>>): GrahaLongitudes =>
  Object.fromEntries(
    Object.entries({ Rahu: 0, Ketu: 180, ...places }).map(([graha, degree]) => [graha, Math.round(degree * 1e6)]),
  ) as GrahaLongitudes;

const order = (places: Readonly<Record<string, number>>) => charaKarakas(degrees(places)).map(({ graha }) => graha);

describe('the chara karakas', () => {
  // P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach, example 28, which counts Rahu as an eighth: without it.
  const EXAMPLE_28 = {
    Sun: 12 + 47 / 60,
    Moon: 20 + 28 / 60,
    Mars: 13 + 51 / 60,
    Mercury: 25 + 18 / 60,
    Jupiter: 5 + 40 / 60,
    Venus: 17 + 21 / 60,
    Saturn: 2 + 28 / 60,
  };

  it('are those of a text book', () => {
    expect(order(EXAMPLE_28)).toEqual(['Mercury', 'Moon', 'Venus', 'Mars', 'Sun', 'Jupiter', 'Saturn']);
  });

  it('hang on the degree in the sign and not on the sign', () => {
    const elsewhere = Object.fromEntries(Object.entries(EXAMPLE_28).map(([graha, at], i) => [graha, at + 30 * i]));
    expect(order(elsewhere)).toEqual(order(EXAMPLE_28));
  });

  it('are seven, never a node', () => {
    const karakas = charaKarakas(degrees({ ...EXAMPLE_28, Rahu: 29.9, Ketu: 29.9 }));
    expect(karakas.map(({ karaka }) => karaka)).toEqual(words`atma amatya bhratri matri putra gnati dara`);
    expect(karakas.map(({ graha }) => graha)).not.toContain('Rahu');
  });

  it('go by weekday where two have come equally far', () => {
    const equal = { Sun: 10, Moon: 40, Mars: 70, Mercury: 100, Jupiter: 130, Venus: 160, Saturn: 190 };
    expect(order(equal)).toEqual(['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn']);
    expect(order({ ...equal, Venus: 160.000001 })[0]).toBe('Venus');
  });

  it('tell how far each has come, microdegrees', () => {
    expect(charaKarakas(degrees(EXAMPLE_28))[0]).toEqual({ karaka: 'atma', graha: 'Mercury', gone: 25_300_000 });
  });
});
