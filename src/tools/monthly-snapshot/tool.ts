import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { type Caveat, caveat, type DashaTime } from '../../base/input/caveats.js';
import { zoneCaveats } from '../../base/input/zone.js';
import * as field from '../../base/schema/fields.js';
import { requireAccepted } from '../../base/time/accepted.js';
import { type CalendarDate, formatDate, formatMonth, MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import type { PlainYearMonthLike, Values } from '../../base/time/temporal.js';
import { clockAt } from '../../base/time/zone.js';
import { grahaLongitude, type Sky } from '../../base/zodiac/positions.js';
import { rashiOf } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool, type OfBirth } from '../../calculation/calculate.js';
import { minutesWithin, placesFor } from '../../calculation/cost.js';
import type { CalculationContext } from '../../calculation/options.js';
import { timingLanguage } from '../../calculation/timing-language.js';
import { PERSONAL_BIRTH } from '../../contract/birth-fields.js';
import type { WithBirth, WithUsualNames } from '../../contract/birth-input.js';
import { utcSpans } from '../../contract/dasha.js';
import { type AtPlace, personalBirthInput, type WordedDayFields, wordedDayInput } from '../../contract/inputs.js';
import {
  type NatalMoonResult,
  natalMoonResult,
  natalMoonSchema,
  personalProvenance,
} from '../../contract/natal-moon.js';
import { possibleRules } from '../../contract/score-rules.js';
import { boundFields, dayBasisSchema } from '../../contract/scored-day.js';
import { dateAskedFor, language, summary, timeZone } from '../../contract/vocabulary.js';
import { monthlySnapshotDisclaimer } from '../../languages/en/disclaimers.js';
import type { LanguageCode } from '../../languages/locale/locales.js';
import { isLocale } from '../../languages/locale/locales.js';
import { monthSummary } from '../../languages/words/rules/month-summary.js';
import { dashaShift, mahadashas, type RunningDashas, runningDashas } from '../../rules/dasha/vimshottari.js';
import { MONTH_SCORE_MAXIMUM, MONTH_SCORE_MINIMUM } from '../../rules/muhurta/month-score-tables.js';
import {
  bestDays,
  cautionDays,
  dashasAt,
  type MonthDay,
  type PersonalMonth,
  personalMonth,
  personalMonthDay,
} from '../../rules/muhurta/personal-month.js';
import {
  natalMoon,
  type PersonalBirth,
  type PersonalBirthFields,
  personalBirth,
} from '../../rules/natal/natal-moon.js';
import { type DayBasis, resolveAlmanacDay } from '../../rules/panchanga/almanac-day.js';
import { sadeSatiPhase } from '../../rules/transit/sade-sati.js';
import { type DayRange, dayRangeSchema, dayRanges } from './day-ranges.js';
import { type MonthEvents, monthEventFields, monthEvents, sadeSatiState } from './month-events.js';
import { type SnapshotDay, snapshotDay, snapshotDaySchema } from './snapshot-day.js';

export interface MonthlySnapshotInput extends WordedDayFields, PersonalBirthFields {
  /** The month, YYYY-MM. */
  readonly target_month: string | PlainYearMonthLike;
}

export interface MonthlySnapshotResult extends MonthEvents {
  readonly target_month: string;
  readonly date: string;
  readonly timezone: string;
  readonly locale: LanguageCode;
  /** Where the day begins: at a sunrise, or at 06:00. */
  readonly day_basis: DayBasis;
  readonly natal: NatalMoonResult;
  readonly minimum: number;
  readonly maximum: number;
  /** Each date of the month once; one that the zone skipped is left out. */
  readonly days: readonly SnapshotDay[];
  /** The same dates over all the minutes of a birth whose time is doubtful or not known; null where it is taken as it is. */
  readonly day_ranges: readonly DayRange[] | null;
  /** Five dates, the best first. */
  readonly best_dates: readonly string[];
  /** The five lowest dates and every one with the Moon 8th from the natal Moon, in order. */
  readonly caution_dates: readonly string[];
  /** What of both lists is not before `date`. */
  readonly upcoming: { readonly best_dates: readonly string[]; readonly caution_dates: readonly string[] };
  readonly summary: string;
}

/**
 * A month for a natal Moon: a score of every day whose every point is listed, the best days and those for caution, the
 * phases of the Moon, sign changes and stations, the dashas and Sade Sati. Noon stands in for an unknown birth time.
 *
 * @throws CalculationError `invalid_input`, or `engine_error` for an unknown zone, a date or month out of range, a date
 * that the zone skipped.
 *
 * @example
 * import { birth, monthlySnapshot } from 'nirayana';
 *
 * const delhi = { name: 'Delhi', latitude: 28.6139, longitude: 77.209 };
 * const born = birth({ date: '1990-05-17', time: '10:20', place: delhi });
 * const month = { target_month: '2026-05', date: '2026-05-03', timezone: 'Asia/Kolkata', locale: 'en' } as const;
 * const { result } = monthlySnapshot({ ...month, birth: born });
 * result.days.length; // => 31
 * result.days.filter(({ score }) => score >= 10).map(({ date }) => date); // => ['2026-05-31']
 */
export const monthlySnapshot: Calculator<
  (
    | MonthlySnapshotInput
    | WithUsualNames<MonthlySnapshotInput, keyof PersonalBirthFields>
    | WithBirth<MonthlySnapshotInput, PersonalBirthFields>
  ) &
    AtPlace,
  MonthlySnapshotResult,
  typeof monthlySnapshotTool
> = (...asked) => calculate(monthlySnapshotTool, ...asked);

type Asked = OfBirth & Values<Omit<MonthlySnapshotInput, keyof PersonalBirthFields>>;

function calculateMonthlySnapshot({ date, timezone, target_month: dates, birth }: Asked, context: CalculationContext) {
  const { sky, zones } = context;
  const { locale, catalogue } = timingLanguage(context);
  const asOf = resolveAlmanacDay({ date, timezone }, context);
  const { timeZone } = asOf;
  requireAccepted(dates[0], 'target month');
  const person = personalBirth(birth, sky, zones);
  const month = personalMonth(context, person, timeZone, dates);
  const asOfRunning = dashasAt(person, asOf.sunrise);
  const result: MonthlySnapshotResult = {
    target_month: formatMonth(dates[0]),
    date: formatDate(date),
    timezone: timeZone.name,
    locale,
    day_basis: month.basis,
    natal: natalMoonResult(person),
    minimum: MONTH_SCORE_MINIMUM,
    maximum: MONTH_SCORE_MAXIMUM,
    days: month.days.map((day) => snapshotDay(catalogue, day)),
    day_ranges: dayRanges(sky, person, month.days),
    ...listedDays(month, asOf.date),
    ...monthEvents(month, asOfRunning, person.birth.timeZone),
    summary: monthSummary(catalogue, month),
  };
  return {
    result,
    provenance: personalProvenance(
      context,
      person,
      {
        timezoneResolution: asOf.timezoneResolution,
        dstApplied: clockAt(timeZone, month.start).isDaylight,
        dayCaveats: month.dayCaveats,
        place: asOf.place,
        zoneCaveats: zoneCaveats(asOf.zone, asOf.place, month.start, { zones }),
      },
      {
        left: unknownTimeLeaves(person, month.days),
        range: rangeCaveats(month, person.birth.epochMilliseconds, [
          { when: 'when the month begins', at: month.start, running: month.running },
          { when: { at: AS_OF[asOf.basis], date: formatDate(date) }, at: asOf.sunrise, running: asOfRunning },
        ]),
        period: { name: 'month', end: month.end },
        daylightAt: 'when the month begins',
        of: (moon, instant) => possibleMonth(context.sky, month, { moon, instant, asOf: asOf.sunrise }),
      },
    ),
  };
}

const AS_OF = {
  zone_centre_sunrise: 'sunrise',
  place_sunrise: 'sunrise',
  nominal_06_18: '06:00',
} as const satisfies Readonly<Record<DayBasis, string>>;

function listedDays(
  month: PersonalMonth,
  asOf: CalendarDate,
): Pick<MonthlySnapshotResult, 'best_dates' | 'caution_dates' | 'upcoming'> {
  const listed = (some: readonly MonthDay[]) => some.map(({ date }) => formatDate(date));
  const ahead = (some: readonly MonthDay[]) => some.filter(({ date }) => date >= asOf);
  return {
    best_dates: listed(month.best),
    caution_dates: listed(month.caution),
    upcoming: { best_dates: listed(ahead(month.best)), caution_dates: listed(ahead(month.caution)) },
  };
}

/** An instant that the dashas are told of. */
interface DashaInstant {
  readonly when: DashaTime;
  readonly at: number;
  readonly running: RunningDashas | undefined;
}

function rangeCaveats(
  { skipped, timeZone }: PersonalMonth,
  birth: number,
  instants: readonly DashaInstant[],
): Caveat[] {
  return [
    ...skipped.map((date) => caveat('date_skipped', { date: formatDate(date), time_zone: timeZone.name })),
    ...instants
      .filter(({ running }) => !running)
      .map(({ when, at }) => caveat('no_dasha', { when, is_before_birth: at < birth })),
  ];
}

function dateListFields() {
  return {
    best_dates: field.list(field.date('A date with a high score, YYYY-MM-DD, the best first.')),
    caution_dates: field.list(field.date('A date for caution, YYYY-MM-DD, in order.')),
  };
}

export const monthlySnapshotTool = defineTool({
  slug: 'monthly-snapshot',
  place: 19,
  functionName: 'monthlySnapshot',
  group: 'day',
  title: 'Monthly snapshot',
  description:
    'A month for a natal Moon: a score of every day with every point listed, best days, Moon phases, sign changes, dashas, Sade Sati.',
  calculationVersion: 'page-shared-v1',
  disclaimer: monthlySnapshotDisclaimer,
  options: ['ayanamsha', 'node', 'day', 'place', 'time_within', 'clock', 'sunrise'],
  inputSchema: () =>
    field.closed({
      ...wordedDayInput(),
      target_month: field.month('The month, YYYY-MM, from 1800-01 to 2200-12.'),
      ...personalBirthInput(),
    }),
  births: PERSONAL_BIRTH,
  resultSchema: () =>
    field.open({
      target_month: field.month('The month asked for, YYYY-MM.'),
      date: dateAskedFor(),
      timezone: timeZone(),
      locale: language(),
      day_basis: dayBasisSchema(),
      natal: natalMoonSchema(),
      ...boundFields(MONTH_SCORE_MINIMUM, MONTH_SCORE_MAXIMUM),
      days: field.list(snapshotDaySchema()),
      day_ranges: field.orNull(field.list(dayRangeSchema())),
      ...dateListFields(),
      upcoming: field.open(dateListFields()),
      ...monthEventFields(),
      summary: summary(),
    }),
  example: {
    date: '2026-05-03',
    timezone: 'Asia/Kolkata',
    ...(isLocale('hi') && { locale: 'hi' as const }),
    target_month: '2026-05',
    birth_date: '1990-05-17',
    birth_time: '10:20',
    birth_place: 'Delhi',
    birth_latitude: 28.6139,
    birth_longitude: 77.209,
    birth_timezone: 'Asia/Kolkata',
  },
  cost: (_input, chosen) => placesFor(10 + 0.06 * minutesWithin(chosen)),
  calculate: calculateMonthlySnapshot,
});

/** What a month is for a birth of another minute, without its sentences. */
function possibleMonth(
  sky: Sky,
  month: PersonalMonth,
  { moon, instant, asOf }: { readonly moon: number; readonly instant: number; readonly asOf: number },
) {
  const natal = natalMoon(moon);
  const days = month.days.map((day) => personalMonthDay(natal, day));
  const best = bestDays(days);
  const dates = (some: readonly MonthDay[]) => some.map(({ date }) => formatDate(date));
  const periods = mahadashas(moon, instant);
  const lordsAt = (at: number) => {
    const running = at < instant ? undefined : runningDashas(periods, at);
    return running ? utcSpans(running) : null;
  };
  const saturn = rashiOf(grahaLongitude(sky, 'Saturn', momentAt(month.start)));
  return {
    days: days.map(({ balas: { tara, moonHouse, isChandrashtama }, score, balaRules, total, band }) => ({
      tarabala: { number: tara.number, points: tara.points },
      chandrabala: { house_from_moon: moonHouse.house, points: moonHouse.points },
      chandrashtama: isChandrashtama,
      score: total,
      band_code: band,
      // The rules of the limbs stand before them and hang on no birth.
      rules: [...score.rules.map(() => ({})), ...possibleRules(balaRules)],
    })),
    best_dates: dates(best),
    caution_dates: dates(cautionDays(days, best)),
    dasha: { at_month_start: lordsAt(month.start), on_date: lordsAt(asOf) },
    sade_sati: sadeSatiState(sadeSatiPhase(natal.rashi, saturn)),
  };
}

/** What an unknown birth time leaves open: scores and dates. */
function unknownTimeLeaves({ birth, span, possible }: PersonalBirth, days: readonly MonthDay[]): Caveat[] {
  if (!span) return [];
  const spreads = days.map((day) => {
    const totals = possible.map((other) => personalMonthDay(other, day).total);
    return Math.max(...totals) - Math.min(...totals);
  });
  const open = spreads.filter((spread) => spread > 0).length;
  const dashaDays = Math.ceil(Math.abs(dashaShift(birth, span)) / MILLISECONDS_PER_DAY);
  return [caveat('month_range', { days: days.length, open, points: Math.max(...spreads), dasha_days: dashaDays })];
}
