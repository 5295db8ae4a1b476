import { expect, it } from 'vitest';
import { frenchDays, frenchSpan, frenchUntil, spanishSpan, spanishTime } from '../../../src/languages/pages/times.js';

it('one o’clock is in the singular in Spanish, and a day has an article of its own', () => {
  expect(['14:05', '01:20', '20:04 del 2 de enero', '3 de mayo de 2026'].map(spanishTime)).toEqual([
    'las 14:05',
    'la 01:20',
    'las 20:04 del 2 de enero',
    'el 3 de mayo de 2026',
  ]);
});

it('French goes until a time of the clock and until the day', () => {
  expect(['14:05', '3 mai 2026'].map(frenchUntil)).toEqual(['jusqu’à 14:05', 'jusqu’au 3 mai 2026']);
});

it('French has the plural from two on', () => {
  expect(['0,5', '1', '1,71', '2', '12,3'].map(frenchDays)).toEqual([
    '0,5 jour',
    '1 jour',
    '1,71 jour',
    '2 jours',
    '12,3 jours',
  ]);
});

it('a span of the clock and one of days have articles of their own', () => {
  expect([spanishSpan('12:19', '13:14'), spanishSpan('1 de enero', '2 de enero')]).toEqual([
    'de 12:19 a 13:14',
    'del 1 de enero al 2 de enero',
  ]);
  expect([frenchSpan('12:19', '13:14'), frenchSpan('1er janvier', '2 janvier')]).toEqual([
    'de 12:19 à 13:14',
    'du 1er janvier au 2 janvier',
  ]);
});
