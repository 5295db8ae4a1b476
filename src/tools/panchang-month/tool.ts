import type { Place } from '../../base/ephemeris/ascendant.js';
import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { caveat, present } from '../../base/input/caveats.js';
import { resolveDay } from '../../base/input/local-day.js';
import { chooseZone } from '../../base/input/zone.js';
import * as field from '../../base/schema/fields.js';
import { requireAccepted } from '../../base/time/accepted.js';
import { type CalendarDate, formatDate, formatMonth, previousDate } from '../../base/time/calendar.js';
import type { PlainYearMonthLike, Values } from '../../base/time/temporal.js';
import { localDay, type Zone } from '../../base/time/zone.js';
import type { Sky } from '../../base/zodiac/positions.js';
import { type Calculator, calculate, defineTool } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import { dayEvents } from '../../contract/day-events.js';
import { type InPlace, placeZone } from '../../contract/inputs.js';
import { choiceResult, type ObservanceChoiceResult, observanceChoiceSchema } from '../../contract/observance-names.js';
import { isNextCutOff, panchangDay } from '../../contract/panchang-day.js';
import { dayProvenance } from '../../contract/provenance.js';
import { placeOfDay } from '../../contract/vocabulary.js';
import { panchangMonthDisclaimer } from '../../languages/en/disclaimers.js';
import type { DayAndNight, Span } from '../../rules/panchanga/day-divisions.js';
import { monthTithis } from '../../rules/panchanga/month-tithis.js';
import { findSolarDay, SUNRISE_DEFINITIONS } from '../../rules/panchanga/sunrise.js';
import { type Ingress, ingresses } from '../../rules/transit/sky-events.js';
import { choiceAt } from '../../rules/vrata/choice.js';
import {
  type PanchangMonthDay,
  type PanchangMonthSummary,
  panchangMonthDay,
  panchangMonthDaySchema,
  panchangMonthSummary,
  panchangMonthSummarySchema,
  sunlessMonthDay,
} from './shapes.js';

export interface PanchangMonthInput {
  /** The month, YYYY-MM, 1800-01 to 2200-12. */
  readonly target_month: string | PlainYearMonthLike;
  /** Degrees north, -90 to 90. */
  readonly latitude: number;
  /** Degrees east, -180 to 180. */
  readonly longitude: number;
  /** IANA time zone; derived from the coordinates when null or absent. */
  readonly timezone?: string | null;
}

export interface PanchangMonthResult {
  readonly target_month: string;
  readonly place: { readonly latitude: number; readonly longitude: number; readonly timezone: string };
  /** Each date of the month once; one that the zone skipped is left out. */
  readonly days: readonly PanchangMonthDay[];
  readonly summary: PanchangMonthSummary;
  /** Whose observances the days have. */
  readonly observance_choice: ObservanceChoiceResult;
}

const CONVENTIONS =
  ' A day runs from sunrise to sunrise and bears the date of its sunrise. Signs, nakshatras and months are sidereal. No houses. The ayanamsha value is that of the first day.';

/**
 * The panchanga of a place for every day of a month: what `panchang` tells of each day under the same names, with the
 * signs that grahas enter, and the month in short: Ekadashis, Purnima, Amavasya, Sankranti, tithis that no sunrise or
 * two sunrises see. A day without a sunrise is a row of nulls.
 *
 * @throws CalculationError `invalid_input`, or `engine_error` for an unknown zone and a month out of range.
 *
 * @example
 * import { panchangMonth } from 'nirayana';
 *
 * const varanasi = { latitude: 25.3176, longitude: 82.9739 };
 * const { days, summary } = panchangMonth({ target_month: '2026-11', ...varanasi }).result;
 * days.length; // => 30
 * summary.ekadashis.map(({ date }) => date); // => ['2026-11-05', '2026-11-21']
 */
export const panchangMonth: Calculator<
  PanchangMonthInput | InPlace<PanchangMonthInput>,
  PanchangMonthResult,
  typeof panchangMonthTool
> = (...asked) => calculate(panchangMonthTool, ...asked);

/** A date of the month with its instants in the zone, and its day of the Sun where it has one. */
interface DateOfMonth {
  readonly civil: Span & { readonly date: CalendarDate; readonly timeZone: Zone };
  readonly day: DayAndNight | undefined;
}

function calculatePanchangMonth(
  { target_month: dates, latitude, longitude, timezone }: Values<PanchangMonthInput>,
  { zones, sky, language, brahmaMuhurta, moonDay, tradition, observanceOptions, sutak }: CalculationContext,
) {
  requireAccepted(dates[0], 'target month');
  const place = { latitude, longitude };
  const { timeZone } = chooseZone(timezone, place, zones);
  const all = dates.map((date) => ({ date, timeZone, ...localDay(timeZone, date) }));
  const civils = all.filter(({ start, end }) => start < end);
  const skipped = all.filter(({ start, end }) => start >= end);
  const first = resolveDay({ date: (civils[0] as (typeof civils)[number]).date, timeZone: timezone, place }, zones);
  const month = civils.map((civil): DateOfMonth => ({ civil, day: solarDayOf(sky, civil, place) }));
  const told = month.map(({ civil, day }) =>
    day ? panchangDay(sky, { day, civil, place, brahmaMuhurta, moonDay, whole: true }) : undefined,
  );
  const entries = ingressesOf(month, (span) => ingresses(sky, span));
  const days = month.flatMap(({ civil: { date }, day }) => (day ? [{ date, ...day }] : []));
  const choice = choiceAt(place, observanceOptions);
  const events = days.length > 0 ? dayEvents(sky, { days, place, timeZone, tradition, choice, sutak }) : undefined;
  const eventsOn = new Map(days.map(({ date }, index) => [date, events?.ofDays[index]]));
  const tithis = monthTithis(
    sky,
    month.map(({ civil, day }, index) => {
      const { date, ...span } = civil;
      const of = told[index];
      return { date, civil: span, told: day && of && { day, tithis: of.ofDay.tithi } };
    }),
    sunriseBefore(sky, first, place),
  );
  const result: PanchangMonthResult = {
    target_month: formatMonth(dates[0]),
    // The sums turn -0 into 0.
    place: { latitude: latitude + 0, longitude: longitude + 0, timezone: timeZone.name },
    days: month.map(({ civil: { date } }, index) => {
      const of = told[index];
      const ofDate = eventsOn.get(date);
      return of && ofDate ? panchangMonthDay(date, of, entries[index] as Ingress[], ofDate) : sunlessMonthDay(date);
    }),
    summary: panchangMonthSummary(timeZone, tithis, sankrantisOf(month, entries)),
    observance_choice: choiceResult(choice),
  };
  const isMonthCutOff = told.some((day) => day && !day.month);
  const isNextOff = told.some((day) => day && isNextCutOff(day.result));
  return {
    result,
    provenance: dayProvenance({ sky, language }, first, {
      moment: momentAt(first.start),
      houseSystem: SUNRISE_DEFINITIONS[sky.sunrise] + CONVENTIONS,
      range: present([
        ...skipped.map(({ date }) => caveat('date_skipped', { date: formatDate(date), time_zone: timeZone.name })),
        isMonthCutOff && caveat('lunar_month_cut_off', {}),
        isNextOff && caveat('next_limb_cut_off', {}),
        events?.isCutOff && caveat('observances_cut_off', {}),
      ]),
    }),
  };
}

function solarDayOf(sky: Sky, civil: Span, place: Place): DayAndNight | undefined {
  const found = findSolarDay(sky, civil, place);
  return 'why' in found ? undefined : found;
}

/** The sunrise of the date before the first, which tells whether a tithi has been borne by it; none outside the ephemeris. */
function sunriseBefore(sky: Sky, first: DateOfMonth['civil'], place: Place): number | undefined {
  const civil = localDay(first.timeZone, previousDate(first.date));
  return civil.start < civil.end ? solarDayOf(sky, civil, place)?.sunrise : undefined;
}

/** What falls in each day, from sunrise to sunrise, or on the civil date of one without a sunrise; each once. */
function ingressesOf(month: readonly DateOfMonth[], find: (span: Span) => readonly Ingress[]): Ingress[][] {
  const spans = month.map(({ civil, day }) => (day ? { start: day.sunrise, end: day.nextSunrise } : civil));
  const start = Math.min(...spans.map((span) => span.start));
  const end = Math.max(...spans.map((span) => span.end));
  const events = month.map((): Ingress[] => []);
  for (const ingress of find({ start, end })) {
    const within = (index: number) =>
      ingress.at >= (spans[index] as Span).start && ingress.at < (spans[index] as Span).end;
    const days = month.map((_, index) => index).filter(within);
    const index = days.find((one) => month[one]?.day) ?? days[0];
    if (index !== undefined) events[index]?.push(ingress);
  }
  return events;
}

function sankrantisOf(month: readonly DateOfMonth[], events: readonly (readonly Ingress[])[]) {
  return month.flatMap(({ civil: { date } }, index) =>
    (events[index] ?? []).filter(({ graha }) => graha === 'Sun').map((ingress) => ({ date, ingress })),
  );
}

export const panchangMonthTool = defineTool({
  slug: 'panchang-month',
  place: 43,
  functionName: 'panchangMonth',
  group: 'day',
  title: 'Panchang of a month',
  description:
    'Every day of a month at a place: the limbs at sunrise with their ends, rise and set of the Sun and the Moon, the lunar month, the windows, the signs that grahas enter, fasts, festivals and eclipses, with Ekadashis, Purnima, Amavasya, Sankranti and the tithis that no sunrise or two sunrises see.',
  calculationVersion: '1.0.0',
  disclaimer: panchangMonthDisclaimer,
  options: [
    'ayanamsha',
    'node',
    'brahma_muhurta',
    'moon_day',
    'tradition',
    'region',
    'community',
    'least_importance',
    'sunrise',
    'sutak',
  ],
  inputSchema: () =>
    field.closed({
      target_month: field.month('The month, YYYY-MM, from 1800-01 to 2200-12.'),
      latitude: field.latitude(),
      longitude: field.longitude(),
      timezone: placeZone(),
    }),
  resultSchema: () =>
    field.open({
      target_month: field.month('The month asked for, YYYY-MM.'),
      place: placeOfDay(),
      days: field.list(panchangMonthDaySchema()),
      summary: panchangMonthSummarySchema(),
      observance_choice: observanceChoiceSchema(),
    }),
  example: { target_month: '2026-11', latitude: 25.3176, longitude: 82.9739, timezone: 'Asia/Kolkata' },
  cost: 1,
  calculate: calculatePanchangMonth,
});
