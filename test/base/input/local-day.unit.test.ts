import { describe, expect, it } from 'vitest';
import { resolveDay } from '../../../src/base/input/local-day.js';
import { formatInstant, readDate } from '../../../src/base/time/calendar.js';
import { errorOf, textOf } from '../../support/support.js';
import { ZONES } from '../../support/zones.js';

const delhi = { latitude: 28.6139, longitude: 77.209 };

describe('a civil day', () => {
  it('is that of the zone that was sent', () => {
    const day = resolveDay({ date: readDate('2026-01-01'), timeZone: 'America/New_York', place: delhi }, ZONES);
    expect([day.start, day.end].map(formatInstant)).toEqual(['2026-01-01T05:00:00Z', '2026-01-02T05:00:00Z']);
    expect(day.timezoneResolution).toContain('America/New_York, as supplied by the client');
    expect([day.dstApplied, day.zoneCaveats.map(({ code }) => code)]).toEqual([false, ['zone_contradicts_place']]);
  });

  it.each([null, undefined])('is that of the place when the zone is %s', (timeZone) => {
    const day = resolveDay({ date: readDate('2026-01-01'), timeZone, place: delhi }, ZONES);
    expect([day.start, day.end].map(formatInstant)).toEqual(['2025-12-31T18:30:00Z', '2026-01-01T18:30:00Z']);
    expect(day.timezoneResolution).toContain('Asia/Kolkata, derived offline from the coordinates');
  });

  it('is that of UTC without a zone and a place', () => {
    const day = resolveDay({ date: readDate('2026-01-01'), timeZone: null }, ZONES);
    expect([day.timeZone.name, formatInstant(day.start)]).toEqual(['UTC', '2026-01-01T00:00:00Z']);
    expect(day.timezoneResolution).toContain('UTC, since neither a zone nor coordinates were given');
  });

  it.each([
    ['2026-03-08', 23, true],
    ['2026-11-01', 25, false],
    ['2026-07-01', 24, true],
  ])('may have another length: %s in New York %d hours', (date, hours, dst) => {
    const day = resolveDay({ date: readDate(date), timeZone: 'America/New_York' }, ZONES);
    expect((day.end - day.start) / 3_600_000).toBe(hours);
    expect(day.dstApplied).toBe(dst);
  });

  it('tells of a border nearby only where the coordinates chose the zone', () => {
    const place = { latitude: 23.05, longitude: 88.83 };
    const derived = resolveDay({ date: readDate('2026-01-01'), timeZone: null, place }, ZONES);
    const sent = resolveDay({ date: readDate('2026-01-01'), timeZone: 'Asia/Kolkata', place }, ZONES);
    expect(textOf(derived.zoneCaveats)).toContain('Asia/Dhaka');
    expect(sent.zoneCaveats).toEqual([]);
  });

  it.each([
    ['1799-12-31', 'UTC', 'The date is outside the accepted dates, 1800-01-01 to 2200-12-31.'],
    ['2201-01-01', 'UTC', 'The date is outside the accepted dates, 1800-01-01 to 2200-12-31.'],
    ['2026-01-01', 'Mars/Olympus', '"Mars/Olympus" is not a known IANA time zone; send a name such as Asia/Kolkata.'],
    [
      '2011-12-30',
      'Pacific/Apia',
      '2011-12-30 did not exist in Pacific/Apia: the clock went from 2011-12-30T00:00 straight to 2011-12-31T00:00. The nearest local times are 2011-12-29T23:59 and 2011-12-31T00:00.',
    ],
  ])('is refused: %s in %s', (date, timeZone, message) => {
    const error = errorOf(() => resolveDay({ date: readDate(date), timeZone }, ZONES));
    expect([error.code, error.message]).toEqual(['engine_error', message]);
  });
});
