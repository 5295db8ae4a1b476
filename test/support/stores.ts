import type { Database } from '../../src/service/store/database.js';
import { openEmbedded } from '../../src/service/store/embedded.js';
import { openPostgres } from '../../src/service/store/postgres.js';
import { hasPostgres, startCluster } from './postgres.js';

/** A kind of store to test on: `describe.each(STORES)`, then `start` in `beforeAll` and `stop` in `afterAll`. */
export interface StoreKind {
  readonly name: string;
  /** Whether it can run here: `describe.skipIf`. */
  readonly isHere: boolean;
  readonly start: () => Promise<RunningStore>;
}

export interface RunningStore {
  /** A new, empty database. */
  readonly open: () => Promise<Database>;
  readonly stop: () => Promise<void>;
}

export const STORES: readonly StoreKind[] = [
  {
    name: 'the embedded store',
    isHere: true,
    start: async () => {
      const opened: Database[] = [];
      return {
        open: async () => {
          const database = await openEmbedded();
          opened.push(database);
          return database;
        },
        stop: async () => {
          await Promise.all(opened.map((database) => database.close()));
        },
      };
    },
  },
  {
    name: 'PostgreSQL',
    isHere: hasPostgres,
    start: async () => {
      const cluster = await startCluster();
      const opened: Database[] = [];
      return {
        open: async () => {
          const database = await openPostgres(await cluster.createDatabase());
          opened.push(database);
          return database;
        },
        stop: async () => {
          await Promise.all(opened.map((database) => database.close()));
          await cluster.remove();
        },
      };
    },
  },
];
