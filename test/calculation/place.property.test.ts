import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestTimeToday,
  dailyTiming,
  daysOf,
  monthlySnapshot,
  type PanchangInput,
  panchang,
  panchangTool,
  personalActivation,
  pushOrWait,
  relationshipWeather,
  runTool,
} from '../../src/entries/index.js';
import { allTools } from '../../src/tools/registry.js';
import { datesBetween } from '../support/arbitrary.js';
import { errorOf, runs, words } from '../support/support.js';

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
      runs(60),
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

/** Tools whose input has the latitude and longitude of no birth. */
const placed = allTools.filter(({ births, inputSchema }) => 'latitude' in inputSchema.properties && !births);

describe('the place of an input that has a latitude and a longitude', () => {
  const now = new Date('2026-01-01T00:00:00Z');

  it('is asked of these', () => {
    expect(placed.map(({ functionName }) => functionName)).toEqual(words`
      planetaryHours panchang muhurtaFinder eclipses panchangMonth vrataCalendar prashnaChart hinduDate planetVisibility tithiAnniversaries
      dayLagnas
    `);
  });

  it.each(placed.map((tool) => [tool.functionName, tool] as const))('may come in one field: %s', (_, tool) => {
    const { latitude, longitude, ...rest } = tool.example;
    const place = { latitude, longitude, name: 'somewhere' };
    const answer = runTool(tool, tool.example, { now });
    expect('result' in answer).toBe(true);
    // The input is told with the fields that travel, in another order.
    expect(runTool(tool, { ...rest, place }, { now })).toEqual(answer);
  });

  it.each([
    [{ date: '2026-06-21', place: PUNE, latitude: 18.5204 }, 'Leave this field out: latitude and longitude are there.'],
    [
      { date: '2026-06-21', place: { latitude: 18.5204 } },
      'Must be an object with a latitude of -90 to 90 and a longitude of -180 to 180 degrees.',
    ],
    [
      { date: '2026-06-21', place: 'Pune' },
      'Must be an object with a latitude of -90 to 90 and a longitude of -180 to 180 degrees.',
    ],
  ])('is refused where it is none or there twice: %j', (input, message) => {
    expect(errorOf(() => panchang(input as unknown as PanchangInput)).fieldErrors).toEqual([
      { field: 'place', message },
    ]);
  });

  it('is none of what travels over HTTP', () => {
    const { latitude: _, longitude: __, ...rest } = panchangTool.example;
    const envelope = runTool(panchangTool, { ...rest, place: PUNE }, { now, inputs: 'specified' });
    expect(envelope).toHaveProperty('error.field_errors');
  });

  it('serves a range of days', () => {
    const range = { from: '2026-01-01', to: '2026-01-03' };
    expect([...daysOf(panchangTool, range, { place: PUNE })]).toEqual([...daysOf(panchangTool, range, PUNE)]);
  });
});

describe('what is no tool', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  const range = { from: '2026-01-01', to: '2026-01-03' };

  it.each([
    ['panchang', "takes a tool: findTool('panchang') has the one of a slug."],
    [undefined, 'takes a tool, such as panchangTool.'],
    [null, 'takes a tool, such as panchangTool.'],
    [panchang, 'takes a tool, such as panchangTool.'],
    [{}, 'takes a tool, such as panchangTool.'],
  ])('is told what to write: %s', (given, message) => {
    const tool = given as unknown as typeof panchangTool;
    expect(() => runTool(tool, {}, { now })).toThrow(new TypeError(`runTool ${message}`));
    expect(() => daysOf(tool, range, PUNE)).toThrow(new TypeError(`daysOf ${message}`));
  });

  it('is asked for a clock by name, also where no options are given', () => {
    const run = runTool as unknown as (tool: unknown, input: unknown) => unknown;
    expect(() => run(panchangTool, panchangTool.example)).toThrow('The option now must be');
  });
});
