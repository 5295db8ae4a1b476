import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findPlaces } from '../../src/entries/places.js';

const FILE = new URL('../../golden/reference/place_queries.tsv', import.meta.url);
const queries = readFileSync(FILE, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [query = '', latitude, longitude] = line.split('\t');
    return { query, latitude: Number(latitude), longitude: Number(longitude) };
  });

/** Degrees within which an answer is the place that was meant, or a part of it. */
const NEAR = 0.35;

const answers = queries.map(({ query, latitude, longitude }) => {
  const [first] = findPlaces(query);
  const isRight =
    first !== undefined &&
    Math.abs(first.latitude - latitude) < NEAR &&
    Math.abs(first.longitude - longitude) < NEAR / Math.cos((latitude * Math.PI) / 180);
  return { query, isRight, match: first?.match, label: first?.label };
});

describe('what a careless stranger types', () => {
  it('is a list of more than 120 queries', () => {
    expect(queries.length).toBeGreaterThanOrEqual(120);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  });

  it('is never answered wrongly without a mark', () => {
    const isMarked = (match: string | undefined) => match === undefined || match === 'typing' || match === 'locality';
    expect(answers.filter(({ isRight, match }) => !isRight && !isMarked(match))).toEqual([]);
  });

  it('is answered rightly, marked or not, but for three at most', () => {
    const wrong = answers.filter(({ isRight }) => !isRight);
    console.log(`Right: ${answers.length - wrong.length} of ${answers.length}.`);
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(3);
  });
});
