import { CalculationError, type ErrorCode, type FieldError, isCalculationError } from '../errors.js';
import { formatInstant } from '../time/calendar.js';

/** What every failed request is wrapped in. */
export interface ErrorEnvelope {
  /** Slug of the tool, as asked for. */
  readonly tool: string;
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    readonly field_errors: readonly FieldError[];
  };
  /** UTC, YYYY-MM-DDTHH:MM:SSZ. */
  readonly calculated_at: string;
}

/** Wraps a failure. Anything that is not a `CalculationError` is told as `internal_error` and nothing of it leaks. */
export function errorEnvelope(slug: string, error: unknown, now: Date): ErrorEnvelope {
  const { code, message, fieldErrors } = isCalculationError(error)
    ? error
    : new CalculationError('internal_error', 'The calculation failed unexpectedly.');
  return {
    tool: slug,
    error: { code, message, field_errors: fieldErrors },
    calculated_at: formatInstant(now.getTime()),
  };
}
