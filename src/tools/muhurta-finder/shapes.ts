import * as field from '../../base/schema/fields.js';
import { type CalendarDate, formatDate } from '../../base/time/calendar.js';
import { formatLocalWithOffset, type Zone } from '../../base/time/zone.js';
import type { NakshatraName } from '../../base/zodiac/nakshatra.js';
import type { SignName } from '../../base/zodiac/rashi.js';
import { type WindowResult, windowFields, windowResult } from '../../contract/day-divisions.js';
import { varaName } from '../../contract/positions.js';
import { nakshatraName, named, signName } from '../../contract/vocabulary.js';
import {
  ACTIVITIES,
  type ActivityRules,
  EXCLUSIONS,
  type Exclusion,
  type LagnaChoice,
} from '../../rules/muhurta/activity-tables.js';
import { ASTA_PLANETS, type AstaExclusion, holdsSunrise } from '../../rules/muhurta/asta.js';
import { BAD_YOGAS } from '../../rules/muhurta/exclusion-spans.js';
import type { ExplainedDay } from '../../rules/muhurta/explained-day.js';
import {
  CAUTIONS,
  type FoundAsta,
  type FoundMuhurtas,
  MUHURTA_RULES,
  type Muhurta,
  type MuhurtaRule,
} from '../../rules/muhurta/finder.js';
import type { StruckDays } from '../../rules/muhurta/struck-days.js';
import type { Span } from '../../rules/panchanga/day-divisions.js';
import { varaOf } from '../../rules/panchanga/limbs.js';
import { LUNAR_MONTHS, type LunarMonthName, type VaraName } from '../../rules/panchanga/tables.js';

/** The numbers of the yogas that one of the exclusions avoids. */
export function avoidedYogas(): readonly number[] {
  return BAD_YOGAS;
}

/** A time that an activity may begin at, within one day from sunrise to sunrise. */
export interface FoundMuhurtaResult extends WindowResult {
  /** The date of the sunrise that its day opened with, also past midnight. */
  readonly vara_date: string;
  readonly vara_name: VaraName;
  /** Those that run in it, in their order. */
  readonly nakshatra_names: readonly NakshatraName[];
  /** In the lunation, 1 to 30. */
  readonly tithi_numbers: readonly number[];
  /** The signs that rise in it, in their order; null where the lagna is not looked at. */
  readonly lagna_sign_names: readonly SignName[] | null;
  readonly minutes: number;
  /** The rules that it fulfils. */
  readonly rule_codes: readonly MuhurtaRule[];
  /** What the search did not strike out and some do. */
  readonly caution_codes: readonly (typeof CAUTIONS)[number][];
}

/** What a rule struck out. */
export interface StruckOut extends WindowResult {
  readonly rule_code: MuhurtaRule;
}

/** A time in which Jupiter or Venus is set, whole, also where it begins before the search or ends after it. */
export interface AstaSpanResult {
  readonly rule_code: AstaExclusion;
  readonly planet: (typeof ASTA_PLANETS)[AstaExclusion];
  /** Null where it lies beyond what can be looked at. */
  readonly starts_at: string | null;
  readonly ends_at: string | null;
}

/** What a rule struck out of one day. */
export interface DayStrikeResult {
  readonly rule_code: MuhurtaRule;
  /** The asta by which it did; null of other rules. */
  readonly asta: AstaSpanResult | null;
  /** Whether this rule alone leaves nothing of the day. */
  readonly whole_day: boolean;
  readonly spans: readonly WindowResult[];
}

/** Why a day has the times that it has, from its sunrise to the next; a date without one, from midnight. */
export interface ExplainedDayResult extends WindowResult {
  readonly date: string;
  readonly vara_name: VaraName;
  readonly nakshatras: readonly (WindowResult & { readonly nakshatra_name: NakshatraName })[];
  /** By their numbers in the lunation, 1 to 30. */
  readonly tithis: readonly (WindowResult & { readonly tithi_number: number })[];
  /** How many times were found in it. */
  readonly times: number;
  /** Each rule that strikes out some of it, in the order of the rules. */
  readonly strikes: readonly DayStrikeResult[];
}

/** How many days a rule struck out; null for those that no rule struck out alone. */
export interface StruckDaysResult {
  readonly rule_code: MuhurtaRule | null;
  readonly days: number;
}

/** What the activity asked for. */
export interface MuhurtaRulesResult {
  /** Whether the sources agree (A) or schools differ (B). */
  readonly grade: 'A' | 'B';
  readonly nakshatra_names: readonly NakshatraName[];
  readonly excluded_padas: readonly { readonly nakshatra_name: NakshatraName; readonly padas: readonly number[] }[];
  readonly tithi_numbers: readonly number[];
  readonly vara_names: readonly VaraName[];
  /** Amanta; null where any will do. */
  readonly lunar_month_names: readonly LunarMonthName[] | null;
  /** Sidereal signs of the Sun; null where any will do. */
  readonly sun_sign_names: readonly SignName[] | null;
  /** Rising signs; null where any will do or the lagna is not looked at. */
  readonly lagna_sign_names: readonly SignName[] | null;
  /** Houses from the lagna, by whole signs, in which no graha may stand; none where the lagna is not looked at. */
  readonly empty_houses: readonly number[];
  /** Those of the activity and those that were asked for. */
  readonly exclusions: readonly Exclusion[];
  readonly minimum_minutes: number;
}

const MINUTE = 60_000;

export function muhurtaResult(timeZone: Zone, found: Muhurta): FoundMuhurtaResult {
  return {
    ...windowResult(timeZone, found),
    vara_date: formatDate(found.date),
    vara_name: found.vara,
    nakshatra_names: found.nakshatras.map(({ value }) => value.name),
    tithi_numbers: found.tithis.map(({ value }) => value.number),
    lagna_sign_names: found.lagnas ? found.lagnas.map(({ sign }) => sign.name) : null,
    minutes: Math.round((found.end - found.start) / MINUTE),
    rule_codes: [...found.reasons],
    caution_codes: [...found.cautions],
  };
}

/** Dates without a sunrise come first. */
export function struckOutResults(timeZone: Zone, { excluded }: FoundMuhurtas, sunless: readonly Span[]): StruckOut[] {
  const struck = (rule_code: MuhurtaRule, span: Span): StruckOut => ({ rule_code, ...windowResult(timeZone, span) });
  return [
    ...sunless.map((day) => struck('no_sunrise', day)),
    ...excluded.map(({ code, ...span }) => struck(code, span)),
  ];
}

export function astaSpanResult(timeZone: Zone, { code, start, end }: FoundAsta): AstaSpanResult {
  const local = (at: number | undefined) => (at === undefined ? null : formatLocalWithOffset(timeZone, at));
  return { rule_code: code, planet: ASTA_PLANETS[code], starts_at: local(start), ends_at: local(end) };
}

interface DayToExplain {
  readonly date: CalendarDate;
  readonly day: Span;
  /** No sunrise begins it. */
  readonly isSunless: boolean;
}

export function explainedDayResult(
  timeZone: Zone,
  { date, day, isSunless }: DayToExplain,
  { nakshatras, tithis, strikes }: ExplainedDay,
  found: FoundMuhurtas,
): ExplainedDayResult {
  const runs = ({ startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number }) =>
    windowResult(timeZone, { start: startsAt, end: endsAt });
  const astaOf = (code: MuhurtaRule) => {
    const asta = found.asta.find((one) => one.code === code && holdsSunrise(one, day.start));
    return asta ? astaSpanResult(timeZone, asta) : null;
  };
  return {
    date: formatDate(date),
    ...windowResult(timeZone, day),
    vara_name: varaOf(date).name,
    nakshatras: nakshatras.map((span) => ({ nakshatra_name: span.value.name, ...runs(span) })),
    tithis: tithis.map((span) => ({ tithi_number: span.value.number, ...runs(span) })),
    times: found.spans.filter((span) => span.date === date).length,
    strikes: isSunless
      ? [{ rule_code: 'no_sunrise', asta: null, whole_day: true, spans: [windowResult(timeZone, day)] }]
      : strikes.map(({ code, isWhole, spans }) => ({
          rule_code: code,
          asta: astaOf(code),
          whole_day: isWhole,
          spans: spans.map((span) => windowResult(timeZone, span)),
        })),
  };
}

export function struckDaysResults({ struck }: StruckDays, sunless: number): StruckDaysResult[] {
  const counts = [...struck].map(([code, days]): StruckDaysResult => ({ rule_code: code ?? null, days }));
  const order = ({ rule_code }: StruckDaysResult) =>
    rule_code === null ? MUHURTA_RULES.length : MUHURTA_RULES.indexOf(rule_code);
  return [
    ...(sunless > 0 ? [{ rule_code: 'no_sunrise' as const, days: sunless }] : []),
    ...counts.toSorted((one, other) => order(one) - order(other)),
  ];
}

interface RulesAsked {
  readonly exclusions: readonly Exclusion[];
  readonly lagna: LagnaChoice;
}

export function muhurtaRulesResult(rules: ActivityRules, { exclusions, lagna }: RulesAsked): MuhurtaRulesResult {
  return {
    grade: rules.grade,
    nakshatra_names: [...rules.nakshatras],
    excluded_padas: (Object.entries(rules.excludedPadas) as [NakshatraName, readonly number[]][]).map(
      ([nakshatra_name, padas]) => ({ nakshatra_name, padas: [...padas] }),
    ),
    tithi_numbers: [...rules.tithis],
    vara_names: [...rules.varas],
    lunar_month_names: rules.months ? [...rules.months] : null,
    sun_sign_names: rules.sunSigns ? [...rules.sunSigns] : null,
    lagna_sign_names: lagna === 'by_rule' && rules.lagnas ? [...rules.lagnas] : null,
    empty_houses: lagna === 'by_rule' ? [...rules.emptyHouses] : [],
    exclusions: EXCLUSIONS.filter((code) => rules.exclusions.includes(code) || exclusions.includes(code)),
    minimum_minutes: rules.minimumMinutes,
  };
}

export function activitySchema(description: string) {
  return named('activity', ACTIVITIES, description);
}

function ruleCode(description: string) {
  return named('muhurta_rule', MUHURTA_RULES, description);
}

export function muhurtaSchema() {
  return field.open({
    ...windowFields(),
    vara_date: field.date('Date of the sunrise that its day opened with.'),
    vara_name: varaName('English name of the weekday from that sunrise on.'),
    nakshatra_names: field.list(nakshatraName('A nakshatra that runs in it.')),
    tithi_numbers: field.list(tithiInLunation()),
    lagna_sign_names: field.orNull(field.list(signName('A sign that rises in it.'))),
    // Near the poles the Sun may rise hours later than the day before.
    minutes: field.integer(0, 2880, 'How long it is, rounded.'),
    rule_codes: field.list(ruleCode('A rule that it fulfils.')),
    caution_codes: field.list(named('muhurta_rule', CAUTIONS, 'What this search did not strike out and others do.')),
  });
}

export function struckOutSchema() {
  return field.open({ rule_code: ruleCode('By which rule.'), ...windowFields() });
}

export function struckDaysSchema() {
  return field.open({
    rule_code: field.orNull(
      ruleCode('The first rule that struck out all of the day; null where only several together did.'),
    ),
    days: field.integer(1, 366, 'How many.'),
  });
}

export function astaSpanSchema() {
  const beyond = 'null beyond what can be looked at.';
  return field.open({
    rule_code: named('muhurta_rule', Object.keys(ASTA_PLANETS) as AstaExclusion[], 'The rule of it.'),
    planet: named('graha', Object.values(ASTA_PLANETS), 'Which planet is set.'),
    starts_at: field.orNull(field.instant(`When it sets; ${beyond}`)),
    ends_at: field.orNull(field.instant(`When it rises again; ${beyond}`)),
  });
}

export function explainedDaySchema() {
  const runs = windowFields();
  return field.open({
    date: field.date('The day that was asked about.'),
    ...windowFields(),
    vara_name: varaName('English name of its weekday.'),
    nakshatras: field.list(field.open({ nakshatra_name: nakshatraName('A nakshatra that runs in it.'), ...runs })),
    tithis: field.list(field.open({ tithi_number: tithiInLunation(), ...runs })),
    times: field.integer(0, 100, 'How many of the times that were found lie in it.'),
    strikes: field.list(
      field.open({
        rule_code: ruleCode('A rule that strikes out some of it.'),
        asta: field.orNull(astaSpanSchema()),
        whole_day: field.flag('Whether this rule alone leaves nothing of the day.'),
        spans: field.list(field.open(windowFields())),
      }),
    ),
  });
}

export function muhurtaRulesSchema() {
  return field.open({
    grade: named('grade', ['A', 'B'], 'A where sources agree, B where schools differ.'),
    nakshatra_names: field.list(nakshatraName('A nakshatra of the Moon that will do.')),
    excluded_padas: field.list(
      field.open({
        nakshatra_name: nakshatraName('Of this nakshatra.'),
        padas: field.list(field.integer(1, 4, 'A pada that will not do.')),
      }),
    ),
    tithi_numbers: field.list(tithiInLunation()),
    vara_names: field.list(varaName('A weekday that will do.')),
    lunar_month_names: field.orNull(field.list(named('lunar_month', LUNAR_MONTHS, 'An amanta month that will do.'))),
    sun_sign_names: field.orNull(field.list(signName('A sidereal sign of the Sun that will do.'))),
    lagna_sign_names: field.orNull(field.list(signName('A rising sign that will do.'))),
    empty_houses: field.list(field.integer(1, 12, 'A house from the lagna in which no graha may stand.')),
    exclusions: field.list(named('muhurta_rule', EXCLUSIONS, 'A time that was struck out.')),
    minimum_minutes: field.integer(0, 1440, 'What is shorter is of no use.'),
  });
}

function tithiInLunation() {
  return field.integer(1, 30, 'Number of a tithi in the lunation.');
}
