import { type CalculationError, invalidInput, isCalculationError } from '../../base/errors.js';
import { ZONE_NAMES } from '../../base/input/zone-names.js';
import { readFields } from '../../base/schema/validate.js';
import { readClock } from '../../base/time/clock.js';
import { fieldsAndOptions } from '../../calculation/convention-parameters.js';
import { readValues } from '../../calculation/conventions-from-texts.js';
import { costOf } from '../../calculation/cost.js';
import { type ErrorEnvelope, errorEnvelope, type SuccessEnvelope } from '../../calculation/envelopes.js';
import { readInput } from '../../calculation/read-input.js';
import type { RunOptions } from '../../calculation/run.js';
import type { AnyTool } from '../../calculation/tool.js';
import { envelopeOf, type Standing } from '../web/long.js';

export type Arguments = Readonly<Record<string, unknown>>;

/**
 * Counts what a call takes of its window beside the one place that it had before its arguments were read, `places` in
 * all. @returns why it may not go on
 */
export type Charge = (places: number) => Promise<CalculationError | undefined>;

/** Where and at what cost a call may be calculated. */
export interface Calling extends Standing {
  readonly charge?: Charge | undefined;
}

/** Runs a tool on arguments that hold its input and, beside it, its options. */
export async function calculated(
  tool: AnyTool,
  given: Arguments,
  { environment = {}, baseUrl = '', now, onError }: RunOptions,
  { charge, ...standing }: Calling = { client: '' },
): Promise<SuccessEnvelope | ErrorEnvelope> {
  const { fields, options: named } = fieldsAndOptions(tool, Object.entries(given));
  const { conventions, fieldErrors } = readValues(tool.options, named);
  if (fieldErrors.length > 0) {
    const { fieldErrors: ofInput, count } = readFields(tool.inputSchema, fields);
    const others = fieldErrors.filter(({ field }) => !Object.hasOwn(tool.inputSchema.properties, field));
    return errorEnvelope(tool.slug, invalidInput([...ofInput, ...others], count + others.length), now);
  }
  const at = readClock(now);
  try {
    const read = readInput(tool, fields, 'specified', ZONE_NAMES);
    const places = costOf(tool, read, conventions);
    const refusal = await charge?.(places);
    if (refusal) throw refusal;
    return await envelopeOf(tool, read, { at, baseUrl, environment, conventions, places }, standing);
  } catch (error) {
    if (!isCalculationError(error)) onError?.(error);
    return errorEnvelope(tool.slug, error, now);
  }
}
