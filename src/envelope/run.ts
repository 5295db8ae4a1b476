import { calculate } from '../calculation/calculate.js';
import type { Tool } from '../calculation/define.js';
import type { Environment } from '../calculation/options.js';
import { isCalculationError } from '../errors.js';
import { inputFromTemporal } from '../schema/from-temporal.js';
import { isRecord } from '../schema/validate.js';
import type { Clock } from '../time/clock.js';
import { readClock } from './clock.js';
import { type ErrorEnvelope, errorEnvelope } from './error.js';
import { type SuccessEnvelope, successEnvelope } from './success.js';

/** What `runTool` needs beside the input. */
export interface RunOptions {
  /** The clock: fills in dates that the input leaves out and stamps `calculated_at`. */
  readonly now: Clock;
  /** Where links point, such as `https://example.org`. Relative links when left out. */
  readonly baseUrl?: string;
  readonly environment?: Omit<Partial<Environment>, 'now'>;
  /** Called with whatever was thrown and is not a `CalculationError`: a bug, of which the envelope tells nothing. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Validates, calculates and wraps. Every failure of input or calculation becomes an error envelope.
 *
 * @throws RangeError for a `now` that is no valid Date or Temporal instant of the years 0000 to 9999, since no envelope could be stamped.
 *
 * @example
 * import { runTool, sunSignTool } from 'nirayana';
 *
 * const envelope = runTool(sunSignTool, { month: 5, day: 17 }, { now: new Date('2026-01-01T00:00:00Z') });
 * envelope.calculated_at; // => '2026-01-01T00:00:00Z'
 * 'result' in envelope && envelope.result.element; // => 'earth'
 */
export function runTool<Input, Result>(
  tool: Tool<Input, Result>,
  input: unknown,
  { now, baseUrl = '', environment, onError }: RunOptions,
): SuccessEnvelope<Input, Result> | ErrorEnvelope {
  const at = readClock(now);
  try {
    // A copy, so that what is echoed is what was validated, and who edits the envelope does not edit what was sent.
    const fields = isRecord(input) ? inputFromTemporal(tool.inputSchema, input) : input;
    const calculation = calculate(tool, fields, { ...environment, now: at });
    return successEnvelope(tool, fields as Input, calculation, { now: at, baseUrl });
  } catch (error) {
    if (!isCalculationError(error)) report(error, onError);
    return errorEnvelope(tool.slug, error, at);
  }
}

function report(error: unknown, onError: RunOptions['onError']): void {
  try {
    onError?.(error);
  } catch {
    // An observer that fails must not cost the caller the envelope.
  }
}
