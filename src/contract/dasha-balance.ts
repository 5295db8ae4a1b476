import type { ResolvedBirth } from '../base/input/birth.js';
import { type Caveat, caveat } from '../base/input/caveats.js';
import { roundTo } from '../base/math/angle.js';
import * as field from '../base/schema/fields.js';
import { formatDate, MILLISECONDS_PER_DAY, utcDateAt } from '../base/time/calendar.js';
import { wallClockAt, type Zone } from '../base/time/zone.js';
import type { Graha } from '../base/zodiac/rashi.js';
import {
  type DashaPeriod,
  type DashaReckoning,
  dayShift,
  mahadashasOf,
  yearMilliseconds,
} from '../rules/dasha/scheme.js';
import { USUAL_VIMSHOTTARI } from '../rules/dasha/vimshottari.js';
import type { MoonSpan } from '../rules/natal/unknown-birth-time.js';
import { openStarts } from '../rules/uncertainty/dasha-starts.js';
import { type DashaBirth, type LocalSpan, localSpan, localSpanFields } from './dasha.js';
import { graha } from './vocabulary.js';

/** What was left at birth of the first mahadasha, which would have begun before the birth. */
export interface DashaBalance extends LocalSpan {
  readonly lord: Graha;
  /** What is left of the first mahadasha at birth, years of 365.25 days. */
  readonly years_left: number;
  readonly days_left: number;
}

/** What the first or the last instant of a day of unknown time would give. */
export interface DayEdgeDasha {
  readonly lord: Graha;
  readonly years_left: number;
}

/** What the local day of an unknown time leaves open of the dashas. */
export interface DayVariation {
  readonly day_start: DayEdgeDasha;
  readonly day_end: DayEdgeDasha;
  /** Days by which every date comes earlier at the end of that day than at its start. */
  readonly dates_move_by_days: number;
  /** Between which months each mahadasha begins after that of the first instant of the day. */
  readonly starts: readonly {
    readonly lord: Graha;
    /** YYYY-MM in UTC. */
    readonly earliest: string;
    readonly latest: string;
    /** The same by the clock of the birth place. */
    readonly earliest_local: string;
    readonly latest_local: string;
  }[];
}

export function balanceAt(
  { epochMilliseconds: birth, timeZone }: DashaBirth,
  periods: readonly DashaPeriod[],
  reckoning: DashaReckoning = USUAL_VIMSHOTTARI,
): DashaBalance {
  const first = periods[0] as DashaPeriod;
  return {
    lord: first.lord,
    years_left: yearsBetween(birth, first.end, reckoning),
    days_left: roundTo((first.end - birth) / MILLISECONDS_PER_DAY, 6),
    ...localSpan(timeZone, first),
  };
}

function yearsBetween(from: number, to: number, reckoning: DashaReckoning): number {
  return roundTo((to - from) / yearMilliseconds(reckoning), 6);
}

/** What the way of the Moon over a day makes of the dashas. */
export function dayVariation(
  birth: ResolvedBirth,
  span: MoonSpan,
  reckoning: DashaReckoning = USUAL_VIMSHOTTARI,
): DayVariation {
  return {
    day_start: edgeOf(span.first.longitude, birth.day.start, reckoning),
    day_end: edgeOf(span.last.longitude, birth.day.end, reckoning),
    dates_move_by_days: roundTo(dayShift(reckoning, birth, span) / MILLISECONDS_PER_DAY, 2),
    starts: openStarts(birth.day, span, reckoning).map(({ lord, earliest, latest }) => ({
      lord,
      earliest: monthOf(earliest),
      latest: monthOf(latest),
      earliest_local: monthIn(birth.timeZone, earliest),
      latest_local: monthIn(birth.timeZone, latest),
    })),
  };
}

function monthOf(at: number): string {
  return formatDate(utcDateAt(at)).slice(0, 7);
}

function monthIn(zone: Zone, at: number): string {
  return formatDate(wallClockAt(zone, at).date).slice(0, 7);
}

function edgeOf(moon: number, at: number, reckoning: DashaReckoning): DayEdgeDasha {
  const { lord, end } = mahadashasOf(reckoning, moon, at)[0] as DashaPeriod;
  return { lord, years_left: yearsBetween(at, end, reckoning) };
}

/** The caveat about dates that hang on the hour. */
export function variationCaveat({ day_start, day_end, dates_move_by_days: days }: DayVariation): Caveat {
  return caveat('dasha_range', { first: day_start.lord, last: day_end.lord, days });
}

export function dayEdgeSchema() {
  return field.open({ lord: firstLord(), years_left: yearsLeft() });
}

function firstLord() {
  return graha('Lord of the first mahadasha.');
}

function yearsLeft() {
  return field.number('What is left of the first mahadasha at birth, years of 365.25 days.');
}

export function dashaBalanceSchema() {
  return field.open({
    lord: firstLord(),
    years_left: yearsLeft(),
    days_left: field.number('The same in days.'),
    ...localSpanFields(),
    starts_at: field.instant('When that mahadasha would have begun, before the birth, UTC.'),
  });
}

export function openStartSchema() {
  return field.open({
    lord: graha('Lord of a mahadasha after that of the start of the day.'),
    earliest: field.month('The month, YYYY-MM in UTC, in which it begins for the last birth of the day.'),
    latest: field.month('The month, YYYY-MM in UTC, in which it begins for the first birth of the day.'),
    earliest_local: field.month('The earliest month on the clock of `timezone`.'),
    latest_local: field.month('The latest month on the clock of `timezone`.'),
  });
}

export function dayVariationSchema() {
  return field.open({
    day_start: dayEdgeSchema(),
    day_end: dayEdgeSchema(),
    dates_move_by_days: field.number('Days by which every date comes earlier at the end of the day than at its start.'),
    starts: field.list(openStartSchema()),
  });
}
