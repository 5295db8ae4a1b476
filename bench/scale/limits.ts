import { openPostgres } from '../../src/service/store/postgres.js';
import { SharedLimiter } from '../../src/service/store/rate-limit.js';
import type { Cluster } from '../../test/support/postgres.js';
import { countStatements, statementsOf } from './statements.js';

export interface LimitCost {
  readonly name: string;
  readonly requests: number;
  readonly statements: number;
  readonly requestsASecond: number;
  /** Refused before the limit was reached, and admitted after: within a minute nothing leaves the window. */
  readonly early: number;
  readonly beyond: number;
}

const LIMIT = 30;
const SERVERS = 2;
const AT_ONCE = 40;

interface Traffic {
  readonly name: string;
  readonly clients: number;
  readonly each: number;
}

const TRAFFIC: readonly Traffic[] = [
  { name: '500 clients with 12 requests each', clients: 500, each: 12 },
  { name: '100 clients with 40 requests each', clients: 100, each: 40 },
  { name: 'one client with 5,000 requests', clients: 1, each: 5_000 },
];

/** What a limit that two servers share costs the database, exact and by blocks. */
export async function measureLimits(cluster: Cluster): Promise<LimitCost[]> {
  const costs = [];
  for (const traffic of TRAFFIC) for (const block of [1, 5, 10]) costs.push(await measure(cluster, traffic, block));
  return costs;
}

async function measure(cluster: Cluster, { name, clients, each }: Traffic, block: number): Promise<LimitCost> {
  const url = await cluster.createDatabase();
  const limiters = await Promise.all(
    Array.from({ length: SERVERS }, async () => new SharedLimiter(await openPostgres(url), { limit: LIMIT, block })),
  );
  await Promise.all(limiters.map((limiter) => limiter.begin()));
  const counting = await openPostgres(url);
  await countStatements(counting);
  const admitted = new Map<number, number>();
  let [asked, early] = [0, 0];
  const requests = clients * each;
  const began = performance.now();
  const client = async () => {
    while (asked < requests) {
      // Clients come in turn, and each is handed from server to server.
      const [one, time] = [asked % clients, Math.floor(asked / clients)];
      asked++;
      const limiter = limiters[time % SERVERS] as SharedLimiter;
      const { allowed } = await limiter.take(`client ${one}`, Date.now());
      const before = admitted.get(one) ?? 0;
      if (allowed) admitted.set(one, before + 1);
      else if (before < LIMIT) early++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  const seconds = (performance.now() - began) / 1000;
  const statements = (await statementsOf(counting)) / requests;
  const beyond = [...admitted.values()].reduce((sum, count) => sum + Math.max(0, count - LIMIT), 0);
  await Promise.all([...limiters.map((limiter) => limiter.close()), counting.close()]);
  const how = block === 1 ? 'exact' : `blocks of ${block}`;
  return { name: `${name}, ${how}`, requests, statements, requestsASecond: requests / seconds, early, beyond };
}
