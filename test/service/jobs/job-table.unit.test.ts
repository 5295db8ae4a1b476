import { expect, it } from 'vitest';
import { jobOf } from '../../../src/service/jobs/job-table.js';

it.each([
  [0.1 + 0.2, 0.3],
  [0.41500000000000004, 0.415],
  [0.99999, 0.999],
  [1, 1],
])('a job tells its progress %f as %f', async (progress, told) => {
  const row = {
    id: 'job_1',
    status: 'running',
    progress,
    created_at: new Date(0),
    started_at: new Date(0),
    finished_at: null,
    result: null,
    error: null,
  };
  const statements = { query: async () => [row] as never, script: async () => {} };
  expect(await jobOf(statements, { account: 'acc_1', id: 'job_1', root: '' })).toMatchObject({ progress: told });
});
