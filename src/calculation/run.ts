import { isCalculationError } from '../base/errors.js';
import type { Inputs } from '../base/schema/formats.js';
import type { Clock } from '../base/time/clock.js';
import { readClock } from '../base/time/clock.js';
import { calculateRead } from './calculate.js';
import type { ConventionName } from './conventions.js';
import { type ErrorEnvelope, errorAt, type SuccessEnvelope, successAt } from './envelopes.js';
import { DEFAULTS, type OptionsNamed } from './options.js';
import { type ReadInput, readInput } from './read-input.js';
import { requireTool, type Tool } from './tool.js';

/** What `runTool` needs beside the input, for a tool with options of these names. */
export interface RunOptions<Option extends ConventionName = ConventionName> {
  /** The clock: fills in dates that the input leaves out and stamps `calculated_at`. */
  readonly now: Clock;
  /**
   * How much the input may say. `wide`, the default: births, times with seconds (HH:MM:SS), offsets and `LMT` for a zone,
   * as in every function of the library. `specified`: HH:MM and IANA names only, as the HTTP interface has them.
   */
  readonly inputs?: Inputs;
  /** Where links point, such as `https://example.org`. Relative links when left out. */
  readonly baseUrl?: string;
  /** The options of the calculation. */
  readonly environment?: OptionsNamed<Option, 'zoneAt' | 'ephemeris' | 'languages' | 'locale'>;
  /** Called with whatever was thrown and is not a `CalculationError`: a bug, of which the envelope tells nothing. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Validates, calculates and wraps. Every failure of input or calculation becomes an error envelope.
 *
 * @throws RangeError for a `now` that is no valid Date or Temporal instant of the years 0000 to 9999, since no envelope could be stamped.
 * @throws TypeError for what is no tool, such as its name.
 *
 * @example
 * import { runTool, sunSignTool } from 'nirayana';
 *
 * const envelope = runTool(sunSignTool, { month: 5, day: 17 }, { now: new Date('2026-01-01T00:00:00Z') });
 * envelope.calculated_at; // => '2026-01-01T00:00:00Z'
 * 'result' in envelope && envelope.result.element; // => 'earth'
 */
export function runTool<Input, Result, Option extends ConventionName>(
  tool: Tool<Input, Result, string, Option>,
  input: unknown,
  options: RunOptions<NoInfer<Option>>,
): SuccessEnvelope<Input, Result> | ErrorEnvelope {
  requireTool(tool, 'runTool');
  // Left out where no compiler has asked for it.
  const { now, inputs = 'wide', ...others }: Partial<RunOptions> = options ?? {};
  return runRead(tool, () => readInput(tool, input, inputs, DEFAULTS.zones), readClock(now), others);
}

/** {@link runTool} at an instant for an input that is read otherwise. */
export function runRead<Input, Result>(
  tool: Tool<Input, Result>,
  reading: () => ReadInput,
  at: Date,
  { baseUrl = '', environment = {}, onError }: Omit<RunOptions, 'now' | 'inputs'>,
): SuccessEnvelope<Input, Result> | ErrorEnvelope {
  try {
    return successOf(tool, reading(), at, { baseUrl, environment });
  } catch (error) {
    if (!isCalculationError(error)) report(error, onError);
    return errorAt(at, tool.slug, error);
  }
}

/** The envelope of a calculation that succeeds. @throws whatever the calculation does */
export function successOf<Input, Result>(
  tool: Tool<Input, Result>,
  read: ReadInput,
  at: Date,
  { baseUrl = '', environment = {} }: Pick<RunOptions, 'baseUrl' | 'environment'>,
): SuccessEnvelope<Input, Result> {
  const calculation = calculateRead(DEFAULTS, tool, read, environment, at);
  return successAt(at, tool, read.fields as Input, calculation, baseUrl);
}

function report(error: unknown, onError: RunOptions['onError']): void {
  try {
    onError?.(error);
  } catch {
    // An observer that fails must not cost the caller the envelope.
  }
}
