import { repeated } from '../input/birth.js';
import { type Caveat, caveat, present } from '../input/caveats.js';
import { type CivilDay, resolveDay } from '../input/local-day.js';
import {
  type CalendarDate,
  formatDate,
  formatLocalMinute,
  formatMinute,
  nextDate,
  readDate,
} from '../time/calendar.js';
import { clockAt, firstShown, type LocalReading, localDay, offsetAt, readWallClock } from '../time/zone.js';
import type { ZoneFinder } from '../time/zone-at.js';
import type { DayAndNight } from './day-divisions.js';

/** What results call the day that stands in where no place is known. */
export const NOMINAL_DAY_BASIS = 'nominal_06_18';

const HALF_DAY_MILLISECONDS = 12 * 3_600_000;
const NOMINAL_SUNRISE_HOUR = 6;
const NOMINAL_SUNSET_HOUR = 18;

/** A full hour of a date on the clock of a zone. */
export interface NominalHour {
  readonly date: CalendarDate;
  readonly hour: number;
  readonly reading: LocalReading;
  /** The instant that is taken for it, milliseconds since 1970. */
  readonly at: number;
}

/** From 06:00 over 18:00 to the next 06:00. */
export interface NominalDay extends DayAndNight {
  readonly morning: NominalHour;
  readonly evening: NominalHour;
}

/**
 * The nominal day of a zone, by its clock, for where no place is known. Every nominal day ends where the next begins,
 * whatever the clock does.
 */
export function nominalDay(timeZone: string, date: CalendarDate): NominalDay {
  const morning = nominalMorning(timeZone, date);
  const evening = nominalHour(timeZone, date, NOMINAL_SUNSET_HOUR);
  const nextSunrise = nominalMorning(timeZone, followingDate(timeZone, date)).at;
  return { morning, evening, sunrise: morning.at, sunset: evening.at, nextSunrise };
}

/** The 06:00 at which the nominal day of a date begins. */
export function nominalMorning(timeZone: string, date: CalendarDate): NominalHour {
  return nominalHour(timeZone, date, NOMINAL_SUNRISE_HOUR);
}

function nominalHour(timeZone: string, date: CalendarDate, hour: number): NominalHour {
  const reading = readWallClock({ date, hour, minute: 0, timeZone });
  return { date, hour, reading, at: firstShown(reading) };
}

/** The date that follows a date on the clock of a zone, which may skip one. */
function followingDate(timeZone: string, date: CalendarDate): CalendarDate {
  const next = nextDate(date);
  const { start, end } = localDay(timeZone, next);
  return start < end ? next : followingDate(timeZone, next);
}

/** A nominal day as an input names it. */
export interface ResolvedNominalDay extends CivilDay, NominalDay {
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
  const civil = resolveDay({ date: readDate(date), timeZone: timezone }, zoneAt);
  const { timeZone } = civil;
  const day = nominalDay(timeZone, civil.date);
  return {
    ...civil,
    ...day,
    dstApplied: clockAt(timeZone, day.sunrise).isDaylight,
    clockCaveats: present([
      hourCaveat(timeZone, day.morning),
      hourCaveat(timeZone, day.evening),
      lengthCaveat(civil, 'day', day.sunset - day.sunrise),
      lengthCaveat(civil, 'night', day.nextSunrise - day.sunset),
    ]),
  };
}

/** What there is to say of mornings whose 06:00 the clock skipped or showed twice. */
export function morningCaveats(timeZone: string, mornings: readonly NominalHour[]): Caveat[] {
  return present(mornings.map((morning) => hourCaveat(timeZone, morning)));
}

function hourCaveat(timeZone: string, { date, hour, reading, at }: NominalHour): Caveat | undefined {
  if (reading.kind === 'normal') return undefined;
  const shown = `${formatDate(date)}T${formatMinute(hour * 60)}`;
  if (reading.kind === 'overlap') return repeated(shown, timeZone, reading);
  const straightTo = formatLocalMinute(at, offsetAt(timeZone, at));
  return caveat('clock_time_skipped', { shown, timeZone, straightTo });
}

function lengthCaveat({ timeZone }: CivilDay, part: 'day' | 'night', milliseconds: number): Caveat | undefined {
  if (milliseconds === HALF_DAY_MILLISECONDS) return undefined;
  return caveat('nominal_length', { part, timeZone, minutes: Math.round(milliseconds / 6000) / 10 });
}
