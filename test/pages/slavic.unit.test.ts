import { describe, expect, it } from 'vitest';
import { counted, ranged } from '../../src/languages/pages/slavic.js';

describe('ranges and counts in Ukrainian and Russian', () => {
  it('puts a short dash between figures and a long one between words', () => {
    expect(ranged('09:36', '11:56')).toBe('09:36–11:56');
    expect(ranged('1990', '1996')).toBe('1990–1996');
    expect(ranged('Козеріг', 'Водолій')).toBe('Козеріг — Водолій');
    expect(ranged('22:41', '00:20, 2 січня')).toBe('22:41 — 00:20, 2 січня');
  });

  it.each([
    ['1', '1 день'],
    ['21', '21 день'],
    ['3', '3 дні'],
    ['12', '12 днів'],
    ['2\u00a0796', '2\u00a0796 днів'],
    ['1,71', '1,71 дня'],
    ['0', '0 днів'],
    ['5,2–6', '5,2–6 днів'],
    ['6–7,5', '6–7,5 дня'],
  ])('counts %s', (shown, said) => {
    expect(counted('день', 'дні', 'днів', 'дня')(shown)).toBe(said);
  });
});
