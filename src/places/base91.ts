/*
 * Numbers as digits of base 91, the greatest first: the printable characters from # on without the backslash, so that
 * they stand in a string as they are. Written by scripts/places/encode.ts.
 */
export const BASE = 91;
export const FIRST_CODE = 35;
export const BACKSLASH = 92;

/**
 * Numbers of so many digits each. The text has the first digits of all, then the second ones and so on: like stands
 * beside like then and compresses better.
 */
export function decodeNumbers(text: string, digits: number): Int32Array {
  const numbers = new Int32Array(text.length / digits);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const row = at % numbers.length;
    numbers[row] = (numbers[row] as number) * BASE + code - FIRST_CODE - (code > BACKSLASH ? 1 : 0);
  }
  return numbers;
}
