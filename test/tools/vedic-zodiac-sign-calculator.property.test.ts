import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { ascendant, moonSign, navamsa, zodiacSign } from '../../src/entries/index.js';
import { birth, plainBirth } from '../support/arbitrary.js';
import { runs, unlessRefused } from '../support/support.js';

describe('the zodiac signs of a birth', () => {
  test.prop([plainBirth], runs(100))('agree with the tools for each of them', (input) => {
    const { result } = zodiacSign(input);
    const moon = moonSign(input).result;
    const { lagna } = ascendant(input).result;
    const [sun] = navamsa(input).result.placements;
    expect(result.moon_sign).toEqual(moon.rashi);
    expect(result.nakshatra).toEqual(moon.nakshatra);
    expect(result.tropical_moon_sign_name).toBe(moon.tropical_moon_sign.name);
    expect(result.sun_sign).toMatchObject({ name: sun?.d1_sign, number: sun?.d1_sign_number });
    const { sign: name, number, degree_in_sign, ruler } = lagna;
    expect(result.rising_sign).toEqual({ name, number, degree_in_sign, ruler });
    expect(result.boundary).toEqual(moon.boundary);
    expect(result.confidence).toBe(moon.boundary.confidence);
  });

  test.prop([plainBirth], runs(100))('have no rising sign without a time', ({ birth_time: _, ...unknown }) => {
    const { result, provenance } = zodiacSign(unknown);
    const noon = zodiacSign({ ...unknown, birth_time: '12:00' }).result;
    expect(result.rising_sign).toBeNull();
    expect(result.moon_sign).toEqual(noon.moon_sign);
    expect([result.tropical_sun_sign_name, result.tropical_moon_sign_name]).toEqual([
      noon.tropical_sun_sign_name,
      noon.tropical_moon_sign_name,
    ]);
    expect(provenance.uncertainty).toContain('The rising sign needs a time and is left out.');
  });

  test.prop([birth], runs(150))('are told to change wherever one does on a day of unknown time', (input) => {
    const { birth_time: _, ...unknown } = input;
    const calculation = unlessRefused(() => zodiacSign(unknown));
    fc.pre(calculation !== undefined);
    const { result, provenance } = calculation;
    const changes = [...(provenance.uncertainty as string).matchAll(/(?:goes|,) from (\w+) to (\w+)[. ]/g)];
    expect(changes.every(([, from, to]) => from !== to)).toBe(true);
    expect(result.confidence === 'low').toBe(changes.length > 0);
  });

  test.prop([plainBirth], runs(100))('are named where they differ at another time of that day', (input) => {
    const { birth_time: _, ...unknown } = input;
    const { result, provenance } = zodiacSign(unknown);
    const other = zodiacSign(input).result;
    const pairs = [
      ['The tropical Moon', result.tropical_moon_sign_name, other.tropical_moon_sign_name],
      ['The tropical Sun', result.tropical_sun_sign_name, other.tropical_sun_sign_name],
      ['The Sun', result.sun_sign.name, other.sun_sign.name],
    ] as const;
    for (const [what, noon, then] of pairs.filter(([, noon, then]) => noon !== then)) {
      const told = [`${what} goes from ${noon} to ${then} that day.`, `${what} goes from ${then} to ${noon} that day.`];
      expect(told.some((sentence) => provenance.uncertainty?.includes(sentence))).toBe(true);
      expect(result.confidence).toBe('low');
    }
  });

  test.prop([plainBirth], runs(60))('have a tropical Sun that is ahead by the ayanamsha', (input) => {
    const { result, provenance } = zodiacSign(input);
    const { number, degree_in_sign } = result.sun_sign;
    const tropical = (number - 1) * 30 + degree_in_sign + provenance.ayanamsha_value_deg;
    // The nutation, up to 19 arc-seconds, is in the tropical sign alone.
    fc.pre(Math.abs(((tropical + 15) % 30) - 15) > 0.01);
    const signs = ['Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo', 'Libra', 'Scorpio', 'Sagittarius'];
    const names = [...signs, 'Capricorn', 'Aquarius', 'Pisces'];
    expect(result.tropical_sun_sign_name).toBe(names[Math.floor((tropical % 360) / 30)]);
  });
});
