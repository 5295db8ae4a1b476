import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discrepancies } from '../../../scripts/kill/checks.js';
import type { Database } from '../../../src/service/store/database.js';
import { MIGRATIONS, migrate } from '../../../src/service/store/migrations.js';
import { ask, finished } from '../../support/keyed.js';
import { served } from '../../support/served.js';
import { type RunningStore, STORES } from '../../support/stores.js';

/** A store as pg_dump wrote it before there were calculations, logins and names of keys. */
const DUMP = readFileSync(new URL('../../support/dumps/store-0004.sql', import.meta.url), 'utf8');
const KEY = `nir_${'k'.repeat(32)}`;
const BIRTH = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
const jobId = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

describe.each(STORES)('$name of an earlier version', { timeout: 120_000 }, ({ isHere, start }) => {
  describe.skipIf(!isHere)('that is brought up to date', () => {
    let store: RunningStore;
    let database: Database;
    beforeAll(async () => {
      store = await start();
      database = await store.open();
      await database.script(DUMP);
      // What the dump sets for its own session.
      await database.script('reset all');
      await migrate(database);
    }, 60_000);
    afterAll(() => store.stop());

    it('has taken the steps that it lacked, and none twice', async () => {
      const applied = await database.query('select name from nirayana.migrations order by number');
      expect(applied).toEqual(MIGRATIONS.map(({ name }) => ({ name })));
    });

    it('tells the jobs that were done, and does those that waited or were running', async () => {
      await served(database, async (keyed) => {
        expect(await finished(keyed, KEY, jobId(1))).toMatchObject({ result: { person_name: 'Asha', kept: true } });
        expect(await finished(keyed, KEY, jobId(5))).toMatchObject({ status: 'failed', credits_refunded: 1 });
        for (const number of [2, 3, 4]) {
          const { status, result } = await finished(keyed, KEY, jobId(number));
          expect([number, status]).toEqual([number, 'succeeded']);
          expect(result).toMatchObject({ person_name: 'Asha \'"\\ ज्योतिष', as_of: '2026-01-02T00:00:00Z' });
        }
      });
      expect(await discrepancies(database)).toEqual([]);
    });

    it('takes new jobs of its keys, and refuses those that were revoked', async () => {
      await served(database, async (keyed) => {
        const body = { value: { tool: 'vedic-moon-sign-calculator', inputs: [BIRTH, BIRTH] } };
        const { status, told } = await ask(keyed, 'POST', '/api/b2b/calculations', { key: KEY, body });
        // 9 that last, and the allowance of this month.
        expect([status, told['credits_remaining']]).toEqual([202, 1000 + 9 - 2]);
        expect(await finished(keyed, KEY, told['job_id'])).toMatchObject({ status: 'succeeded', credits_refunded: 0 });
        const { told: keys } = await ask(keyed, 'GET', '/api/b2b/keys', { key: KEY });
        expect(keys).toMatchObject({
          keys: [
            { key_id: 'key_before', name: '' },
            { key_id: 'key_revoked', name: '' },
          ],
        });
        expect((await ask(keyed, 'GET', '/api/b2b/keys', { key: `nir_${'r'.repeat(32)}` })).status).toBe(401);
      });
      expect(await discrepancies(database)).toEqual([]);
    });
  });
});
