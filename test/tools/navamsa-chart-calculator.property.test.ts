import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { RASHIS } from '../../src/base/zodiac/rashi.js';
import { ascendant, moonSign, navamsa } from '../../src/entries/index.js';
import { plainBirth, timedBirth } from '../support/arbitrary.js';
import { runs, unlessRefused } from '../support/support.js';

const ORDER = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Rahu', 'Ketu'];

/** The sign a longitude has in the ninth harmonic: nine times as far round the zodiac. */
function ninth(microdegrees: number) {
  return RASHIS[Math.floor(((microdegrees * 9) % 360_000_000) / 30_000_000)];
}

describe('the navamsa chart', () => {
  test.prop([timedBirth], runs(200))('follows from the longitudes that are printed', (birth) => {
    const chart = unlessRefused(() => navamsa(birth).result);
    fc.pre(chart !== undefined);
    expect(chart.placements.map(({ planet }) => planet)).toEqual(ORDER);
    for (const placement of chart.placements) {
      const at = Math.round(placement.d1_longitude * 1e6);
      const [d1, d9] = [RASHIS[Math.floor(at / 30_000_000)], ninth(at)];
      expect(placement).toEqual({
        planet: placement.planet,
        d1_sign: d1?.name,
        d1_sign_number: d1?.number,
        d1_longitude: placement.d1_longitude,
        d9_sign: d9?.name,
        d9_sign_number: d9?.number,
        d9_degree: ((at * 9) % 30_000_000) / 1e6,
        vargottama: d1 === d9,
      });
    }
    const vargottama = chart.placements.filter(({ vargottama: is }) => is).map(({ planet }) => planet);
    expect(chart.vargottama_planets).toEqual(vargottama);
    expect(chart.vargottama_count).toBe(vargottama.length);
  });

  test.prop([timedBirth], runs(150))('agrees with the ascendant and Moon sign tools', (birth) => {
    const chart = unlessRefused(() => navamsa(birth).result);
    fc.pre(chart !== undefined);
    const { ascendant_longitude_sidereal, lagna } = ascendant(birth).result;
    const { sign, sign_number, d1_sign, d1_degree, degree } = chart.navamsa_ascendant;
    const at = Math.round(ascendant_longitude_sidereal * 1e6);
    expect([d1_sign, d1_degree]).toEqual([lagna.sign, lagna.degree_in_sign]);
    expect([sign, sign_number]).toEqual([ninth(at)?.name, ninth(at)?.number]);
    expect(degree).toBe(((at * 9) % 30_000_000) / 1e6);
    expect(chart.placements[1]?.d1_longitude).toBe(moonSign(birth).result.moon_longitude_sidereal);
  });

  test.prop([timedBirth], runs(100))('has Ketu opposite to Rahu, in the same degree of the opposite sign', (birth) => {
    const chart = unlessRefused(() => navamsa(birth).result);
    fc.pre(chart !== undefined);
    const [rahu, ketu] = chart.placements.slice(-2).map(({ d1_longitude }) => Math.round(d1_longitude * 1e6)) as [
      number,
      number,
    ];
    expect(Math.abs(Math.abs(rahu - ketu) - 180_000_000)).toBeLessThanOrEqual(1);
  });

  test.prop([plainBirth], runs(60))('says from when to when its ascendant holds', (birth) => {
    const { result, provenance } = navamsa(birth);
    const told = /births between (\S+) and (\S+) local time/.exec(provenance.uncertainty as string) ?? [];
    const [from, to] = told.slice(1).map((reading) => Date.parse(`${reading}Z`)) as [number, number];
    const at = (epochMilliseconds: number) => {
      const reading = new Date(epochMilliseconds).toISOString();
      return navamsa({ ...birth, birth_date: reading.slice(0, 10), birth_time: reading.slice(11, 16) }).result
        .navamsa_ascendant;
    };
    const { sign, d1_sign } = result.navamsa_ascendant;
    const MINUTE = 60_000;
    expect(provenance.uncertainty).toMatch(/^On average the ascendant moves one degree every four minutes/);
    expect(at(from + MINUTE)).toMatchObject({ sign, d1_sign });
    expect(at(to - MINUTE)).toMatchObject({ sign, d1_sign });
    expect(at(from - MINUTE).sign).not.toBe(sign);
    expect(at(to + MINUTE).sign).not.toBe(sign);
  });
});
