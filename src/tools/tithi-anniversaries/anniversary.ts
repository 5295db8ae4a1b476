import * as field from '../../base/schema/fields.js';
import { formatDate } from '../../base/time/calendar.js';
import { formatLocalWithOffset, type Zone } from '../../base/time/zone.js';
import { lunarMonthName } from '../../contract/birth-panchanga.js';
import { type Running, running, runningFields } from '../../contract/limbs.js';
import { named } from '../../contract/vocabulary.js';
import type { LunarMonthName } from '../../rules/panchanga/tables.js';
import { ANNIVERSARY_RULES, type AnniversaryRule, type KeptDay } from '../../rules/vrata/anniversaries.js';
import { VRATA_WINDOWS, type VrataWindow } from '../../rules/vrata/rules.js';

/** An anniversary on its day. */
export interface AnniversaryResult {
  /** Null where the Sun makes no day in the tithi. */
  readonly date: string | null;
  /** Which anniversary it is, by lunar years or those of the Sun; null where no event was told. */
  readonly anniversary_number: number | null;
  /** What made it this day. */
  readonly anniversary_rule_code: AnniversaryRule;
  /** The window of the day that decided, or the span itself. */
  readonly decided_by: Running & { readonly window_code: VrataWindow | null };
  /** When the tithi or the nakshatra runs. */
  readonly kept_span: Running;
  /** The amanta month of the tithi; null by nakshatra. */
  readonly in_month: {
    readonly name: LunarMonthName;
    readonly adhika: boolean;
    readonly omitted_month_name: LunarMonthName | null;
  } | null;
  /** Days on which other schools keep it. */
  readonly other_days: readonly { readonly date: string; readonly anniversary_rule_code: AnniversaryRule }[];
}

/** An anniversary as results have it; `born` is the year by which the first counts. */
export function anniversaryResult(zone: Zone, kept: KeptDay, born: number | undefined): AnniversaryResult {
  const { day, rule, window, decidedBy, span, month, others, year } = kept;
  const local = (at: number) => formatLocalWithOffset(zone, at);
  return {
    date: day ? formatDate(day.date) : null,
    anniversary_number: born === undefined ? null : year - born,
    anniversary_rule_code: rule,
    decided_by: {
      window_code: window ?? null,
      starts_at: local(decidedBy.start),
      ends_at: local(decidedBy.end),
    },
    kept_span: running(zone, { startsAt: span.start, endsAt: span.end }),
    in_month: month
      ? { name: month.amanta.name, adhika: month.amanta.adhika, omitted_month_name: month.amanta.omitted ?? null }
      : null,
    other_days: others.map(({ date, rule: why }) => ({ date: formatDate(date), anniversary_rule_code: why })),
  };
}

export function anniversarySchema() {
  const rule = (description: string) => named('anniversary_rule', ANNIVERSARY_RULES, description);
  return field.open({
    date: field.orNull(field.date('Its civil date; null where the Sun makes no day then.')),
    anniversary_number: field.orNull(field.integer(1, 500, 'Which anniversary it is; null without an event.')),
    anniversary_rule_code: rule('What made it this day.'),
    decided_by: field.open({
      window_code: field.orNull(
        named('vrata_window', VRATA_WINDOWS, 'The window of the day that decided; null where the span alone did.'),
      ),
      ...runningFields(),
    }),
    kept_span: field.open(runningFields()),
    in_month: field.orNull(
      field.open({
        name: lunarMonthName('The amanta month in which it is kept.'),
        adhika: field.flag('Whether it is the additional month.'),
        omitted_month_name: field.orNull(lunarMonthName('The month that the year loses in this one.')),
      }),
    ),
    other_days: field.list(
      field.open({
        date: field.date('A day on which another school keeps it.'),
        anniversary_rule_code: rule('Why it does.'),
      }),
    ),
  });
}
