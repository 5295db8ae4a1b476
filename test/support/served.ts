import { createKeyed, type Keyed } from '../../src/service/jobs/keyed.js';
import type { Database } from '../../src/service/store/database.js';

/** Does something with the keyed interface on a database, as a server would that works on its jobs, and stops it. */
export async function served<T>(database: Database, work: (keyed: Keyed) => Promise<T>): Promise<T> {
  const report = (error: unknown) => {
    throw error;
  };
  const store = { database: async () => database, exists: () => true };
  const keyed = createKeyed({ store, retentionDays: 36_500, works: true, now: () => new Date(), report });
  try {
    await keyed.start();
    return await work(keyed);
  } finally {
    await keyed.stop();
  }
}
