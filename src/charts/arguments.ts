import { isLanguage } from '../languages/language.js';

/*
 * Each refuses one wrong argument in one sentence: who calls from JavaScript has no compiler that did.
 */

export function requireLanguage(locale: unknown): void {
  if (!isLanguage(locale)) throw new RangeError('locale must be a language, such as { hi } of nirayana/languages/hi.');
}

/** Refuses what cannot be an id in SVG and HTML and in a list of ids. */
export function requireId(id: string): void {
  requireText(id, 'id');
  if (!/^[A-Za-z][\w-]*$/.test(id)) {
    throw new RangeError('id must begin with a Latin letter and hold only letters, digits, _ and -.');
  }
}

export function requireObject(value: unknown, name: string): asserts value is object {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${name} must be an object.`);
}

export function requireText(value: unknown, name: string): asserts value is string {
  if (typeof value !== 'string') throw new TypeError(`${name} must be a string.`);
}

export function requireNumber(value: unknown, name: string): asserts value is number {
  if (typeof value !== 'number') throw new TypeError(`${name} must be a number.`);
  if (!Number.isFinite(value)) throw new RangeError(`${name} must be a finite number.`);
}

export function requireOneOf(allowed: readonly string[], value: unknown, name: string): void {
  requireText(value, name);
  if (!allowed.includes(value)) throw new RangeError(`${name} must be one of: ${allowed.join(', ')}.`);
}
