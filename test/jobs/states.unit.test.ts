import { describe, expect, it } from 'vitest';
import { CalculationError } from '../../src/base/errors.js';
import { keyedError, Refusal, STATUS_BY_KEYED_CODE, unauthorized } from '../../src/jobs/refusals.js';
import { mayBeginAgain, retryDelay } from '../../src/jobs/states.js';

describe('a job that ended in an error', () => {
  it('waits longer each time and runs three times in all', () => {
    const delays = [0, 1, 2].map((failures) => retryDelay({ attempt: failures + 1, settled: 0, failures }));
    expect(delays).toEqual([1, 2, undefined]);
  });

  it('does not begin more than twenty times, whoever was to blame', () => {
    expect([19, 20].map((attempt) => retryDelay({ attempt, settled: 0, failures: 0 }))).toEqual([1, undefined]);
    expect([19, 20].map((attempt) => mayBeginAgain({ attempt, settled: 0 }))).toEqual([true, false]);
  });

  it('begins anew to be counted when it has got further', () => {
    expect([39, 40].map((attempt) => mayBeginAgain({ attempt, settled: 20 }))).toEqual([true, false]);
  });
});

describe('an error', () => {
  it('tells of ours nothing', () => {
    expect(keyedError(new TypeError('Asha was born at 10:20'))).toEqual({
      code: 'internal_error',
      message: 'The request failed unexpectedly.',
      field_errors: [],
    });
  });

  it('tells of a refusal and of a calculation what the caller can act on', () => {
    const fields = [{ field: 'latitude', message: 'Must be a number.' }];
    expect(keyedError(new CalculationError('invalid_input', 'Wrong.', fields)).field_errors).toEqual(fields);
    expect(keyedError(unauthorized()).code).toBe('unauthorized');
    expect(new Refusal('not_found', 'No.')).toMatchObject({ name: 'Refusal', code: 'not_found' });
  });

  it('travels with the status of its code', () => {
    expect(STATUS_BY_KEYED_CODE).toEqual({
      unauthorized: 401,
      insufficient_credits: 402,
      invalid_input: 400,
      engine_error: 422,
      idempotency_conflict: 409,
      not_found: 404,
      rate_limited: 429,
      internal_error: 500,
      engine_unavailable: 502,
    });
  });
});
