import { describe, expect, it } from 'vitest';
import type { GrahaLongitudes } from '../../../src/base/zodiac/positions.js';
import { RASHIS, type SignRuler } from '../../../src/base/zodiac/rashi.js';
import { combustionOf } from '../../../src/rules/natal/combustion.js';
import { degreesFromExaltation, dignityInChart, dispositorRelation } from '../../../src/rules/natal/dignity.js';

/** Microdegrees of a degree in a sign. */
function at(sign: string, degree: number): number {
  return (RASHIS.findIndex(({ name }) => name === sign) * 30 + degree) * 1_000_000;
}

/** All nine grahas in Aries but those that are given. */
function chart(places: Partial<GrahaLongitudes>): GrahaLongitudes {
  const none = { Sun: 0, Moon: 0, Mercury: 0, Venus: 0, Mars: 0, Jupiter: 0, Saturn: 0, Rahu: 0, Ketu: 0 };
  return { ...none, ...places };
}

describe('dignity', () => {
  it.each([
    ['Sun', 'Aries', 0, 'exalted'],
    ['Sun', 'Aries', 29.999999, 'exalted'],
    ['Sun', 'Leo', 0, 'moolatrikona'],
    ['Sun', 'Leo', 19.999999, 'moolatrikona'],
    ['Sun', 'Leo', 20, 'own_sign'],
    ['Sun', 'Libra', 10, 'debilitated'],
    ['Moon', 'Taurus', 2.999999, 'exalted'],
    ['Moon', 'Taurus', 3, 'moolatrikona'],
    ['Moon', 'Cancer', 15, 'own_sign'],
    ['Moon', 'Scorpio', 29, 'debilitated'],
    ['Mars', 'Capricorn', 1, 'exalted'],
    ['Mars', 'Aries', 11.999999, 'moolatrikona'],
    ['Mars', 'Aries', 12, 'own_sign'],
    ['Mars', 'Scorpio', 1, 'own_sign'],
    ['Mars', 'Cancer', 28, 'debilitated'],
    ['Mercury', 'Virgo', 14.999999, 'exalted'],
    ['Mercury', 'Virgo', 15, 'moolatrikona'],
    ['Mercury', 'Virgo', 20, 'own_sign'],
    ['Mercury', 'Gemini', 1, 'own_sign'],
    ['Mercury', 'Pisces', 15, 'debilitated'],
    ['Jupiter', 'Sagittarius', 9.999999, 'moolatrikona'],
    ['Jupiter', 'Sagittarius', 10, 'own_sign'],
    ['Jupiter', 'Cancer', 5, 'exalted'],
    ['Jupiter', 'Capricorn', 5, 'debilitated'],
    ['Venus', 'Libra', 14.999999, 'moolatrikona'],
    ['Venus', 'Libra', 15, 'own_sign'],
    ['Venus', 'Pisces', 27, 'exalted'],
    ['Venus', 'Virgo', 27, 'debilitated'],
    ['Saturn', 'Aquarius', 19.999999, 'moolatrikona'],
    ['Saturn', 'Aquarius', 20, 'own_sign'],
    ['Saturn', 'Libra', 20, 'exalted'],
    ['Saturn', 'Aries', 20, 'debilitated'],
  ] as const)('of %s in %s %s is %s', (graha, sign, degree, dignity) => {
    expect(dignityInChart(graha, chart({ [graha]: at(sign, degree) }))).toBe(dignity);
  });

  it.each([
    // Friend by nature: Mars in Leo, the Sun in the 2nd and in the 5th from it.
    ['Mars', 'Leo', { Sun: at('Virgo', 1) }, 'great_friend'],
    ['Mars', 'Leo', { Sun: at('Sagittarius', 1) }, 'neutral'],
    // Neutral: Jupiter in Aquarius, Saturn in the 12th and in the same sign.
    ['Jupiter', 'Aquarius', { Saturn: at('Capricorn', 1) }, 'friend'],
    ['Jupiter', 'Aquarius', { Saturn: at('Aquarius', 1) }, 'enemy'],
    // Enemy: Saturn in Leo, the Sun in the 4th and in the 7th.
    ['Saturn', 'Leo', { Sun: at('Scorpio', 1) }, 'neutral'],
    ['Saturn', 'Leo', { Sun: at('Aquarius', 1) }, 'great_enemy'],
  ] as const)('of %s in %s is compounded from nature and place', (graha, sign, places, dignity) => {
    expect(dignityInChart(graha, chart({ ...places, [graha]: at(sign, 25) }))).toBe(dignity);
  });

  it('counts the houses 2, 3, 4, 10, 11 and 12 as those of friends for the time being', () => {
    const friendly = RASHIS.filter(
      ({ name }) =>
        dispositorRelation('Saturn', chart({ Saturn: at('Leo', 1), Sun: at(name, 1) }))?.temporary === 'friend',
    );
    expect(friendly.map(({ name }) => name)).toEqual(['Taurus', 'Gemini', 'Cancer', 'Virgo', 'Libra', 'Scorpio']);
  });

  it('has no relation with itself and none for the nodes', () => {
    expect(dispositorRelation('Sun', chart({ Sun: at('Leo', 1) }))).toBeUndefined();
    expect(dignityInChart('Rahu', chart({}))).toBeNull();
    expect(dignityInChart('Ketu', chart({}))).toBeNull();
  });

  it.each([
    ['Sun', 'Aries', 10],
    ['Moon', 'Taurus', 3],
    ['Mars', 'Capricorn', 28],
    ['Mercury', 'Virgo', 15],
    ['Jupiter', 'Cancer', 5],
    ['Venus', 'Pisces', 27],
    ['Saturn', 'Libra', 20],
  ] as const)('of %s is deepest in %s %i', (graha: SignRuler, sign, degree) => {
    const deepest = at(sign, degree);
    expect(degreesFromExaltation(graha, deepest)).toBe(0);
    expect(degreesFromExaltation(graha, (deepest + 180_000_000) % 360_000_000)).toBe(180);
    expect(degreesFromExaltation(graha, (deepest + 350_000_000) % 360_000_000)).toBe(10);
  });
});

describe('combustion', () => {
  const near = (graha: SignRuler, degrees: number, speed = 1) =>
    combustionOf({ graha, longitude: Math.round(degrees * 1e6), speed }, 0);

  it.each([
    ['Moon', 12, 1],
    ['Mars', 17, 1],
    ['Mars', 17, -1],
    ['Mercury', 14, 1],
    ['Mercury', 12, -1],
    ['Jupiter', 11, -1],
    ['Venus', 10, 1],
    ['Venus', 8, -1],
    ['Saturn', 15, -1],
  ] as const)('of %s reaches %i degrees', (graha, orb, speed) => {
    expect(near(graha, orb, speed)).toEqual({ degreesFromSun: orb, orb, combust: true });
    expect(near(graha, 360 - orb, speed)?.combust).toBe(true);
    expect(near(graha, orb + 0.000001, speed)?.combust).toBe(false);
  });

  it('never befalls the Sun and the nodes', () => {
    const none = (['Sun', 'Rahu', 'Ketu'] as const).map((graha) => combustionOf({ graha, longitude: 0, speed: 1 }, 0));
    expect(none).toEqual([undefined, undefined, undefined]);
  });
});
