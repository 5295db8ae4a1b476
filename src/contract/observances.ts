import * as field from '../base/schema/fields.js';
import { formatDate } from '../base/time/calendar.js';
import { formatLocalWithOffset, type Zone } from '../base/time/zone.js';
import { NAKSHATRA_NAMES, type NakshatraName } from '../base/zodiac/nakshatra.js';
import { rashiNumbered, type SignName } from '../base/zodiac/rashi.js';
import type { Span } from '../rules/panchanga/day-divisions.js';
import { LUNAR_MONTHS, type LunarMonthName } from '../rules/panchanga/tables.js';
import type { Gathered } from '../rules/vrata/choice.js';
import { NEIGHBOUR_REASONS, type NeighbourReason } from '../rules/vrata/choose.js';
import { VRATA_CITATIONS } from '../rules/vrata/citations.js';
import {
  EKADASHI_CLAUSES,
  type EkadashiClause,
  type EkadashiDay,
  type EkadashiDays,
  TRADITIONS,
  type Tradition,
} from '../rules/vrata/ekadashi.js';
import type { Observance } from '../rules/vrata/observances.js';
import { COMMUNITIES, type Community } from '../rules/vrata/regions.js';
import {
  type DayChoice,
  GRADES,
  type Grade,
  VRATA_NONES,
  VRATA_TIES,
  VRATA_WINDOWS,
  type VrataWindow,
} from '../rules/vrata/rules.js';
import { type WindowResult, windowFields, windowResult } from './day-divisions.js';
import { type ObservanceName, type ObservancesTold, observanceName, observanceNameFields } from './observance-names.js';
import { nakshatraName, named, signName } from './vocabulary.js';

/** By what rule an observance has its day. */
export interface ObservanceRuleResult {
  /** Amanta; null of a rule that runs in every month, or by the Sun. */
  readonly lunar_month_name: LunarMonthName | null;
  /** In the lunation, 1 to 30; null of one bound to the Sun or a nakshatra. */
  readonly tithi_number: number | null;
  /** Window, tie and none; null where other clauses decide. */
  readonly window_code: VrataWindow | null;
  readonly tie_code: DayChoice['tie'] | null;
  readonly none_code: DayChoice['none'] | null;
  /** Whether sources agree (A), schools differ (B), or no witness was found (C). */
  readonly grade: Grade;
  readonly citation: string;
  /** Whose day it is; empty for everybody's. */
  readonly communities: readonly Community[];
}

/** An observance on its day. */
export interface ObservanceResult extends ObservanceName {
  readonly date: string;
  readonly rule: ObservanceRuleResult;
  /** The month in which its tithi runs; null of one bound to the Sun or a nakshatra. */
  readonly lunar_month: {
    readonly name: LunarMonthName;
    readonly adhika: boolean;
    readonly omitted_month_name: LunarMonthName | null;
  } | null;
  readonly tithi: WindowResult | null;
  readonly nakshatra: (WindowResult & { readonly name: NakshatraName }) | null;
  readonly sun_entry: { readonly sign_name: SignName; readonly occurs_at: string } | null;
  /** What chose the day: a window of it, a clause of the rule of Ekadashi, or what the rule is bound to. */
  readonly decided_by: WindowResult & {
    readonly window_code: VrataWindow | null;
    readonly clause_code: EkadashiClause | null;
  };
  readonly neighbours: readonly { readonly date: string; readonly reason_code: NeighbourReason }[];
  readonly parana: ParanaResult | null;
  readonly differs_by_tradition: boolean;
  /** The day of the other tradition, where it is another. */
  readonly other_tradition: OtherTraditionResult | null;
}

/** An observance with what chose its day. */
export function observanceResult(told: ObservancesTold, gathered: Gathered): ObservanceResult {
  const { timeZone, tradition } = told;
  const { observance: found } = gathered;
  const { chosen, tithi, nakshatra, entry, ekadashi } = found;
  const kept = found.code === 'ekadashi' ? ekadashi : undefined;
  const other = kept ? otherTradition(timeZone, tradition, kept) : null;
  return {
    ...observanceName(told, gathered),
    date: formatDate(chosen.day.date),
    rule: ruleResult(found),
    lunar_month: lunarMonthOf(found),
    tithi: tithi ? windowResult(timeZone, tithi) : null,
    nakshatra: nakshatra
      ? { name: NAKSHATRA_NAMES[nakshatra.number - 1] as NakshatraName, ...windowResult(timeZone, nakshatra) }
      : null,
    sun_entry: entry
      ? { sign_name: rashiNumbered(entry.sign).name, occurs_at: formatLocalWithOffset(timeZone, entry.at) }
      : null,
    decided_by: {
      window_code: chosen.window ?? null,
      clause_code: kept?.[tradition].clause ?? null,
      ...windowResult(timeZone, chosen.decidedBy),
    },
    neighbours: chosen.neighbours().map(({ day, reason }) => ({ date: formatDate(day.date), reason_code: reason })),
    parana: kept ? paranaResult(timeZone, kept[tradition], kept.dvadashi) : null,
    differs_by_tradition: other !== null,
    other_tradition: other,
  };
}

/** By what rule an observance has its day. */
function ruleResult({ code, rule, chosen, choice, tithi, month }: Observance): ObservanceRuleResult {
  return {
    lunar_month_name: month === undefined ? null : monthNamed(month),
    tithi_number: tithi?.number ?? null,
    window_code: choice?.window ?? chosen.window ?? null,
    tie_code: choice?.tie ?? null,
    none_code: choice?.none ?? null,
    grade: rule.grade,
    citation: VRATA_CITATIONS[code],
    communities: [...rule.communities],
  };
}

function lunarMonthOf({ tithi }: Observance): ObservanceResult['lunar_month'] {
  const lunation = tithi?.lunation();
  if (!lunation) return null;
  const [number = 1, omitted] = lunation.numbers;
  return {
    name: monthNamed(number),
    adhika: lunation.adhika,
    omitted_month_name: omitted === undefined ? null : monthNamed(omitted),
  };
}

function monthNamed(number: number): LunarMonthName {
  return LUNAR_MONTHS[number - 1] as LunarMonthName;
}

function monthSchema(description: string) {
  return named('lunar_month', LUNAR_MONTHS, description);
}

function windowSchema(description: string) {
  return named('vrata_window', VRATA_WINDOWS, description);
}

export function observanceSchema() {
  return field.open({
    ...observanceNameFields(),
    date: field.date('The local date of its day, which begins at sunrise.'),
    rule: field.open({
      lunar_month_name: field.orNull(
        monthSchema('The amanta month of the rule; null of one of every month, or without a month.'),
      ),
      tithi_number: field.orNull(
        field.integer(1, 30, 'Number of the tithi in the lunation; null of a rule by the Sun or a nakshatra.'),
      ),
      window_code: field.orNull(
        windowSchema('When the tithi or the nakshatra is wanted; null where other clauses rule.'),
      ),
      tie_code: field.orNull(named('vrata_tie', VRATA_TIES, 'Which of several days whose window meets it.')),
      none_code: field.orNull(named('vrata_none', VRATA_NONES, 'The day where no window meets it.')),
      grade: named('grade', GRADES, 'A where sources agree, B where schools differ, C where no witness was found.'),
      citation: field.text('The sources of the rule.'),
      communities: field.list(named('community', COMMUNITIES, 'Whose day it is; without any everybody keeps it.')),
    }),
    lunar_month: field.orNull(
      field.open({
        name: monthSchema('The amanta month in which the tithi runs.'),
        adhika: field.flag('Whether it is the additional month before the one of the same name.'),
        omitted_month_name: field.orNull(monthSchema('The month that the year loses in this one.')),
      }),
    ),
    tithi: field.orNull(field.open(windowFields())),
    nakshatra: field.orNull(field.open({ name: nakshatraName('The nakshatra it is bound to.'), ...windowFields() })),
    sun_entry: field.orNull(
      field.open({
        sign_name: signName('The sidereal sign that the Sun enters.'),
        occurs_at: field.instant('When it does.'),
      }),
    ),
    decided_by: field.open({
      window_code: field.orNull(windowSchema('The window of the day that decided; null where none did.')),
      clause_code: field.orNull(clauseSchema()),
      ...windowFields(),
    }),
    neighbours: field.list(
      field.open({
        date: field.date('The day before or after.'),
        reason_code: named('neighbour_reason', NEIGHBOUR_REASONS, 'Why it is not that day.'),
      }),
    ),
    parana: field.orNull(paranaSchema()),
    differs_by_tradition: field.flag('Whether Smartas and Vaishnavas keep it on different days.'),
    other_tradition: field.orNull(otherTraditionSchema()),
  });
}

/** When the fast of an Ekadashi is broken. */
export interface ParanaResult extends WindowResult {
  readonly dvadashi_ends_at: string;
}

/** The day of an Ekadashi by the tradition that was not asked for, where it is another. */
export interface OtherTraditionResult {
  readonly tradition: Tradition;
  readonly date: string;
  readonly clause_code: EkadashiClause;
  readonly parana: ParanaResult | null;
  /** Whether Smartas too keep the later day as the lesser one. */
  readonly is_gauna: boolean;
}

function paranaResult(timeZone: Zone, { parana }: EkadashiDay, dvadashi: Span): ParanaResult | null {
  if (!parana) return null;
  return { ...windowResult(timeZone, parana), dvadashi_ends_at: formatLocalWithOffset(timeZone, dvadashi.end) };
}

/** The day of the tradition that was not asked for; null where both are one. */
function otherTradition(timeZone: Zone, asked: Tradition, days: EkadashiDays): OtherTraditionResult | null {
  const tradition = asked === 'smarta' ? 'vaishnava' : 'smarta';
  const { day, clause } = days[tradition];
  if (day.date === days[asked].day.date) return null;
  return {
    tradition,
    date: formatDate(day.date),
    clause_code: clause,
    parana: paranaResult(timeZone, days[tradition], days.dvadashi),
    is_gauna: days.isGauna,
  };
}

export function traditionSchema(description: string) {
  return named('tradition', TRADITIONS, description);
}

function paranaSchema() {
  return field.open({ ...windowFields(), dvadashi_ends_at: field.instant('When Dvadashi ends.') });
}

function clauseSchema() {
  return named('ekadashi_clause', EKADASHI_CLAUSES, 'What decides the day of the Ekadashi.');
}

function otherTraditionSchema() {
  return field.open({
    tradition: traditionSchema('The tradition that was not asked for.'),
    date: field.date('Its day.'),
    clause_code: clauseSchema(),
    parana: field.orNull(paranaSchema()),
    is_gauna: field.flag('Whether the later day is also kept as the lesser one by Smartas.'),
  });
}
