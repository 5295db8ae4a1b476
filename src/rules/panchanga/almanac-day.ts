import type { Place } from '../../base/ephemeris/ascendant.js';
import type { SunSky } from '../../base/ephemeris/horizon.js';
import { type Caveat, caveat } from '../../base/input/caveats.js';
import { type CivilDay, resolveDay } from '../../base/input/local-day.js';
import type { Zones } from '../../base/input/zone.js';
import { type CalendarDate, formatDate } from '../../base/time/calendar.js';
import { clockAt, type Zone } from '../../base/time/zone.js';
import { zoneCentre } from '../../base/time/zone-centre.js';
import type { Sky } from '../../base/zodiac/positions.js';
import type { DayAndNight, Span } from './day-divisions.js';
import { morningCaveats, nominalDay, nominalDayCaveats, nominalEveningBefore, nominalMorning } from './nominal-day.js';
import { findSolarDay, sunrises, sunsetBefore } from './sunrise.js';

/** How a caller may have the day of a tool that takes a zone: as the Sun makes it there, or from 06:00 to 18:00. */
export const DAY_KINDS = ['zone', 'nominal'] as const;
export type DayKind = (typeof DAY_KINDS)[number];

/** The day that a caller asks for. */
export interface DayOptions {
  readonly day: DayKind;
  readonly place: Place | undefined;
}

/** Where the day begins: at sunrise at the centre of the people of the zone or at a place, or at 06:00 by the clock. */
export const DAY_BASES = ['zone_centre_sunrise', 'place_sunrise', 'nominal_06_18'] as const;
export type DayBasis = (typeof DAY_BASES)[number];

/** The place at whose sunrise days begin; without one they are nominal. */
interface Reckoning {
  readonly basis: DayBasis;
  readonly place: Place | undefined;
  readonly caveats: readonly Caveat[];
}

/** A day and the night after it as an input names it. */
export interface AlmanacDay extends CivilDay, DayAndNight {
  readonly basis: DayBasis;
  /** The place that was given. */
  readonly place: Place | undefined;
  /** Whether daylight saving time is in force when it begins. */
  readonly dstApplied: boolean;
  /** What there is to say of how the day was taken. */
  readonly dayCaveats: readonly Caveat[];
}

/**
 * Reads the date and zone of a tool that takes no place.
 *
 * @throws CalculationError `engine_error` for an unknown zone, a date out of range and a date that the zone skipped.
 */
export function resolveAlmanacDay(
  { date, timezone }: { readonly date: CalendarDate; readonly timezone?: string | null },
  { zones, sky, dayOptions }: { readonly zones: Zones; readonly sky: Sky; readonly dayOptions: DayOptions },
): AlmanacDay {
  const { place } = dayOptions;
  const civil = resolveDay({ date, timeZone: timezone, ...(place && { place }) }, zones);
  const { timeZone } = civil;
  const { basis, place: at, caveats } = reckoningOf(timeZone, dayOptions);
  const found = at && findSolarDay(sky, civil, at);
  if (found && 'sunrise' in found) {
    return {
      ...civil,
      ...found,
      basis,
      place,
      dstApplied: clockAt(timeZone, found.sunrise).isDaylight,
      dayCaveats: caveats,
    };
  }
  const { sunrise, sunset, nextSunrise, ...hours } = nominalDay(timeZone, civil.date);
  const nominal = { sunrise, sunset, nextSunrise };
  return {
    ...civil,
    ...nominal,
    basis: 'nominal_06_18',
    place,
    dstApplied: clockAt(timeZone, sunrise).isDaylight,
    dayCaveats: [
      ...(at ? [sunlessCaveat(at, [civil.date])] : caveats),
      ...nominalDayCaveats(timeZone, { ...nominal, ...hours }),
    ],
  };
}

/** The end of the day before, where a night begins; undefined after a polar one. */
export function eveningBefore(sky: SunSky, day: AlmanacDay): number | undefined {
  if (day.basis === 'nominal_06_18') return nominalEveningBefore(day.sunrise);
  const at = day.place ?? zoneCentre(day.timeZone.name);
  return at && sunsetBefore(sky, day, at);
}

/** The beginnings of some days. */
export interface AlmanacMornings {
  /** That of the days that have a sunrise, if any have. */
  readonly basis: DayBasis;
  /** Milliseconds since 1970, one for each date. */
  readonly mornings: readonly number[];
  readonly dayCaveats: readonly Caveat[];
}

/** The beginnings of the days of some dates that follow each other, each with the span of its civil day. */
export function almanacMornings(
  sky: SunSky,
  {
    timeZone,
    dates,
    spans,
  }: { readonly timeZone: Zone; readonly dates: readonly CalendarDate[]; readonly spans: readonly Span[] },
  options: DayOptions,
): AlmanacMornings {
  const { basis, place, caveats } = reckoningOf(timeZone, options);
  const risings = place ? sunrises(sky, spans, place) : [];
  const nominal = dates
    .filter((_, index) => risings[index] === undefined)
    .map((date) => nominalMorning(timeZone, date));
  const byDate = new Map(nominal.map((morning) => [morning.date, morning.at]));
  const isSunless = nominal.length === dates.length;
  return {
    basis: isSunless ? 'nominal_06_18' : basis,
    mornings: dates.map((date, index) => risings[index] ?? (byDate.get(date) as number)),
    dayCaveats: [
      ...(place && isSunless ? [] : caveats),
      ...(place && nominal.length > 0
        ? [
            sunlessCaveat(
              place,
              nominal.map(({ date }) => date),
            ),
          ]
        : []),
      ...morningCaveats(timeZone, nominal),
    ],
  };
}

function reckoningOf(timeZone: Zone, { day, place }: DayOptions): Reckoning {
  if (day === 'nominal') return { basis: 'nominal_06_18', place: undefined, caveats: [] };
  if (place) return { basis: 'place_sunrise', place, caveats: [] };
  const centre = zoneCentre(timeZone.name);
  if (!centre)
    return {
      basis: 'nominal_06_18',
      place: undefined,
      caveats: [caveat('zone_without_people', { time_zone: timeZone.name })],
    };
  return {
    basis: 'zone_centre_sunrise',
    place: { latitude: centre.latitude, longitude: centre.longitude },
    caveats: [caveat('zone_centre_day', { time_zone: timeZone.name, ...centre })],
  };
}

function sunlessCaveat({ latitude, longitude }: Place, dates: readonly CalendarDate[]): Caveat {
  const [first, last] = [dates[0], dates.at(-1)] as [CalendarDate, CalendarDate];
  return caveat('day_without_sunrise', {
    latitude,
    longitude,
    first: formatDate(first),
    last: formatDate(last),
    days: dates.length,
  });
}
