import { CalculationError, type ErrorCode, type FieldError, isCalculationError } from '../base/errors.js';
import { likewise } from '../base/reasons.js';
import type { Labels } from '../base/schema/labels.js';
import { formatInstant } from '../base/time/calendar.js';
import { type Clock, readClock } from '../base/time/clock.js';
import type { Calculation, Provenance } from './calculate.js';
import { methodologyUrl, type ToolDescription } from './tool.js';

/** What every successful calculation is wrapped in. */
export interface SuccessEnvelope<Input = unknown, Result = unknown> {
  /** Slug of the tool. */
  readonly tool: string;
  readonly calculation_version: string;
  /** The fields that were sent, as validated. */
  readonly input: Input;
  readonly result: Result;
  /** What names and codes of the result are called, by path; absent without the option `locale`. */
  readonly labels?: Labels;
  readonly provenance: Provenance;
  readonly methodology_url: string;
  /** UTC, YYYY-MM-DDTHH:MM:SSZ. */
  readonly calculated_at: string;
  readonly disclaimer: string;
}

/**
 * Wraps a calculation. `baseUrl` is where `methodology_url` points; without one the address is relative.
 *
 * @throws RangeError for a `now` that is no valid Date or Temporal instant of the years 0000 to 9999.
 *
 * @example
 * import { successEnvelope, sunSign, sunSignTool } from 'nirayana';
 *
 * const input = { month: 5, day: 17 };
 * const options = { now: new Date('2026-01-01T00:00:00Z'), baseUrl: 'https://example.org' };
 * const envelope = successEnvelope(sunSignTool, input, sunSign(input), options);
 * envelope.methodology_url; // => 'https://example.org/methodology/sun-sign'
 */
export function successEnvelope<Input, Result>(
  tool: ToolDescription,
  input: Input,
  calculation: Calculation<Result>,
  { now, baseUrl = '' }: { readonly now: Clock; readonly baseUrl?: string },
): SuccessEnvelope<Input, Result> {
  return successAt(readClock(now), tool, input, calculation, baseUrl);
}

/** {@link successEnvelope} where the clock has been read. */
export function successAt<Input, Result>(
  at: Date,
  tool: ToolDescription,
  input: Input,
  { result, labels, provenance, disclaimer = tool.disclaimer }: Calculation<Result>,
  baseUrl: string,
): SuccessEnvelope<Input, Result> {
  return {
    tool: tool.slug,
    calculation_version: tool.calculationVersion,
    input,
    result,
    ...(labels && { labels }),
    provenance,
    methodology_url: methodologyUrl(tool.slug, baseUrl),
    calculated_at: formatInstant(at.getTime()),
    disclaimer,
  };
}

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
