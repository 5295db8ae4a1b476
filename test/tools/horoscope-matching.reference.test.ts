import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { birth, horoscopeMatching, vedicCompatibility } from '../../src/entries/index.js';

const GROOM = {
  date: '1970-11-10',
  time: '09:20',
  zone: '+05:30',
  place: { latitude: 22.6757521, longitude: 88.0495418 },
};
const BRIDE = {
  date: '1967-08-29',
  time: '09:00',
  zone: '+05:30',
  place: { latitude: 19.0821978, longitude: 72.7411014 },
};
const SINGLE = {
  date: '2020-05-12',
  time: '09:20',
  zone: '+05:30',
  place: { latitude: 22.6757521, longitude: 88.0495418 },
};

interface Published {
  readonly birth: string;
  readonly total: number;
  readonly flagged: Readonly<Record<'lagna' | 'moon' | 'venus', readonly string[]>>;
}

const published: readonly Published[] = JSON.parse(readFileSync('golden/reference/poruthams.json', 'utf8')).papasamya;
const matched = (a: typeof GROOM, b: typeof GROOM) =>
  horoscopeMatching({ person_a: birth(a), person_b: birth(b) }).result;

describe('the published papasamya', () => {
  it.each([
    [SINGLE, '2020-05-12'],
    [BRIDE, '1967-08-29'],
    [GROOM, '1970-11-10'],
  ])('is that of every house of the birth %#', (stated, date) => {
    const row = published.find((one) => one.birth.startsWith(date)) as Published;
    const { papasamya } = matched(stated, BRIDE);
    const { total_points, contributions } = papasamya?.groom ?? { total_points: Number.NaN, contributions: [] };
    expect(total_points).toBe(row.total);
    for (const reference of ['lagna', 'moon', 'venus'] as const) {
      const told = contributions
        .filter((one) => one.reference === reference)
        .map(({ planet, house }) => `${planet} ${house}`);
      expect(told.toSorted()).toEqual(row.flagged[reference].toSorted());
    }
  });

  it('is not balanced for the bride of the pair, and is for them the other way round', () => {
    expect(matched(GROOM, BRIDE).papasamya).toMatchObject({ difference: 2.75, is_balanced: false });
    expect(matched(BRIDE, GROOM).papasamya).toMatchObject({ difference: -2.75, is_balanced: true });
  });
});

it('weighs the Mars of both as the worked example, with Venus counted', () => {
  const { manglik_pair } = horoscopeMatching({
    person_a: birth(GROOM),
    person_b: birth(BRIDE),
    manglik_references: 'lagna_moon_and_venus',
  }).result;
  expect(manglik_pair?.bride).toMatchObject({ raw: 0.4, effective: 0.4, band: 'mild' });
  expect(manglik_pair?.groom).toMatchObject({ raw: 0.5625, effective: 0.5625, band: 'moderate' });
  expect(manglik_pair?.verdict).toBe('both_flagged_balanced');
  expect(manglik_pair?.groom.references.map(({ mars_house }) => mars_house)).toEqual([10, 7, 12]);
  expect(manglik_pair?.bride.references.map(({ mars_house }) => mars_house)).toEqual([2, 6, 3]);
});

describe('the score', () => {
  const births = Array.from({ length: 24 }, (_, index) => ({
    ...GROOM,
    date: `${1960 + index}-${String((index % 12) + 1).padStart(2, '0')}-11`,
  }));

  it('is that of the plain calculator, and swapped that of the persons in each other’s place', () => {
    for (const [index, a] of births.entries()) {
      const b = births[(index * 7 + 3) % births.length] as typeof GROOM;
      const plain = vedicCompatibility({ person_a: birth(a), person_b: birth(b) }).result;
      const other = vedicCompatibility({ person_a: birth(b), person_b: birth(a) }).result;
      const full = matched(a, b);
      expect(full.ashtakoota).toEqual({ ...plain.ashtakoota, total_score_swapped: other.ashtakoota.total_score });
      expect(full.by_tables.total_score).toBe(plain.ashtakoota.total_score);
      for (const { total_score } of full.parihara)
        expect(total_score).toBeGreaterThanOrEqual(plain.ashtakoota.total_score);
    }
  });
});

describe('a birth without a time', () => {
  const { result } = horoscopeMatching({ person_a: birth({ ...GROOM, time: null }), person_b: birth(BRIDE) });

  it('leaves out what hangs on the ascendants, with the reason, and ranges the rest', () => {
    expect([result.manglik_pair, result.papasamya, result.running_dashas]).toEqual([null, null, null]);
    expect(result.ascendant_note_code).toBe('birth_time_unknown');
    expect(result.possible).not.toBeNull();
    expect(result.south_indian.poruthams).toHaveLength(10);
    const { least, most } = result.possible_poruthams ?? { least: Number.NaN, most: Number.NaN };
    const hours = Array.from({ length: 24 }, (_, hour) => ({ ...GROOM, time: `${String(hour).padStart(2, '0')}:00` }));
    const points = hours.map((stated) => matched(stated, BRIDE).south_indian.total_points);
    expect([least, most]).toEqual([Math.min(...points), Math.max(...points)]);
  });
});

it('has no range of poruthams where both times are taken as they are', () => {
  expect(matched(GROOM, BRIDE).possible_poruthams).toBeNull();
});

it('tells the dashas of both by a clock, and changes within half a year of each other alone', () => {
  const now = new Date('2000-01-01T00:00:00Z');
  const { running_dashas } = horoscopeMatching({ person_a: birth(GROOM), person_b: birth(BRIDE) }, { now }).result;
  expect(running_dashas?.reference_at).toBe('2000-01-01T00:00:00Z');
  for (const change of running_dashas?.changes_together ?? []) {
    const apart = Math.abs(Date.parse(change.person_a_starts_at) - Date.parse(change.person_b_starts_at)) / 86_400_000;
    expect(apart).toBeLessThanOrEqual(182.7);
    expect(Math.abs(apart - change.days_apart)).toBeLessThan(0.06);
  }
  expect(running_dashas?.person_a?.maha.lord).toBeDefined();
});

describe('a lagna near the edge of a sign', () => {
  it('is told for the one whose it is', () => {
    const { caveats } = horoscopeMatching({
      person_a: birth({ ...GROOM, time: '10:35' }),
      person_b: birth(BRIDE),
    }).provenance;
    const near = caveats.filter(({ code }) => code === 'rising_sign_sensitive');
    expect(near).toHaveLength(1);
    expect(near[0]).toMatchObject({
      facts: { whose: 'person A' },
      message: expect.stringMatching(/^Person A: The rising sign is /),
    });
  });

  it('is followed over the minutes of each by what Manglik and papasamya make of it', () => {
    const births = { person_a: birth({ ...GROOM, within: 90 }), person_b: birth({ ...BRIDE, within: 90 }) };
    const { result, provenance } = horoscopeMatching(births);
    for (const [range, person, stated] of [
      [provenance.birth_time_range_a, 'person_a', GROOM],
      [provenance.birth_time_range_b, 'person_b', BRIDE],
    ] as const) {
      const moved = range?.changes.filter(({ path }) => /^(manglik_pair|papasamya)\./.test(path)) ?? [];
      expect(moved).not.toHaveLength(0);
      for (const { path, value_before, value_after, changes_at } of moved) {
        const minute = Date.parse(changes_at as string);
        const at = (instant: number) => {
          const time = new Date(instant + 5.5 * 3_600_000).toISOString().slice(11, 16);
          const other = horoscopeMatching({ ...births, [person]: birth({ ...stated, time }) }).result;
          return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], other);
        };
        expect([at(minute - 60_000), at(minute)], path).toEqual([value_before, value_after]);
      }
    }
    expect(result.manglik_pair).not.toBeNull();
  });
});
