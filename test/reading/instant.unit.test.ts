import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { birth, moonSign, personalActivation } from '../../src/entries/index.js';
import { hi } from '../../src/entries/languages/hi.js';
import { instantAtOffset, instantNamed, instantOf } from '../../src/entries/read.js';

const PLACE = { latitude: 28.6139, longitude: 77.209 };
const made = { date: '1990-05-17', time: '10:20', zone: 'Asia/Kolkata', place: PLACE };

/** One birth in every form that a tool takes. */
const DIALECTS = {
  'what a birth is made from': made,
  'a birth': birth(made),
  'a birth beside other fields': { birth: made },
  'a place with its zone': { date: '1990-05-17', time: '10:20', place: { ...PLACE, timezone: 'Asia/Kolkata' } },
  'the natal fields': { birth_date: '1990-05-17', birth_time: '10:20', birth_timezone: 'Asia/Kolkata', ...PLACE },
  'the chart fields': { date: '1990-05-17', time: '10:20', tz: 'Asia/Kolkata', lat: 28.6139, lon: 77.209 },
  'the personal fields': {
    birth_date: '1990-05-17',
    birth_time: '10:20',
    birth_place: 'Delhi',
    birth_timezone: 'Asia/Kolkata',
    birth_latitude: 28.6139,
    birth_longitude: 77.209,
  },
  'a date with its zone': {
    date: Temporal.ZonedDateTime.from('1990-05-17T10:20[Asia/Kolkata]'),
    place: PLACE,
  },
};

describe('the instant of a birth', () => {
  it.each(Object.entries(DIALECTS))('is that of %s', (_, stated) => {
    const told = instantNamed(stated as typeof made);
    expect(told).toMatchObject({
      utc: '1990-05-17T04:50:00Z',
      timeZone: 'Asia/Kolkata',
      utcOffset: '+05:30',
      caveats: [],
    });
    expect(instantOf(stated as typeof made)).toEqual(told);
  });

  it.each([
    ['1947-08-15', '00:00', 'Asia/Kolkata'],
    ['1941-12-01', '12:00', 'Asia/Kolkata'],
    ['2023-11-05', '01:30', 'America/New_York'],
    ['1999-07-14', '23:59:58', 'Europe/Berlin'],
    ['1880-01-01', '06:00', 'Europe/Paris'],
    ['2200-12-31', '23:59', 'Pacific/Auckland'],
  ])('%s %s in %s is that of Temporal', (date, time, zone) => {
    const told = instantNamed({ date, time, zone, place: PLACE });
    const known = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone, { disambiguation: 'earlier' });
    expect(Math.abs(told.epochMilliseconds - known.epochMilliseconds)).toBeLessThan(60_000);
    // Temporal rounds an offset of old to the minute in some engines.
    if (Number(date.slice(0, 4)) > 1937) expect(told.epochMilliseconds).toBe(known.epochMilliseconds);
  });

  it('has the caveats of the clock and of the zone that a chart has', () => {
    const twice = { birth_date: '2023-11-05', birth_time: '01:30', latitude: 40.71, longitude: -74.01 };
    const old = { birth_date: '1943-06-05', birth_time: '14:30', latitude: 22.57, longitude: 75.36 };
    const wrong = { birth_date: '1990-05-17', birth_time: '10:20', birth_timezone: 'America/New_York', ...PLACE };
    for (const stated of [twice, old, wrong]) {
      const { caveats, dstApplied, timezoneResolution } = instantOf(stated);
      const { provenance } = moonSign(stated);
      expect(caveats.length).toBeGreaterThan(0);
      expect(provenance.caveats).toEqual(expect.arrayContaining(caveats as never[]));
      expect([dstApplied, timezoneResolution]).toEqual([provenance.dst_applied, provenance.timezone_resolution]);
    }
    expect(instantOf(twice, { locale: hi }).caveats[0]?.message).toMatch(/\p{Script=Devanagari}/u);
  });

  it('of an unknown time is that of noon, within the day', () => {
    const { timeKnown, utc, span } = instantNamed({ ...made, time: null });
    expect([timeKnown, utc]).toEqual([false, '1990-05-17T06:30:00Z']);
    expect(span).toEqual({ start: Date.parse('1990-05-16T18:30Z'), end: Date.parse('1990-05-17T18:29Z') });
  });

  it('heeds a doubt about the time and another clock', () => {
    expect(instantNamed({ ...made, within: 10 }).span).toEqual({
      start: Date.parse('1990-05-17T04:40Z'),
      end: Date.parse('1990-05-17T05:00Z'),
    });
    expect(instantNamed({ ...made, clock: '+05:53' }).utc).toBe('1990-05-17T04:27:00Z');
  });

  it('at an offset knows no zone by its name and finds none', () => {
    expect(instantAtOffset({ ...made, zone: '+05:30' }).utc).toBe('1990-05-17T04:50:00Z');
    expect(instantAtOffset({ ...made, zone: 'UTC' }).caveats.map(({ code }) => code)).toEqual([
      'zone_contradicts_place',
    ]);
    expect(() => instantAtOffset(made)).toThrow('see zone');
    expect(() => instantAtOffset({ ...made, zone: null })).toThrow('instantAtOffset finds no time zone');
    expect(() => instantNamed({ ...made, zone: null })).toThrow('instantNamed finds no time zone');
    expect(instantNamed({ ...made, zone: null }, { zoneAt: () => 'Asia/Kolkata' }).utc).toBe('1990-05-17T04:50:00Z');
  });

  it('is refused where a tool refuses the birth', () => {
    const skipped = { birth_date: '2024-03-10', birth_time: '02:30', birth_timezone: 'America/New_York', ...PLACE };
    expect(() => instantNamed(skipped)).toThrow('did not exist in America/New_York');
    expect(() => instantNamed({ ...made, date: '1700-01-01' })).toThrow('1800');
    expect(() => instantOf({ birth_date: '1990-05-17' } as never)).toThrow();
    expect(() => instantOf(null as never)).toThrow('object');
    expect(() => instantOf(made, { language: hi } as never)).toThrow('There is no option "language"');
    expect(() => instantOf(made, { locale: 'hi' } as never)).toThrow('nirayana/languages/hi');
    expect(() => instantOf(made, { zoneAt: 'x' } as never)).toThrow('function');
  });

  it('of the personal fields is that of the tools that take them', () => {
    const fields = DIALECTS['the personal fields'];
    expect(instantOf(fields).utc).toBe('1990-05-17T04:50:00Z');
    const day = { date: '2026-01-01', timezone: 'Asia/Kolkata', locale: 'en' } as const;
    expect(personalActivation({ ...day, ...fields }).result.natal.moon_sign_name).toBe('Capricorn');
  });
});
