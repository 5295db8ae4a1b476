import type { ProvenanceFacts } from '../contract/provenance.js';
import { CalculationError, invalidInput } from '../errors.js';
import { inputFromTemporal } from '../schema/from-temporal.js';
import { failures, isRecord } from '../schema/validate.js';
import type { Tool } from './define.js';
import { DEFAULTS, type Defaults, type Environment, resolveEnvironment } from './options.js';

/** How a result was obtained: the conventions, the sources and how sure it is. */
export interface Provenance extends ProvenanceFacts {
  /** Version of the calculation; it changes when results change. */
  readonly calculation_version: string;
}

/** What a tool function returns. */
export interface Calculation<Result> {
  readonly result: Result;
  readonly provenance: Provenance;
}

/**
 * Validates an input and runs a tool on it.
 *
 * @throws CalculationError `invalid_input` with one item per failing field, or `engine_error` where the input is
 * well formed but has no answer (an unknown zone, a skipped clock time, a date out of range).
 *
 * @example
 * import { calculate, sunSignTool } from 'nirayana';
 *
 * const input: unknown = JSON.parse('{"month":5,"day":17}');
 * calculate(sunSignTool, input).result.element; // => 'earth'
 */
export function calculate<Input, Result>(
  tool: Tool<Input, Result>,
  input: unknown,
  environment: Partial<Environment> = {},
): Calculation<Result> {
  return calculateOn(DEFAULTS, tool, input, environment);
}

/** {@link calculate} with other defaults: whoever bundles a function takes in only those that it names. */
export function calculateOn<Input, Result>(
  defaults: Defaults,
  tool: Tool<Input, Result>,
  input: unknown,
  environment: Partial<Environment>,
): Calculation<Result> {
  if (!isRecord(input)) throw new CalculationError('invalid_input', 'The input must be a JSON object.');
  // A copy, so that what is checked is what is used, whatever getters and prototypes the object has.
  const fields = inputFromTemporal(tool.inputSchema, input);
  const resolved = resolveEnvironment(environment, defaults);
  const { fieldErrors, count } = failures(tool.inputSchema, fields);
  if (count > 0) throw invalidInput(fieldErrors, count);
  const { result, provenance } = tool.calculate(fields as Input, resolved);
  return { result, provenance: { ...provenance, calculation_version: tool.calculationVersion } };
}
