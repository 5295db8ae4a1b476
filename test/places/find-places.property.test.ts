import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { findPlaces } from '../../src/entries/places.js';
import { runs } from '../support/support.js';

const LETTERS = ['a', 'S', 'ü', 'и', 'ि', 'क', '京', ',', ' ', '-', '|', '\n', '\ud83d', '\udc00', '\u0301', '’'];
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.array(fc.constantFrom(...LETTERS), { maxLength: 100 }).map((letters) => letters.join('')),
);
const limit = fc.integer({ min: 1, max: 50 });

describe('findPlaces', () => {
  test.prop([text, limit], runs(300))('answers any text with so many places at most', (query, limit) => {
    const found = findPlaces(query, { limit });
    expect(found.length).toBeLessThanOrEqual(limit);
    expect(found).toEqual(findPlaces(query, { limit }));
  });

  test.prop([text], runs(200))('gives with a smaller limit the beginning of what it gives with a larger', (query) => {
    expect(findPlaces(query, { limit: 3 })).toEqual(findPlaces(query, { limit: 20 }).slice(0, 3));
  });

  test.prop([text], runs(200))('makes no difference of case, of normal forms and of blanks around', (query) => {
    const found = findPlaces(query);
    expect(findPlaces(` ${query.normalize('NFC')} `)).toEqual(found);
    expect(findPlaces(query.normalize('NFC').toLowerCase())).toEqual(found);
  });
});
