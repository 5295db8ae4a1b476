import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startWorker } from '../../../src/service/jobs/worker.js';
import type { Database } from '../../../src/service/store/database.js';

it('a worker tells once that its database is away, and again when it is away again', async () => {
  let isAway = true;
  const statement = async () => {
    if (isAway) throw new Error('connect ECONNREFUSED');
    return [];
  };
  const statements = { query: statement, script: async () => {} } as Pick<Database, 'query' | 'script'>;
  const database: Database = {
    ...statements,
    kind: 'postgres',
    transaction: (work) => work(statements),
    close: async () => {},
  };
  const told: string[] = [];
  const worker = startWorker({
    database,
    interpreter: undefined,
    now: () => new Date(),
    report: (error) => told.push(String(error)),
    timeoutMilliseconds: 1_000,
  });
  const look = async () => {
    worker.wake('calculated');
    for (let turns = 0; turns < 10; turns++) await turn();
  };
  await look();
  await look();
  expect(told).toEqual(['Error: connect ECONNREFUSED']);
  isAway = false;
  await look();
  isAway = true;
  await look();
  await worker.stop();
  expect(told).toEqual(['Error: connect ECONNREFUSED', 'Error: connect ECONNREFUSED']);
});
