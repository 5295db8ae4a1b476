import { migrate } from '../../store/migrations.js';
import { openPostgres } from '../../store/postgres.js';
import { databaseRefusal } from '../refusal.js';
import { Queued, type QueuedOptions } from './queued.js';

/**
 * Does something with the workers of a PostgreSQL database.
 *
 * @throws BatchRefusal where the database cannot be used, and whatever the work fails with
 */
export async function withQueue<T>(
  databaseUrl: string,
  options: QueuedOptions,
  work: (queued: Queued) => Promise<T>,
): Promise<T> {
  const database = await openPostgres(databaseUrl);
  try {
    await migrate(database).catch((error: unknown) => {
      throw databaseRefusal(error);
    });
    return await work(new Queued(database, options));
  } finally {
    await database.close();
  }
}
