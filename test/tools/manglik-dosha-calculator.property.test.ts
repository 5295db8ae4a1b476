import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { RASHIS } from '../../src/base/zodiac/rashi.js';
import { manglikDosha, navamsa } from '../../src/entries/index.js';
import { timedBirth } from '../support/arbitrary.js';
import { runs, unlessRefused, words } from '../support/support.js';

const HOUSES = [1, 2, 4, 7, 8, 12];
const ORDER = words`
  mars_own_sign mars_exalted mars_sign_house_exception mars_in_leo_or_aquarius jupiter_conjunct_mars
  jupiter_aspects_mars moon_conjunct_mars jupiter_in_lagna mars_yogakaraka_lagna
`;

const numberOf = (sign: string) => RASHIS.findIndex(({ name }) => name === sign) + 1;
const house = (from: string, to: string) => ((numberOf(to) - numberOf(from) + 12) % 12) + 1;

describe('Manglik dosha', () => {
  test.prop([timedBirth], runs(200))('counts Mars from the signs of the other tools', (birth) => {
    const answer = unlessRefused(() => manglikDosha(birth).result);
    fc.pre(answer !== undefined);
    const chart = navamsa(birth).result;
    const signOf = (planet: string) => chart.placements.find((placement) => placement.planet === planet)?.d1_sign;
    expect(answer.positions).toEqual({
      ascendant: chart.navamsa_ascendant.d1_sign,
      moon: signOf('Moon'),
      mars: signOf('Mars'),
      jupiter: signOf('Jupiter'),
    });
    expect(answer.manglik_houses).toEqual(HOUSES);
    expect(answer.mars_sign).toBe(answer.positions.mars);
    expect(answer.references.map(({ reference, reference_sign }) => [reference, reference_sign])).toEqual([
      ['lagna', answer.positions.ascendant],
      ['moon', answer.positions.moon],
    ]);
    for (const { reference_sign, mars_house, flagged, detail } of answer.references) {
      expect(mars_house).toBe(house(reference_sign, answer.mars_sign));
      expect(flagged).toBe(HOUSES.includes(mars_house));
      expect(detail).toContain(`house ${mars_house} `);
    }
    expect(answer.is_manglik).toBe(answer.references.some(({ flagged }) => flagged));
  });

  test.prop([timedBirth], runs(200))('lists every mitigation that holds, in order, and only when flagged', (birth) => {
    const answer = unlessRefused(() => manglikDosha(birth).result);
    fc.pre(answer !== undefined);
    const { mars, jupiter, moon, ascendant } = answer.positions;
    const [lagnaFlagged] = answer.references.map(({ flagged }) => flagged);
    const codes: readonly string[] = answer.mitigating_factors.map(({ code }) => code);
    const places = codes.map((code) => ORDER.indexOf(code));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const holds: Record<string, boolean | undefined> = {
      mars_own_sign: mars === 'Aries' || mars === 'Scorpio',
      mars_exalted: mars === 'Capricorn',
      mars_in_leo_or_aquarius: mars === 'Leo' || mars === 'Aquarius',
      jupiter_conjunct_mars: jupiter === mars,
      jupiter_aspects_mars: [5, 7, 9].includes(house(jupiter, mars)),
      moon_conjunct_mars: moon === mars,
      jupiter_in_lagna: lagnaFlagged && jupiter === ascendant,
      mars_yogakaraka_lagna: lagnaFlagged && (ascendant === 'Cancer' || ascendant === 'Leo'),
    };
    for (const [code, held] of Object.entries(holds)) {
      expect([code, codes.includes(code)]).toEqual([code, answer.is_manglik && held]);
    }
    for (const { code, house: told, applies_to } of answer.mitigating_factors) {
      if (code !== 'mars_sign_house_exception') expect(told).toBeNull();
      else expect(answer.references.find(({ reference }) => reference === applies_to)?.mars_house).toBe(told);
    }
  });
});
