import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { SIGN_NAMES, type SignName } from '../../src/base/zodiac/rashi.js';
import { entriesFromMoon } from '../../src/calendar/saturn-turns.js';
import { saturnPeriods, signEntries } from '../../src/entries/index.js';
import { runs } from '../support/support.js';

const BORN = { birth_time: '12:00', birth_timezone: 'UTC', latitude: 0, longitude: 0 };

/** A birth of this century with the Moon in each sign: its periods reach over the years that are asked about. */
const BIRTHS: ReadonlyMap<SignName, string> = new Map(
  Array.from({ length: 60 }, (_, days) => new Date(Date.UTC(1990, 0, 1 + days)).toISOString().slice(0, 10)).map(
    (birth_date) => [saturnPeriods({ birth_date, ...BORN }).result.natal_moon_sign, birth_date] as const,
  ),
);

/** What begins and ends in two years from the sign alone, by the entries of the four around them. */
function turnsIn(sign: SignName, first: number): string[] {
  const events = [first - 1, first + 1].flatMap(
    (year) => signEntries({ from: `${year}-01-01`, to: `${year + 1}-12-31`, planet_names: ['Saturn'] }).result.events,
  );
  return entriesFromMoon(
    sign,
    events.filter(({ event_code }) => event_code === 'sign_entry'),
  ).flatMap(({ entry, turns }) =>
    isWithin(entry.occurs_at, first)
      ? turns.map(({ turn, period, phase }) => [entry.occurs_at, turn, period, phase ?? ''].join(' '))
      : [],
  );
}

function isWithin(at: string, first: number): boolean {
  return at >= `${first}-01-01` && at < `${first + 2}-01-01`;
}

/** The same by the tool that looks through ninety years of a birth. */
function turnsOfLife(sign: SignName, first: number): string[] {
  const birth_date = BIRTHS.get(sign) ?? '';
  const { saturn_periods } = saturnPeriods({ birth_date, ...BORN }).result;
  const told = saturn_periods.flatMap(({ period_code, phase, starts_at, ends_at }, index) => {
    const next = saturn_periods[index + 1];
    // A phase that the next one follows ends nothing.
    const goesOn = period_code === 'sade_sati' && next?.period_code === 'sade_sati' && phase !== 'setting';
    return [
      ...(starts_at === null ? [] : [[starts_at, 'begins', period_code, phase ?? ''].join(' ')]),
      ...(ends_at === null || goesOn ? [] : [[ends_at, 'ends', period_code, ''].join(' ')]),
    ];
  });
  return told.filter((line) => isWithin(line, first));
}

describe('what Saturn begins and ends for a Moon in a sign', () => {
  it('is known for every sign', () => {
    expect([...BIRTHS.keys()].sort()).toEqual([...SIGN_NAMES].sort());
  });

  it.prop([fc.constantFrom(...SIGN_NAMES), fc.integer({ min: 1992, max: 2076 })], runs(60))(
    'is what a birth with that Moon has in these years',
    (sign, first) => {
      expect(turnsIn(sign, first).sort()).toEqual(turnsOfLife(sign, first).sort());
    },
  );

  it('finds the last phase of Aquarius from March 2025 to February 2028', () => {
    expect([2024, 2026, 2027].flatMap((first) => turnsIn('Aquarius', first))).toEqual([
      expect.stringMatching(/^2025-03-29T.* begins sade_sati setting$/),
      expect.stringMatching(/^2028-02-23T.* ends sade_sati $/),
    ]);
  });
});
