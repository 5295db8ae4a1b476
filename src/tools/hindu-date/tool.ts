import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { caveat, present } from '../../base/input/caveats.js';
import { type CivilDay, resolveDay } from '../../base/input/local-day.js';
import * as field from '../../base/schema/fields.js';
import { type CalendarDate, dateOf, formatDate, previousDate } from '../../base/time/calendar.js';
import type { PlainDateLike, Values } from '../../base/time/temporal.js';
import { localDay } from '../../base/time/zone.js';
import { type Calculator, calculate, defineTool } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import { type InPlace, placeZone } from '../../contract/inputs.js';
import { dayProvenance } from '../../contract/provenance.js';
import { named, placeOfDay } from '../../contract/vocabulary.js';
import { hinduDateDisclaimer } from '../../languages/en/disclaimers.js';
import { lunarDate } from '../../rules/calendars/lunar-dates.js';
import type { Reckoned } from '../../rules/calendars/solar-tables.js';
import { findSolarDay, SUNRISE_DEFINITIONS, solarDay } from '../../rules/panchanga/sunrise.js';
import { type FoundDateResult, findDates, foundDateSchema } from './found.js';
import {
  type LunarDateResult,
  type LunarSamvatsarasResult,
  type LunarYearsResult,
  lunarDateResult,
  lunarDateSchema,
  lunarSamvatsarasSchema,
  lunarYears,
  lunarYearsSchema,
} from './lunar.js';
import { CALENDARS, type CalendarCode, MOST_YEARS, readQuery } from './query.js';
import { type SolarDatesResult, solarDates, solarDatesSchema } from './solar.js';

/** Whether a calendar of the Sun is reckoned at the town of its country, as it is printed there, or at the place. */
const RECKONINGS = ['home', 'place'] as const;

export interface HinduDateInput {
  /** The calendar of what is told: `civil`, when absent, tells a date; with any other its civil dates are sought. */
  readonly calendar_code?: CalendarCode;
  /** A civil date, YYYY-MM-DD, 1800-01-01 to 2200-12-31: with `civil` alone. */
  readonly date?: string | PlainDateLike;
  /** The month sought, 1 to 12: of the Moon from Chaitra on, of the Sun as results number it. */
  readonly month_number?: number;
  /** The tithi sought, 1 to 30 from the new moon on, of `amanta` and `purnimanta`. */
  readonly tithi_number?: number;
  /** The day sought of a month of the Sun, 1 to 32. */
  readonly day_number?: number;
  /** The civil years in which it is sought, both inside, a hundred at most. */
  readonly from_year?: number;
  readonly to_year?: number;
  /** Degrees north, -90 to 90. */
  readonly latitude: number;
  /** Degrees east, -180 to 180. */
  readonly longitude: number;
  /** IANA time zone; derived from the coordinates when null or absent. */
  readonly timezone?: string | null;
  /** Where the calendars of the Sun are reckoned; `home`, the towns of their countries, when absent. */
  readonly reckoning?: (typeof RECKONINGS)[number];
}

export interface HinduDateResult {
  readonly calendar_code: CalendarCode;
  /** The civil date asked about; null where dates are sought. */
  readonly date: string | null;
  readonly place: { readonly latitude: number; readonly longitude: number; readonly timezone: string };
  readonly reckoning: (typeof RECKONINGS)[number];
  /** By the Moon, at the sunrise of the place; null where dates are sought, and in the last weeks of 2200. */
  readonly lunar_date: LunarDateResult | null;
  readonly year_numbers: LunarYearsResult | null;
  readonly samvatsara: LunarSamvatsarasResult | null;
  /** In each calendar of the Sun; null where dates are sought. */
  readonly solar_months: SolarDatesResult | null;
  /** The civil dates sought, in order; empty of a date. */
  readonly found: readonly FoundDateResult[];
}

const CONVENTIONS =
  ' A lunar date is that of the sunrise at the place. Months of the Sun begin by the rule, the Sun and the town of each calendar. No houses.';

/**
 * A civil date in the calendars of India and Nepal: amanta and purnimanta month, tithi and years by the Moon, and the
 * date in eleven calendars of the Sun, each with how its month began. Or back: the civil dates of a tithi of a month, or
 * of a day of a month of the Sun, in at most a hundred years.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}; `invalid_input` too for a field that
 * the calendar asks for or has not.
 *
 * @example
 * import { hinduDate } from 'nirayana';
 *
 * const kathmandu = { latitude: 27.7172, longitude: 85.324, timezone: 'Asia/Kathmandu' };
 * const { lunar_date, solar_months } = hinduDate({ date: '2023-04-14', ...kathmandu }).result;
 * lunar_date?.tithi.name; // => 'Navami'
 * solar_months?.nepali_month?.year_number; // => 2080
 *
 * const vishu = { calendar_code: 'malayalam', month_number: 1, day_number: 1, from_year: 2024, to_year: 2025 } as const;
 * hinduDate({ ...vishu, ...kathmandu }).result.found.map(({ date }) => date); // => ['2024-04-14', '2025-04-14']
 */
export const hinduDate: Calculator<HinduDateInput | InPlace<HinduDateInput>, HinduDateResult, typeof hinduDateTool> = (
  ...asked
) => calculate(hinduDateTool, ...asked);

function calculateHinduDate(input: Values<HinduDateInput>, context: CalculationContext) {
  const { sky, zones, language } = context;
  const { calendar_code = 'civil', latitude, longitude, timezone, reckoning = 'home' } = input;
  const query = readQuery(input);
  const place = { latitude, longitude };
  const date = query.kind === 'date' ? query.date : dateOf(query.fromYear, 1, 1);
  const day = resolveDay({ date, timeZone: timezone, place }, zones);
  const { timeZone: zone } = day;
  const given: Reckoned | undefined = reckoning === 'place' ? { town: 'given', ...place, zone } : undefined;
  const searched = query.kind === 'date' ? undefined : findDates({ sky, place, zone, given }, query);
  const result: HinduDateResult = {
    calendar_code,
    date: query.kind === 'date' ? formatDate(query.date) : null,
    // The sums turn -0 into 0.
    place: { latitude: latitude + 0, longitude: longitude + 0, timezone: zone.name },
    reckoning,
    ...(query.kind === 'date'
      ? {
          ...ofDate(context, day, { place, date: query.date }),
          solar_months: solarDates(sky, query.date, given),
          found: [],
        }
      : { ...NOTHING_TOLD, found: searched?.found ?? [] }),
  };
  return {
    result,
    provenance: dayProvenance({ sky, language }, day, {
      moment: momentAt(day.start),
      houseSystem: SUNRISE_DEFINITIONS[sky.sunrise] + CONVENTIONS,
      range: cutOff(result, searched?.isCutOff ?? false),
    }),
  };
}

/** What lies beyond the ephemeris and is left out. */
function cutOff({ date, lunar_date, samvatsara, solar_months }: HinduDateResult, isCutOff: boolean) {
  const isTold = date !== null;
  const { purnimanta_month: month } = lunar_date ?? {};
  const isMonthCut = month !== undefined && (month.starts_at === null || month.ends_at === null);
  const hasYears = samvatsara?.north && Object.values(solar_months ?? {}).every((one) => one?.month_began);
  return present([
    isTold && !lunar_date && caveat('lunar_month_cut_off', {}),
    isTold && !hasYears && caveat('years_cut_off', {}),
    (isCutOff || isMonthCut) && caveat('dates_cut_off', {}),
  ]);
}

const NOTHING_TOLD = { lunar_date: null, year_numbers: null, samvatsara: null, solar_months: null };

/** What the Moon makes of a date. */
function ofDate(
  { sky }: CalculationContext,
  civil: CivilDay,
  { place, date }: { readonly place: { latitude: number; longitude: number }; readonly date: CalendarDate },
) {
  const { timeZone: zone } = civil;
  const day = solarDay(sky, civil, place);
  const before = () => {
    const found = findSolarDay(sky, localDay(zone, previousDate(date)), place);
    return 'why' in found ? undefined : found.sunrise;
  };
  const told = { date, day, zone, found: lunarDate(sky, day, before) };
  return { lunar_date: lunarDateResult(told), ...lunarYears(sky, told) };
}

export const hinduDateTool = defineTool({
  slug: 'hindu-date',
  place: 47,
  functionName: 'hinduDate',
  group: 'day',
  title: 'Hindu date',
  description:
    'A civil date in the lunar calendar, amanta and purnimanta with its years, and in eleven calendars of the Sun from Kerala to Nepal, each with the rule by which its month began; or back: the civil dates of a tithi or of a day of a solar month in at most a hundred years.',
  calculationVersion: '1.0.0',
  disclaimer: hinduDateDisclaimer,
  options: ['ayanamsha', 'sunrise'],
  inputSchema: () =>
    field.closed({
      calendar_code: field.optional(
        named(
          'calendar',
          CALENDARS,
          'The calendar of what is told: civil, when left out, tells a date; with any other its civil dates are sought.',
        ),
      ),
      date: field.optional(field.date('Civil date, YYYY-MM-DD, from 1800-01-01 to 2200-12-31; with civil alone.')),
      month_number: field.optional(
        field.integer(
          1,
          12,
          'The month sought: of the Moon from Chaitra on, of the Sun from that of Mesha on, national from Chaitra, nanakshahi from Chet.',
        ),
      ),
      tithi_number: field.optional(
        field.integer(1, 30, 'The tithi sought in a lunar month: 1 to 15 bright, 16 to 30 dark half.'),
      ),
      day_number: field.optional(field.integer(1, 32, 'The day sought of a month of the Sun.')),
      from_year: field.optional(field.integer(1800, 2200, 'First civil year in which dates are sought.')),
      to_year: field.optional(
        field.integer(1800, 2200, `Last civil year in which dates are sought, ${MOST_YEARS} with the first at most.`),
      ),
      latitude: field.latitude(),
      longitude: field.longitude(),
      timezone: placeZone(),
      reckoning: field.optional(
        named(
          'reckoning',
          RECKONINGS,
          'Where calendars of the Sun are reckoned: home, the town of each, as it is printed there, or place. Nepal is always Kathmandu.',
        ),
      ),
    }),
  resultSchema: () =>
    field.open({
      calendar_code: named('calendar', CALENDARS, 'The calendar of what was told.'),
      date: field.orNull(field.date('The civil date that was asked about; null where dates are sought.')),
      place: placeOfDay(),
      reckoning: named('reckoning', RECKONINGS, 'Where calendars of the Sun were reckoned.'),
      lunar_date: field.orNull(lunarDateSchema()),
      year_numbers: field.orNull(lunarYearsSchema()),
      samvatsara: field.orNull(lunarSamvatsarasSchema()),
      solar_months: field.orNull(solarDatesSchema()),
      found: field.list(foundDateSchema()),
    }),
  example: { date: '2026-11-28', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  cost: 1,
  calculate: calculateHinduDate,
});
