import {
  type ChoghadiyaResult,
  choghadiyaResults,
  choghadiyaSchema,
  type WindowResult,
  windowFields,
  windowResult,
} from '../contract/day-divisions.js';
import { localDate, placeZone } from '../contract/inputs.js';
import {
  type DayNakshatraResult,
  dayNakshatraFields,
  dayNakshatraResult,
  type KaranaResult,
  karanaFields,
  karanaResult,
  type LunarMonthResult,
  lunarMonthFields,
  lunarMonthName,
  lunarMonthResult,
  pakshaSchema,
  type Running,
  running,
  runningFields,
  type TithiResult,
  tithiFields,
  tithiResult,
  type VaraResult,
  varaResult,
  varaSchema,
  type YogaResult,
  yogaFields,
  yogaResult,
} from '../contract/limbs.js';
import { type RashiResult, rashiResult, rashiSchema } from '../contract/positions.js';
import { dayProvenance } from '../contract/provenance.js';
import { dateAskedFor, pada, timeZone } from '../contract/vocabulary.js';
import { momentAt } from '../ephemeris/moment.js';
import { caveat, present } from '../input/caveats.js';
import { resolveDay } from '../input/local-day.js';
import { type DayWindows, dayWindows } from '../panchanga/day-divisions.js';
import {
  type Limb,
  type LimbSpan,
  type LimbValues,
  nextSpan,
  runningLimbs,
  sunAndMoon,
  varaOf,
} from '../panchanga/limbs.js';
import { type LunarMonth, lunarMonth } from '../panchanga/lunar-month.js';
import { moonTimes, SUNRISE_DEFINITION, solarDay } from '../panchanga/sunrise.js';
import type { LunarMonthName, Paksha } from '../panchanga/tables.js';
import * as field from '../schema/fields.js';
import { readDate } from '../time/calendar.js';
import type { PlainDateLike, Texts } from '../time/temporal.js';
import { formatLocalWithOffset } from '../time/zone.js';
import { nakshatraOf } from '../zodiac/nakshatra.js';
import { type Calculation, type CalculationContext, calculate, defineTool, type Environment } from './define.js';

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
type WithNext<Name> = Name & Running & { readonly next: (Name & Running) | null };

export interface PanchangResult {
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
  readonly tithi: WithNext<TithiResult>;
  /** With the pada of the Moon at sunrise. */
  readonly nakshatra: WithNext<DayNakshatraResult> & { readonly pada: number };
  readonly yoga: WithNext<YogaResult>;
  readonly karana: WithNext<KaranaResult>;
  readonly paksha: Paksha;
  /** Null where its new moon at the end lies outside the ephemeris, in the last weeks of 2200. */
  readonly lunar_month: {
    /** From new moon to new moon. */
    readonly amanta: LunarMonthResult &
      Running & {
        /** The month that the year loses because the Sun enters two signs in this one (kshaya). */
        readonly omitted_month_name: LunarMonthName | null;
      };
    /** From full moon to full moon. */
    readonly purnimanta: LunarMonthResult;
  } | null;
  /** The Sun and the Moon at sunrise, sidereal. */
  readonly sun_sign: RashiResult;
  readonly moon_sign: RashiResult;
  readonly windows: {
    readonly rahu_kalam: WindowResult;
    readonly yamaganda: WindowResult;
    readonly gulika: WindowResult;
    /** Null on a Wednesday. */
    readonly abhijit: WindowResult | null;
    /** Before the sunrise. */
    readonly brahma_muhurta: WindowResult;
    readonly dur_muhurta: readonly WindowResult[];
  };
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
  { date, latitude, longitude, timezone }: Texts<PanchangInput>,
  { zoneAt, sky }: CalculationContext,
) {
  const place = { latitude, longitude };
  const civil = resolveDay({ date: readDate(date), timeZone: timezone, place }, zoneAt);
  const day = solarDay(sky.ephemeris, civil, place);
  const { moonrise, moonset } = moonTimes(sky.ephemeris, civil, place);
  const { timeZone } = civil;
  const vara = varaOf(civil.date);
  const longitudes = sunAndMoon(sky, day.sunrise);
  const { sun, moon } = longitudes;
  const limbs = runningLimbs(sky, day.sunrise, longitudes);
  const month = lunarMonth(sky, day.sunrise, longitudes);
  const local = (at: number) => formatLocalWithOffset(timeZone, at);
  const follow = <Name extends Limb, Named>(
    limb: Name,
    span: LimbSpan<Name>,
    named: (value: LimbValues[Name]) => Named,
  ) => {
    const next = nextSpan(sky, limb, span);
    return { ...running(timeZone, span), next: next ? { ...named(next.value), ...running(timeZone, next) } : null };
  };
  const result: PanchangResult = {
    date,
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
    lunar_month: month ? monthResult(timeZone, month) : null,
    sun_sign: rashiResult(sun),
    moon_sign: rashiResult(moon),
    windows: windowsResult(timeZone, dayWindows(day, vara)),
    choghadiya: choghadiyaResults(timeZone, day, vara),
  };
  const isCutOff = [result.tithi, result.nakshatra, result.yoga, result.karana].some(({ next }) => next === null);
  return {
    result,
    provenance: dayProvenance(sky, civil, {
      moment: momentAt(day.sunrise),
      houseSystem: CONVENTIONS,
      range: present([!month && caveat('lunar_month_cut_off', {}), isCutOff && caveat('next_limb_cut_off', {})]),
    }),
  };
}

function monthResult(timeZone: string, { amanta, purnimanta }: LunarMonth): NonNullable<PanchangResult['lunar_month']> {
  return {
    amanta: { ...lunarMonthResult(amanta), omitted_month_name: amanta.omitted ?? null, ...running(timeZone, amanta) },
    purnimanta: lunarMonthResult(purnimanta),
  };
}

function windowsResult(timeZone: string, windows: DayWindows): PanchangResult['windows'] {
  const { rahuKalam, yamaganda, gulika, abhijit, brahmaMuhurta, durMuhurtas } = windows;
  return {
    rahu_kalam: windowResult(timeZone, rahuKalam),
    yamaganda: windowResult(timeZone, yamaganda),
    gulika: windowResult(timeZone, gulika),
    abhijit: abhijit ? windowResult(timeZone, abhijit) : null,
    brahma_muhurta: windowResult(timeZone, brahmaMuhurta),
    dur_muhurta: durMuhurtas.map((span) => windowResult(timeZone, span)),
  };
}

export const panchangTool = defineTool({
  slug: 'panchang',
  title: 'Daily panchang',
  description:
    'The panchanga of a place on a date: the five limbs at sunrise with their end times, rise and set of the Sun and the Moon, the lunar month, Rahu Kalam and the other windows, and the choghadiya.',
  calculationVersion: '1.0.0',
  disclaimer:
    'Almanacs differ in their conventions. For a fast, a festival or a rite ask those who keep it; not for decisions of health, law or money.',
  inputSchema: field.closed({
    date: localDate(),
    latitude: field.latitude(),
    longitude: field.longitude(),
    timezone: placeZone(),
  }),
  resultSchema: field.open({
    date: dateAskedFor(),
    place: field.open({
      latitude: field.latitude(),
      longitude: field.longitude(),
      timezone: timeZone(),
    }),
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
    lunar_month: field.orNull(
      field.open({
        amanta: field.open({
          ...lunarMonthFields(),
          omitted_month_name: field.orNull(
            lunarMonthName('The month that the year loses because the Sun enters two signs in this one.'),
          ),
          ...runningFields(),
        }),
        purnimanta: field.open(lunarMonthFields()),
      }),
    ),
    sun_sign: rashiSchema(),
    moon_sign: rashiSchema(),
    windows: field.open({
      rahu_kalam: field.open(windowFields()),
      yamaganda: field.open(windowFields()),
      gulika: field.open(windowFields()),
      abhijit: field.orNull(field.open(windowFields())),
      brahma_muhurta: field.open(windowFields()),
      dur_muhurta: field.list(field.open(windowFields())),
    }),
    choghadiya: field.list(choghadiyaSchema()),
  }),
  example: { date: '2026-01-01', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  calculate: calculatePanchang,
});
