import { type RunningDashaSpans, runningDashaFields, runningDashaSpans } from '../contract/dasha.js';
import { personalBirthInput, type WordedDayFields, wordedDayInput } from '../contract/inputs.js';
import { type NatalMoonResult, natalMoonResult, natalMoonSchema, personalProvenance } from '../contract/natal-moon.js';
import { dayRuleResults, personalRuleResults, type RuleResult, ruleSchema } from '../contract/score-rules.js';
import { dayBasisSchema } from '../contract/scored-day.js';
import { DASHA_LEVELS, type DashaLevel, dashaShift, type RunningDashas } from '../dasha/vimshottari.js';
import { type Caveat, caveat } from '../input/caveats.js';
import { chooseZone, zoneCaveats } from '../input/zone.js';
import { type Catalogue, LOCALES, type Locale } from '../locale/catalogue.js';
import { CATALOGUES, localeOf } from '../locale/catalogues.js';
import { monthSummary } from '../locale/month-summary.js';
import { BANDS, DAY_SCORE_MAXIMUM, DAY_SCORE_MINIMUM, type TimingBand } from '../muhurta/day-score-tables.js';
import { type MonthDay, type PersonalMonthDay, personalMonthDay } from '../muhurta/month-score.js';
import { MONTH_SCORE_MAXIMUM, MONTH_SCORE_MINIMUM } from '../muhurta/month-score-tables.js';
import { dashasAt, type PersonalMonth, personalMonth } from '../muhurta/personal-month.js';
import { type PersonalBirth, type PersonalBirthFields, personalBirth } from '../natal/natal-moon.js';
import { PRINCIPAL_CODES, type PrincipalPhase } from '../panchanga/moon-phase-names.js';
import { morningCaveats, NOMINAL_DAY_BASIS, resolveNominalDay } from '../panchanga/nominal-day.js';
import * as field from '../schema/fields.js';
import { requireAccepted } from '../time/accepted.js';
import {
  type CalendarDate,
  dayStart,
  formatDate,
  formatInstant,
  MILLISECONDS_PER_DAY,
  parseMonth,
} from '../time/calendar.js';
import { clockAt, formatLocalWithOffset } from '../time/zone.js';
import type { SadeSatiPhaseName } from '../transit/sade-sati.js';
import { GRAHAS, type Graha } from '../zodiac/graha.js';
import { type Calculation, type CalculationContext, calculate, defineTool, type Environment } from './define.js';

export interface MonthlySnapshotInput extends WordedDayFields, PersonalBirthFields {
  /** The month, YYYY-MM. */
  readonly target_month: string;
}

/** An instant of the month in UTC and on the clock of the zone. */
export interface MonthInstant {
  readonly at: string;
  /** Local time with offset. */
  readonly at_local: string;
}

/** A day of the month at 06:00. */
export interface SnapshotDay {
  readonly date: string;
  /** English name. */
  readonly weekday: string;
  readonly tithi: number;
  readonly nakshatra: string;
  readonly moon_sign: string;
  readonly tarabala: { readonly number: number; readonly points: number };
  readonly chandrabala: { readonly house: number; readonly points: number };
  readonly chandrashtama: boolean;
  /** Of the limbs alone, -10 to 8. */
  readonly day_score: number;
  /** Sum of the points of the rules: the day score with tarabala and chandrabala. */
  readonly score: number;
  readonly band: TimingBand;
  readonly rules: readonly RuleResult[];
}

export interface SadeSatiState {
  readonly is_active: boolean;
  readonly phase: SadeSatiPhaseName | null;
}

export interface MonthlySnapshotResult {
  readonly target_month: string;
  readonly as_of: string;
  readonly timezone: string;
  readonly locale: Locale;
  readonly day_basis: 'nominal_06_18';
  readonly natal: NatalMoonResult;
  readonly minimum: number;
  readonly maximum: number;
  /** Each date of the month once; one that the zone skipped is left out. */
  readonly days: readonly SnapshotDay[];
  /** Five dates, the best first. */
  readonly best_days: readonly string[];
  /** The five lowest dates and every one with the Moon 8th from the natal Moon, in order. */
  readonly caution_days: readonly string[];
  /** What of both lists is not before `as_of`. */
  readonly upcoming: { readonly best_days: readonly string[]; readonly caution_days: readonly string[] };
  readonly moon_phases: readonly ({ readonly phase: PrincipalPhase['code'] } & MonthInstant)[];
  /** The nine grahas entering sidereal signs. */
  readonly ingresses: readonly ({
    readonly planet: Graha;
    readonly from: string;
    readonly to: string;
    readonly motion: 'direct' | 'retrograde';
  } & MonthInstant)[];
  readonly stations: readonly ({
    readonly planet: Graha;
    readonly type: 'retrograde' | 'direct';
    /** Sidereal. */
    readonly sign: string;
  } & MonthInstant)[];
  readonly dasha: {
    /** Null before the birth and after the 120 years of the dashas. */
    readonly month_start: RunningDashaSpans | null;
    readonly as_of: RunningDashaSpans | null;
    readonly changes: readonly ({
      readonly level: DashaLevel;
      readonly from: Graha | null;
      readonly to: Graha;
    } & MonthInstant)[];
  };
  readonly sade_sati: SadeSatiState & { readonly changes: readonly (SadeSatiState & MonthInstant)[] };
  readonly summary: string;
}

/**
 * A month for a natal Moon: a score of every day whose every point is listed, the best days and those for caution, the
 * phases of the Moon, sign changes and stations, the dashas and Sade Sati. Noon stands in for an unknown birth time.
 *
 * @throws CalculationError `invalid_input`, or `engine_error` for an unknown zone, a date or month out of range, a date
 * that the zone skipped.
 */
export function monthlySnapshot(
  input: MonthlySnapshotInput,
  environment?: Partial<Environment>,
): Calculation<MonthlySnapshotResult> {
  return calculate(monthlySnapshotTool, input, environment);
}

function calculateMonthlySnapshot(input: MonthlySnapshotInput, { zoneAt, sky }: CalculationContext) {
  const locale = localeOf(input.locale);
  const catalogue = CATALOGUES[locale];
  const asOf = resolveNominalDay(input, zoneAt);
  const { timeZone } = asOf;
  const first = parseMonth(input.target_month) as CalendarDate;
  requireAccepted(first, 'The target month');
  const person = personalBirth(sky, input, zoneAt);
  const month = personalMonth(sky, person, timeZone, first);
  const asOfRunning = dashasAt(person, asOf.sunrise);
  const result: MonthlySnapshotResult = {
    target_month: input.target_month,
    as_of: input.date,
    timezone: timeZone,
    locale,
    day_basis: NOMINAL_DAY_BASIS,
    natal: natalMoonResult(person),
    minimum: MONTH_SCORE_MINIMUM,
    maximum: MONTH_SCORE_MAXIMUM,
    days: month.days.map((day) => dayResult(catalogue, person, day)),
    ...listedDays(month, input.date),
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
        clockCaveats: morningCaveats(timeZone, month.dates),
        zoneCaveats: zoneCaveats(chooseZone(timeZone, undefined, zoneAt), undefined, month.start, { zoneAt }),
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
  asOf: string,
): Pick<MonthlySnapshotResult, 'best_days' | 'caution_days' | 'upcoming'> {
  const [best, caution] = [month.best.map(dateText), month.caution.map(dateText)];
  const isAhead = (date: string) => date >= asOf;
  return {
    best_days: best,
    caution_days: caution,
    upcoming: { best_days: best.filter(isAhead), caution_days: caution.filter(isAhead) },
  };
}

function eventResults(
  { timeZone, phases, ingresses, stations, running, dashaChanges, sadeSati, sadeSatiChanges }: PersonalMonth,
  asOfRunning: RunningDashas | undefined,
): Pick<MonthlySnapshotResult, 'moon_phases' | 'ingresses' | 'stations' | 'dasha' | 'sade_sati'> {
  const instant = (at: number): MonthInstant => ({
    at: formatInstant(at),
    at_local: formatLocalWithOffset(timeZone, at),
  });
  return {
    moon_phases: phases.map(({ phase, at }) => ({ phase: phase.code, ...instant(at) })),
    ingresses: ingresses.map(({ graha, from, to, isDirect, at }) => ({
      planet: graha,
      from: from.name,
      to: to.name,
      motion: isDirect ? 'direct' : 'retrograde',
      ...instant(at),
    })),
    stations: stations.map(({ graha, turns: type, rashi, at }) => ({
      planet: graha,
      type,
      sign: rashi.name,
      ...instant(at),
    })),
    dasha: {
      month_start: running ? runningDashaSpans(running) : null,
      as_of: asOfRunning ? runningDashaSpans(asOfRunning) : null,
      changes: dashaChanges.map(({ level, from, to, at }) => ({ level, from: from ?? null, to, ...instant(at) })),
    },
    sade_sati: {
      ...sadeSatiState(sadeSati),
      changes: sadeSatiChanges.map(({ at, phase }) => ({ ...sadeSatiState(phase), ...instant(at) })),
    },
  };
}

function dayResult(catalogue: Catalogue, { moon }: PersonalBirth, day: PersonalMonthDay): SnapshotDay {
  const { limbs, score, balas, total, band } = day;
  return {
    date: dateText(day),
    weekday: limbs.vara.name,
    tithi: limbs.tithi.number,
    nakshatra: limbs.nakshatra.name,
    moon_sign: day.moon.name,
    tarabala: { number: balas.tara.number, points: balas.tara.points },
    chandrabala: { house: balas.moonHouse.house, points: balas.moonHouse.points },
    chandrashtama: balas.isChandrashtama,
    day_score: score.score,
    score: total,
    band,
    rules: [...dayRuleResults(catalogue, limbs, score.rules), ...personalRuleResults(catalogue, moon, day.balaRules)],
  };
}

function dateText({ date }: MonthDay): string {
  return formatDate(dayStart(date));
}

function sadeSatiState(phase: SadeSatiPhaseName | undefined): SadeSatiState {
  return { is_active: phase !== undefined, phase: phase ?? null };
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
    ...skipped.map((date) => caveat('date_skipped', { date: formatDate(dayStart(date)), timeZone })),
    ...instants
      .filter(({ running }) => !running)
      .map(({ when, at }) => caveat('no_dasha', { when, isBeforeBirth: at < birth })),
  ];
}

// @__NO_SIDE_EFFECTS__
function instantFields() {
  return { at: field.instant(), at_local: field.localTime() };
}

// @__NO_SIDE_EFFECTS__
function sadeSatiFields() {
  return { is_active: field.flag(), phase: field.orNull(field.oneOf(['rising', 'peak', 'setting'])) };
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
    target_month: field.text(),
    as_of: field.text(),
    timezone: field.text(),
    locale: field.oneOf(LOCALES),
    day_basis: dayBasisSchema(),
    natal: natalMoonSchema(),
    minimum: field.number('Least score of a day.'),
    maximum: field.number('Greatest score of a day.'),
    days: field.list(
      field.open({
        date: field.text(),
        weekday: field.text(),
        tithi: field.integer(1, 30, 'At 06:00 local time, as all of the day.'),
        nakshatra: field.text(),
        moon_sign: field.text(),
        tarabala: field.open({ number: field.integer(1, 9), points: field.number() }),
        chandrabala: field.open({ house: field.integer(1, 12), points: field.number() }),
        chandrashtama: field.flag('The Moon is in the 8th sign from the natal Moon.'),
        day_score: field.integer(DAY_SCORE_MINIMUM, DAY_SCORE_MAXIMUM, 'Of the limbs alone.'),
        score: field.integer(MONTH_SCORE_MINIMUM, MONTH_SCORE_MAXIMUM, 'Sum of the points of the rules.'),
        band: field.oneOf(BANDS),
        rules: field.list(ruleSchema()),
      }),
    ),
    best_days: field.list(field.text('The best first.')),
    caution_days: field.list(field.text('In order.')),
    upcoming: field.open({ best_days: field.list(field.text()), caution_days: field.list(field.text()) }),
    moon_phases: field.list(field.open({ phase: field.oneOf(PRINCIPAL_CODES), ...instantFields() })),
    ingresses: field.list(
      field.open({
        planet: field.oneOf(GRAHAS),
        from: field.text('Sidereal sign.'),
        to: field.text('Sidereal sign.'),
        motion: field.oneOf(['direct', 'retrograde']),
        ...instantFields(),
      }),
    ),
    stations: field.list(
      field.open({
        planet: field.oneOf(GRAHAS),
        type: field.oneOf(['retrograde', 'direct']),
        sign: field.text('Sidereal sign.'),
        ...instantFields(),
      }),
    ),
    dasha: field.open({
      month_start: field.orNull(field.open(runningDashaFields())),
      as_of: field.orNull(field.open(runningDashaFields())),
      changes: field.list(
        field.open({
          level: field.oneOf(DASHA_LEVELS),
          from: field.orNull(field.oneOf(GRAHAS)),
          to: field.oneOf(GRAHAS),
          ...instantFields(),
        }),
      ),
    }),
    sade_sati: field.open({
      ...sadeSatiFields(),
      changes: field.list(field.open({ ...sadeSatiFields(), ...instantFields() })),
    }),
    summary: field.text(),
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
