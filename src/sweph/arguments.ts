import { CalculationError } from '../base/errors.js';

/** Refuses what is no finite number among the arguments of a call, each called as the interface calls it. */
export function requireNumbers(given: Readonly<Record<string, unknown>>): void {
  for (const name in given) {
    if (!Number.isFinite(given[name])) throw wrong(name, 'must be a finite number');
  }
}

/** Whether three arguments are finite numbers; a chart asks a dozen times, and naming them costs as much as a planet. */
export function areFinite(a: unknown, b: unknown, c: unknown): boolean {
  return Number.isFinite(a) && Number.isFinite(b) && Number.isFinite(c);
}

/** The three numbers of an array, such as a place. */
export function requireTriple(name: string, value: unknown, length = 3): void {
  const isList = Array.isArray(value) && value.length >= length;
  if (isList && value.slice(0, length).every((item) => Number.isFinite(item))) return;
  throw wrong(name, `must be an array of ${length} finite numbers`);
}

export function requireText(name: string, value: unknown): void {
  if (typeof value !== 'string') throw wrong(name, 'must be a text');
}

export function wrong(field: string, what: string): CalculationError {
  const message = `The argument ${field} ${what}.`;
  return new CalculationError('invalid_input', message, [{ field, message }]);
}
