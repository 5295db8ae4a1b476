import type { Place } from '../ephemeris/ascendant.js';
import { requireAccepted } from '../time/accepted.js';
import { type CalendarDate, formatDate } from '../time/calendar.js';
import { clockAt, localDay, readWallClock, type Zone } from '../time/zone.js';
import { skipped } from './birth.js';
import type { Caveat } from './caveats.js';
import { chooseZone, type ZoneChoice, type Zones, zoneCaveats } from './zone.js';

/** A date on the clock of a zone. */
export interface CivilDay {
  readonly date: CalendarDate;
  readonly timeZone: Zone;
  /** How the zone was found. */
  readonly zone: ZoneChoice;
  /** The sentence for `provenance.timezone_resolution`. */
  readonly timezoneResolution: string;
  /** What there is to say of the zone, see {@link zoneCaveats}. */
  readonly zoneCaveats: readonly Caveat[];
  /** Whether daylight saving time is in force in the middle of the day. */
  readonly dstApplied: boolean;
  /** First instant of the date and of the next, milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
}

export interface CivilDayFields {
  readonly date: CalendarDate;
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
export function resolveDay({ date, timeZone: sent, place }: CivilDayFields, zones: Zones): CivilDay {
  requireAccepted(date, 'date');
  const zone = chooseZone(sent, place, zones);
  const { timeZone } = zone;
  const { start, end } = localDay(timeZone, date);
  const noon = start < end ? undefined : readWallClock({ date, hour: 12, minute: 0, timeZone });
  if (noon?.kind === 'gap') throw skipped(formatDate(date), timeZone, noon.change);
  return {
    date,
    timeZone,
    zone,
    timezoneResolution: zone.resolution,
    zoneCaveats: zoneCaveats(zone, place, (start + end) / 2, { zones }),
    dstApplied: clockAt(timeZone, (start + end) / 2).isDaylight,
    start,
    end,
  };
}
