import { createHash, randomInt } from 'node:crypto';
import { LETTERS } from '../../jobs/keys.js';

/** How both drivers read the types that they would give differently, by the numbers that PostgreSQL has for them. */
export const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  // bigint and numeric: nothing that we count leaves the whole numbers that JavaScript has.
  20: Number,
  1700: Number,
  // json and jsonb
  114: JSON.parse,
  3802: JSON.parse,
  // date: a day is no instant.
  1082: (text) => text,
  // timestamptz
  1184: instant,
};

/** PostgreSQL writes `2026-11-22 07:00:00.5+00`, and an offset without minutes is no date for every engine. */
function instant(text: string): Date {
  return new Date(text.replace(' ', 'T').replace(/[+-]\d\d$/, '$&:00'));
}

/** A value as both drivers take it alike. An array stays one, for PostgreSQL's own; a JSON array is to be given as text. */
export function forDriver(value: unknown): unknown {
  if (value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return String(value);
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? JSON.stringify(value) : value;
}

/** Milliseconds since 1970 of the database when it is evaluated, which for a row that exists is after its lock was had. */
export const INSTANT = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** What is kept of a secret that was made at random, and of names that need not be read. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A random text of base62 letters, every one of which is equally likely. */
export function randomText(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
