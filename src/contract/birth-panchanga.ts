import type { Place } from '../base/ephemeris/ascendant.js';
import { epochMillisecondsOfUniversalTime, universalTimeAt } from '../base/ephemeris/ephemeris.js';
import type { SunSky } from '../base/ephemeris/horizon.js';
import { horizonEvents } from '../base/ephemeris/rise-set.js';
import type { ResolvedBirth } from '../base/input/birth.js';
import { zoneOfDays } from '../base/input/zone.js';
import * as field from '../base/schema/fields.js';
import { MILLISECONDS_PER_DAY } from '../base/time/calendar.js';
import { formatLocalWithOffset, wallClockAt, type Zone } from '../base/time/zone.js';
import { nakshatraOf } from '../base/zodiac/nakshatra.js';
import type { Sky } from '../base/zodiac/positions.js';
import type { Span } from '../rules/panchanga/day-divisions.js';
import { runningLimbs, sunAndMoon, varaOf } from '../rules/panchanga/limbs.js';
import { type LunarMonth, lunarMonth, type MonthName } from '../rules/panchanga/lunar-month.js';
import { LUNAR_MONTHS, type LunarMonthName, type Vara } from '../rules/panchanga/tables.js';
import {
  type DayNakshatraResult,
  dayNakshatraFields,
  dayNakshatraResult,
  type KaranaResult,
  karanaFields,
  karanaResult,
  type Running,
  running,
  runningFields,
  type TithiResult,
  tithiFields,
  tithiResult,
  type YogaResult,
  yogaFields,
  yogaResult,
} from './limbs.js';
import { type VaraResult, varaResult, varaSchema } from './positions.js';
import { named, pada } from './vocabulary.js';

/** The panchanga of a moment at a place: what runs then, local date-times with offset. */
export interface MomentPanchanga {
  /** The sunrise that opened the day; null where the Sun has not risen for a day, beyond the polar circles. */
  readonly sunrise_at: string | null;
  /** The weekday of that sunrise; null without one. */
  readonly vara: VaraResult | null;
  readonly tithi: TithiResult & Running;
  /** With the pada of the Moon at the moment. */
  readonly nakshatra: DayNakshatraResult & { readonly pada: number } & Running;
  readonly yoga: YogaResult & Running;
  readonly karana: KaranaResult & Running;
  /** Null where its new moon at the end lies outside the ephemeris, in the last weeks of 2200. */
  readonly lunar_month: {
    /** From new moon to new moon. */
    readonly amanta: LunarMonthResult;
    /** From full moon to full moon. */
    readonly purnimanta: LunarMonthResult;
  } | null;
}

/** Days. From one sunrise to the next it is at most an hour more than a day, but for some days beyond latitude 83. */
const LONGEST_DAY = 25 / 24;

/** An instant, milliseconds since 1970, at a place with its clock. */
type PlacedInstant = Pick<ResolvedBirth, 'epochMilliseconds' | 'timeZone' | 'place'>;

/** The panchanga of the moment of a birth, or of another at a place. */
export function momentPanchanga(sky: Sky, birth: PlacedInstant): MomentPanchanga {
  const { epochMilliseconds, timeZone } = birth;
  const longitudes = sunAndMoon(sky, epochMilliseconds);
  const limbs = runningLimbs(sky, epochMilliseconds, longitudes);
  const sunrise = lastSunrise(sky, birth);
  const month = lunarMonth(sky, epochMilliseconds, longitudes);
  return {
    sunrise_at: sunrise === undefined ? null : formatLocalWithOffset(timeZone, sunrise),
    vara: sunrise === undefined ? null : varaResult(varaAt(birth, sunrise)),
    tithi: { ...tithiResult(limbs.tithi.value), ...running(timeZone, limbs.tithi) },
    nakshatra: {
      ...dayNakshatraResult(limbs.nakshatra.value),
      pada: nakshatraOf(longitudes.moon).pada,
      ...running(timeZone, limbs.nakshatra),
    },
    yoga: { ...yogaResult(limbs.yoga.value), ...running(timeZone, limbs.yoga) },
    karana: { ...karanaResult(limbs.karana.value), ...running(timeZone, limbs.karana) },
    lunar_month: month
      ? { amanta: lunarMonthResult(month.amanta), purnimanta: lunarMonthResult(month.purnimanta) }
      : null,
  };
}

/** The last sunrise at or before a birth, milliseconds since 1970, if there was one within a day. */
function lastSunrise(sky: Sky, { epochMilliseconds, place }: PlacedInstant): number | undefined {
  return sunrisesUntil(sky, place, { start: epochMilliseconds, end: epochMilliseconds }).at(-1);
}

/** The sunrises of a span and of the day before it, milliseconds since 1970. */
export function sunrisesUntil(
  { ephemeris, sunrise: definition }: SunSky,
  place: Place,
  { start, end }: Span,
): number[] {
  const span = { from: universalTimeAt(start) - LONGEST_DAY, to: universalTimeAt(end) };
  return horizonEvents(ephemeris, { body: 'Sun', place, definition }, span)
    .filter(({ event }) => event === 'rise')
    .map(({ at }) => epochMillisecondsOfUniversalTime(at));
}

/** Of some sunrises the one that opened the day of an instant, if there was one within a day. */
export function sunriseBefore(sunrises: readonly number[], instant: number): number | undefined {
  return sunrises.findLast((at) => at <= instant && at >= instant - LONGEST_DAY * MILLISECONDS_PER_DAY);
}

/** The weekday that a sunrise at a place opens, milliseconds since 1970. */
export function varaAt({ timeZone, place }: Pick<ResolvedBirth, 'timeZone' | 'place'>, sunrise: number): Vara {
  return varaOf(wallClockAt(zoneOfDays(timeZone, place, sunrise), sunrise).date);
}

export function momentPanchangaSchema() {
  return field.open({
    sunrise_at: field.orNull(field.instant('The sunrise that opened the day; null where there was none.')),
    vara: field.orNull(varaSchema()),
    tithi: field.open({ ...tithiFields(), ...runningFields() }),
    nakshatra: momentNakshatraSchema(),
    yoga: field.open({ ...yogaFields(), ...runningFields() }),
    karana: field.open({ ...karanaFields(), ...runningFields() }),
    lunar_month: field.orNull(monthNamesSchema()),
  });
}

/** The nakshatra of a moment, with its pada. */
export function momentNakshatraSchema() {
  return field.open({
    ...dayNakshatraFields(),
    pada: pada('Quarter in which the Moon is at the moment, 1 to 4.'),
    ...runningFields(),
  });
}

/** The lunar month of a moment by its names alone. */
export function monthNamesSchema() {
  return field.open({ amanta: field.open(lunarMonthFields()), purnimanta: field.open(lunarMonthFields()) });
}

/** A lunar month of either reckoning. */
export interface LunarMonthResult {
  /** 1 (Chaitra) to 12 (Phalguna). */
  readonly number: number;
  readonly name: LunarMonthName;
  /** Whether it is the additional month before the one of the same name. */
  readonly adhika: boolean;
}

/** The lunar month in both reckonings. */
export interface LunarMonthsResult {
  /** From new moon to new moon. */
  readonly amanta: LunarMonthResult &
    Running & {
      /** The month that the year loses because the Sun enters two signs in this one (kshaya). */
      readonly omitted_month_name: LunarMonthName | null;
    };
  /** From full moon to full moon. */
  readonly purnimanta: LunarMonthResult;
}

function lunarMonthResult({ number, name, adhika }: MonthName): LunarMonthResult {
  return { number, name, adhika };
}

export function lunarMonthsResult(timeZone: Zone, { amanta, purnimanta }: LunarMonth): LunarMonthsResult {
  return {
    amanta: Object.assign(
      lunarMonthResult(amanta),
      { omitted_month_name: amanta.omitted ?? null },
      running(timeZone, amanta),
    ),
    purnimanta: lunarMonthResult(purnimanta),
  };
}

export function lunarMonthFields() {
  return {
    number: field.integer(1, 12, '1 (Chaitra) to 12 (Phalguna).'),
    name: lunarMonthName(),
    adhika: field.flag('Whether it is the additional month before the one of the same name.'),
  };
}

export function lunarMonthName(description = 'Name of the lunar month.') {
  return named('lunar_month', LUNAR_MONTHS, description);
}

export function runningLunarMonthSchema() {
  return field.open({
    ...lunarMonthFields(),
    omitted_month_name: field.orNull(
      lunarMonthName('The month that the year loses because the Sun enters two signs in this one.'),
    ),
    ...runningFields(),
  });
}

export function lunarMonthsSchema() {
  return field.open({
    amanta: runningLunarMonthSchema(),
    purnimanta: field.open(lunarMonthFields()),
  });
}
