import { expect, it } from 'vitest';
import { invalidInput, isCalculationError } from '../src/errors.js';

it('names ten failing fields and counts the rest', () => {
  const fields = (count: number) => Array.from({ length: count }, (_, i) => ({ field: `f${i}`, message: 'No.' }));
  expect(invalidInput(fields(10)).message).toMatch(/f9\.$/);
  expect(invalidInput(fields(11)).message).toMatch(/f9 and 1 more\.$/);
});

it('takes an error of another build for its own only with a known code', () => {
  const foreign = (code: string) => Object.assign(new Error('x'), { name: 'CalculationError', code });
  expect(isCalculationError(foreign('not_found'))).toBe(true);
  for (const code of ['toString', 'ENOENT']) expect(isCalculationError(foreign(code))).toBe(false);
});
