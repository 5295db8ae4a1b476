import { type RunningDashaSpans, runningDashaFields, runningDashaSpans } from '../contract/dasha.js';
import { personalBirthInput, type WordedDayFields, wordedDayInput } from '../contract/inputs.js';
import { tithiNumber, varaName } from '../contract/limbs.js';
import { principalPhaseCode } from '../contract/moon-phase.js';
import { type NatalMoonResult, natalMoonResult, natalMoonSchema, personalProvenance } from '../contract/natal-moon.js';
import { chandrashtama, houseFromMoon, taraNumber } from '../contract/personal-score.js';
import { dayRuleResults, personalRuleResults, points, type RuleResult, ruleSchema } from '../contract/score-rules.js';
import { bandCode, boundFields, dayBasisSchema, scoreSchema } from '../contract/scored-day.js';
import { dateAskedFor, graha, language, nakshatraName, signName, summary, timeZone } from '../contract/vocabulary.js';
import { DASHA_LEVELS, type DashaLevel, dashaShift, type RunningDashas } from '../dasha/vimshottari.js';
import { type Caveat, caveat } from '../input/caveats.js';
import { zoneCaveats } from '../input/zone.js';
import type { Catalogue, Locale } from '../locale/catalogue.js';
import { CATALOGUES, localeOf } from '../locale/catalogues.js';
import { monthSummary } from '../locale/month-summary.js';
import { DAY_SCORE_MAXIMUM, DAY_SCORE_MINIMUM, type TimingBand } from '../muhurta/day-score-tables.js';
import { type MonthDay, type PersonalMonthDay, personalMonthDay } from '../muhurta/month-score.js';
import { MONTH_SCORE_MAXIMUM, MONTH_SCORE_MINIMUM } from '../muhurta/month-score-tables.js';
import { dashasAt, type PersonalMonth, personalMonth } from '../muhurta/personal-month.js';
import { type PersonalBirth, type PersonalBirthFields, personalBirth } from '../natal/natal-moon.js';
import type { PrincipalPhase } from '../panchanga/moon-phase-names.js';
import { morningCaveats, NOMINAL_DAY_BASIS, resolveNominalDay } from '../panchanga/nominal-day.js';
import type { VaraName } from '../panchanga/tables.js';
import * as field from '../schema/fields.js';
import { requireAccepted } from '../time/accepted.js';
import { type CalendarDate, formatDate, MILLISECONDS_PER_DAY, readMonth } from '../time/calendar.js';
import type { PlainYearMonthLike, Texts } from '../time/temporal.js';
import { clockAt, formatLocalWithOffset } from '../time/zone.js';
import { SADE_SATI_PHASES, type SadeSatiPhaseName } from '../transit/sade-sati.js';
import type { Graha } from '../zodiac/graha.js';
import type { NakshatraName } from '../zodiac/nakshatra.js';
import type { SignName } from '../zodiac/rashi.js';
import { type Calculation, type CalculationContext, calculate, defineTool, type Environment } from './define.js';

export interface MonthlySnapshotInput extends WordedDayFields, PersonalBirthFields {
  /** The month, YYYY-MM. */
  readonly target_month: string | PlainYearMonthLike;
}

/** A day of the month at 06:00. */
export interface SnapshotDay {
  readonly date: string;
  /** English name of the weekday. */
  readonly vara_name: VaraName;
  readonly tithi_number: number;
  readonly nakshatra_name: NakshatraName;
  readonly moon_sign_name: SignName;
  readonly tarabala: { readonly number: number; readonly points: number };
  readonly chandrabala: { readonly house_from_moon: number; readonly points: number };
  readonly chandrashtama: boolean;
  /** Of the limbs alone, -10 to 8. */
  readonly limb_score: number;
  /** Sum of the points of the rules: the limb score with tarabala and chandrabala. */
  readonly score: number;
  readonly band_code: TimingBand;
  readonly rules: readonly RuleResult[];
}

export interface SadeSatiState {
  readonly is_active: boolean;
  readonly sade_sati_phase: SadeSatiPhaseName | null;
}

export interface MonthlySnapshotResult {
  readonly target_month: string;
  readonly date: string;
  readonly timezone: string;
  readonly locale: Locale;
  readonly day_basis: 'nominal_06_18';
  readonly natal: NatalMoonResult;
  readonly minimum: number;
  readonly maximum: number;
  /** Each date of the month once; one that the zone skipped is left out. */
  readonly days: readonly SnapshotDay[];
  /** Five dates, the best first. */
  readonly best_dates: readonly string[];
  /** The five lowest dates and every one with the Moon 8th from the natal Moon, in order. */
  readonly caution_dates: readonly string[];
  /** What of both lists is not before `date`. */
  readonly upcoming: { readonly best_dates: readonly string[]; readonly caution_dates: readonly string[] };
  readonly moon_phases: readonly { readonly phase_code: PrincipalPhase['code']; readonly occurs_at: string }[];
  /** The nine grahas entering sidereal signs. */
  readonly ingresses: readonly {
    readonly planet: Graha;
    readonly from_sign_name: SignName;
    readonly to_sign_name: SignName;
    readonly motion: 'direct' | 'retrograde';
    readonly occurs_at: string;
  }[];
  readonly stations: readonly {
    readonly planet: Graha;
    readonly motion_after: 'direct' | 'retrograde';
    /** Sidereal. */
    readonly sign_name: SignName;
    readonly occurs_at: string;
  }[];
  readonly dasha: {
    /** Null before the birth and after the 120 years of the dashas. */
    readonly at_month_start: RunningDashaSpans | null;
    /** At 06:00 of `date`; null as the other. */
    readonly on_date: RunningDashaSpans | null;
    readonly lord_changes: readonly {
      readonly level: DashaLevel;
      readonly lord_before: Graha | null;
      readonly lord: Graha;
      readonly starts_at: string;
    }[];
  };
  readonly sade_sati: SadeSatiState & {
    readonly phase_changes: readonly (SadeSatiState & { readonly starts_at: string })[];
  };
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
 * import { monthlySnapshot } from 'nirayana';
 *
 * const { result } = monthlySnapshot({
 *   target_month: '2026-05',
 *   date: '2026-05-03',
 *   timezone: 'Asia/Kolkata',
 *   locale: 'en',
 *   birth_date: '1990-05-17',
 *   birth_time: '10:20',
 *   birth_place: 'Delhi',
 *   birth_latitude: 28.6139,
 *   birth_longitude: 77.209,
 * });
 * result.days.length; // => 31
 * result.days.filter(({ score }) => score >= 10).map(({ date }) => date); // => ['2026-05-31']
 */
export function monthlySnapshot(
  input: MonthlySnapshotInput,
  environment?: Partial<Environment>,
): Calculation<MonthlySnapshotResult> {
  return calculate(monthlySnapshotTool, input, environment);
}

function calculateMonthlySnapshot(input: Texts<MonthlySnapshotInput>, { zoneAt, sky }: CalculationContext) {
  const locale = localeOf(input.locale);
  const catalogue = CATALOGUES[locale];
  const asOf = resolveNominalDay(input, zoneAt);
  const { timeZone } = asOf;
  const dates = readMonth(input.target_month);
  requireAccepted(dates[0], 'The target month');
  const person = personalBirth(sky, input, zoneAt);
  const month = personalMonth(sky, person, timeZone, dates);
  const asOfRunning = dashasAt(person, asOf.sunrise);
  const result: MonthlySnapshotResult = {
    target_month: input.target_month,
    date: input.date,
    timezone: timeZone,
    locale,
    day_basis: NOMINAL_DAY_BASIS,
    natal: natalMoonResult(person),
    minimum: MONTH_SCORE_MINIMUM,
    maximum: MONTH_SCORE_MAXIMUM,
    days: month.days.map((day) => dayResult(catalogue, person, day)),
    ...listedDays(month, asOf.date),
    ...eventResults(month, asOfRunning),
    summary: monthSummary(catalogue, month),
  };
  return {
    result,
    provenance: personalProvenance(
      sky,
      person,
      {
        timezoneResolution: asOf.timezoneResolution,
        dstApplied: clockAt(timeZone, month.start).isDaylight,
        clockCaveats: morningCaveats(
          timeZone,
          month.days.map(({ morning }) => morning),
        ),
        zoneCaveats: zoneCaveats(asOf.zone, undefined, month.start, { zoneAt }),
      },
      {
        left: unknownTimeLeaves(person, month.days),
        range: rangeCaveats(month, person.birth.epochMilliseconds, [
          { when: 'when the month begins', at: month.start, running: month.running },
          { when: `at 06:00 of ${input.date}`, at: asOf.sunrise, running: asOfRunning },
        ]),
        period: { name: 'month', end: month.end },
        daylightAt: 'when the month begins',
      },
    ),
  };
}

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

function eventResults(
  { timeZone, phases, ingresses, stations, running, dashaChanges, sadeSati, sadeSatiChanges }: PersonalMonth,
  asOfRunning: RunningDashas | undefined,
): Pick<MonthlySnapshotResult, 'moon_phases' | 'ingresses' | 'stations' | 'dasha' | 'sade_sati'> {
  const local = (at: number) => formatLocalWithOffset(timeZone, at);
  return {
    moon_phases: phases.map(({ phase, at }) => ({ phase_code: phase.code, occurs_at: local(at) })),
    ingresses: ingresses.map(({ graha, from, to, isDirect, at }) => ({
      planet: graha,
      from_sign_name: from.name,
      to_sign_name: to.name,
      motion: isDirect ? 'direct' : 'retrograde',
      occurs_at: local(at),
    })),
    stations: stations.map(({ graha, turns, rashi, at }) => ({
      planet: graha,
      motion_after: turns,
      sign_name: rashi.name,
      occurs_at: local(at),
    })),
    dasha: {
      at_month_start: running ? runningDashaSpans(running) : null,
      on_date: asOfRunning ? runningDashaSpans(asOfRunning) : null,
      lord_changes: dashaChanges.map(({ level, from, to, at }) => ({
        level,
        lord_before: from ?? null,
        lord: to,
        starts_at: local(at),
      })),
    },
    sade_sati: {
      ...sadeSatiState(sadeSati),
      phase_changes: sadeSatiChanges.map(({ at, phase }) => ({ ...sadeSatiState(phase), starts_at: local(at) })),
    },
  };
}

function dayResult(catalogue: Catalogue, { moon }: PersonalBirth, day: PersonalMonthDay): SnapshotDay {
  const { limbs, score, balas, total, band } = day;
  return {
    date: formatDate(day.date),
    vara_name: limbs.vara.name,
    tithi_number: limbs.tithi.number,
    nakshatra_name: limbs.nakshatra.name,
    moon_sign_name: day.moon.name,
    tarabala: { number: balas.tara.number, points: balas.tara.points },
    chandrabala: { house_from_moon: balas.moonHouse.house, points: balas.moonHouse.points },
    chandrashtama: balas.isChandrashtama,
    limb_score: score.score,
    score: total,
    band_code: band,
    rules: [...dayRuleResults(catalogue, limbs, score.rules), ...personalRuleResults(catalogue, moon, day.balaRules)],
  };
}

function sadeSatiState(phase: SadeSatiPhaseName | undefined): SadeSatiState {
  return { is_active: phase !== undefined, sade_sati_phase: phase ?? null };
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
  return [caveat('month_range', { days: days.length, open, points: Math.max(...spreads), dashaDays })];
}

/** An instant that the dashas are told of, as a sentence names it. */
interface DashaInstant {
  readonly when: string;
  readonly at: number;
  readonly running: RunningDashas | undefined;
}

function rangeCaveats(
  { skipped, timeZone }: PersonalMonth,
  birth: number,
  instants: readonly DashaInstant[],
): Caveat[] {
  return [
    ...skipped.map((date) => caveat('date_skipped', { date: formatDate(date), timeZone })),
    ...instants
      .filter(({ running }) => !running)
      .map(({ when, at }) => caveat('no_dasha', { when, isBeforeBirth: at < birth })),
  ];
}

// @__NO_SIDE_EFFECTS__
function sadeSatiFields() {
  return {
    is_active: field.flag('Whether Saturn is in the 12th, 1st or 2nd sign from the natal Moon.'),
    sade_sati_phase: field.orNull(field.oneOf(SADE_SATI_PHASES, 'Saturn in the 12th, 1st or 2nd sign; null outside.')),
  };
}

// @__NO_SIDE_EFFECTS__
function dateListFields() {
  return {
    best_dates: field.list(field.date('A date with a high score, YYYY-MM-DD, the best first.')),
    caution_dates: field.list(field.date('A date for caution, YYYY-MM-DD, in order.')),
  };
}

// @__NO_SIDE_EFFECTS__
function motionSchema(description: string) {
  return field.oneOf(['direct', 'retrograde'], description);
}

export const monthlySnapshotTool = defineTool({
  slug: 'monthly-snapshot',
  title: 'Monthly snapshot',
  description:
    'A month for a natal Moon: a score of every day with every point listed, best days, Moon phases, sign changes, dashas, Sade Sati.',
  calculationVersion: 'page-shared-v1',
  disclaimer:
    'Best and caution days follow from traditional rules alone. Do not move an operation, a contract or a payment to fit them.',
  inputSchema: field.closed({
    ...wordedDayInput(),
    target_month: field.month('The month, YYYY-MM, from 1800-01 to 2200-12.'),
    ...personalBirthInput(),
  }),
  resultSchema: field.open({
    target_month: field.month('The month asked for, YYYY-MM.'),
    date: dateAskedFor(),
    timezone: timeZone(),
    locale: language(),
    day_basis: dayBasisSchema(),
    natal: natalMoonSchema(),
    ...boundFields(MONTH_SCORE_MINIMUM, MONTH_SCORE_MAXIMUM),
    days: field.list(
      field.open({
        date: field.date('Local date, YYYY-MM-DD; all of the day is that of 06:00.'),
        vara_name: varaName(),
        tithi_number: tithiNumber(),
        nakshatra_name: nakshatraName('Nakshatra of the Moon.'),
        moon_sign_name: signName('Sidereal sign of the Moon.'),
        tarabala: field.open({ number: taraNumber(), points: points('Points that it gives.') }),
        chandrabala: field.open({ house_from_moon: houseFromMoon(), points: points('Points that it gives.') }),
        chandrashtama: chandrashtama(),
        limb_score: scoreSchema(DAY_SCORE_MINIMUM, DAY_SCORE_MAXIMUM, 'Sum of the points of the six rules of the day.'),
        score: scoreSchema(MONTH_SCORE_MINIMUM, MONTH_SCORE_MAXIMUM),
        band_code: bandCode(),
        rules: field.list(ruleSchema()),
      }),
    ),
    ...dateListFields(),
    upcoming: field.open(dateListFields()),
    moon_phases: field.list(
      field.open({ phase_code: principalPhaseCode(), occurs_at: field.instant('When it is exact.') }),
    ),
    ingresses: field.list(
      field.open({
        planet: graha('Which graha changes its sign.'),
        from_sign_name: signName('The sidereal sign that it leaves.'),
        to_sign_name: signName('The sidereal sign that it enters.'),
        motion: motionSchema('Whether it goes forwards or backwards.'),
        occurs_at: field.instant('When it is on the edge.'),
      }),
    ),
    stations: field.list(
      field.open({
        planet: graha('Which graha turns.'),
        motion_after: motionSchema('Whether it goes forwards or backwards from then on.'),
        sign_name: signName('The sidereal sign in which it turns.'),
        occurs_at: field.instant('When it turns.'),
      }),
    ),
    dasha: field.open({
      at_month_start: field.orNull(field.open(runningDashaFields())),
      on_date: field.orNull(field.open(runningDashaFields())),
      lord_changes: field.list(
        field.open({
          level: field.oneOf(DASHA_LEVELS, 'The highest level at which a period begins.'),
          lord_before: field.orNull(graha('Lord of the period that ends; null at the birth.')),
          lord: graha('Lord of the period that begins.'),
          starts_at: field.instant('When it begins.'),
        }),
      ),
    }),
    sade_sati: field.open({
      ...sadeSatiFields(),
      phase_changes: field.list(
        field.open({ ...sadeSatiFields(), starts_at: field.instant('When Saturn enters another sign.') }),
      ),
    }),
    summary: summary(),
  }),
  example: {
    date: '2026-05-03',
    timezone: 'Asia/Kolkata',
    locale: 'hi',
    target_month: '2026-05',
    birth_date: '1990-05-17',
    birth_time: '10:20',
    birth_place: 'Delhi',
    birth_latitude: 28.6139,
    birth_longitude: 77.209,
    birth_timezone: 'Asia/Kolkata',
  },
  calculate: calculateMonthlySnapshot,
});
