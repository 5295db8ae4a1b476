import { repeated } from '../../base/input/birth.js';
import { type Caveat, caveat, present } from '../../base/input/caveats.js';
import { type CalendarDate, formatDate, formatLocalMinute, formatMinute, nextDate } from '../../base/time/calendar.js';
import { firstShown, type LocalReading, localDay, offsetAt, readWallClock, type Zone } from '../../base/time/zone.js';
import type { DayAndNight } from './day-divisions.js';

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
export function nominalDay(timeZone: Zone, date: CalendarDate): NominalDay {
  const morning = nominalMorning(timeZone, date);
  const evening = nominalHour(timeZone, date, NOMINAL_SUNSET_HOUR);
  const nextSunrise = nominalMorning(timeZone, followingDate(timeZone, date)).at;
  return { morning, evening, sunrise: morning.at, sunset: evening.at, nextSunrise };
}

/** The 06:00 at which the nominal day of a date begins. */
export function nominalMorning(timeZone: Zone, date: CalendarDate): NominalHour {
  return nominalHour(timeZone, date, NOMINAL_SUNRISE_HOUR);
}

/** The 18:00 before a 06:00, of a night in which no clock changes. */
export function nominalEveningBefore(morning: number): number {
  return morning - HALF_DAY_MILLISECONDS;
}

function nominalHour(timeZone: Zone, date: CalendarDate, hour: number): NominalHour {
  const reading = readWallClock({ date, hour, minute: 0, timeZone });
  return { date, hour, reading, at: firstShown(reading) };
}

/** The date that follows a date on the clock of a zone, which may skip one. */
function followingDate(timeZone: Zone, date: CalendarDate): CalendarDate {
  const next = nextDate(date);
  const { start, end } = localDay(timeZone, next);
  return start < end ? next : followingDate(timeZone, next);
}

/** What there is to say where the clock changes in the course of a nominal day. */
export function nominalDayCaveats(timeZone: Zone, day: NominalDay): Caveat[] {
  return present([
    hourCaveat(timeZone, day.morning),
    hourCaveat(timeZone, day.evening),
    lengthCaveat(timeZone, 'day', day.sunset - day.sunrise),
    lengthCaveat(timeZone, 'night', day.nextSunrise - day.sunset),
  ]);
}

/** What there is to say of mornings whose 06:00 the clock skipped or showed twice. */
export function morningCaveats(timeZone: Zone, mornings: readonly NominalHour[]): Caveat[] {
  return present(mornings.map((morning) => hourCaveat(timeZone, morning)));
}

function hourCaveat(timeZone: Zone, { date, hour, reading, at }: NominalHour): Caveat | undefined {
  if (reading.kind === 'normal') return undefined;
  const shown = `${formatDate(date)}T${formatMinute(hour * 60)}`;
  if (reading.kind === 'overlap') return repeated(shown, timeZone, reading);
  const straight_to = formatLocalMinute(at, offsetAt(timeZone, at));
  return caveat('clock_time_skipped', { shown, time_zone: timeZone.name, straight_to });
}

function lengthCaveat(timeZone: Zone, part: 'day' | 'night', milliseconds: number): Caveat | undefined {
  if (milliseconds === HALF_DAY_MILLISECONDS) return undefined;
  return caveat('nominal_length', { part, time_zone: timeZone.name, minutes: Math.round(milliseconds / 6000) / 10 });
}
