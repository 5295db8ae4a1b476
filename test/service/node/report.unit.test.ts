import { describe, expect, it } from 'vitest';
import { errorReport } from '../../../src/service/node/report.js';
import { peer } from '../../../src/service/store/peer.js';

describe('the report of an error', () => {
  it('has the stacks of it and of its causes', () => {
    const error = new Error('The chart broke.', { cause: new RangeError('Too far.') });
    const report = errorReport(error, { requestId: 'r1' });
    expect(report).toMatch(/^nirayana: request r1: Error: The chart broke\.\n +at /);
    expect(report).toMatch(/\ncaused by RangeError: Too far\.\n +at /);
  });

  it('is one sentence for what an operator can mend', async () => {
    const missing = Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
    const error = await peer('pg', () => Promise.reject(missing)).catch((failure: unknown) => failure);
    expect(errorReport(error)).toBe('nirayana: The package pg is not installed. Install it with: npm install pg\n');
  });
});
