import { openPostgres } from '../../src/adapters/store/postgres.js';
import { pause } from './processes.js';

const LOOK_MILLISECONDS = 100;

/** Watches how long a job that a worker has left waits until another has it. One of many inputs waits for its turns. */
export async function watchGaps(url: string): Promise<{ readonly end: () => Promise<number> }> {
  const database = await openPostgres(url);
  const alive = new Map<string, { attempt: number; lease: number; seenAt: number }>();
  let longest = 0;
  let isOver = false;
  const look = async () => {
    const rows = await database.query<{ id: string; attempt: number; lease: Date }>(
      `select id, attempt, lease_until as lease from nirayana.jobs
       where status = 'running' and kind = 'career-dna'`,
    );
    for (const { id, attempt, lease } of rows) {
      const last = alive.get(id);
      if (last && attempt > last.attempt) longest = Math.max(longest, Date.now() - last.seenAt);
      if (last?.attempt === attempt && last.lease === lease.getTime()) continue;
      alive.set(id, { attempt, lease: lease.getTime(), seenAt: Date.now() });
    }
  };
  const watching = (async () => {
    while (!isOver) {
      // The database may be what was stopped.
      await look().catch(() => {});
      await pause(LOOK_MILLISECONDS);
    }
    await database.close();
  })();
  return {
    async end() {
      isOver = true;
      await watching;
      return longest / 1000;
    },
  };
}
