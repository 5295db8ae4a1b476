import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { currentTransits, upcomingTransits } from '../../../src/entries/index.js';
import { datesBetween, knownZone, longitude, time } from '../../support/arbitrary.js';
import { errorOf, runs, unlessRefused } from '../../support/support.js';

const DAY = 86_400_000;

const born = fc.record({
  birth_date: datesBetween('1800-01-05', '2200-12-25'),
  birth_time: time,
  birth_timezone: knownZone,
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude,
});
const span = fc
  .tuple(
    fc.integer({ min: Date.UTC(1800, 0, 3) / DAY, max: Date.UTC(2200, 5, 1) / DAY }),
    fc.integer({ min: 0, max: 200 }),
  )
  .map(([first, length]) => ({ from: dateOn(first), to: dateOn(first + length) }));

function dateOn(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

interface Passing {
  readonly transiting_planet: string;
  readonly natal_point: string;
  readonly relationship_angle_deg: number;
  readonly window_start: string;
  readonly window_end: string;
  readonly exact_passes: readonly string[];
}

function told(one: Passing): string {
  const { transiting_planet, natal_point, relationship_angle_deg, window_start, window_end, exact_passes } = one;
  return JSON.stringify([
    transiting_planet,
    natal_point,
    relationship_angle_deg,
    window_start,
    window_end,
    exact_passes,
  ]);
}

describe('upcoming transits', () => {
  test.prop([born, span, fc.double({ min: 0, max: 1, noNaN: true })], runs(150))(
    'hold all that is in orb at any moment of their span, with the same window and passes, and nothing else but gaps',
    (birth, { from, to }, part) => {
      const upcoming = unlessRefused(() => upcomingTransits({ ...birth, from, to }).result);
      fc.pre(upcoming !== undefined);
      const all = [...upcoming.transits, ...upcoming.running_throughout];
      expect(new Set(all.map(told)).size).toBe(all.length);
      const [start, end] = [Date.parse(from), Date.parse(to) + DAY - 60_000];
      const moment = new Date(Math.round((start + part * (end - start)) / 60_000) * 60_000).toISOString().slice(0, 16);
      const current = currentTransits({ ...birth, calculation_datetime: moment }).result;
      const listed = new Set(all.map(told));
      expect(current.active_transits.filter((one) => !listed.has(told(one)))).toEqual([]);

      const active = new Set(current.active_transits.map(told));
      const at = `${moment}:00Z`;
      for (const one of all.filter(
        (each) => each.window_start < at && each.window_end > at && !active.has(told(each)),
      )) {
        const { longitude: transiting } =
          current.transiting_positions[one.transiting_planet as keyof typeof current.transiting_positions];
        const natal = current.natal_chart[one.natal_point as keyof typeof current.natal_chart].longitude;
        const offset = ((((natal - transiting - one.relationship_angle_deg) % 360) + 540) % 360) - 180;
        // A second of the clock at which windows are printed is the most by which an edge can be off.
        expect(Math.abs(offset)).toBeGreaterThan(3 - 0.0002);
      }
    },
  );

  test.prop([born, span], runs(100))(
    'come in the order of their first instant in the span, which the others have not',
    (birth, { from, to }) => {
      const upcoming = unlessRefused(() => upcomingTransits({ ...birth, from, to }).result);
      fc.pre(upcoming !== undefined);
      const firstOf = (one: Passing) =>
        [one.window_start, ...one.exact_passes, one.window_end].find(
          (at) => at.slice(0, 10) >= from && at.slice(0, 10) <= to,
        );
      const firsts = upcoming.transits.map(firstOf);
      expect(firsts).not.toContain(undefined);
      expect(firsts).toEqual(firsts.toSorted());
      expect(upcoming.running_throughout.map(firstOf).filter((at) => at !== undefined)).toEqual([]);
      for (const one of upcoming.running_throughout) {
        expect(one.window_start < from && one.window_end > `${to}T23:59:59Z`).toBe(true);
      }
    },
  );

  it('are told of two years at most, from a first day to a last', () => {
    const birth = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
    const refused = (from: string, to: string) => errorOf(() => upcomingTransits({ ...birth, from, to })).fieldErrors;
    expect(upcomingTransits({ ...birth, from: '2026-05-05', to: '2028-05-04' }).result.transits.length).toBeGreaterThan(
      500,
    );
    expect(refused('2026-05-05', '2028-05-05')).toEqual([
      { field: 'to', message: 'Must be 2028-05-04 at the latest, 2 years from the first day on.' },
    ]);
    expect(refused('2026-05-05', '2026-05-04')).toEqual([{ field: 'to', message: 'Must not be before from.' }]);
    expect(refused('2024-02-29', '2026-03-01')).toEqual([
      { field: 'to', message: 'Must be 2026-02-28 at the latest, 2 years from the first day on.' },
    ]);
  });
});
