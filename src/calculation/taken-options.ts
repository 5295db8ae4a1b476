import { CalculationError, type FieldError, shortened } from '../base/errors.js';
import { because, likewise } from '../base/reasons.js';
import type { Inputs } from '../base/schema/formats.js';
import type { ObjectSchema } from '../base/schema/validate.js';
import type { ConventionName } from './conventions.js';

/** What takes options, as its refusals call it. */
export interface Taking {
  readonly functionName: string;
  readonly options: readonly ConventionName[];
}

/**
 * Refuses the options of a caller that a tool does not depend on: the answer would pass for one that has heeded them. One
 * that is undefined is left out.
 */
export function requireTaken(
  options: Readonly<Record<string, unknown>>,
  { functionName, options: taken }: Taking,
  always: readonly string[],
): void {
  const errors: FieldError[] = [];
  for (const name in options) {
    if (options[name] === undefined || always.includes(name) || taken.includes(name as ConventionName)) continue;
    errors.push(notTaken(name, taken));
  }
  if (errors.length === 0) return;
  const names = errors.map(({ field }) => field).join(', ');
  const message = `${functionName} takes no option ${names}. Its options are: ${taken.join(', ')}.`;
  throw because(new CalculationError('invalid_input', message, errors), 'fields', { count: errors.length });
}

/** What is wrong with an option that is none of those taken. */
export function notTaken(name: string, taken: readonly string[]): FieldError {
  const message = `This option is not accepted. ${taken.length > 0 ? `The options are: ${taken.join(', ')}.` : 'There are none here.'}`;
  return because({ field: shortened(name), message }, 'not_accepted', {});
}

/** What is wrong with a field that is none, or an option of the tool: then it says where that goes. */
export function optionAsField(
  error: FieldError,
  {
    functionName = 'a tool',
    options,
    inputSchema,
  }: Partial<Taking> & Pick<Taking, 'options'> & { readonly inputSchema: ObjectSchema },
  inputs: Inputs,
): FieldError {
  const { field } = error;
  // The words of the HTTP interface are recorded.
  if (
    inputs === 'specified' ||
    !options.includes(field as ConventionName) ||
    Object.hasOwn(inputSchema.properties, field)
  )
    return error;
  return likewise(
    {
      field,
      message: `This is an option and no field of the input: it goes beside the input, as in ${functionName}(input, { ${field} }).`,
    },
    error,
  );
}
