import type { Place } from '../base/ephemeris/ascendant.js';
import type { CalendarDate } from '../base/time/calendar.js';
import { zoneOf } from '../base/time/named-zone.js';
import { wallClockAt } from '../base/time/zone.js';
import { type DayKind, resolveAlmanacDay } from '../rules/panchanga/almanac-day.js';
import { USUAL } from './conventions.js';
import { DEFAULTS, type Environment } from './options.js';

interface Where {
  readonly timeZone: string;
  readonly place?: Place | undefined;
  readonly day?: DayKind | undefined;
}

/**
 * The date of the day of the panchang that it is at an instant: it begins at sunrise, so that the hours between midnight
 * and sunrise belong to the date before.
 */
export function almanacDateAt(
  at: number,
  { timeZone, place, day = USUAL.day }: Where,
  environment: Partial<Pick<Environment, 'ephemeris' | 'zoneAt'>> = {},
): CalendarDate {
  const { date } = wallClockAt(zoneOf(timeZone), at);
  const { ephemeris = DEFAULTS.ephemeris, zoneAt = DEFAULTS.zones.at } = environment;
  try {
    const { node, sunrise: definition } = USUAL;
    const sky = { ephemeris, ayanamsha: 'lahiri', node, sunrise: definition } as const;
    const zones = { ...DEFAULTS.zones, at: zoneAt };
    const { sunrise } = resolveAlmanacDay({ date, timezone: timeZone }, { zones, sky, dayOptions: { day, place } });
    return at < sunrise ? ((date - 1) as CalendarDate) : date;
  } catch {
    // What hinders this hinders the tool that is asked for the day too, and it says why.
    return date;
  }
}
