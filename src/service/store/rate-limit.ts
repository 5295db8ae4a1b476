import {
  DEFAULT_LIMIT,
  placesIn,
  type RateLimitDecision,
  type RateLimiter,
  type SlidingWindowOptions,
  windowOf,
} from '../http/rate-limit.js';
import type { Database, Row } from './database.js';
import { Blocks, termOf } from './rate-limit-blocks.js';
import { INSTANT } from './values.js';
import { within } from './within.js';

export interface SharedLimiterOptions extends Pick<SlidingWindowOptions, 'limit' | 'windowMilliseconds'> {
  /**
   * Places that a process takes of a window at a time. With more than one a client may be refused early, by what other
   * processes hold and have not used: fewer than a block each, for a quarter of the window. Default 1: exact.
   */
  readonly block?: number;
  /** Decides while the database is away. Default: nothing does, and {@link SharedLimiter.take} rejects. */
  readonly fallback?: RateLimiter;
  /** Told when the database is away and when it is back. */
  readonly onAway?: (error: unknown) => void;
  readonly onBack?: () => void;
}

/** A row holds an instant for each request of a window, and is written anew by each: it must not grow without end. */
export const LARGEST_SHARED_LIMIT = 1_000;

/** How long a database that is away is left alone. */
const RETRY_MILLISECONDS = 1_000;

/** A statement that has no answer by now has none. */
const PATIENCE_MILLISECONDS = 2_000;

/** How often the blocks whose time is over are settled. */
const SETTLE_MILLISECONDS = 1_000;

/** How often rows that have expired are removed. */
const SWEEP_MILLISECONDS = 60_000;

/**
 * The sliding log of `SlidingWindowLimiter` in a table of PostgreSQL, exact for any number of servers: one statement
 * counts a request, and the lock of its row makes those of one key wait for each other.
 *
 * The instants are those of the database. The clocks of servers differ, and one that is behind would take the requests of
 * the others for such that are still to come.
 */
export class SharedLimiter implements RateLimiter {
  readonly #database: Database;
  readonly #limit: number;
  readonly #window: number;
  readonly #options: SharedLimiterOptions;
  readonly #blocks: Blocks | undefined;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #isGone = false;
  #isClosed = false;

  constructor(database: Database, options: SharedLimiterOptions = {}) {
    const { limit = DEFAULT_LIMIT, windowMilliseconds = 60_000, block = 1 } = options;
    this.#database = database;
    this.#limit = limit;
    this.#window = windowMilliseconds;
    this.#options = options;
    const query: Database['query'] = (sql, values) => within(PATIENCE_MILLISECONDS, database.query(sql, values));
    if (block > 1) {
      this.#blocks = new Blocks(query, { size: block, windowMilliseconds });
      this.#after(SETTLE_MILLISECONDS, () => this.#settleAgain());
    }
    this.#after(SWEEP_MILLISECONDS, () => this.#sweepAgain());
  }

  /** Whether the database does not answer. */
  get isAway(): boolean {
    return this.#isGone;
  }

  /** Makes the table. A database that is away is tried again until it is there, and nobody waits for it meanwhile. */
  async begin(): Promise<void> {
    try {
      await this.#makeTable();
    } catch (error) {
      this.#isAway(error);
    }
  }

  /** @throws Error where the database is away and there is no fallback */
  async take(key: string, nowMilliseconds: number, times = 1, places = 1): Promise<RateLimitDecision> {
    try {
      if (!this.#isGone) {
        const limit = Math.min(windowOf(this.#limit, times), LARGEST_SHARED_LIMIT);
        const counted = placesIn(limit, places);
        return await (this.#blocks?.take(key, limit, counted) ?? this.#count(key, limit, counted));
      }
    } catch (error) {
      this.#isAway(error);
    }
    if (this.#options.fallback) return this.#options.fallback.take(key, nowMilliseconds, times, places);
    throw unavailable();
  }

  /** Removes what has expired; done every minute. */
  async sweep(): Promise<void> {
    await within(PATIENCE_MILLISECONDS, this.#database.query(SWEEP));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    // What is not given back is taken for used.
    if (!this.#isGone) await this.#blocks?.settle('all').catch(() => {});
    await this.#database.close();
  }

  async #count(key: string, limit: number, places: number): Promise<RateLimitDecision> {
    const values = [key, limit, this.#window, places, termOf(this.#window)];
    const [row] = await within(PATIENCE_MILLISECONDS, this.#database.query<Counted>(COUNT, values));
    if (!row) throw new Error('The database has counted nothing.');
    return {
      allowed: row.admitted,
      limit,
      remaining: limit - row.held,
      resetSeconds: Math.max(1, Math.ceil(row.wait / 1000)),
    };
  }

  #isAway(error: unknown): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#blocks?.forget();
    this.#options.onAway?.(error);
    void this.#tryAgain();
  }

  /** At once, since it may have lost a connection only, and then now and again. */
  async #tryAgain(): Promise<void> {
    try {
      await this.#makeTable();
      this.#isGone = false;
      this.#options.onBack?.();
    } catch {
      this.#after(RETRY_MILLISECONDS, () => this.#tryAgain());
    }
  }

  #makeTable(): Promise<void> {
    return within(
      PATIENCE_MILLISECONDS,
      this.#database.transaction(({ script }) => script(TABLE)),
    );
  }

  async #settleAgain(): Promise<void> {
    if (!this.#isGone) await this.#blocks?.settle().catch((error) => this.#isAway(error));
    this.#after(SETTLE_MILLISECONDS, () => this.#settleAgain());
  }

  async #sweepAgain(): Promise<void> {
    // What is left over now is removed the next time, here or by another server.
    if (!this.#isGone) await this.sweep().catch(() => {});
    this.#after(SWEEP_MILLISECONDS, () => this.#sweepAgain());
  }

  #after(milliseconds: number, act: () => Promise<void>): void {
    if (this.#isClosed) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void act();
    }, milliseconds).unref();
    this.#timers.add(timer);
  }
}

/** Without a stack: it is told for each request, and why was told once. */
function unavailable(): Error {
  const error = new Error('The store of the rate limit does not answer.');
  error.stack = String(error);
  return error;
}

interface Counted extends Row {
  readonly admitted: boolean;
  /** Instants in the row. */
  readonly held: number;
  /** Milliseconds until the oldest of them leaves the window, or the last for whose place it waits. */
  readonly wait: number;
}

/**
 * Unlogged: what it holds is worth nothing a minute later, and need not outlive a crash. Two servers that make it at once
 * would disturb each other without the lock. That it can be read is asked since it is tried with this, too.
 */
const TABLE = `
select pg_advisory_xact_lock(hashtext('nirayana_rate_limit'));
create unlogged table if not exists nirayana_rate_limit (
  key text primary key,
  instants bigint[] not null,
  admitted boolean not null,
  expires_at timestamptz not null
) with (fillfactor = 50);
select from nirayana_rate_limit limit 1;
`;

/** Instants that are still to come are those by which other servers hold their blocks. */
const COUNT = `
insert into nirayana_rate_limit as held (key, instants, admitted, expires_at)
values ($1, array_fill(${INSTANT}, array[$4::int]), true, clock_timestamp() + $3::bigint * interval '1 millisecond')
on conflict (key) do update set (instants, admitted, expires_at) = (
  select
    case when cardinality(live) + $4::int <= $2::int then live || array_fill(now, array[$4::int]) else live end,
    cardinality(live) + $4::int <= $2::int,
    greatest(held.expires_at, clock_timestamp() + $3::bigint * interval '1 millisecond')
  from (select ${INSTANT} as now offset 0) clock
  cross join lateral (
    select array(
      select instant from unnest(held.instants) as log(instant)
      where instant > now - $3::bigint and instant <= now + $5::bigint + 1000
      order by instant
    ) as live
  ) log
)
returning admitted, cardinality(instants) as held,
  instants[case when admitted then 1 else cardinality(instants) + $4::int - $2::int end] + $3::bigint - ${INSTANT} as wait
`;

/** Skips rows that are in use, so that it waits for nobody and nobody for it for long. */
const SWEEP = `
delete from nirayana_rate_limit where key in (
  select key from nirayana_rate_limit where expires_at < now() limit 10000 for update skip locked
)
`;
