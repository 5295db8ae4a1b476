/*
 * Numbers as digits of base 91, the greatest first: the printable characters from # on without the backslash, so that
 * they stand in a string as they are. Written by scripts/places/encode.ts.
 */
export const BASE = 91;
export const FIRST_CODE = 35;
export const BACKSLASH = 92;

/** The number whose digits stand from `start` to before `end`. */
export function decodeNumber(text: string, start: number, end: number): number {
  let value = 0;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    value = value * BASE + code - FIRST_CODE - (code > BACKSLASH ? 1 : 0);
  }
  return value;
}
