import { expect, it } from 'vitest';
import { invalidInput, isCalculationError, shortened } from '../src/base/errors.js';

it('names ten failing fields and counts the rest', () => {
  const fields = (count: number) => Array.from({ length: count }, (_, i) => ({ field: `f${i}`, message: 'No.' }));
  expect(invalidInput(fields(10)).message).toMatch(/f9\.$/);
  expect(invalidInput(fields(11)).message).toMatch(/f9 and 1 more\.$/);
  expect(invalidInput(fields(10), 2_000).message).toMatch(/f9 and 1990 more\.$/);
});

it('repeats of a text no more than 64 bytes of JSON, and no half of a character', () => {
  for (const text of ['', 'birth_date', 'x'.repeat(64), 'ї'.repeat(32), '\u{1f319}'.repeat(16)]) {
    expect(shortened(text)).toBe(text);
    expect(shortened(`${text}${'y'.repeat(65)}`).length).toBeLessThanOrEqual(65);
  }
  for (const text of ['x', 'ї', '\u{1f319}', '\0', '\ud800', '"', '\u0301', 'हि']) {
    const cut = shortened(text.repeat(1_000));
    expect(cut).toMatch(/…$/);
    expect(text.repeat(64).startsWith(cut.slice(0, -1))).toBe(true);
    expect(/\p{Cs}/u.test(cut)).toBe(/\p{Cs}/u.test(text));
    expect(new TextEncoder().encode(JSON.stringify(cut)).length).toBeLessThanOrEqual(2 + 64 + 3);
  }
});

it('takes an error of another build for its own only with a known code', () => {
  const foreign = (code: string) => Object.assign(new Error('x'), { name: 'CalculationError', code });
  expect(isCalculationError(foreign('not_found'))).toBe(true);
  for (const code of ['toString', 'ENOENT']) expect(isCalculationError(foreign(code))).toBe(false);
});
