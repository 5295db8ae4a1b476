import { describe, expect, it } from 'vitest';
import { compareVectors } from '../../../scripts/accuracy/vectors.js';
import { REFERENCE_FOLDER } from '../../support/reference/compare.js';

describe('nirayana/sky against another evaluator of the same kernel', () => {
  it('gives 3,600 values, those of nutation to the last bit', () => {
    expect(compareVectors(REFERENCE_FOLDER)).toEqual({ compared: 3600, different: [] });
  });
});
