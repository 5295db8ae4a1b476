import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import type { Task } from '../../../src/jobs/states.js';
import { insertJob } from '../../../src/service/jobs/job-table.js';
import { advance, claim, fail } from '../../../src/service/jobs/running.js';
import type { Database, Row } from '../../../src/service/store/database.js';
import { migrate } from '../../../src/service/store/migrations.js';
import { customer } from '../../support/keyed.js';
import { type RunningStore, STORES } from '../../support/stores.js';

const TOOL = 'vedic-moon-sign-calculator';
const NOTHING_WAITS = [
  { output: 'calculated', jobs: 0, inputs: 0, oldest_seconds: 0 },
  { output: 'interpreted', jobs: 0, inputs: 0, oldest_seconds: 0 },
];

/** The questions that the autoscaler of the recipe asks. */
const QUERIES = parseAllDocuments(readFileSync('recipes/kubernetes/worker.yaml', 'utf8'))
  .map((document) => document.toJS() as { spec: { triggers?: { metadata: { query: string } }[] } })
  .flatMap(({ spec }) => spec.triggers ?? [])
  .map(({ metadata }) => metadata.query);

describe.each(STORES)('the view of the queue on $name', ({ isHere, start }) => {
  describe.skipIf(!isHere)('tells', () => {
    let store: RunningStore;
    let database: Database;
    beforeAll(async () => {
      store = await start();
      database = await store.open();
      await migrate(database);
    }, 60_000);
    afterAll(() => store?.stop());

    const queue = () => database.query('select * from nirayana.queue order by output');
    /** What an autoscaler is told: one whole number for each question. */
    const asked = () =>
      Promise.all(
        QUERIES.map(async (query) => {
          const rows = await database.query<Row>(query);
          return rows.map((row) => Object.values(row));
        }),
      );

    it('what waits or is worked on, from the order to the last answer', async () => {
      expect(await queue()).toEqual(NOTHING_WAITS);
      expect(await asked()).toEqual([[[0]], [[0]]]);

      const { account } = await customer(database, { calculated: 1_000, interpreted: 10 });
      const at = new Date(Date.now() - 90_000);
      const task: Task = { kind: 'calculations', tool: TOOL, baseUrl: '', options: {} };
      const order = (number: number, output: 'calculated' | 'interpreted', inputCount: number, ordered = at) =>
        insertJob(database, {
          ...{ id: `00000000-0000-4000-8000-00000000000${number}`, account, output, inputCount, at: ordered },
          ...{ task, estimatedSeconds: 2, creditsDeducted: inputCount },
        });
      await order(1, 'calculated', 700);
      await order(2, 'calculated', 40, new Date());
      await order(3, 'interpreted', 1);
      const [calculated, interpreted] = await queue();
      expect(calculated).toMatchObject({ output: 'calculated', jobs: 2, inputs: 740 });
      expect(interpreted).toMatchObject({ output: 'interpreted', jobs: 1, inputs: 1 });
      expect(calculated?.['oldest_seconds']).toBeGreaterThanOrEqual(90);
      expect(calculated?.['oldest_seconds']).toBeLessThan(900);
      expect(await asked()).toEqual([[[740]], [[1]]]);

      const job = await claim(database, { output: 'calculated', at });
      expect(await asked()).toEqual([[[740]], [[1]]]);
      const answers = Array.from({ length: 300 }, (_, number) => ({
        number,
        answer: '{}',
        hasFailed: false,
        isSpent: false,
      }));
      await advance(database, { id: job?.id ?? '', attempt: 1, task }, { answers, at });
      expect(await asked()).toEqual([[[440]], [[1]]]);

      for (const output of ['calculated', 'calculated', 'interpreted'] as const) {
        const { id = '', attempt = 0 } = (await claim(database, { output, at })) ?? {};
        await fail(database, { id, attempt }, { error: { code: 'internal_error', message: '', field_errors: [] }, at });
      }
      expect(await queue()).toEqual(NOTHING_WAITS);
      expect(await asked()).toEqual([[[0]], [[0]]]);
    });

    it('it to a role that may read nothing else', async () => {
      await database.script(`
        create role autoscaler;
        grant usage on schema nirayana to autoscaler;
        grant select on nirayana.queue to autoscaler;
      `);
      const asRole = (sql: string) =>
        database.transaction(async ({ script, query }) => {
          await script('set local role autoscaler');
          return query(sql);
        });
      for (const query of QUERIES) expect(await asRole(query)).toHaveLength(1);
      // 42501 is the code of PostgreSQL for want of a right.
      await expect(asRole('select id from nirayana.jobs')).rejects.toMatchObject({ code: '42501' });
    });
  });
});
