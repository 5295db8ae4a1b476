import { accountDoors } from '../account/service.js';
import type { Door, MountOptions } from '../http/door.js';
import type { RateLimiter } from '../http/rate-limit.js';
import { httpInterpreter } from '../jobs/http-interpreter.js';
import { createKeyed } from '../jobs/keyed.js';
import { createStore } from '../store/store.js';
import { CalculationThreads } from '../threads/calculation-threads.js';
import type { KeyedSettings } from './keyed-settings.js';

/** The keyed interface of a process, on its store. */
export interface OpenKeyed {
  readonly doors: readonly Door[];
  /** What `/readyz` tells of it. */
  readonly readiness: () => Readonly<Record<string, string>>;
  /** Opens the store and works on jobs where this process is to. */
  readonly start: () => Promise<void>;
  /** Finishes or gives back the jobs that run. */
  readonly stop: () => Promise<void>;
  /** Does so, and lets go of the store. */
  readonly close: () => Promise<void>;
}

export interface KeyedContext extends MountOptions {
  /** Counts the jobs of each account, undefined for no limit. */
  readonly rateLimiter: RateLimiter | undefined;
  readonly now: () => Date;
  readonly report: (error: unknown, context: { readonly requestId?: string }) => void;
}

const nothing = async () => {};

/**
 * The keyed interface as the settings have it. Its store is opened at once where there is one, else with the first
 * request that has a key after there is: whoever serves the public calculators alone does not pay for it.
 */
export function openKeyed(settings: KeyedSettings, context: KeyedContext): OpenKeyed {
  if (settings.isLeftOut) return { doors: [], readiness: () => ({}), start: nothing, stop: nothing, close: nothing };
  const { databaseUrl, data, works, interpreterUrl, retentionDays, hasAccounts } = settings;
  let isClosing = false;
  // That it could not be opened any more is no news to whoever stops the server.
  const report = (error: unknown) => isClosing || context.report(error, {});
  const store = createStore({ ...(databaseUrl !== undefined && { databaseUrl }), data, report });
  const interpreter = interpreterUrl === undefined ? undefined : httpInterpreter(interpreterUrl);
  // Of its own, started with the first input that takes long: a job of many never stands before the clients of a page.
  // One for each of the two jobs that are calculated at a time.
  const threads = new CalculationThreads({ most: 2 });
  const elsewhere = threads.calculate.bind(threads);
  const keyed = createKeyed({ ...context, store, works, interpreter, retentionDays, elsewhere });
  // PGlite does not force what it writes to the disk.
  const durability = databaseUrl === undefined ? { store_durability: 'not_in_power_failure' } : {};
  return {
    doors: [keyed.door, ...accountDoors({ ...context, store: keyed.store, hasAccounts, retentionDays })],
    readiness: () => ({
      store: keyed.hasFailed() ? 'unavailable' : store.state(),
      ...durability,
      ...(threads.hasFailed && { job_calculations: 'unavailable' }),
    }),
    start: keyed.start,
    stop: keyed.stop,
    async close() {
      isClosing = true;
      await keyed.stop();
      await Promise.all([store.close(), threads.close()]);
    },
  };
}
