import { type FieldError, invalidInput } from '../base/errors.js';
import { because } from '../base/reasons.js';

/** An item for each field that is not there and is needed, since others are there. */
export function missing<Fields extends object>(
  fields: Fields,
  names: readonly (keyof Fields & string)[],
): FieldError[] {
  return names
    .filter((name) => fields[name] === undefined)
    .map((field) => because({ field, message: 'This field is required.' }, 'required', {}));
}

/** An item for each field that is there and would be passed over, since others are there; null is not there. */
export function superfluous<Fields extends object>(
  fields: Fields,
  names: readonly (keyof Fields & string)[],
  message: string,
): FieldError[] {
  return names.filter((name) => fields[name] != null).map((field) => because({ field, message }, 'not_needed', {}));
}

/** @throws CalculationError `invalid_input` where there is an item. */
export function refuse(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw invalidInput(errors);
}
