import { type Calculation, calculate } from '../calculation/calculate.js';
import { defineTool } from '../calculation/define.js';
import type { CalculationContext, Environment } from '../calculation/options.js';
import {
  type ChoghadiyaResult,
  choghadiyaResults,
  choghadiyaSchema,
  dayWindowsResult,
} from '../contract/day-divisions.js';
import { localDate, placeZone } from '../contract/inputs.js';
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
} from '../contract/limbs.js';
import { type LunarMonthsResult, lunarMonthsResult, lunarMonthsSchema } from '../contract/lunar-month.js';
import { type RashiResult, rashiResult, rashiSchema } from '../contract/positions.js';
import { dayProvenance } from '../contract/provenance.js';
import { type VaraResult, varaResult, varaSchema } from '../contract/vara.js';
import { dateAskedFor, pada, placeOfDay } from '../contract/vocabulary.js';
import {
  NO_WHOLE_DAY,
  type PanchangWindowsResult,
  panchangWindowsSchema,
  type WholeDayParts,
  wholeDayFields,
  wholeDayResults,
} from '../contract/whole-day.js';
import { momentAt } from '../ephemeris/moment.js';
import { caveat, present } from '../input/caveats.js';
import { resolveDay } from '../input/local-day.js';
import { dayWindows } from '../panchanga/day-divisions.js';
import {
  type Limb,
  type LimbSpan,
  type LimbValues,
  nextSpan,
  runningLimbs,
  sunAndMoon,
  varaOf,
} from '../panchanga/limbs.js';
import { lunarMonth } from '../panchanga/lunar-month.js';
import { moonTimes, SUNRISE_DEFINITION, solarDay } from '../panchanga/sunrise.js';
import type { Paksha } from '../panchanga/tables.js';
import { limbsOfDay } from '../panchanga/whole-day.js';
import * as field from '../schema/fields.js';
import { formatDate } from '../time/calendar.js';
import type { PlainDateLike, Values } from '../time/temporal.js';
import { formatLocalWithOffset } from '../time/zone.js';
import { nakshatraOf } from '../zodiac/nakshatra.js';

export interface PanchangInput {
  /** Local calendar date, YYYY-MM-DD, 1800-01-01 to 2200-12-31. */
  readonly date: string | PlainDateLike;
  /** Degrees north, -90 to 90. */
  readonly latitude: number;
  /** Degrees east, -180 to 180. */
  readonly longitude: number;
  /** IANA time zone; derived from the coordinates when null or absent. */
  readonly timezone?: string | null;
}

/** What runs at sunrise and what follows it; null where that ends outside the ephemeris. */
export type LimbWithNext<Name> = Name & Running & { readonly next: (Name & Running) | null };

export interface PanchangResult extends WholeDayParts {
  readonly date: string;
  readonly place: { readonly latitude: number; readonly longitude: number; readonly timezone: string };
  /** Local date-times with offset, like all instants of this result. */
  readonly sunrise_at: string;
  readonly sunset_at: string;
  readonly next_sunrise_at: string;
  /** The first of the civil day; null when there is none. */
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
  readonly windows: PanchangWindowsResult;
  /** Eight of the day, eight of the night. */
  readonly choghadiya: readonly ChoghadiyaResult[];
}

const CONVENTIONS = `${SUNRISE_DEFINITION} Moonrise and moonset: upper limb, 34' of refraction, parallax. The limbs, signs and lunar month are those of sunrise, sidereal but for the tithi and karana, which no zodiac changes. No houses.`;

/**
 * The panchanga of a place on a date: vara, tithi, nakshatra, yoga and karana at sunrise with the times they begin and
 * end, rise and set of the Sun and the Moon, the lunar month, and the windows that follow from sunrise and weekday.
 *
 * @throws CalculationError `invalid_input`, or `engine_error` also where the Sun does not rise and set on the date.
 *
 * @example
 * import { panchang } from 'nirayana';
 *
 * const { result } = panchang({ date: '2026-01-01', latitude: 28.6139, longitude: 77.209 });
 * const { vara, tithi, nakshatra } = result;
 * [vara, tithi, nakshatra].map(({ name }) => name); // => ['Thursday', 'Trayodashi', 'Rohini']
 * tithi.ends_at; // => '2026-01-01T22:22:45+05:30'
 */
export function panchang(input: PanchangInput, environment?: Partial<Environment>): Calculation<PanchangResult> {
  return calculate(panchangTool, input, environment);
}

function calculatePanchang(
  { date, latitude, longitude, timezone }: Values<PanchangInput>,
  { zoneAt, sky, locale, parts }: CalculationContext,
) {
  const place = { latitude, longitude };
  const civil = resolveDay({ date, timeZone: timezone, place }, zoneAt);
  const day = solarDay(sky.ephemeris, civil, place);
  const { moonrise, moonset } = moonTimes(sky.ephemeris, civil, place);
  const { timeZone } = civil;
  const vara = varaOf(civil.date);
  const longitudes = sunAndMoon(sky, day.sunrise);
  const { sun, moon } = longitudes;
  const limbs = runningLimbs(sky, day.sunrise, longitudes);
  const ofDay = parts === 'full' ? limbsOfDay(sky, day, limbs) : undefined;
  const month = lunarMonth(sky, day.sunrise, longitudes);
  const local = (at: number) => formatLocalWithOffset(timeZone, at);
  const follow = <Name extends Limb, Named>(
    limb: Name,
    span: LimbSpan<Name>,
    named: (value: LimbValues[Name]) => Named,
  ) => {
    const next: LimbSpan<Name> | undefined = ofDay?.[limb][1] ?? nextSpan(sky, limb, span);
    return { ...running(timeZone, span), next: next ? { ...named(next.value), ...running(timeZone, next) } : null };
  };
  const { windows: furtherWindows, ...furtherParts } = ofDay
    ? wholeDayResults(sky, { day, timeZone, place, limbs: ofDay, sun, month, vara })
    : NO_WHOLE_DAY;
  const result: PanchangResult = {
    date: formatDate(date),
    // The sums turn -0 into 0.
    place: { latitude: latitude + 0, longitude: longitude + 0, timezone: timeZone },
    sunrise_at: local(day.sunrise),
    sunset_at: local(day.sunset),
    next_sunrise_at: local(day.nextSunrise),
    moonrise_at: moonrise === undefined ? null : local(moonrise),
    moonset_at: moonset === undefined ? null : local(moonset),
    vara: varaResult(vara),
    tithi: { ...tithiResult(limbs.tithi.value), ...follow('tithi', limbs.tithi, tithiResult) },
    nakshatra: {
      ...dayNakshatraResult(limbs.nakshatra.value),
      pada: nakshatraOf(moon).pada,
      ...follow('nakshatra', limbs.nakshatra, dayNakshatraResult),
    },
    yoga: { ...yogaResult(limbs.yoga.value), ...follow('yoga', limbs.yoga, yogaResult) },
    karana: { ...karanaResult(limbs.karana.value), ...follow('karana', limbs.karana, karanaResult) },
    paksha: limbs.tithi.value.paksha,
    lunar_month: month ? lunarMonthsResult(timeZone, month) : null,
    sun_sign: rashiResult(sun),
    moon_sign: rashiResult(moon),
    windows: { ...dayWindowsResult(timeZone, dayWindows(day, vara)), ...furtherWindows },
    choghadiya: choghadiyaResults(timeZone, day, vara),
    ...furtherParts,
  };
  const isCutOff = [result.tithi, result.nakshatra, result.yoga, result.karana].some(({ next }) => next === null);
  return {
    result,
    provenance: dayProvenance({ sky, locale }, civil, {
      moment: momentAt(day.sunrise),
      houseSystem: CONVENTIONS,
      range: present([!month && caveat('lunar_month_cut_off', {}), isCutOff && caveat('next_limb_cut_off', {})]),
    }),
  };
}

export const panchangTool = defineTool({
  slug: 'panchang',
  functionName: 'panchang',
  group: 'day',
  title: 'Daily panchang',
  description:
    'The panchanga of a place on a date: the five limbs at sunrise with their end times, rise and set of the Sun and the Moon, the lunar month, Rahu Kalam and the other windows, and the choghadiya.',
  calculationVersion: '1.0.0',
  disclaimer:
    'Almanacs differ in their conventions. For a fast, a festival or a rite ask those who keep it; not for decisions of health, law or money.',
  options: ['ayanamsha', 'parts'],
  inputSchema: () =>
    field.closed({
      date: localDate(),
      latitude: field.latitude(),
      longitude: field.longitude(),
      timezone: placeZone(),
    }),
  resultSchema: () =>
    field.open({
      date: dateAskedFor(),
      place: placeOfDay(),
      sunrise_at: field.instant('Sunrise on the date.'),
      sunset_at: field.instant('The sunset after it.'),
      next_sunrise_at: field.instant('The sunrise after that.'),
      moonrise_at: field.orNull(field.instant('The first moonrise of the civil day; null when there is none.')),
      moonset_at: field.orNull(field.instant('The first moonset of the civil day; null when there is none.')),
      vara: varaSchema(),
      tithi: field.open({
        ...tithiFields(),
        ...runningFields(),
        next: field.orNull(field.open({ ...tithiFields(), ...runningFields() })),
      }),
      nakshatra: field.open({
        ...dayNakshatraFields(),
        pada: pada('Quarter in which the Moon is at sunrise, 1 to 4.'),
        ...runningFields(),
        next: field.orNull(field.open({ ...dayNakshatraFields(), ...runningFields() })),
      }),
      yoga: field.open({
        ...yogaFields(),
        ...runningFields(),
        next: field.orNull(field.open({ ...yogaFields(), ...runningFields() })),
      }),
      karana: field.open({
        ...karanaFields(),
        ...runningFields(),
        next: field.orNull(field.open({ ...karanaFields(), ...runningFields() })),
      }),
      paksha: pakshaSchema(),
      lunar_month: field.orNull(lunarMonthsSchema()),
      sun_sign: rashiSchema(),
      moon_sign: rashiSchema(),
      windows: panchangWindowsSchema(),
      choghadiya: field.list(choghadiyaSchema()),
      ...wholeDayFields(),
    }),
  example: { date: '2026-01-01', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  calculate: calculatePanchang,
});
