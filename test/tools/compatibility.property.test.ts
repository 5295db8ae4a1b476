import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { RASHIS } from '../../src/base/zodiac/rashi.js';
import { type SignCompatibilityInput, signCompatibility } from '../../src/entries/index.js';
import { runs } from '../support/support.js';

const sign = fc.constantFrom(...RASHIS.map(({ name }) => name.toLowerCase() as SignCompatibilityInput['sign_a']));

describe('the compatibility of two sun signs', () => {
  test.prop([sign, sign], runs(144))('is the sum of the points it lists, in its band', (sign_a, sign_b) => {
    const { result } = signCompatibility({ sign_a, sign_b });
    const sum = result.explanations.reduce((total, { points }) => total + points, 0);
    expect(result.total_score).toBe(sum);
    expect(result.total_score).toBe(result.element_score + result.rulership_score);
    expect(result.percentage).toBe((100 * result.total_score) / result.maximum_score);
    const code = sum >= 80 ? 'high' : sum >= 60 ? 'good' : sum >= 40 ? 'moderate' : 'low';
    expect(result.band.code).toBe(code);
    expect(result.element_score).toBeLessThanOrEqual(result.element_maximum);
    expect(result.rulership_score).toBeLessThanOrEqual(result.rulership_maximum);
  });

  test.prop([sign, sign], runs(144))('is the same both ways', (sign_a, sign_b) => {
    const { sign_a: a, sign_b: b, explanations, ...scores } = signCompatibility({ sign_a, sign_b }).result;
    const back = signCompatibility({ sign_a: sign_b, sign_b: sign_a }).result;
    expect(back).toMatchObject({ ...scores, sign_a: b, sign_b: a });
    expect(back.explanations.map(({ points }) => points)).toEqual(explanations.map(({ points }) => points));
  });

  test.prop([sign], runs(12))('is full with oneself', (sign_a) => {
    const { total_score, angle } = signCompatibility({ sign_a, sign_b: sign_a }).result;
    expect([total_score, angle]).toEqual([100, { sign_distance: 0, name: 'conjunction' }]);
  });
});
