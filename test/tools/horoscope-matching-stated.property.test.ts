import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { NakshatraName } from '../../src/base/zodiac/nakshatra.js';
import { horoscopeMatching } from '../../src/entries/index.js';
import { plainBirth } from '../support/arbitrary.js';
import { readRows } from '../support/reference/compare.js';
import { runs } from '../support/support.js';

interface Person {
  readonly nakshatra: NakshatraName;
  readonly pada: number | null;
}

const prefixed = (who: 'person_a' | 'person_b', fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${who}_${name}`, value]));
const star = (who: 'person_a' | 'person_b', { nakshatra, pada }: Person) =>
  prefixed(who, { nakshatra_name: nakshatra, ...(pada !== null && { pada }) });

/** The padas over whose halves vashya differs. */
const HALVED = ['Purva Ashadha 1', 'Shravana 2'];
const isHalved = ({ nakshatra, pada }: Person) => HALVED.includes(`${nakshatra} ${pada}`);

const within = (points: number, { least, most }: { readonly least: number; readonly most: number }) => {
  expect(points).toBeGreaterThanOrEqual(least);
  expect(points).toBeLessThanOrEqual(most);
};

describe('a nakshatra in place of a birth', () => {
  test.prop([plainBirth, plainBirth], runs(150))('gives the points of the birth whose it is', (a, b) => {
    const born = horoscopeMatching({ ...prefixed('person_a', a), ...prefixed('person_b', b) });
    const { person_a, person_b, ashtakoota, south_indian, parihara, by_tables } = born.result;
    for (const [first, second] of [
      [star('person_a', person_a), star('person_b', person_b)],
      [star('person_a', person_a), prefixed('person_b', b)],
      [prefixed('person_a', a), star('person_b', person_b)],
    ]) {
      const { result, provenance } = horoscopeMatching({ ...first, ...second });
      const told = [result.person_a, result.person_b].map(({ is_stated: _, ...moon }) => moon);
      expect(told).toEqual([person_a, person_b].map(({ is_stated: _, ...moon }) => moon));
      const open = result.possible;
      const isOpen = [result.person_a, result.person_b].some((one) => one.is_stated && isHalved(one));
      expect(open !== null).toBe(isOpen);
      expect(provenance.caveats.some(({ code }) => code === 'match_range')).toBe(isOpen);
      if (open) within(ashtakoota.total_score, open.total_score);
      else {
        expect(result.ashtakoota).toEqual(ashtakoota);
        expect([result.parihara, result.by_tables]).toEqual([parihara, by_tables]);
      }
      expect(result.south_indian).toEqual(south_indian);
    }
  });

  test.prop([plainBirth, plainBirth], runs(100))('without its pada allows the points of the birth', (a, b) => {
    const { person_a, ...born } = horoscopeMatching({ ...prefixed('person_a', a), ...prefixed('person_b', b) }).result;
    const asked = { ...star('person_a', { ...person_a, pada: null }), ...prefixed('person_b', b) };
    const found = attempt(() => horoscopeMatching(asked).result);
    if (!found) return;
    expect([found.person_a.pada, found.person_a.moon_sign]).toEqual([null, person_a.moon_sign]);
    within(born.ashtakoota.total_score, found.possible?.total_score ?? oneOf(found.ashtakoota.total_score));
    within(born.south_indian.total_points, found.possible_poruthams ?? oneOf(found.south_indian.total_points));
    for (const [index, { key, score }] of born.ashtakoota.components.entries()) {
      const range = found.possible?.components[index];
      expect(range?.key).toBe(key);
      within(score, range ?? oneOf(score));
    }
  });

  test.prop([plainBirth, plainBirth], runs(60))('tells nothing that hangs on the birth it stands for', (a, b) => {
    const { person_a, ...born } = horoscopeMatching({ ...prefixed('person_a', a), ...prefixed('person_b', b) }).result;
    const { result, provenance } = horoscopeMatching({ ...star('person_a', person_a), ...prefixed('person_b', b) });
    expect([result.manglik_pair, result.papasamya, result.running_dashas]).toEqual([null, null, null]);
    expect(result.ascendant_note_code).toBe('birth_unknown');
    expect(result.manglik_from_moons).toEqual({ bride: born.manglik_from_moons.bride, groom: null });
    expect([provenance.birth_time_range_a, provenance.birth_time_known]).toEqual([null, true]);
    expect(provenance.house_system).toContain('that of the birth of person B');
  });
});

const oneOf = (points: number) => ({ least: points, most: points });

/** Undefined where the nakshatra lies in two signs, of which its pada decides. */
function attempt<Found>(find: () => Found): Found | undefined {
  try {
    return find();
  } catch (error) {
    expect(error).toMatchObject({ fieldErrors: [{ field: 'person_a_pada' }] });
    return undefined;
  }
}

describe('published pairs, by their nakshatras and padas alone', () => {
  interface Row {
    readonly id: string;
    readonly person_a: Person;
    readonly person_b: Person;
    readonly total: number;
  }
  const rows = readRows<Row>('ashtakoota_examples.json').filter(
    ({ person_a, person_b }) => person_a.pada && person_b.pada && !isHalved(person_a) && !isHalved(person_b),
  );

  it.each(rows)('gives $id its points', ({ person_a, person_b, total }) => {
    const { result, provenance } = horoscopeMatching({ ...star('person_a', person_a), ...star('person_b', person_b) });
    expect(result.ashtakoota.total_score).toBe(total);
    expect(provenance.ephemeris.library).toBe('none');
  });
});
