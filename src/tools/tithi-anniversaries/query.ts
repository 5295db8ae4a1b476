import { invalidInput } from '../../base/errors.js';
import { because } from '../../base/reasons.js';
import type { CalendarDate, WrittenTime } from '../../base/time/calendar.js';
import { NAKSHATRA_NAMES, type NakshatraName } from '../../base/zodiac/nakshatra.js';
import { missing, refuse, superfluous } from '../../contract/asked-fields.js';
import type { Anniversary, NakshatraKept, TithiKept } from '../../rules/vrata/anniversaries.js';

/** What an anniversary is kept by. */
export const KEPT_BY = ['tithi', 'nakshatra'] as const;
export type KeptBy = (typeof KEPT_BY)[number];

/** Of two lunar months of one name. */
export const MONTH_KINDS = ['nija', 'adhika'] as const;
export type MonthKind = (typeof MONTH_KINDS)[number];

export interface AskedFields {
  readonly kind: Anniversary;
  readonly kept_by?: KeptBy | undefined;
  readonly event_date?: CalendarDate | undefined;
  readonly event_time?: WrittenTime | null | undefined;
  readonly event_timezone?: string | null | undefined;
  readonly month_number?: number | undefined;
  readonly month_kind?: MonthKind | undefined;
  readonly tithi_number?: number | undefined;
  readonly nakshatra_name?: NakshatraName | undefined;
}

/** What an input asks: an event, or what it is kept by. */
export type Asked =
  | {
      readonly kind: 'event';
      readonly date: CalendarDate;
      readonly time: WrittenTime | null;
      readonly zone: string | null;
    }
  | ({ readonly kind: 'tithi' } & TithiKept)
  | ({ readonly kind: 'nakshatra' } & NakshatraKept);

const MARKS = ['month_number', 'month_kind', 'tithi_number', 'nakshatra_name'] as const;
const OF_EVENT = ['event_time', 'event_timezone'] as const;

/** @throws CalculationError `invalid_input` with an item for each field that is missing or contradicts another. */
export function readAsked(fields: AskedFields): Asked {
  const { kind, kept_by: by = 'tithi', event_date: date, month_kind } = fields;
  if (kind === 'shraddha' && by === 'nakshatra') {
    const message = 'Must be tithi: a shraddha is kept by its tithi.';
    throw invalidInput([because({ field: 'kept_by', message }, 'one_of', { values: ['tithi'] })]);
  }
  if (date !== undefined) {
    refuse(superfluous(fields, MARKS, 'Leave this field out: the event tells it.'));
    return { kind: 'event', date, time: fields.event_time ?? null, zone: fields.event_timezone ?? null };
  }
  const [needed, others] =
    by === 'tithi'
      ? (['tithi_number', ['nakshatra_name']] as const)
      : (['nakshatra_name', ['tithi_number', 'month_kind']] as const);
  const isWithout = MARKS.every((name) => fields[name] === undefined);
  refuse([
    ...(isWithout ? missing(fields, ['event_date']) : missing(fields, ['month_number', needed])),
    ...superfluous(fields, OF_EVENT, 'Leave this field out: it tells of an event, whose date is not there.'),
    ...superfluous(fields, others, `Leave this field out: ${by} was asked for.`),
  ]);
  const month = fields.month_number as number;
  return by === 'tithi'
    ? { kind: 'tithi', month, adhika: month_kind === 'adhika', tithi: fields.tithi_number as number }
    : { kind: 'nakshatra', sign: month, nakshatra: NAKSHATRA_NAMES.indexOf(fields.nakshatra_name as never) + 1 };
}
