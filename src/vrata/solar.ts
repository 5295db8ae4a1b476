import type { CalendarDate } from '../time/calendar.js';
import { wallClockAt } from '../time/zone.js';
import { dayAfter, dayOf, type SunEntry, type VrataAlmanac, type VrataDay } from './almanac.js';
import type { EntryRule } from './rules.js';

const CANCER = 4;
const CAPRICORN = 10;

/** The day of an entry of the Sun by a rule; undefined where the Sun makes no day then. */
export function entryDay(almanac: VrataAlmanac, { at, sign }: SunEntry, rule: EntryRule): VrataDay | undefined {
  const civil = wallClockAt(almanac.timeZone, at).date;
  const dated = (date: CalendarDate) => almanac.days.find((day) => day.date === date);
  switch (rule) {
    case 'civil':
      return dated(civil);
    case 'bengal':
      return dated((civil + 1) as CalendarDate);
    case 'next_sunrise':
      return almanac.days.find(({ sunrise }) => sunrise >= at);
    case 'sunset': {
      const day = dated(civil);
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

/** The sign, 1 (Aries) to 12, in which the Sun stands at an instant; undefined before the first entry that is known. */
export function sunSignAt({ entries }: VrataAlmanac, at: number): number | undefined {
  const before = entries.findLast((entry) => entry.at <= at);
  if (before) return before.sign;
  const [first] = entries;
  return first && ((first.sign + 10) % 12) + 1;
}
