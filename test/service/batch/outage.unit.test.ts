import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startChunkWorker } from '../../../src/service/batch/queue/chunk-worker.js';
import type { Database } from '../../../src/service/store/database.js';

it('a worker tells once that the database of batches is away, however many chunks it could take', async () => {
  const away = () => Promise.reject(new Error('connect ECONNREFUSED'));
  const database: Database = { kind: 'postgres', query: away, script: away, transaction: away, close: async () => {} };
  const told: string[] = [];
  const worker = startChunkWorker({ database, version: '0.1.0', report: (error) => told.push(String(error)) });
  await wait(1_200);
  await worker.stop();
  expect(told).toEqual(['Error: connect ECONNREFUSED']);
});
