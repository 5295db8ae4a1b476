import { fc } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/service/store/database.js';
import { openPostgres } from '../../../src/service/store/postgres.js';
import { SharedLimiter } from '../../../src/service/store/rate-limit.js';
import { Blocks } from '../../../src/service/store/rate-limit-blocks.js';
import { type Cluster, hasPostgres, startCluster } from '../../support/postgres.js';
import { runs } from '../../support/support.js';

const WINDOW = 60_000;
/** A quarter of the window. */
const TERM = 15_000;
/** For how long a refusal is repeated. */
const SECOND = 1_000;
/** How late a block is settled here: each step of time is a statement. */
const LATE = 5_000;

/** A clock that the database has in place of its own. */
const CLOCK = `
  create schema if not exists virtual;
  drop table if exists virtual.clock;
  create table virtual.clock as select timestamptz '2026-01-01 00:00Z' as at;
  create or replace function virtual.clock_timestamp() returns timestamptz language sql volatile
    as 'select at from virtual.clock';
`;

/** Servers on one database, in a time that passes when it is told to. */
class Servers {
  readonly #database: Database;
  readonly #exact: SharedLimiter;
  readonly #limit: number;
  readonly #size: number;
  readonly #counted: Database['query'];
  readonly #stores: Blocks[];
  now = 0;
  statements = 0;

  constructor(database: Database, { limit, size, stores }: { limit: number; size: number; stores: number }) {
    this.#database = database;
    this.#limit = limit;
    this.#size = size;
    this.#exact = new SharedLimiter(database, { limit });
    this.#counted = (sql, values) => {
      this.statements++;
      return database.query(sql, values);
    };
    this.#stores = Array.from({ length: stores }, () => this.#blocks());
  }

  #blocks() {
    return new Blocks(this.#counted, { size: this.#size, windowMilliseconds: WINDOW, clock: () => this.now });
  }

  async begin() {
    await this.#exact.begin();
    await this.#database.query('delete from nirayana_rate_limit');
  }

  async pass(milliseconds: number) {
    await this.#database.query(`update virtual.clock set at = at + $1::bigint * interval '1 millisecond'`, [
      milliseconds,
    ]);
    this.now += milliseconds;
    for (const store of this.#stores) await store.settle();
  }

  /** Asks one of them, or beyond the last one that counts one by one. */
  take(store: number, places = 1) {
    const blocks = this.#stores[store];
    return blocks ? blocks.take('client tool', this.#limit, places) : this.#exact.take('client tool', 0, 1, places);
  }

  /** Has one die with what it holds, and another begin in its place. */
  die(store: number) {
    this.#stores[store] = this.#blocks();
  }

  giveBack(store: number) {
    return this.#stores[store]?.settle('all');
  }
}

/** Holds three servers with blocks, and one without, against what they have admitted. */
class Told {
  readonly #servers: Servers;
  readonly #limit: number;
  readonly #size: number;
  readonly #admitted: number[] = [];
  readonly #deaths: number[] = [];

  constructor(servers: Servers, { limit, size }: { limit: number; size: number }) {
    this.#servers = servers;
    this.#limit = limit;
    this.#size = size;
  }

  async pass(milliseconds: number) {
    for (let left = milliseconds; left > 0; left -= LATE) await this.#servers.pass(Math.min(LATE, left));
  }

  die(store: number) {
    this.#servers.die(store);
    this.#deaths.push(this.#servers.now);
  }

  async take(store: number, places: number) {
    const { allowed, remaining } = await this.#servers.take(store, places);
    if (allowed) this.#admitted.push(...Array.from({ length: places }, () => this.#servers.now));
    else this.#expectHeld(store, places);
    const used = this.#within(this.#admitted, WINDOW);
    expect(used).toBeLessThanOrEqual(this.#limit);
    // One that has a block does not know what others have taken since.
    if (store > 2) expect(remaining).toBeLessThanOrEqual(this.#limit - used);
  }

  /** All but one place of a block may be held by each of the others that have blocks, and by each that has died. */
  #expectHeld(store: number, places: number) {
    const others = (store > 2 ? 3 : 2) + this.#within(this.#deaths, WINDOW + TERM);
    const held = this.#within(this.#admitted, WINDOW + TERM + LATE + SECOND) + (this.#size - 1) * others;
    expect(held + places).toBeGreaterThan(this.#limit);
  }

  #within(instants: readonly number[], span: number): number {
    return instants.filter((at) => at > this.#servers.now - span).length;
  }
}

// A test that gave up would go on beside the next, in the same time.
describe.skipIf(!hasPostgres)('a rate limit by blocks', { timeout: 120_000 }, () => {
  let cluster: Cluster;
  let database: Database;
  beforeAll(async () => {
    cluster = await startCluster();
    const url = await cluster.createDatabase();
    const plain = await openPostgres(url);
    await plain.script(CLOCK);
    await plain.close();
    database = await openPostgres(`${url}&options=-csearch_path%3Dvirtual%2Cpg_catalog`);
  }, 120_000);
  afterAll(async () => {
    await database?.close();
    await cluster?.remove();
  }, 60_000);

  async function servers(options: { limit?: number; size?: number; stores?: number } = {}) {
    const made = new Servers(database, { limit: 30, size: 5, stores: 2, ...options });
    await made.begin();
    return made;
  }

  const step = fc.record({
    wait: fc.constantFrom(0, 0, 0, 1, SECOND, 4 * SECOND, TERM - 1, TERM, WINDOW - TERM, WINDOW - 1, WINDOW),
    store: fc.integer({ min: 0, max: 3 }),
    places: fc.constantFrom(1, 1, 1, 2, 7),
    times: fc.integer({ min: 1, max: 8 }),
    dies: fc.constantFrom(false, false, false, true),
  });

  it('admits never more than the limit, and refuses nobody while others cannot hold what is left', async () => {
    const shape = fc.record({ limit: fc.integer({ min: 1, max: 20 }), size: fc.integer({ min: 2, max: 8 }) });
    await fc.assert(
      fc.asyncProperty(shape, fc.array(step, { maxLength: 20 }), async ({ limit, size }, steps) => {
        const told = new Told(await servers({ limit, size, stores: 3 }), { limit, size });
        for (const { wait, store, places, times, dies } of steps) {
          await told.pass(wait);
          if (dies && store < 3) told.die(store);
          for (let time = 0; time < times; time++) await told.take(store, Math.min(limit, places));
        }
      }),
      runs(30),
    );
  });

  it('asks the database a few times for a client of one server, which is never refused early', async () => {
    const all = await servers({ limit: 200, size: 10 });
    const taken = [];
    for (let request = 0; request < 240; request++) {
      taken.push(await all.take(0));
      await all.pass(550);
    }
    expect(taken.filter(({ allowed }) => !allowed)).toEqual([]);
    // 110 of them stand in the last minute, and what has left since the last statement is told with the next.
    expect(taken.at(-1)?.remaining).toBeLessThanOrEqual(90);
    expect(taken.at(-1)?.remaining).toBeGreaterThanOrEqual(80);
    expect(all.statements).toBeLessThanOrEqual(240 / 10 + 1);
  });

  it('asks once a second for a client that is refused, and admits it when a place is free', async () => {
    const all = await servers();
    for (let request = 0; request < 30; request++) expect((await all.take(0)).allowed).toBe(true);
    const before = all.statements;
    for (let second = 0; second < 59; second++) {
      for (let request = 0; request < 20; request++) {
        expect(await all.take(0)).toMatchObject({ allowed: false, remaining: 0, resetSeconds: 60 - second });
      }
      await all.pass(SECOND);
    }
    expect(all.statements - before).toBeLessThanOrEqual(60);
    await all.pass(SECOND);
    expect((await all.take(0)).allowed).toBe(true);
  });

  it('refuses early what another server holds and has not used, and nothing more', async () => {
    const all = await servers({ size: 10 });
    const admittedBy = async (store: number) => {
      let admitted = 0;
      for (let request = 0; request < 40; request++) if ((await all.take(store)).allowed) admitted++;
      return admitted;
    };
    await all.take(0);
    expect(await admittedBy(1)).toBe(30 - 10);
    await all.giveBack(0);
    await all.pass(SECOND);
    expect(await admittedBy(1)).toBe(10 - 1);
  });

  it('counts what is used from memory from its use on', async () => {
    const all = await servers({ limit: 4, size: 2 });
    await all.take(0);
    await all.pass(10 * SECOND);
    for (let request = 0; request < 3; request++) expect((await all.take(0)).allowed).toBe(true);
    await all.pass(WINDOW - 5 * SECOND);
    // Of the first block one place is free again, the other was used five seconds too late for that.
    expect(await Promise.all([all.take(0), all.take(0)])).toMatchObject([{ allowed: true }, { allowed: false }]);
  });

  it('has the places back that nobody used, after a quarter of the window or when a server ends', async () => {
    const all = await servers({ stores: 3 });
    await all.take(0);
    await all.take(1);
    expect((await all.take(3)).remaining).toBe(30 - 5 - 5 - 1);
    await all.giveBack(1);
    expect((await all.take(3)).remaining).toBe(30 - 5 - 1 - 2);
    await all.pass(TERM);
    expect((await all.take(3)).remaining).toBe(30 - 1 - 1 - 3);
  });

  it('counts what a dead server holds for used until it has left the window', async () => {
    const all = await servers();
    await all.take(0);
    all.die(0);
    await all.pass(WINDOW);
    expect((await all.take(2)).remaining).toBe(24);
    await all.pass(TERM);
    expect((await all.take(2)).remaining).toBe(28);
  });

  it('of 100 that come at once to four servers admits no more than 30, and leaves to each less than a block', async () => {
    const url = await cluster.createDatabase();
    const limiters = await Promise.all(
      Array.from({ length: 4 }, async () => new SharedLimiter(await openPostgres(url), { block: 5 })),
    );
    await Promise.all(limiters.map((limiter) => limiter.begin()));
    const decisions = await Promise.all(
      Array.from({ length: 100 }, (_, request) => limiters[request % 4]?.take('client tool', 0)),
    );
    const admitted = decisions.filter((decision) => decision?.allowed).length;
    expect(admitted).toBeLessThanOrEqual(30);
    expect(admitted).toBeGreaterThanOrEqual(30 - 3 * 4);
    await Promise.all(limiters.map((limiter) => limiter.close()));
  });

  it('gives back what it holds when its server stops', async () => {
    const url = await cluster.createDatabase();
    const [stopping, other] = [
      new SharedLimiter(await openPostgres(url), { block: 10 }),
      new SharedLimiter(await openPostgres(url)),
    ];
    await stopping.begin();
    await stopping.take('client tool', 0);
    expect((await other.take('client tool', 0)).remaining).toBe(19);
    await stopping.close();
    expect((await other.take('client tool', 0)).remaining).toBe(27);
    await other.close();
  });
});
