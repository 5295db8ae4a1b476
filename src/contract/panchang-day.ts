import type { Place } from '../base/ephemeris/ascendant.js';
import * as field from '../base/schema/fields.js';
import type { CalendarDate } from '../base/time/calendar.js';
import { formatLocalWithOffset, type Zone } from '../base/time/zone.js';
import { nakshatraOf } from '../base/zodiac/nakshatra.js';
import type { Sky } from '../base/zodiac/positions.js';
import {
  type BrahmaMuhurtaKind,
  brahmaMuhurta as brahmaMuhurtaOf,
  type DayAndNight,
  type DayWindows,
  dayWindows,
  type Span,
} from '../rules/panchanga/day-divisions.js';
import {
  type Limb,
  type LimbSpan,
  type LimbValues,
  nextSpan,
  type RunningLimbs,
  runningLimbs,
  sunAndMoon,
  varaOf,
} from '../rules/panchanga/limbs.js';
import { type LunarMonth, lunarMonth } from '../rules/panchanga/lunar-month.js';
import { type MoonDay, moonTimes, sunsetBefore } from '../rules/panchanga/sunrise.js';
import type { Paksha, Vara } from '../rules/panchanga/tables.js';
import { type LimbsOfDay, limbsOfDay } from '../rules/panchanga/whole-day.js';
import { type LunarMonthsResult, lunarMonthsResult, lunarMonthsSchema } from './birth-panchanga.js';
import { type DayWindowsResult, dayWindowsResult } from './day-divisions.js';
import {
  type DayNakshatraResult,
  dayNakshatraFields,
  dayNakshatraResult,
  type KaranaResult,
  karanaFields,
  karanaResult,
  pakshaSchema,
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
import { type RashiResult, rashiResult, rashiSchema, type VaraResult, varaResult, varaSchema } from './positions.js';
import { pada } from './vocabulary.js';

/** What runs at sunrise and what follows it; null where that ends outside the ephemeris. */
export type LimbWithNext<Name> = Name & Running & { readonly next: (Name & Running) | null };

/** A day from sunrise to sunrise, as almanacs open it; instants are local date-times with offset. */
export interface PanchangDayResult {
  readonly sunrise_at: string;
  readonly sunset_at: string;
  readonly next_sunrise_at: string;
  /** The first of the civil day, or of the day from sunrise; null when there is none. */
  readonly moonrise_at: string | null;
  readonly moonset_at: string | null;
  readonly vara: VaraResult;
  readonly tithi: LimbWithNext<TithiResult>;
  /** With the pada of the Moon at sunrise. */
  readonly nakshatra: LimbWithNext<DayNakshatraResult> & { readonly pada: number };
  readonly yoga: LimbWithNext<YogaResult>;
  readonly karana: LimbWithNext<KaranaResult>;
  readonly paksha: Paksha;
  /** Null where its new moon at the end lies outside the ephemeris, in the last weeks of 2200. */
  readonly lunar_month: LunarMonthsResult | null;
  /** The Sun and the Moon at sunrise, sidereal. */
  readonly sun_sign: RashiResult;
  readonly moon_sign: RashiResult;
}

/** Which day is told, and by which conventions. */
export interface DayAsked {
  readonly day: DayAndNight;
  /** The date that it is named after, with its instants in the zone. */
  readonly civil: Span & { readonly date: CalendarDate; readonly timeZone: Zone };
  readonly place: Place;
  readonly brahmaMuhurta: BrahmaMuhurtaKind;
  readonly moonDay: MoonDay;
  /** Whether all parts of the limbs are wanted. */
  readonly whole: boolean;
}

/** What a panchang is made of, for what else is told of the day. */
export interface PanchangDay extends Pick<DayAsked, 'day'> {
  readonly timeZone: Zone;
  readonly result: PanchangDayResult;
  readonly weekdayWindows: DayWindowsResult;
  readonly windows: DayWindows;
  readonly vara: Vara;
  readonly limbs: RunningLimbs;
  readonly ofDay: LimbsOfDay | undefined;
  readonly month: LunarMonth | undefined;
  /** Sidereal longitude of the Sun at sunrise, microdegrees. */
  readonly sun: number;
  /** Of the night that ends at the sunrise; undefined after a polar day or night. */
  readonly sunsetBefore: number | undefined;
}

/** One whose limbs are told whole. */
export interface WholePanchangDay extends PanchangDay {
  readonly ofDay: LimbsOfDay;
}

export function panchangDay(sky: Sky, asked: DayAsked & { readonly whole: true }): WholePanchangDay;
export function panchangDay(sky: Sky, asked: DayAsked): PanchangDay;
export function panchangDay(sky: Sky, { day, civil, place, brahmaMuhurta, moonDay, whole }: DayAsked): PanchangDay {
  const { timeZone } = civil;
  const { sunrise, sunset, nextSunrise } = day;
  const ofMoon = moonDay === 'civil' ? civil : { start: sunrise, end: nextSunrise };
  const { moonrise, moonset } = moonTimes(sky.ephemeris, ofMoon, place);
  const vara = varaOf(civil.date);
  const longitudes = sunAndMoon(sky, sunrise);
  const { sun, moon } = longitudes;
  const limbs = runningLimbs(sky, sunrise, longitudes);
  const ofDay = whole ? limbsOfDay(sky, day, limbs) : undefined;
  const month = lunarMonth(sky, sunrise, longitudes);
  const evening = whole || brahmaMuhurta === 'fifteenths' ? sunsetBefore(sky, day, place) : undefined;
  const local = (at: number) => formatLocalWithOffset(timeZone, at);
  // Here and elsewhere in a day: V8 takes ten times as long for a spread beside other fields as to assign them.
  const follow = <Name extends Limb, Named extends object>(
    limb: Name,
    span: LimbSpan<Name>,
    named: (value: LimbValues[Name]) => Named,
  ) => {
    const next: LimbSpan<Name> | undefined = ofDay?.[limb][1] ?? nextSpan(sky, limb, span);
    return Object.assign(running(timeZone, span), {
      next: next ? Object.assign(named(next.value), running(timeZone, next)) : null,
    });
  };
  const windows = dayWindows(day, vara);
  return {
    day,
    timeZone,
    result: {
      sunrise_at: local(sunrise),
      sunset_at: local(sunset),
      next_sunrise_at: local(nextSunrise),
      moonrise_at: moonrise === undefined ? null : local(moonrise),
      moonset_at: moonset === undefined ? null : local(moonset),
      vara: varaResult(vara),
      tithi: Object.assign(tithiResult(limbs.tithi.value), follow('tithi', limbs.tithi, tithiResult)),
      nakshatra: Object.assign(
        dayNakshatraResult(limbs.nakshatra.value),
        { pada: nakshatraOf(moon).pada },
        follow('nakshatra', limbs.nakshatra, dayNakshatraResult),
      ),
      yoga: Object.assign(yogaResult(limbs.yoga.value), follow('yoga', limbs.yoga, yogaResult)),
      karana: Object.assign(karanaResult(limbs.karana.value), follow('karana', limbs.karana, karanaResult)),
      paksha: limbs.tithi.value.paksha,
      lunar_month: month ? lunarMonthsResult(timeZone, month) : null,
      sun_sign: rashiResult(sun),
      moon_sign: rashiResult(moon),
    },
    weekdayWindows: dayWindowsResult(
      timeZone,
      windows,
      brahmaMuhurtaOf(brahmaMuhurta, { sunrise, sunsetBefore: evening }),
    ),
    windows,
    vara,
    limbs,
    ofDay,
    month,
    sun,
    sunsetBefore: evening,
  };
}

/** Whether a limb that follows one of the sunrise ends outside the ephemeris. */
export function isNextCutOff({ tithi, nakshatra, yoga, karana }: PanchangDayResult): boolean {
  return [tithi, nakshatra, yoga, karana].some(({ next }) => next === null);
}

export function tithiWithNextSchema() {
  return field.open({
    ...tithiFields(),
    ...runningFields(),
    next: field.orNull(field.open({ ...tithiFields(), ...runningFields() })),
  });
}

export function nakshatraWithNextSchema() {
  return field.open({
    ...dayNakshatraFields(),
    pada: pada('Quarter in which the Moon is at sunrise, 1 to 4.'),
    ...runningFields(),
    next: field.orNull(field.open({ ...dayNakshatraFields(), ...runningFields() })),
  });
}

export function yogaWithNextSchema() {
  return field.open({
    ...yogaFields(),
    ...runningFields(),
    next: field.orNull(field.open({ ...yogaFields(), ...runningFields() })),
  });
}

export function karanaWithNextSchema() {
  return field.open({
    ...karanaFields(),
    ...runningFields(),
    next: field.orNull(field.open({ ...karanaFields(), ...runningFields() })),
  });
}

export function panchangDayFields() {
  return {
    sunrise_at: field.instant('Sunrise on the date.'),
    sunset_at: field.instant('The sunset after it.'),
    next_sunrise_at: field.instant('The sunrise after that.'),
    moonrise_at: field.orNull(
      field.instant(
        'The first moonrise of the civil day, or from sunrise on by the option moon_day; null when there is none.',
      ),
    ),
    moonset_at: field.orNull(
      field.instant(
        'The first moonset of the civil day, or from sunrise on by the option moon_day; null when there is none.',
      ),
    ),
    vara: varaSchema(),
    tithi: tithiWithNextSchema(),
    nakshatra: nakshatraWithNextSchema(),
    yoga: yogaWithNextSchema(),
    karana: karanaWithNextSchema(),
    paksha: pakshaSchema(),
    lunar_month: field.orNull(lunarMonthsSchema()),
    sun_sign: rashiSchema(),
    moon_sign: rashiSchema(),
  };
}
