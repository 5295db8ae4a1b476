import { momentAt } from '../../base/ephemeris/ephemeris.js';
import type { CalendarDate } from '../../base/time/calendar.js';
import { wallClockAt } from '../../base/time/zone.js';
import { grahaLongitude } from '../../base/zodiac/positions.js';
import { rashiOf } from '../../base/zodiac/rashi.js';
import { dayAfter, dayOf, type SunEntry, type VrataAlmanac } from './almanac.js';
import type { VrataDay } from './days.js';
import type { EntryRule } from './rules.js';

const CANCER = 4;
const CAPRICORN = 10;

/** The day of an entry of the Sun by a rule; undefined where the Sun makes no day then. */
export function entryDay(almanac: VrataAlmanac, { at, sign }: SunEntry, rule: EntryRule): VrataDay | undefined {
  const civil = wallClockAt(almanac.timeZone, at).date;
  switch (rule) {
    case 'civil':
      return almanac.dayOn(civil);
    case 'day':
      return dayOf(almanac, at);
    case 'bengal':
      return almanac.dayOn((civil + 1) as CalendarDate);
    case 'next_sunrise':
      return firstFrom(almanac, civil, at);
    case 'sunset': {
      const day = almanac.dayOn(civil);
      return day && at >= day.sunset ? dayAfter(almanac, day) : day;
    }
    case 'punya':
      return punyaDay(almanac, at, sign);
  }
}

/**
 * The day of the punyakala. That of the entry into Karka is the day that holds it; of Makara the next after sunset; of
 * the others the next after the middle of the night. Source: Dharmasindhu.
 */
function punyaDay(almanac: VrataAlmanac, at: number, sign: number): VrataDay | undefined {
  const day = dayOf(almanac, at);
  if (!day || sign === CANCER) return day;
  const latest = sign === CAPRICORN ? day.sunset : (day.sunset + day.nextSunrise) / 2;
  return at < latest ? day : dayAfter(almanac, day);
}

/** The first day with a sunrise at or after an instant; undefined where neither its date nor the next has one. */
function firstFrom({ dayOn }: VrataAlmanac, date: CalendarDate, at: number): VrataDay | undefined {
  return [date, date + 1].map((one) => dayOn(one as CalendarDate)).find((day) => day && day.sunrise >= at);
}

/** The sign, 1 (Aries) to 12, in which the Sun stands at an instant. */
export function sunSignAt({ sky }: VrataAlmanac, at: number): number {
  return rashiOf(grahaLongitude(sky, 'Sun', momentAt(at))).number;
}
