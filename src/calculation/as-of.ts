import * as field from '../base/schema/fields.js';
import { requireAcceptedInstant } from '../base/time/accepted.js';
import type { InstantLike, ZonedDateTimeLike } from '../base/time/temporal.js';
import { type CalculationContext, requireNow } from './options.js';

/** The moment that a result is asked about. */
export interface AsOf {
  /** UTC moment, YYYY-MM-DD or YYYY-MM-DDTHH:MM; now when absent. */
  readonly as_of?: string | InstantLike | ZonedDateTimeLike | null;
}

export function asOfInput() {
  return {
    as_of: field.optional(
      field.nullableUtcMoment('UTC moment to look at, YYYY-MM-DD or YYYY-MM-DDTHH:MM. Now when left out or null.'),
    ),
  };
}

/** The moment in milliseconds since 1970: the one that was asked for, else now. */
export function momentOf(asked: number | null | undefined, context: CalculationContext): number {
  if (asked == null) return requireNow(context, 'as_of');
  requireAcceptedInstant(asked, 'calculation moment');
  return asked;
}
