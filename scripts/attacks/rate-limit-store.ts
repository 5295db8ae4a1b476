import { openPostgres } from '../../src/service/store/postgres.js';
import { hasPostgres, startCluster } from '../../test/support/postgres.js';
import { Log, run } from '../kill/processes.js';
import { type Attack, type Scene, secondsOf, type Target } from './attack.js';

async function ask({ url }: Target): Promise<number> {
  const headers = { 'Content-Type': 'application/json' };
  const body = '{"birth_date":"1990-05-17"}';
  return (await fetch(`${url}/api/public/tools/sun-sign`, { method: 'POST', headers, body })).status;
}

/** The store of a rate limit that is shared, on a cluster of its own. */
export const RATE_LIMIT_STORE: Scene = {
  name: 'the shared rate limit',
  ...(!hasPostgres && { skippedBecause: 'PostgreSQL is not installed' }),
  async attacks() {
    const cluster = await startCluster();
    const database = await cluster.createDatabase();
    const setting = {
      env: { RATE_LIMIT_STORE: 'postgres', RATE_LIMIT_PER_MINUTE: '30', DATABASE_URL: database },
    };
    const attacks: Attack[] = [
      {
        name: 'a locked table of the shared rate limit',
        ...setting,
        async run(target) {
          await ask(target);
          const other = await openPostgres(database);
          let release = () => {};
          const held = new Promise<void>((resolve) => {
            release = resolve;
          });
          let isLocked = () => {};
          const locked = new Promise<void>((resolve) => {
            isLocked = resolve;
          });
          const locking = other.transaction(async ({ query }) => {
            await query('lock table nirayana_rate_limit');
            isLocked();
            await held;
          });
          await locked;
          const first = await secondsOf(() => ask(target));
          const second = await secondsOf(() => ask(target));
          release();
          await locking;
          await other.close();
          return [
            { what: 'the first request waits', value: first, unit: 's', most: 2.5 },
            { what: 'the next one waits', value: second, unit: 's', most: 0.5 },
          ];
        },
      },
      {
        name: 'a second server with the shared rate limit on a port that is in use',
        ...setting,
        async run({ url }) {
          const args = ['serve', '--port', new URL(url).port];
          const env = { ...process.env, ...setting.env };
          const value = await secondsOf(() => run(args, { env, log: new Log(), ready: /listens on/ }).catch(() => {}));
          return [{ what: 'it lets go of the database and ends in', value, unit: 's', most: 8 }];
        },
      },
    ];
    return { attacks, remove: () => cluster.stop().then(() => cluster.remove()) };
  },
};
