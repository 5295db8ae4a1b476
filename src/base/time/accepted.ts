import { CalculationError } from '../errors.js';
import { because, type DatedInput } from '../reasons.js';
import { type CalendarDate, dateOf, dayStart } from './calendar.js';

/**
 * The first accepted instant and the first that is no longer accepted, milliseconds since 1970: the span of the precise
 * ephemeris, and so of every date a tool takes.
 */
export const ACCEPTED_FROM = dayStart(dateOf(1800, 1, 1));
export const ACCEPTED_UNTIL = dayStart(dateOf(2201, 1, 1));

/** The end of the ephemeris as results tell it: what lies beyond has it, or the first instant, as its own. */
export const LAST_TOLD = ACCEPTED_UNTIL - 1000;

/** Whether an instant of a result, with its offset, stands for what lies beyond the ephemeris. */
export function isBeyond(instant: string): boolean {
  const at = Date.parse(instant);
  return at === ACCEPTED_FROM || at === LAST_TOLD;
}

/** Refuses a date outside the span. `what` names the input in the sentence. */
export function requireAccepted(date: CalendarDate, what: DatedInput): void {
  requireAcceptedInstant(dayStart(date), what);
}

/** Refuses an instant, milliseconds since 1970, outside the span. */
export function requireAcceptedInstant(epochMilliseconds: number, what: DatedInput): void {
  if (epochMilliseconds >= ACCEPTED_FROM && epochMilliseconds < ACCEPTED_UNTIL) return;
  const message = `The ${what} is outside the accepted dates, 1800-01-01 to 2200-12-31.`;
  throw because(new CalculationError('engine_error', message), 'outside_dates', { what });
}
