import { describe, expect, it } from 'vitest';
import { ashtakoota, KOOTA_KEYS, type MatchMoon, matchMoon } from '../../../src/rules/matching/ashtakoota.js';
import { bandOf } from '../../../src/rules/matching/ashtakoota-tables.js';
import { readRows } from '../../support/reference/compare.js';

interface KootaRow {
  readonly koota: string;
  readonly groom: string;
  readonly bride: string;
  readonly score: number;
}

interface SignRow {
  readonly sign: string;
  readonly varna: string;
  readonly vashya: readonly [string, string];
}

const kootas = readRows<KootaRow>('kootas.json');
const signs = new Map(readRows<SignRow>('signs.json').map((row) => [row.sign, row]));

/** A Moon in each half of each pada: every class that a koota compares occurs. */
const PLACES = Array.from({ length: 216 }, (_, half) => Math.round(((half + 0.5) * 5_000_000) / 3));

/** A Moon with what the reference says of it: its class in each koota that goes by classes. */
interface Person {
  readonly moon: MatchMoon;
  readonly classes: Readonly<Record<string, string>>;
}

const PEOPLE: readonly Person[] = PLACES.map((place) => {
  const moon = matchMoon(place);
  const { varna, vashya } = signs.get(moon.rashi.name) as SignRow;
  const { gana, yoni, nadi } = moon.nakshatra;
  const half = place % 30_000_000 < 15_000_000 ? 0 : 1;
  const { ruler, name } = moon.rashi;
  return { moon, classes: { varna, vashya: vashya[half], yoni, graha_maitri: ruler, gana, bhakoot: name, nadi } };
});

/** The scores that every two people get, by koota and classes. */
const SCORES = new Map<string, Set<number>>();
for (const groom of PEOPLE) {
  for (const bride of PEOPLE) {
    for (const { key, score } of ashtakoota(groom.moon, bride.moon)) {
      const pair = `${key}: ${groom.classes[key]} and ${bride.classes[key]}`;
      SCORES.set(pair, (SCORES.get(pair) ?? new Set()).add(score));
    }
  }
}

describe('the points of a koota', () => {
  it.each(kootas)('$koota gives $groom and $bride $score', ({ koota, groom, bride, score }) => {
    expect([...(SCORES.get(`${koota}: ${groom} and ${bride}`) ?? [])]).toEqual([score]);
  });

  it('are told of every two classes of every koota but Tara', () => {
    const told = new Set(kootas.map(({ koota, groom, bride }) => `${koota}: ${groom} and ${bride}`));
    expect([...SCORES.keys()].filter((pair) => !pair.startsWith('tara') && !told.has(pair))).toEqual([]);
  });
});

/** The rule of the texts: each count, by nines, gives half of the points unless it is the 3rd, 5th or 7th. */
it('Tara counts from either nakshatra to the other', () => {
  const counted = (from: number, to: number) => ((to - from + 27) % 9) + 1;
  for (const { moon: groom } of PEOPLE) {
    for (const { moon: bride } of PEOPLE) {
      const [a, b] = [groom.nakshatra.number, bride.nakshatra.number];
      const good = [counted(a, b), counted(b, a)].filter((count) => ![3, 5, 7].includes(count));
      expect(ashtakoota(groom, bride)[KOOTA_KEYS.indexOf('tara')]?.score).toBe(1.5 * good.length);
    }
  }
});

/** The most that each koota can give, in the order of the kootas. */
it('the kootas have 1 to 8 points, 36 together', () => {
  const [person] = PEOPLE as [Person];
  const found = ashtakoota(person.moon, person.moon);
  expect(found.map(({ key, maximum }) => [key, maximum])).toEqual([
    ['varna', 1],
    ['vashya', 2],
    ['tara', 3],
    ['yoni', 4],
    ['graha_maitri', 5],
    ['gana', 6],
    ['bhakoot', 7],
    ['nadi', 8],
  ]);
});

/** Limits as almamesh and others print them; of 36 points. */
it.each([
  [36, 'excellent'],
  [33, 'excellent'],
  [32.5, 'very_good'],
  [25, 'very_good'],
  [24.5, 'acceptable'],
  [18, 'acceptable'],
  [17.5, 'below_customary_threshold'],
  [0, 'below_customary_threshold'],
])('%f points are %s', (total, code) => {
  expect(bandOf(total)).toBe(code);
});
