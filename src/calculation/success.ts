import type { Labels } from '../base/schema/labels.js';
import { formatInstant } from '../base/time/calendar.js';
import type { Clock } from '../base/time/clock.js';
import { readClock } from '../base/time/clock.js';
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
  { result, labels, provenance }: Calculation<Result>,
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
    disclaimer: tool.disclaimer,
  };
}
