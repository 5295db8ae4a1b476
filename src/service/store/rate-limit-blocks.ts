import type { RateLimitDecision } from '../http/rate-limit.js';
import type { Row, Statements } from './database.js';
import { INSTANT } from './values.js';

/** The part of a window for which a process has a block to itself: long enough that a client comes again. */
const TERM_SHARE = 1 / 4;

/** The part of a window for which a refusal is repeated without asking. */
const REFUSAL_SHARE = 1 / 60;

/** Blocks that one statement settles: it takes some milliseconds. */
const SETTLED_AT_ONCE = 500;

/** Places of a window that a process has taken in advance, or the refusal of any. */
interface Block {
  /** When it was asked for, milliseconds of the clock of this process. */
  readonly askedAt: number;
  /** The instant by which its places are held until it is told when they were used, which no other of the row has. */
  readonly until: number;
  readonly granted: number;
  /** When each place was used, milliseconds after it was asked for. */
  readonly used: number[];
  /** Places of the window that were free beyond it. */
  readonly beyond: number;
  /** Milliseconds after it was asked for until the next place leaves the window; to one that is refused, enough of them. */
  readonly wait: number;
  /** How many places were asked for in vain, 0 for none. */
  readonly refused: number;
}

interface LeasedRow extends Row {
  readonly admitted: boolean;
  readonly until: number | null;
  readonly granted: number;
  readonly beyond: number;
  readonly wait: number | null;
}

interface BlocksOptions {
  /** Places of a block at most. */
  readonly size: number;
  readonly windowMilliseconds: number;
  /** Milliseconds that never go back. Default: those of the process. */
  readonly clock?: () => number;
}

/**
 * Takes places of a window from the table of the rate limit by blocks, so that most requests need no statement.
 *
 * A block holds its places by the instant at which it ends, later than any at which they are used. With the next block, or
 * when its time is over, the database is told when they were used, and has the others back. So no window ever admits more
 * than its limit. A client may be refused early: by what other processes have not used, one place less than a block each.
 * One that dies holds that until its block has left the window.
 */
export class Blocks {
  readonly #query: Statements['query'];
  readonly #size: number;
  readonly #window: number;
  readonly #term: number;
  readonly #clock: () => number;
  readonly #held = new Map<string, Block>();
  /** Statements that are under way, by the key of whose block they have the last word. */
  readonly #asking = new Map<string, Promise<unknown>>();

  constructor(query: Statements['query'], options: BlocksOptions) {
    const { size, windowMilliseconds, clock = () => performance.now() } = options;
    this.#query = query;
    this.#size = size;
    this.#window = windowMilliseconds;
    this.#term = termOf(windowMilliseconds);
    this.#clock = clock;
  }

  async take(key: string, limit: number, places: number): Promise<RateLimitDecision> {
    for (;;) {
      const told = this.#fromMemory(key, limit, places);
      if (told) return told;
      const asking = this.#asking.get(key);
      if (asking === undefined) return this.#alone([key], this.#lease(key, limit, places));
      await asking;
    }
  }

  /** Tells the database what was used of the blocks whose time is over, or of all, many in one statement. */
  async settle(which: 'over' | 'all' = 'over'): Promise<void> {
    let told: number;
    do {
      const blocks = this.#letGo(which);
      told = blocks.length;
      if (told > 0) await this.#alone(keysOf(blocks), this.#query(SETTLE, [JSON.stringify(blocks)]));
    } while (told === SETTLED_AT_ONCE);
  }

  /** Lets go of refusals that are over, and of as many blocks as one statement settles. */
  #letGo(which: 'over' | 'all') {
    const given = [];
    for (const [key, block] of this.#held) {
      const isBlock = block.granted > 0;
      const term = isBlock ? this.#term : this.#window * REFUSAL_SHARE;
      if (which === 'over' && this.#age(block) < term) continue;
      if (isBlock && given.length === SETTLED_AT_ONCE) break;
      this.#held.delete(key);
      if (isBlock) given.push({ key, ...this.#accountOf(block) });
    }
    return given;
  }

  /** Lets go of all blocks, which the database then takes for used. */
  forget(): void {
    this.#held.clear();
  }

  #fromMemory(key: string, limit: number, places: number): RateLimitDecision | undefined {
    const block = this.#held.get(key);
    if (!block) return undefined;
    const age = this.#age(block);
    if (places <= block.granted - block.used.length && age < this.#term) {
      use(block, places, age);
      return this.#decision(block, limit, true);
    }
    const isRepeated = block.refused > 0 && places >= block.refused;
    if (isRepeated && age < Math.min(block.wait, this.#window * REFUSAL_SHARE)) {
      return this.#decision(block, limit, false);
    }
    return undefined;
  }

  async #lease(key: string, limit: number, places: number): Promise<RateLimitDecision> {
    const last = this.#held.get(key);
    this.#held.delete(key);
    const { until, granted, used } = last ? this.#accountOf(last) : NOTHING;
    const askedAt = this.#clock();
    const values = [key, limit, this.#window, places, this.#term, this.#size, until, granted, used];
    const [row] = await this.#query<LeasedRow>(LEASE, values);
    if (!row) throw new Error('The database has counted nothing.');
    const { admitted, beyond } = row;
    const block: Block = {
      askedAt,
      until: row.until ?? 0,
      granted: row.granted,
      used: [],
      beyond,
      // What others hold by its end leaves the window when they have told.
      wait: Math.min(this.#window, row.wait ?? this.#window),
      refused: admitted ? 0 : places,
    };
    this.#held.set(key, block);
    if (admitted) use(block, places, 0);
    return this.#decision(block, limit, admitted);
  }

  #decision(block: Block, limit: number, allowed: boolean): RateLimitDecision {
    const wait = block.wait - this.#age(block);
    return {
      allowed,
      limit,
      remaining: block.beyond + block.granted - block.used.length,
      resetSeconds: Math.max(1, Math.ceil(wait / 1000)),
    };
  }

  /** What the database is told of a block: the instants are those of its clock, by no more than the way there too late. */
  #accountOf({ until, granted, used }: Block) {
    return { until, granted, used: used.map((after) => until - this.#term + Math.ceil(after)) };
  }

  #age({ askedAt }: Block): number {
    return this.#clock() - askedAt;
  }

  /** What is about the blocks of some keys, while others who want them wait. */
  async #alone<T>(keys: readonly string[], work: Promise<T>): Promise<T> {
    for (const key of keys) this.#asking.set(key, work);
    try {
      return await work;
    } finally {
      for (const key of keys) this.#asking.delete(key);
    }
  }
}

/** How long a block may be used, milliseconds. */
export function termOf(windowMilliseconds: number): number {
  return Math.max(1, Math.floor(windowMilliseconds * TERM_SHARE));
}

function keysOf(blocks: readonly { readonly key: string }[]): string[] {
  return blocks.map(({ key }) => key);
}

function use({ used }: Block, places: number, after: number): void {
  for (let place = 0; place < places; place++) used.push(after);
}

const NOTHING = { until: 0, granted: 0, used: [] as readonly number[] };

/** The instants of a row with the places of a block replaced by the uses that are told of it. */
const settled = (until: string, granted: string, used: string) => `
  select instant from (
    select instant, row_number() over (partition by instant) as copy from unnest(held.instants) as log(instant)
  ) as counted where instant <> ${until} or copy > ${granted}
  union all select unnest(${used})
`;

/** Half of what is free at most, so that the last places of a window are spread over those who ask. */
const sizeOf = (free: string) => `least(${free}, greatest($4::int, least($6::int, ${free} / 2)))`;

const LEASE = `
insert into nirayana_rate_limit as held (key, instants, admitted, expires_at)
values ($1, array_fill(${INSTANT} + $5::bigint, array[${sizeOf('$2::int')}]), true,
  clock_timestamp() + ($3::bigint + $5::bigint) * interval '1 millisecond')
on conflict (key) do update set (instants, admitted, expires_at) = (
  select live || array_fill(greatest(now + $5::bigint, newest + 1), array[granted]), granted > 0,
    clock_timestamp() + ($3::bigint + $5::bigint) * interval '1 millisecond'
  from (select ${INSTANT} as now offset 0) clock
  cross join lateral (
    select coalesce(array_agg(instant order by instant), '{}') as live, coalesce(max(instant), 0) as newest,
      $2::int - count(*)::int as free
    from (${settled('$7::bigint', '$8::int', '$9::bigint[]')}) as told
    where instant > now - $3::bigint and instant <= now + $5::bigint + 1000
  ) log
  cross join lateral (select case when free >= $4::int then ${sizeOf('free')} else 0 end as granted) block
)
returning admitted, $2::int - cardinality(instants) as beyond,
  case when admitted then instants[cardinality(instants)] end as until,
  case when admitted then (
    select count(*)::int from unnest(instants) as log(instant) where instant = instants[cardinality(instants)]
  ) else 0 end as granted,
  case when not admitted then instants[cardinality(instants) + $4::int - $2::int]
    when instants[1] < instants[cardinality(instants)] then instants[1] end + $3::bigint - ${INSTANT} as wait
`;

/** In the order of their keys, so that two who settle the same ones do not wait for each other. */
const SETTLE = `
update nirayana_rate_limit as held set instants = (
  select coalesce(array_agg(instant order by instant), '{}')
  from (${settled('given.until', 'given.granted', 'given.used')}) as told
)
from (
  select key, until, granted, used
  from jsonb_to_recordset($1::text::jsonb) as told(key text, until bigint, granted int, used bigint[])
  join nirayana_rate_limit using (key) order by key for update of nirayana_rate_limit
) as given
where held.key = given.key
`;
