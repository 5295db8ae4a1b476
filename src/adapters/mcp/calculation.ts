import { parametersOf, readValues } from '../../calculation/conventions.js';
import type { AnyTool } from '../../calculation/define.js';
import { type ErrorEnvelope, errorEnvelope } from '../../envelope/error.js';
import { type RunOptions, runTool } from '../../envelope/run.js';
import type { SuccessEnvelope } from '../../envelope/success.js';
import { invalidInput } from '../../errors.js';
import { failures } from '../../schema/validate.js';

export type Arguments = Readonly<Record<string, unknown>>;

/** Runs a tool on arguments that hold its input and, beside it, its options. */
export function calculated(
  tool: AnyTool,
  given: Arguments,
  { environment, ...options }: RunOptions,
): SuccessEnvelope | ErrorEnvelope {
  const parameters = parametersOf(tool.options);
  const isOption = ([name]: readonly [string, unknown]) => Object.hasOwn(parameters, name);
  const entries = Object.entries(given);
  const input = Object.fromEntries(entries.filter((entry) => !isOption(entry)));
  const { conventions, fieldErrors } = readValues(tool.options, Object.fromEntries(entries.filter(isOption)));
  if (fieldErrors.length > 0) {
    const ofInput = failures(tool.inputSchema, input);
    const errors = [...ofInput.fieldErrors, ...fieldErrors];
    return errorEnvelope(tool.slug, invalidInput(errors, ofInput.count + fieldErrors.length), options.now);
  }
  return runTool<never, unknown>(tool, input, {
    ...options,
    inputs: 'specified',
    environment: { ...environment, ...conventions },
  });
}
