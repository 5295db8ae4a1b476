import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, utcDateAt } from '../../src/base/time/calendar.js';
import {
  type CalculationError,
  calculate,
  dailyTimingTool,
  daysOf,
  moonPhasesTool,
  moonSignTool,
  panchangTool,
  planetaryHoursTool,
} from '../../src/entries/index.js';
import { runs } from '../support/support.js';

const PUNE = { latitude: 18.5204, longitude: 73.8567 };
const DAY = 86_400_000;
const dateAt = (day: number) => formatDate(utcDateAt(day * DAY));

describe('the days of a range', () => {
  it('are what calls of their own give, in order, with every tool about a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50_000, max: 80_000 }), fc.integer({ min: 0, max: 6 }), (first, more) => {
        const range = { from: dateAt(first), to: dateAt(first + more) };
        const dates = Array.from({ length: more + 1 }, (_, day) => dateAt(first + day));
        const options = { ayanamsha: 'raman' } as const;
        expect([...daysOf(panchangTool, range, PUNE, options)]).toEqual(
          dates.map((date) => calculate(panchangTool, { ...PUNE, date }, options)),
        );
        const zone = { timezone: 'Asia/Kolkata' };
        expect([...daysOf(dailyTimingTool, range, { ...zone, place: PUNE })]).toEqual(
          dates.map((date) => calculate(dailyTimingTool, { ...zone, place: PUNE, date })),
        );
        expect([...daysOf(moonPhasesTool, range, zone)]).toEqual(
          dates.map((date) => calculate(moonPhasesTool, { ...zone, date })),
        );
      }),
      { ...runs(10), examples: [[-1, 2]] },
    );
  });

  it('are calculated when they are asked for', () => {
    const days = daysOf(planetaryHoursTool, { from: '2026-01-01', to: '2300-01-01' }, PUNE);
    expect(days.next().value).toEqual(calculate(planetaryHoursTool, { ...PUNE, date: '2026-01-01' }));
    expect(days.next().value).toMatchObject({ result: { date: '2026-01-02' } });
  });

  it.each([
    [{ from: '2026-02-30', to: 'soon' }, ['from', 'to']],
    [{ from: '2026-02-02', to: '2026-02-01' }, ['to']],
  ])('are refused for %j', (range, fields) => {
    const error = thrownBy(() => daysOf(moonPhasesTool, range, {}));
    expect(error.fieldErrors.map(({ field }) => field)).toEqual(fields);
  });

  it('are of no tool about a birth', () => {
    // @ts-expect-error: the Moon sign of a birth has no day to go through
    const error = thrownBy(() => [...daysOf(moonSignTool, { from: '2026-01-01', to: '2026-01-01' }, PUNE)]);
    expect(error.code).toBe('invalid_input');
  });
});

function thrownBy(action: () => unknown): CalculationError {
  try {
    action();
  } catch (error) {
    return error as CalculationError;
  }
  throw new Error('Nothing was refused.');
}
