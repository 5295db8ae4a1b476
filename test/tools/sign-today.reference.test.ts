import { describe, expect, it } from 'vitest';
import { type SignName, signToday } from '../../src/entries/index.js';
import { readRows } from '../support/reference/compare.js';

interface Moment {
  readonly at: string;
  readonly moon_sign: SignName;
  readonly signs: Readonly<Record<string, SignName>>;
  readonly moon_entries: readonly (readonly [string, SignName])[];
}

interface Slow {
  readonly year: number;
  readonly planet: string;
  readonly entries: readonly (readonly [string, SignName])[];
  readonly turns: readonly (readonly [string, string])[];
}

const rows = readRows<Moment | Slow>('sign_today.json');
const moments = rows.filter((row) => 'at' in row);
const slow = rows.filter((row) => 'year' in row);

const SIGNS: readonly string[] =
  'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ');
const houseOf = (natal: string, sign: string) => ((SIGNS.indexOf(sign) - SIGNS.indexOf(natal) + 12) % 12) + 1;

/** The good houses and the vedha houses of the methodology page, written out again. */
const GOOD: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  Sun: { 3: 9, 6: 12, 10: 4, 11: 5 },
  Mars: { 3: 12, 6: 9, 11: 5 },
  Mercury: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  Jupiter: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 },
  Venus: { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 6, 12: 3 },
  Saturn: { 3: 12, 6: 9, 11: 5 },
  Rahu: { 3: 12, 6: 9, 11: 5 },
  Ketu: { 3: 12, 6: 9, 11: 5 },
};
const NEVER = ['Sun Saturn', 'Saturn Sun', 'Moon Mercury', 'Mercury Moon'];
const SEVEN = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'];

/** What obstructs a graha in a good house by the seven, or lifts it in a bad one, reckoned from signs alone. */
function stopped({ signs, moon_sign }: Moment, planet: string): string[] {
  const house = houseOf(moon_sign, signs[planet] as string);
  const table = GOOD[planet] as Readonly<Record<number, number>>;
  const lifting = Object.entries(table).find(([, vedha]) => vedha === house)?.[0];
  const where = house in table ? table[house] : lifting && Number(lifting);
  return SEVEN.filter(
    (other) =>
      other !== planet && houseOf(moon_sign, signs[other] as string) === where && !NEVER.includes(`${planet} ${other}`),
  );
}

const minutesApart = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / 60_000;

describe.each(moments)('a Moon in $moon_sign at $at', (moment) => {
  const { at, moon_sign, signs } = moment;
  // 06:00 of a nominal day of this clock is the instant of the row.
  const { result } = signToday({ moon_sign, date: at.slice(0, 10), timezone: '+05:30' }, { day: 'nominal' });

  it('has the houses of the eight grahas, and what obstructs or lifts them, as reckoned from their signs', () => {
    expect(Date.parse(result.day_span.starts_at)).toBe(Date.parse(at));
    for (const one of [...result.slow_planets, ...result.fast_planets]) {
      expect([one.planet, one.sign_name]).toEqual([one.planet, signs[one.planet]]);
      const house = houseOf(moon_sign, one.sign_name);
      expect(one.house_from_moon).toBe(house);
      const isGood = house in (GOOD[one.planet] as object);
      expect(one.quality).toBe(isGood ? 'good' : 'bad');
      const vedha = [...one.obstructed_by, ...one.lifted_by].map(({ planet }) => planet);
      expect(vedha).toEqual(stopped(moment, one.planet));
      expect(isGood ? one.lifted_by : one.obstructed_by).toEqual([]);
    }
  });

  it('has the entries of the Moon, and the 8th among them, to the minute', () => {
    const entries = result.ahead.chandrabala.filter(
      ({ moon_sign_name }, index, all) => index > 0 && all[index - 1]?.moon_sign_name !== moon_sign_name,
    );
    const told = moment.moon_entries;
    expect(entries.slice(0, told.length).map(({ moon_sign_name }) => moon_sign_name)).toEqual(
      told.map(([, sign]) => sign),
    );
    for (const [index, [utc]] of told.entries()) {
      expect(minutesApart(entries[index]?.starts_at as string, utc)).toBeLessThan(1);
    }
    const eighth = told.find(([, sign]) => houseOf(moon_sign, sign) === 8);
    const isIn = houseOf(moon_sign, signs['Moon'] as string) === 8;
    if (!isIn && eighth) {
      expect(minutesApart(result.next_chandrashtama?.starts_at as string, eighth[0])).toBeLessThan(1);
    } else expect(Date.parse(result.next_chandrashtama?.starts_at as string)).toBeLessThan(Date.parse(at));
  });
});

describe.each(slow)('$planet in the five years from $year', ({ year, planet, entries, turns }) => {
  const { result } = signToday({ moon_sign: 'Leo', date: `${year}-07-01`, timezone: 'UTC' });
  const found = result.slow_planets.find((one) => one.planet === planet);

  it('enters and turns as the reference has it', () => {
    const [first, ...later] = found?.stays ?? [];
    expect(Date.parse(first?.starts_at as string)).toBeLessThan(Date.UTC(year, 0, 1));
    expect(later.map(({ sign_name }) => sign_name)).toEqual(entries.map(([, sign]) => sign));
    for (const [index, [utc]] of entries.entries()) {
      expect(minutesApart(later[index]?.starts_at as string, utc)).toBeLessThan(60);
    }
    expect(found?.turns.map(({ turns: way }) => way)).toEqual(turns.map(([, way]) => way));
    for (const [index, [utc]] of turns.entries()) {
      expect(minutesApart(found?.turns[index]?.occurs_at as string, utc)).toBeLessThan(180);
    }
  });
});
