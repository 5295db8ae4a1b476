import { Lazy } from '../../base/lazy.js';
import type { Interpreter } from '../../jobs/interpretation.js';
import { LANGUAGE_CODES } from '../../languages/locale/locales.js';
import type { LimitedOptions, UnlimitedOptions } from '../http/calculation.js';
import type { Door } from '../http/door.js';
import { type CommonHandlerOptions, type Handler, handlerWith } from '../http/handler.js';
import { SlidingWindowLimiter } from '../http/rate-limit.js';
import { createKeyed } from '../jobs/keyed.js';
import { createStore } from '../store/store.js';
import { ACCOUNT_PATH, PLANS_PATH } from './paths.js';
import type { AccountOptions } from './room/call.js';
import type { AccountRoom } from './room/room.js';

/** What a service with keyed jobs takes beside what `createHandler` does. */
export interface JobsOptions extends Omit<CommonHandlerOptions, 'onError'> {
  /** Address of a PostgreSQL server. Without it the store is embedded. */
  readonly databaseUrl?: string;
  /** Data directory of the embedded store. Default: ./nirayana-data. */
  readonly data?: string;
  /** Words the statements of jobs that ask for it, in place of the interpreter that is built in. */
  readonly interpreter?: Interpreter;
  /** Jobs a minute for each account, 0 for no limit. Default 30. */
  readonly jobsPerMinute?: number;
  /** Days after which a finished job is deleted, at least 1. Default 30. */
  readonly retentionDays?: number;
  /** Whether this process works on jobs, or leaves them to others on the same PostgreSQL. Default true. */
  readonly works?: boolean;
  /** Told of what went wrong in the service itself. Without a request id where no request was the reason. */
  readonly onError?: (error: unknown, context: { readonly requestId?: string }) => void;
}

/** Options of a service with the pages on which holders log in. */
export interface AccountsOptions extends LimitedOptions {
  /**
   * Whether holders can log in at `/account`, where `nirayana accounts invite` leads them, and `/plans` tells the plans.
   * It wants `clientId`: wrong tries are slowed by the address that they come from. Default false.
   */
  readonly accounts: boolean;
}

/** Options of a service without them. */
export type AccountlessOptions = (LimitedOptions | UnlimitedOptions) & { readonly accounts?: false };

/** The calculators with keyed jobs beside them. */
export interface JobsService {
  readonly handle: Handler;
  /** Opens the store, where there is one, and works on the jobs in it. Else the first request with a key does so. */
  readonly start: () => Promise<void>;
  /** Finishes or gives back the jobs that run, and lets go of the store. */
  readonly close: () => Promise<void>;
}

/**
 * What `nirayana serve` answers, with keyed jobs, as a handler for a server of your own: the way to an interpreter in code.
 * The data directory belongs to this process until it is closed, so that `nirayana accounts` and `keys` find it.
 *
 * @throws TypeError or RangeError for options that make no sense
 *
 * @example
 * import { createJobsService } from 'nirayana/jobs';
 *
 * const service = createJobsService({
 *   data: './nirayana-data',
 *   interpreter: async ({ statements }) => ({
 *     sentences: statements.map(({ id, code }) => ({ text: `This holds: ${code}.`, statements: [id] })),
 *   }),
 * });
 * const order = new Request('https://example.org/api/b2b/career-dna', { method: 'POST', body: '{}' });
 * (await service.handle(order)).status; // => 401
 * await service.close();
 */
export function createJobsService(options: JobsOptions & (AccountsOptions | AccountlessOptions) = {}): JobsService {
  const { databaseUrl, data = './nirayana-data', interpreter, jobsPerMinute = 30, works = true, ...more } = options;
  const { accounts = false, ...handling } = more;
  if (interpreter !== undefined && typeof interpreter !== 'function') {
    throw new TypeError('The option interpreter must be a function.');
  }
  if (accounts && typeof options.clientId !== 'function') {
    throw new TypeError('The option accounts needs rateLimiter and clientId: wrong tries are slowed by their address.');
  }
  const now = options.now ?? (() => new Date());
  const report = (error: unknown, context: { readonly requestId?: string }) => options.onError?.(error, context);
  const store = createStore({
    ...(databaseUrl !== undefined && { databaseUrl }),
    data,
    report: (error) => report(error, {}),
  });
  const shared = {
    ...(options.baseUrl !== undefined && { baseUrl: options.baseUrl }),
    ...(options.basePath !== undefined && { basePath: options.basePath }),
    rateLimiter: jobsPerMinute === 0 ? undefined : new SlidingWindowLimiter({ limit: jobsPerMinute }),
    retentionDays: retentionDaysOf(options),
    now,
    report,
  };
  const keyed = createKeyed({ ...shared, store, interpreter, works });
  const pages = accounts ? accountDoors({ ...shared, store: keyed.store, hasAccounts: true }) : [];
  return {
    handle: handlerWith({
      ...handling,
      doors: [keyed.door, ...pages],
      readiness: () => ({ store: keyed.hasFailed() ? 'unavailable' : store.state() }),
    }),
    start: keyed.start,
    async close() {
      await keyed.stop();
      await store.close();
    },
  };
}

function retentionDaysOf({ retentionDays = 30 }: JobsOptions): number {
  if (Number.isInteger(retentionDays) && retentionDays >= 1) return retentionDays;
  throw new RangeError(`retentionDays must be a whole number, at least 1, not ${retentionDays}.`);
}

/** The pages of accounts and of the plans in every language, as doors of a service. */
export function accountDoors(options: AccountOptions): readonly Door[] {
  const part = new Lazy(() => import('./room/room.js'));
  let room: AccountRoom | undefined;
  const roomOf = async () => {
    const { AccountRoom } = await part.get();
    room ??= new AccountRoom(options);
    return room;
  };
  // The path of English names no language; one that does leads to it.
  return ['', ...LANGUAGE_CODES.map((locale) => `/${locale}`)].flatMap((prefix) =>
    [ACCOUNT_PATH, PLANS_PATH].map((path) => ({
      path: prefix + path,
      answer: async (asked) => (await roomOf()).answer(asked),
      part,
    })),
  );
}
