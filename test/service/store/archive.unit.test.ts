import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXED_PLANS } from '../../../src/jobs/states.js';
import { createAccount } from '../../../src/service/store/accounts.js';
import { exportStore, importStore } from '../../../src/service/store/archive.js';
import { deduct, grant } from '../../../src/service/store/credits.js';
import type { Database } from '../../../src/service/store/database.js';
import { invite } from '../../../src/service/store/invitations.js';
import { createKey } from '../../../src/service/store/keys.js';
import { migrate } from '../../../src/service/store/migrations.js';
import { setPassword } from '../../../src/service/store/passwords.js';
import { startSession } from '../../../src/service/store/sessions.js';
import { testFolder } from '../../support/folder.js';
import { type RunningStore, STORES } from '../../support/stores.js';

const AT = new Date('2026-11-22T12:00:00.123Z');
const room = testFolder();

/** Every row of every table of ours, as PostgreSQL writes it. */
async function contentOf(database: Database): Promise<Record<string, unknown>> {
  const tables = await database.query<{ name: string }>(
    `select relname as name from pg_class
    where relnamespace = 'nirayana'::regnamespace and relkind in ('r', 'p')
      and relname not in ('migrations', 'sessions', 'invitations', 'tries')`,
  );
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    content[name] = await database.query(`select t::text as row from nirayana.${name} t order by 1`);
  }
  return content;
}

/** An account that has used all that there is. */
async function fill(database: Database): Promise<string> {
  const { id } = await createAccount(database, {
    name: 'O\'Brien, "ज्योतिष" \\ {}',
    plan: 'free',
    allowances: FIXED_PLANS.free,
    at: AT,
  });
  await createKey(database, { account: id, name: 'Büro "1"', at: AT });
  await setPassword(database, { account: id, hash: '$scrypt$kept', at: AT });
  await startSession(database, { account: id, at: AT });
  await invite(database, { account: id, at: AT });
  await grant(database, { account: id, output: 'calculated', amount: 5, reason: 'Test.', at: AT });
  for (const status of ['queued', 'running', 'succeeded', 'failed']) {
    const job = randomUUID();
    await database.transaction((statements) =>
      deduct(statements, { account: id, output: 'calculated', job, cost: 1, at: AT }),
    );
    const isDone = status === 'succeeded' || status === 'failed';
    await database.query(
      `insert into nirayana.jobs (id, account, output, status, progress, lease_until, created_at, finished_at,
        estimated_seconds, credits_deducted, input, result, error)
      values ($1, $2, 'calculated', $3, 0.1::float8 + 0.2::float8, $4, $5, $6, 2, 1, $7, $8, $9)`,
      [
        job,
        id,
        status,
        status === 'running' ? AT : null,
        AT,
        isDone ? AT : null,
        isDone ? null : '{"person_name":"A\\nB"}',
        status === 'succeeded' ? '{"text":"\\u0001"}' : null,
        status === 'failed' ? '{}' : null,
      ],
    );
  }
  // More than are read and written at a time.
  await database.query(
    `insert into nirayana.keys (id, account, digest, created_at)
    select 'key_' || n, $1, 'digest ' || n, $2 from generate_series(1, 1201) n`,
    [id, AT],
  );
  return id;
}

describe.each(STORES)('an archive of $name', ({ name, isHere, start }) => {
  describe.skipIf(!isHere)('moves', { timeout: 120_000 }, () => {
    const kinds = STORES.filter((kind) => kind.isHere);
    let running: RunningStore[];
    let database: Database;
    const file = join(room, `${name}.archive`);

    beforeAll(async () => {
      running = await Promise.all([start(), ...kinds.map((kind) => kind.start())]);
      database = (await running[0]?.open()) as Database;
      await migrate(database);
      await fill(database);
      await exportStore(database, file);
    }, 120_000);
    afterAll(async () => {
      await Promise.all(running.map((store) => store.stop()));
    });

    it.each(kinds.map((kind, index) => [kind.name, index + 1] as const))('all of it to %s', async (_name, index) => {
      const other = (await running[index]?.open()) as Database;
      await migrate(other);
      const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
      const refusals: [text: string[], reason: string][] = [
        [lines.slice(0, -1), 'The archive is not complete.'],
        [[...lines.slice(0, 10), ...lines.slice(11)], 'The archive is not complete.'],
        [[...lines.slice(0, 10), '["pg_class","{}"]', ...lines.slice(10)], 'The archive is not complete.'],
        [['{"archive":"nirayana","steps":["0001-other"]}', ...lines.slice(1)], 'The archive is of another version'],
        [['nonsense'], 'The file is no archive of nirayana.'],
        [[], 'The file is no archive of nirayana.'],
      ];
      for (const [text, reason] of refusals) {
        writeFileSync(`${file}.wrong`, text.join('\n'));
        await expect(importStore(other, `${file}.wrong`)).rejects.toThrow(reason);
      }
      expect(await other.query('select * from nirayana.accounts')).toEqual([]);

      expect(await importStore(other, file)).toBe(lines.length - 2);
      expect(await contentOf(other)).toEqual(await contentOf(database));
      // What was logged in stays out, so that a session that has ended does not begin again.
      for (const table of ['sessions', 'invitations']) {
        expect(await database.query(`select from nirayana.${table}`)).toHaveLength(1);
        expect(await other.query(`select from nirayana.${table}`)).toEqual([]);
      }
      await expect(importStore(other, file)).rejects.toThrow('The store has accounts already.');
      const [account] = await other.query<{ id: string }>('select id from nirayana.accounts');
      await grant(other, { account: account?.id ?? '', output: 'calculated', amount: 1, reason: 'Next.', at: AT });
    });
  });
});
