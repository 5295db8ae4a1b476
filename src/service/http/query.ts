import { type FieldError, invalidInput, shortened } from '../../base/errors.js';

/** A client may send any number of parameters that are not known. */
const MOST_ERRORS = 10;

/**
 * The parameters of a query, each sent once at most.
 *
 * @throws CalculationError `invalid_input` for a parameter that is not known, sent twice, or required and not sent.
 */
export function readQuery<Name extends string>(
  { search }: { readonly search: string },
  names: readonly Name[],
  required: readonly Name[] = [],
): Readonly<Partial<Record<Name, string>>> {
  const sent = new URLSearchParams(search);
  const errors: FieldError[] = required
    .filter((name) => !sent.has(name))
    .map((field) => ({ field, message: 'This parameter is required.' }));
  for (const name of new Set(sent.keys())) {
    if (!names.some((known) => known === name)) {
      errors.push({ field: shortened(name), message: 'This parameter is not accepted.' });
    } else if (sent.getAll(name).length > 1) {
      errors.push({ field: name, message: 'This parameter must be sent once.' });
    }
  }
  if (errors.length > 0) throw invalidInput(errors.slice(0, MOST_ERRORS), errors.length);
  return Object.fromEntries(sent) as Partial<Record<Name, string>>;
}
