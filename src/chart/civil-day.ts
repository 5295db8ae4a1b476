import type { Place } from '../ephemeris/ascendant.js';
import { requireAccepted } from '../time/accepted.js';
import { type CalendarDate, parseDate } from '../time/calendar.js';
import { isDaylightTime, localDay } from '../time/zone.js';
import type { ZoneFinder } from '../time/zone-at.js';
import { skipped } from './birth.js';
import { chooseZone } from './zone-choice.js';

/** A date on the clock of a zone. */
export interface CivilDay {
  readonly date: CalendarDate;
  readonly timeZone: string;
  /** The sentence for `provenance.timezone_resolution`. */
  readonly timezoneResolution: string;
  /** First instant of the date and of the next, milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
}

export interface CivilDayFields {
  /** A date that the calendar has, YYYY-MM-DD. */
  readonly date: string;
  /** The zone that the client sent. */
  readonly timeZone: string | null | undefined;
  /** Where the zone is looked for when none was sent; without a place it is UTC. */
  readonly place?: Place;
}

/**
 * Reads the date and zone of a tool that tells of a day.
 *
 * @throws CalculationError `engine_error` for an unknown zone, a date out of range and a date that the zone skipped.
 */
export function resolveDay({ date, timeZone: sent, place }: CivilDayFields, zoneAt: ZoneFinder): CivilDay {
  const parsed = parseDate(date) as CalendarDate;
  requireAccepted(parsed, 'The date');
  const { timeZone, resolution } = chooseZone(sent, place, zoneAt);
  const { start, end } = localDay(timeZone, parsed);
  if (start >= end) throw skipped(`${date} did not exist`, timeZone, start);
  return { date: parsed, timeZone, timezoneResolution: resolution, start, end };
}

/** Whether daylight saving time is in force at the middle of a day. */
export function dayDstApplied({ timeZone, start, end }: CivilDay): boolean {
  return isDaylightTime(timeZone, (start + end) / 2);
}
