import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { oneEditApart } from '../../src/places/one-edit.js';
import { runs } from '../support/support.js';

const word = fc
  .array(fc.constantFrom('a', 'b', 'c'), { minLength: 2, maxLength: 7 })
  .map((letters) => letters.join(''));

/** Everything that can be typed with one error or none in place of a text. */
function mistyped(text: string): Set<string> {
  const all = new Set([text]);
  for (let at = 0; at <= text.length; at++) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    all.add(before + after.slice(1));
    if (after.length > 1) all.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of ['a', 'b', 'c']) {
      all.add(before + letter + after);
      all.add(before + letter + after.slice(1));
    }
  }
  return all;
}

describe('one edit', () => {
  test.prop([word, word], runs(1000))(
    'tells whole names and beginnings as a list of all errors does',
    (typed, name) => {
      const told = oneEditApart(typed, `cab|${name}|abc\nb`, 4);
      const beginnings = Array.from(name, (_, at) => name.slice(0, at + 1));
      const isBeginning = beginnings.some((beginning) => mistyped(beginning).has(typed));
      // What begins the name without an error is no matter of errors, and told as a beginning.
      const expected = name.startsWith(typed) ? 'beginning' : mistyped(name).has(typed) ? 'whole' : undefined;
      expect(told).toBe(expected ?? (isBeginning ? 'beginning' : undefined));
    },
  );
});
