import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueue } from '../../../src/adapters/jobs/queue.js';
import { openPostgres } from '../../../src/adapters/store/postgres.js';
import { type Cluster, hasPostgres, startCluster } from '../../support/postgres.js';

describe.skipIf(!hasPostgres)('the queue of a new database', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  }, 60_000);
  afterAll(() => cluster.remove());

  it('can be made by many servers that start together', async () => {
    for (let round = 0; round < 4; round++) {
      const url = await cluster.createDatabase();
      const databases = await Promise.all(Array.from({ length: 6 }, () => openPostgres(url)));
      const queues = await Promise.allSettled(databases.map((database) => openQueue(database)));
      await Promise.all(databases.map((database) => database.close()));
      expect(queues.flatMap((queue) => (queue.status === 'rejected' ? [String(queue.reason)] : []))).toEqual([]);
    }
  }, 60_000);
});
