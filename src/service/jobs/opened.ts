import type { Output } from '../../jobs/plans.js';
import { isForCaller, unavailable } from '../../jobs/refusals.js';
import type { Database } from '../store/database.js';

/** The store and what stands on it. */
export interface Opened {
  readonly database: Database;
  /** Tells a worker of this process that a job of this kind waits. */
  readonly wake: (output: Output) => void;
}

/** Does something with the store. The caller is told that it cannot be reached and nothing of why. */
export async function reaching<T>(report: (error: unknown) => void, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isForCaller(error)) throw error;
    report(error);
    throw unavailable();
  }
}
