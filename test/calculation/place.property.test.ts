import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestTimeToday,
  dailyTiming,
  monthlySnapshot,
  panchang,
  personalActivation,
  pushOrWait,
  relationshipWeather,
} from '../../src/index.js';
import { datesBetween } from '../support/arbitrary.js';

const timezone = 'Asia/Kolkata';
const PUNE = { latitude: 18.5204, longitude: 73.8567 };
const born = {
  birth_date: '1990-05-17',
  birth_time: '10:20',
  birth_place: 'Delhi',
  birth_latitude: 28.6139,
  birth_longitude: 77.209,
};

type Place = { readonly latitude: number; readonly longitude: number };
type At = { readonly place?: Place | null };
type Options = NonNullable<Parameters<typeof dailyTiming>[1]>;
type Timing = (input: { readonly date: string; readonly timezone: string } & At, options?: Options) => unknown;
const timing: Readonly<Record<string, Timing>> = {
  dailyTiming,
  pushOrWait,
  bestTimeToday: (input, options) => bestTimeToday({ ...input, intent: 'travel' }, options),
  personalActivation: (input, options) => personalActivation({ ...input, ...born }, options),
  relationshipWeather: (input, options) => relationshipWeather({ ...input, relationship_mode: 'Romantic' }, options),
  monthlySnapshot: (input, options) => monthlySnapshot({ ...input, ...born, target_month: '2026-06' }, options),
};

const places = fc.record({
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude: fc.double({ min: 68, max: 97, noNaN: true }),
});

describe('the place of a day', () => {
  it('has the sunrise and the sunset of panchang there', () => {
    fc.assert(
      fc.property(datesBetween('1900-01-01', '2100-12-31'), places, (date, place) => {
        const { day_span, day_basis } = dailyTiming({ date, timezone, place }).result;
        const there = panchang({ date, timezone, ...place }).result;
        expect(day_basis).toBe('place_sunrise');
        expect([day_span.starts_at, day_span.night_starts_at]).toEqual([there.sunrise_at, there.sunset_at]);
      }),
      { numRuns: 60 },
    );
  });

  it.each(Object.entries(timing))('is the same in the input and as an option: %s', (_, ask) => {
    const day = { date: '2026-06-21', timezone };
    const answer = JSON.stringify(ask(day, { place: PUNE }));
    expect(answer).toContain('place_sunrise');
    expect(JSON.stringify(ask({ ...day, place: PUNE }))).toBe(answer);
    expect(JSON.stringify(ask({ ...day, place: { ...PUNE } }, { place: PUNE }))).toBe(answer);
    expect(ask({ ...day, place: null })).toEqual(ask(day));
  });

  it('is refused where the input and the option differ', () => {
    const delhi = { latitude: 28.6139, longitude: 77.209 };
    expect(() => dailyTiming({ date: '2026-06-21', place: PUNE }, { place: delhi })).toThrow(
      'The place in the input and the option place differ: leave one of them out.',
    );
  });

  it('is refused where it is no place', () => {
    const input = { date: '2026-06-21', place: { latitude: 91, longitude: 0 } };
    expect(() => dailyTiming(input)).toThrow(/place/);
    expect(() => dailyTiming({ ...input, place: 'Pune' } as never)).toThrow(/place/);
  });
});
