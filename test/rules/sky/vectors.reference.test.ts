import { describe, expect, it } from 'vitest';
import { compareVectors } from '../../../scripts/accuracy/vectors.js';
import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import { REFERENCE_FOLDER } from '../../support/reference/compare.js';

describe('nirayana/sky against another evaluator of the same pack', () => {
  it('gives 3,600 values to the last bit', () => {
    expect(compareVectors(REFERENCE_FOLDER, defaultEphemeris)).toEqual({ compared: 3600, different: [] });
  });
});
