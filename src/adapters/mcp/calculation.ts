import { fieldsAndOptions } from '../../calculation/convention-parameters.js';
import { readValues } from '../../calculation/conventions-from-texts.js';
import type { AnyTool } from '../../calculation/define.js';
import { type ErrorEnvelope, errorEnvelope } from '../../envelope/error.js';
import { type RunOptions, runTool } from '../../envelope/run.js';
import type { SuccessEnvelope } from '../../envelope/success.js';
import { invalidInput } from '../../errors.js';
import { readFields } from '../../schema/validate.js';

export type Arguments = Readonly<Record<string, unknown>>;

/** Runs a tool on arguments that hold its input and, beside it, its options. */
export function calculated(
  tool: AnyTool,
  given: Arguments,
  { environment, ...options }: RunOptions,
): SuccessEnvelope | ErrorEnvelope {
  const { fields, options: named } = fieldsAndOptions(tool, Object.entries(given));
  const { conventions, fieldErrors } = readValues(tool.options, named);
  if (fieldErrors.length > 0) {
    const { fieldErrors: ofInput, count } = readFields(tool.inputSchema, fields);
    const others = fieldErrors.filter(({ field }) => !Object.hasOwn(tool.inputSchema.properties, field));
    return errorEnvelope(tool.slug, invalidInput([...ofInput, ...others], count + others.length), options.now);
  }
  return runTool(tool, fields, {
    ...options,
    inputs: 'specified',
    environment: { ...environment, ...conventions },
  });
}
