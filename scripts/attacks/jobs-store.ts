import { setTimeout as sleep } from 'node:timers/promises';
import { createAccount } from '../../src/service/store/accounts.js';
import { createKey } from '../../src/service/store/keys.js';
import { openServer } from '../../src/service/store/store.js';
import { careerDnaTool } from '../../src/tools/career-dna/tool.js';
import { hasPostgres, startCluster } from '../../test/support/postgres.js';
import { type Attack, type Scene, secondsOf, type Target } from './attack.js';

async function order({ url }: Target, key: string): Promise<number> {
  const headers = { 'Content-Type': 'application/json', 'X-API-Key': key };
  const body = JSON.stringify(careerDnaTool.example);
  return (await fetch(`${url}/api/b2b/career-dna`, { method: 'POST', headers, body })).status;
}

/** The store of keyed jobs, on a cluster of its own. */
export const JOBS_STORE: Scene = {
  name: 'the store of keyed jobs',
  ...(!hasPostgres && { skippedBecause: 'PostgreSQL is not installed' }),
  async attacks() {
    const cluster = await startCluster();
    const url = await cluster.createDatabase();
    const database = await openServer(url);
    const customer = async () => {
      const at = new Date();
      const allowances = { calculated: 1_000, interpreted: 0 };
      const { id } = await createAccount(database, { name: 'A customer', plan: 'custom', allowances, at });
      const made = await createKey(database, { account: id, at });
      if (!made) throw new Error('There is no account.');
      return { id, key: made.key };
    };
    const env = { DATABASE_URL: url, RATE_LIMIT_PER_MINUTE: '0' };
    const attacks: Attack[] = [
      {
        name: 'a locked row of one account',
        env,
        async run(target) {
          const [one, other] = [await customer(), await customer()];
          if ((await order(target, other.key)) !== 202) throw new Error('No job is accepted.');
          let slowest = 0;
          await database.transaction(async ({ query }) => {
            await query('select from nirayana.accounts where id = $1 for update', [one.id]);
            const waiting = Array.from({ length: 30 }, () => order(target, one.key));
            await sleep(100);
            for (let round = 0; round < 5; round++) {
              slowest = Math.max(slowest, await secondsOf(() => order(target, other.key)));
            }
            await Promise.all(waiting);
          });
          return [{ what: 'another account waits', value: slowest, unit: 's', most: 3 }];
        },
      },
      {
        name: 'a database that hangs when the server is stopped',
        env,
        async run(target) {
          const { key } = await customer();
          await order(target, key);
          cluster.freeze();
          const asked = order(target, key).catch(() => 0);
          const answer = await secondsOf(() => asked);
          const unanswered = order(target, key).catch(() => 0);
          await sleep(100);
          const value = await secondsOf(target.stop);
          await unanswered;
          cluster.thaw();
          return [
            { what: 'a customer waits', value: answer, unit: 's', most: 12 },
            { what: 'the server stops in', value, unit: 's', most: 12 },
          ];
        },
      },
    ];
    return {
      attacks,
      remove: async () => {
        await database.close();
        await cluster.remove();
      },
    };
  },
};
