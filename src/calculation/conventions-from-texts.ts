import { type FieldError, invalidInput } from '../base/errors.js';
import { because } from '../base/reasons.js';
import { valueFromText } from '../base/schema/from-text.js';
import { readFields } from '../base/schema/validate.js';
import { CONVENTION_TEXTS, parametersOf } from './convention-parameters.js';
import type { ConventionName, ToldConventions } from './conventions.js';
import { notTaken } from './taken-options.js';

/**
 * The conventions that texts give, as query strings and command lines have them, each text with the name of its
 * parameter. `taken` are those that are of use.
 *
 * @throws CalculationError `invalid_input` naming each parameter that is not one of those taken, comes twice, has no
 * value that makes sense, or lacks the one that belongs to it.
 */
export function conventionsFromTexts(
  taken: readonly ConventionName[],
  texts: Iterable<readonly [string, string]>,
): ToldConventions {
  const properties = parametersOf(taken);
  const given = new Map<string, unknown>();
  const refused = new Map<string, FieldError>();
  for (const [name, text] of texts) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!schema) refused.set(name, notTaken(name, Object.keys(properties)));
    else if (given.has(name)) refused.set(name, givenTwice(name));
    if (schema) given.set(name, valueFromText(schema, text.trim()));
  }
  const { conventions, fieldErrors } = readValues(taken, Object.fromEntries(given));
  for (const error of fieldErrors) if (!refused.has(error.field)) refused.set(error.field, error);
  const errors = [...refused.values()];
  if (errors.length > 0) throw invalidInput(errors.slice(0, TOLD), errors.length);
  return conventions;
}

/** The conventions that the values of some parameters give, and what is wrong with each parameter. */
export function readValues(
  taken: readonly ConventionName[],
  values: Readonly<Record<string, unknown>>,
): { readonly conventions: ToldConventions; readonly fieldErrors: readonly FieldError[] } {
  const isGiven = (parameter: string) => Object.hasOwn(values, parameter);
  const named = taken.filter((name) => Object.keys(CONVENTION_TEXTS[name].parameters).some(isGiven));
  const required = Object.keys(parametersOf(named));
  return {
    conventions: Object.fromEntries(named.map((name) => [name, CONVENTION_TEXTS[name].fromParameters(values)])),
    fieldErrors: readFields({ type: 'object', properties: parametersOf(taken), required }, values).fieldErrors,
  };
}

/** Failing parameters that are told. A client may send thousands of them. */
const TOLD = 10;

function givenTwice(field: string): FieldError {
  return because({ field, message: 'This option is given more than once.' }, 'given_twice', {});
}
