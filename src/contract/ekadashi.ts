import * as field from '../base/schema/fields.js';
import { formatDate } from '../base/time/calendar.js';
import { formatLocalWithOffset } from '../base/time/zone.js';
import type { Span } from '../rules/panchanga/day-divisions.js';
import {
  EKADASHI_CLAUSES,
  type EkadashiClause,
  type EkadashiDay,
  type EkadashiDays,
  TRADITIONS,
  type Tradition,
} from '../rules/vrata/ekadashi.js';
import { type WindowResult, windowFields, windowResult } from './day-divisions.js';
import { named } from './named.js';

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

export function paranaResult(timeZone: string, { parana }: EkadashiDay, dvadashi: Span): ParanaResult | null {
  if (!parana) return null;
  return { ...windowResult(timeZone, parana), dvadashi_ends_at: formatLocalWithOffset(timeZone, dvadashi.end) };
}

/** The day of the tradition that was not asked for; null where both are one. */
export function otherTradition(timeZone: string, asked: Tradition, days: EkadashiDays): OtherTraditionResult | null {
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

// @__NO_SIDE_EFFECTS__
export function traditionSchema(description: string) {
  return named('tradition', TRADITIONS, description);
}

// @__NO_SIDE_EFFECTS__
export function paranaSchema() {
  return field.open({ ...windowFields(), dvadashi_ends_at: field.instant('When Dvadashi ends.') });
}

// @__NO_SIDE_EFFECTS__
export function clauseSchema() {
  return named('ekadashi_clause', EKADASHI_CLAUSES, 'What decides the day of the Ekadashi.');
}

// @__NO_SIDE_EFFECTS__
export function otherTraditionSchema() {
  return field.open({
    tradition: traditionSchema('The tradition that was not asked for.'),
    date: field.date('Its day.'),
    clause_code: clauseSchema(),
    parana: field.orNull(paranaSchema()),
    is_gauna: field.flag('Whether the later day is also kept as the lesser one by Smartas.'),
  });
}
