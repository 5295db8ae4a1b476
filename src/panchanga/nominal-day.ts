import { repeated } from '../input/birth.js';
import { type Caveat, caveat, present } from '../input/caveats.js';
import { type CivilDay, resolveDay } from '../input/local-day.js';
import { type CalendarDate, dayStart, formatDate, formatLocalMinute, nextDate } from '../time/calendar.js';
import { clockAt, firstInstant, localDay, offsetAt, readWallClock } from '../time/zone.js';
import type { ZoneFinder } from '../time/zone-at.js';
import type { DayAndNight } from './day-divisions.js';

/** What results call the day that stands in where no place is known. */
export const NOMINAL_DAY_BASIS = 'nominal_06_18';

const HALF_DAY_MILLISECONDS = 12 * 3_600_000;
const NOMINAL_SUNRISE_HOUR = 6;
const NOMINAL_SUNSET_HOUR = 18;

/**
 * The nominal day of a zone: 06:00 to 18:00 to 06:00 of its clock, for where no place is known. Every nominal day ends
 * where the next begins, whatever the clock does.
 */
export function nominalDay(timeZone: string, date: CalendarDate): DayAndNight {
  return {
    sunrise: firstInstant(timeZone, date, NOMINAL_SUNRISE_HOUR),
    sunset: firstInstant(timeZone, date, NOMINAL_SUNSET_HOUR),
    nextSunrise: firstInstant(timeZone, followingDate(timeZone, date), NOMINAL_SUNRISE_HOUR),
  };
}

/** The date that follows a date on the clock of a zone, which may skip one. */
function followingDate(timeZone: string, date: CalendarDate): CalendarDate {
  const next = nextDate(date);
  const { start, end } = localDay(timeZone, next);
  return start < end ? next : followingDate(timeZone, next);
}

/** A nominal day as an input names it: from 06:00 over 18:00 to the next 06:00 on the clock of a zone. */
export interface ResolvedNominalDay extends CivilDay, DayAndNight {
  /** Whether daylight saving time is in force at 06:00. */
  readonly dstApplied: boolean;
  /** What there is to say where the clock changes in the course of it. */
  readonly clockCaveats: readonly Caveat[];
}

/**
 * Reads the date and zone of a tool that knows no place.
 *
 * @throws CalculationError `engine_error` for an unknown zone, a date out of range and a date that the zone skipped.
 */
export function resolveNominalDay(
  { date, timezone }: { readonly date: string; readonly timezone?: string | null },
  zoneAt: ZoneFinder,
): ResolvedNominalDay {
  const civil = resolveDay({ date, timeZone: timezone }, zoneAt);
  const day = nominalDay(civil.timeZone, civil.date);
  const caveats = [
    hourCaveat(civil, NOMINAL_SUNRISE_HOUR, { at: day.sunrise, shown: `${date}T06:00` }),
    hourCaveat(civil, NOMINAL_SUNSET_HOUR, { at: day.sunset, shown: `${date}T18:00` }),
    lengthCaveat(civil, 'day', day.sunset - day.sunrise),
    lengthCaveat(civil, 'night', day.nextSunrise - day.sunset),
  ];
  return {
    ...civil,
    ...day,
    dstApplied: clockAt(civil.timeZone, day.sunrise).isDaylight,
    clockCaveats: present(caveats),
  };
}

interface Reading {
  /** The instant taken for it, milliseconds since 1970. */
  readonly at: number;
  readonly shown: string;
}

/** What there is to say of mornings whose 06:00 the clock skipped or showed twice. */
export function morningCaveats(timeZone: string, dates: readonly CalendarDate[]): Caveat[] {
  const caveats = dates.map((date) => {
    const shown = `${formatDate(dayStart(date))}T06:00`;
    return hourCaveat({ timeZone, date }, NOMINAL_SUNRISE_HOUR, { at: nominalDay(timeZone, date).sunrise, shown });
  });
  return present(caveats);
}

function hourCaveat(
  { timeZone, date }: Pick<CivilDay, 'timeZone' | 'date'>,
  hour: number,
  { at, shown }: Reading,
): Caveat | undefined {
  const reading = readWallClock({ date, hour, minute: 0, timeZone });
  if (reading.kind === 'normal') return undefined;
  if (reading.kind === 'overlap') return repeated(shown, timeZone, reading);
  const straightTo = formatLocalMinute(at, offsetAt(timeZone, at));
  return caveat('clock_time_skipped', { shown, timeZone, straightTo });
}

function lengthCaveat({ timeZone }: CivilDay, part: 'day' | 'night', milliseconds: number): Caveat | undefined {
  if (milliseconds === HALF_DAY_MILLISECONDS) return undefined;
  return caveat('nominal_length', { part, timeZone, minutes: Math.round(milliseconds / 6000) / 10 });
}
