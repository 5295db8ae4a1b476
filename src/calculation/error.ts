import { CalculationError, type ErrorCode, type FieldError, isCalculationError } from '../base/errors.js';
import { likewise } from '../base/reasons.js';
import { formatInstant } from '../base/time/calendar.js';
import type { Clock } from '../base/time/clock.js';
import { readClock } from '../base/time/clock.js';

/** What every failed request is wrapped in. */
export interface ErrorEnvelope {
  /** Slug of the tool, as asked for; of an unknown one at most 100 characters. */
  readonly tool: string;
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    readonly field_errors: readonly FieldError[];
  };
  /** UTC, YYYY-MM-DDTHH:MM:SSZ. */
  readonly calculated_at: string;
}

const LONGEST_SLUG = 100;

/** A slug as asked for, cut at a length that is safe to send back. */
export function slugAsAsked(slug: string): string {
  // By characters, so that no half of a surrogate pair is left over.
  return [...slug.slice(0, 2 * LONGEST_SLUG)].slice(0, LONGEST_SLUG).join('');
}

/**
 * Wraps a failure. Anything that is not a `CalculationError` is told as `internal_error` and nothing of it leaks.
 *
 * @throws RangeError for a `now` that is no valid Date or Temporal instant of the years 0000 to 9999.
 *
 * @example
 * import { CalculationError, errorEnvelope } from 'nirayana';
 *
 * const now = new Date('2026-01-01T00:00:00Z');
 * const unknown = new CalculationError('not_found', 'There is no tool tarot.');
 * errorEnvelope('tarot', unknown, now).error.code; // => 'not_found'
 * errorEnvelope('panchang', new TypeError('a bug'), now).error.message; // => 'The calculation failed unexpectedly.'
 */
export function errorEnvelope(slug: string, error: unknown, now: Clock): ErrorEnvelope {
  return errorAt(readClock(now), slug, error);
}

/** {@link errorEnvelope} where the clock has been read. */
export function errorAt(at: Date, slug: string, error: unknown): ErrorEnvelope {
  const known = isCalculationError(error)
    ? error
    : new CalculationError('internal_error', 'The calculation failed unexpectedly.');
  const told = { code: known.code, message: known.message, field_errors: known.fieldErrors ?? [] };
  return {
    tool: slugAsAsked(slug),
    // Not for JSON: whoever shows an envelope to people words it in their language.
    error: likewise(told, known),
    calculated_at: formatInstant(at.getTime()),
  };
}
