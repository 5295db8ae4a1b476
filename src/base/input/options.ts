import type { Ephemeris } from '../ephemeris/ephemeris.js';
import { CalculationError, shortened } from '../errors.js';
import { because } from '../reasons.js';

/** Whether a value is an object with named fields, as a JSON body must be. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Refuses options that are no object or of which one is not known: a misspelt one would silently give another answer. */
export function requireOptions(options: unknown, known: readonly string[]): void {
  if (!isRecord(options)) throw refusal(`The options must be an object of: ${known.join(', ')}.`);
  // With the names that are inherited, for they are read too.
  for (const name in options) {
    if (!known.includes(name)) {
      const shown = shortened(name);
      throw refusal(`There is no option ${JSON.stringify(shown)}; there are: ${known.join(', ')}.`, shown);
    }
  }
}

/** An option that is one of a few words. */
export function oneOf<const Value extends string>(option: string, values: readonly Value[], value: Value): Value {
  if (values.includes(value)) return value;
  throw refusal(`The option ${option} must be one of: ${values.join(', ')}.`, option);
}

/**
 * The option ephemeris, checked for what can be seen from outside. Ours, the default, is not looked at: asked for its span
 * it would read the series, which a tool on tables alone never needs.
 */
export function checkedEphemeris(ephemeris: Ephemeris, ours: Ephemeris): Ephemeris {
  if (ephemeris === ours || isEphemeris(ephemeris)) return ephemeris;
  throw refusal(
    'The option ephemeris must have the functions position and motion, a span from first to last and a description of library, version and source.',
    'ephemeris',
  );
}

function isEphemeris(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value['description']) || !isRecord(value['span'])) return false;
  const { library, version, source } = value['description'];
  const { first, last } = value['span'];
  const isDescribed = [library, version, source].every((text) => typeof text === 'string');
  const hasSpan = typeof first === 'number' && typeof last === 'number';
  return isDescribed && hasSpan && typeof value['position'] === 'function' && typeof value['motion'] === 'function';
}

/**
 * `invalid_input` in one sentence, for what no schema checks and no form offers; of an `option` that has a name it is the
 * failing field too.
 */
export function refusal(message: string, option?: string): CalculationError {
  const fields = option === undefined ? [] : [because({ field: option, message }, 'wrong_option', {})];
  return because(new CalculationError('invalid_input', message, fields), 'wrong_option', {});
}
