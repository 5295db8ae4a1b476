import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { type CalendarDate, dateOf } from '../../../src/base/time/calendar.js';
import { zoneOf } from '../../../src/base/time/named-zone.js';
import { localDay } from '../../../src/base/time/zone.js';
import { findSolarDay, sunsetBefore } from '../../../src/rules/panchanga/sunrise.js';
import { vrataDays } from '../../../src/rules/vrata/days.js';
import { DEFAULT_SKY } from '../../support/default-sky.js';
import { runs, words } from '../../support/support.js';

/** Clocks of all kinds, of which a place may keep any: one that lost a date, one that had it twice, others set twice a year. */
const ZONES = words`Asia/Kolkata Pacific/Apia Asia/Manila America/New_York Pacific/Kwajalein Australia/Lord_Howe`;
/** Milliseconds in which two ways to the same passage may differ. */
const NEAR = 2;

const dates = fc
  .oneof(
    fc.record({
      year: fc.integer({ min: 1805, max: 2195 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    }),
    // Samoa had no 30 December 2011, Kwajalein no 21 August 1993, Manila no 31 December 1844.
    fc.constantFrom(
      { year: 2011, month: 12, day: 29 },
      { year: 2011, month: 12, day: 31 },
      { year: 1993, month: 8, day: 20 },
      { year: 1845, month: 1, day: 1 },
    ),
  )
  .map(({ year, month, day }) => dateOf(year, month, day));

describe('days found by those next to them', () => {
  test.prop(
    [
      dates,
      fc.constantFrom(...ZONES),
      fc.double({ min: -66, max: 66, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.shuffledSubarray([-3, -2, -1, 0, 1, 2, 3], { minLength: 3 }),
      fc.boolean(),
    ],
    runs(100),
  )('are those of the Sun in whatever order they are asked', (date, timeZone, latitude, longitude, order, isKnown) => {
    const place = { latitude, longitude };
    const civilDay = (of: CalendarDate) => localDay(zoneOf(timeZone), of);
    const searched = (of: CalendarDate) => {
      const found = findSolarDay(DEFAULT_SKY, civilDay(of), place);
      return 'why' in found ? undefined : found;
    };
    const own = searched(date);
    const known = own && isKnown ? [{ ...own, date, sunsetBefore: sunsetBefore(DEFAULT_SKY, own, place) }] : [];
    const dayOn = vrataDays(DEFAULT_SKY, { place, civilDay, known });
    for (const count of order) {
      const of = (date + count) as CalendarDate;
      const [day, want] = [dayOn(of), searched(of)];
      expect(day === undefined).toBe(want === undefined);
      if (!day || !want) continue;
      expect(Math.abs(day.sunset - want.sunset)).toBeLessThan(NEAR);
      expect(Math.abs(day.sunrise - want.sunrise)).toBeLessThan(NEAR);
      expect(Math.abs(day.nextSunrise - want.nextSunrise)).toBeLessThan(NEAR);
      expect(day.date).toBe(of);
    }
  });
});
