import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { type BirthFields, type CompatibilityInput, moonSign, vedicCompatibility } from '../../src/entries/index.js';
import { ashtakoota, matchMoon } from '../../src/rules/matching/ashtakoota.js';
import { birth as anyBirth, plainBirth } from '../support/arbitrary.js';
import { runs, unlessRefused } from '../support/support.js';

const KEYS = ['varna', 'vashya', 'tara', 'yoni', 'graha_maitri', 'gana', 'bhakoot', 'nadi'];
const MAXIMA = [1, 2, 3, 4, 5, 6, 7, 8];
const SYMMETRIC = ['tara', 'yoni', 'graha_maitri', 'bhakoot', 'nadi'];

function pairOf(a: object, b: object): CompatibilityInput {
  const named = (prefix: string, birth: object) => Object.entries(birth).map(([key, value]) => [prefix + key, value]);
  return Object.fromEntries([...named('person_a_', a), ...named('person_b_', b)]);
}

const moon = fc.nat(359_999_999);

const DAYS = 1500;
const dateOf = (day: number) => new Date(Date.UTC(2001, 0, 1 + day)).toISOString().slice(0, 10);
const midnights = Array.from({ length: DAYS + 1 }, (_, day) => ({
  birth_date: dateOf(day),
  birth_timezone: 'UTC',
  latitude: 0,
  longitude: 0,
}));

/**
 * Days on which the Moon passes the middle of Sagittarius or Capricorn, where its vashya changes, and does not reach
 * the next pada: what is possible that day then hangs on half a sign alone.
 */
const halfSignDays = midnights.slice(0, DAYS).filter((_, day) => {
  const { moon_longitude_sidereal: last } = moonSign({
    ...(midnights[day + 1] as BirthFields),
    birth_time: '00:00',
  }).result;
  return [255, 285].some((middle) => last > middle + 0.2 && last < middle + 1.6);
});

describe('the Ashtakoota score', () => {
  test.prop([anyBirth, anyBirth], runs(200))('adds up', (a, b) => {
    const answer = unlessRefused(() => vedicCompatibility(pairOf(a, b)).result);
    fc.pre(answer !== undefined);
    const { components, total_score: total, maximum_score, percentage } = answer.ashtakoota;
    expect(components.map(({ key }) => key)).toEqual(KEYS);
    expect(components.map(({ maximum }) => maximum)).toEqual(MAXIMA);
    expect(components.reduce((sum, { score }) => sum + score, 0)).toBe(total);
    expect(maximum_score).toBe(36);
    expect(Math.abs(percentage - (total / 36) * 100)).toBeLessThanOrEqual(0.005_000_1);
    expect(percentage).toBe(Number(percentage.toFixed(2)));
    for (const { score, maximum, explanation } of components) {
      expect(score >= 0 && score <= maximum && Number.isInteger(score * 2)).toBe(true);
      expect(explanation).toMatch(/^[A-Z].*\.$/);
    }
    const { code } = answer.interpretation_band;
    const limits = { below_customary_threshold: 0, acceptable: 18, very_good: 25, excellent: 33 };
    const band = Object.entries(limits).findLast(([, minimum]) => total >= minimum);
    expect(code).toBe(band?.[0]);
    expect(answer.nadi_dosha).toBe(components[7]?.score === 0);
  });

  test.prop([anyBirth, anyBirth], runs(100))('rests on the Moons of the Moon sign tool', (a, b) => {
    const answer = unlessRefused(() => vedicCompatibility(pairOf(a, b)).result);
    fc.pre(answer !== undefined);
    for (const [person, own] of [
      [answer.person_a, a],
      [answer.person_b, b],
    ] as const) {
      const { rashi, nakshatra } = moonSign(own).result;
      expect(person).toEqual({ moon_sign: rashi.name, nakshatra: nakshatra.name, pada: nakshatra.pada });
    }
  });

  test.prop([moon, moon], runs(1000))('changes with the order of the persons in three kootas only', (a, b) => {
    const [there, back] = [ashtakoota(matchMoon(a), matchMoon(b)), ashtakoota(matchMoon(b), matchMoon(a))];
    for (const [i, { key, score }] of there.entries()) {
      if (SYMMETRIC.includes(key)) expect([key, back[i]?.score]).toEqual([key, score]);
    }
  });

  test.prop([moon], runs(500))('of a Moon with itself lacks nothing but the nadi', (a) => {
    const scores = ashtakoota(matchMoon(a), matchMoon(a)).map(({ score }) => score);
    expect(scores).toEqual([1, 2, 3, 4, 5, 6, 7, 0]);
  });

  test.prop([moon, moon], runs(1000))('scores bhakoot and nadi by distance and nadi alone', (a, b) => {
    const [groom, bride] = [matchMoon(a), matchMoon(b)];
    const scores = ashtakoota(groom, bride);
    const apart = (bride.rashi.number - groom.rashi.number + 12) % 12;
    expect(scores[6]?.score).toBe([1, 4, 5, 7, 8, 11].includes(apart) ? 0 : 7);
    expect(scores[7]?.score).toBe(groom.nakshatra.nadi === bride.nakshatra.nadi ? 0 : 8);
    const tara = (from: number, to: number) => (((to - from + 27) % 27) % 9) + 1;
    const counts = [
      tara(groom.nakshatra.number, bride.nakshatra.number),
      tara(bride.nakshatra.number, groom.nakshatra.number),
    ];
    expect(scores[2]?.score).toBe(counts.filter((count) => ![3, 5, 7].includes(count)).length * 1.5);
    const [count_a_to_b, count_b_to_a] = counts;
    expect(scores[2]?.facts).toMatchObject({ count_a_to_b, count_b_to_a });
  });

  const unknown = fc.oneof(
    fc.constantFrom(...halfSignDays),
    plainBirth.map(({ birth_time: _, ...day }) => day),
  );

  test.prop([plainBirth, unknown], runs(25))('of an unknown time lies in the range that is told', (a, b) => {
    const { provenance, result } = vedicCompatibility(pairOf(a, b));
    const sentence = /the total (?:stays ([\d.]+)|lies between ([\d.]+) and ([\d.]+)) of 36\./;
    const [, same, least = same, most = same] = sentence.exec(provenance.uncertainty as string) ?? [];
    const totals = Array.from({ length: 96 }, (_, quarter) => {
      const birth_time = new Date(quarter * 900_000).toISOString().slice(11, 16);
      return vedicCompatibility(pairOf(a, { ...b, birth_time })).result.ashtakoota.total_score;
    });
    expect(provenance.birth_time_known).toBe(false);
    expect(totals).toContain(result.ashtakoota.total_score);
    expect(Math.min(...totals)).toBeGreaterThanOrEqual(Number(least));
    expect(Math.max(...totals)).toBeLessThanOrEqual(Number(most));
    // And the range is no wider: its ends occur, unless within the first or last quarter of an hour.
    const reached = [least, most].map(Number).filter((end) => totals.includes(end));
    expect(reached.length).toBeGreaterThan(0);
  });
});
