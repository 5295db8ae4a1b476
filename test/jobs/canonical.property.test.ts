import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { canonicalJson } from '../../src/jobs/canonical.js';
import { runs } from '../support/support.js';

/** The same value with the keys of its objects in another order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, turned(inner)]),
  );
}

test.prop([fc.jsonValue()], runs(100))('does not depend on the order of keys', (value) => {
  expect(canonicalJson(turned(value))).toBe(canonicalJson(value));
});

test.prop([fc.jsonValue()], runs(100))('loses nothing', (value) => {
  const text = JSON.stringify(value);
  expect(JSON.parse(canonicalJson(JSON.parse(text)))).toEqual(JSON.parse(text));
});

it('tells lists in another order, texts and numbers apart', () => {
  const texts = [[1, 2], [2, 1], ['1', '2'], { 0: 1, 1: 2 }].map(canonicalJson);
  expect(new Set(texts).size).toBe(4);
  expect(canonicalJson(JSON.parse('{"b":1.0,"a":[]}'))).toBe('{"a":[],"b":1}');
});
