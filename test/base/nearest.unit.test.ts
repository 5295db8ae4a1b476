import { describe, expect, it } from 'vitest';
import { editDistance, nearest } from '../../src/base/nearest.js';

describe('the letters to change from a word to another', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
    ['sitting', 'kitten', 3],
    ['moon', 'moon', 0],
    ['a'.repeat(255), 'b'.repeat(255), 255],
  ])('%s, %s', (from, to, letters) => {
    expect(editDistance(from, to)).toBe(letters);
  });

  it('are not counted in a word that is longer than any name', () => {
    expect(editDistance('a'.repeat(256), 'a')).toBe(Number.POSITIVE_INFINITY);
    expect(editDistance('a', 'a'.repeat(256))).toBe(Number.POSITIVE_INFINITY);
    expect(nearest('a'.repeat(100_000), ['sun-sign'])).toBeUndefined();
  });
});
