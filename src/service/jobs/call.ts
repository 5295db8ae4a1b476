import { isKey } from '../../jobs/keys.js';
import { isForCaller, unauthorized, unavailable } from '../../jobs/refusals.js';
import type { Account, Output } from '../../jobs/states.js';
import type { Asked } from '../http/door.js';
import type { RateLimiter } from '../http/rate-limit.js';
import type { Database } from '../store/database.js';
import { accountOfKey } from '../store/keys.js';
import { within } from '../store/within.js';
import type { AccountTurns } from './account-turns.js';
import type { KeyGuard } from './key-guard.js';

export interface DoorOptions {
  /** The path of the address that the service has for its clients, '' for none. */
  readonly root: string;
  /** That address, for a request to an origin. */
  readonly urlAt: (origin: string) => string;
  /** Whether there is a store in which a key could be. */
  readonly exists: () => boolean;
  /** The store and what stands on it, opened where they are not. */
  readonly open: () => Promise<Opened>;
  readonly guard: KeyGuard;
  readonly turns: AccountTurns;
  /** The requests with an Idempotency-Key that wait for their answers. */
  readonly inFlight: Set<string>;
  /** Counts the jobs of each account. */
  readonly rateLimiter: RateLimiter | undefined;
  readonly now: () => Date;
  readonly report: (error: unknown, context: { readonly requestId: string }) => void;
}

/** A request on its way through the keyed interface. */
export interface Call extends Omit<DoorOptions, 'report'> {
  readonly asked: Asked;
  readonly report: (error: unknown) => void;
}

/** When to look at an unfinished job again. */
export const RETRY_SECONDS = '1';

/** What a client waits for a store that is being opened. */
const OPENING_MILLISECONDS = 10_000;

/** The account of the key that a request carries. What is no key opens no store, and no key makes one. */
export async function authenticated(call: Call): Promise<{ readonly account: Account; readonly opened: Opened }> {
  const key = call.asked.header('x-api-key') ?? '';
  if (!isKey(key)) throw unauthorized();
  const { guard, asked, now } = call;
  const { client } = asked;
  const refusal = guard.refusal(client, key, now());
  if (refusal) throw refusal;
  const opened = call.exists()
    ? await reaching(call.report, () => within(OPENING_MILLISECONDS, call.open()))
    : undefined;
  const account = opened && (await reaching(call.report, () => accountOfKey(opened.database, key)));
  await reaching(call.report, () => guard.looked(client, key, { isRight: account !== undefined, at: now() }));
  if (!opened || !account) throw unauthorized();
  return { account, opened };
}

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
