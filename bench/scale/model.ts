import { availableParallelism } from 'node:os';
import type { JobRate } from './jobs.js';
import type { LimitCost } from './limits.js';
import { BY_TURNS, type RequestCost } from './server.js';

/** What a visit of an almanac's traffic takes, as `npm run bench:cache` has found. */
export interface VisitCost {
  /** Of the server's processor, milliseconds. */
  readonly alone: number;
  readonly behindCache: number;
}

/** Dollars that somebody pays: a core for an hour, a GB that is kept for a month. */
interface Prices {
  readonly coreHour: number;
  readonly gigabyteMonth: number;
}

export interface Measured {
  readonly requests: readonly RequestCost[];
  readonly jobs: readonly JobRate[];
  readonly limits: readonly LimitCost[];
  readonly visit: VisitCost;
  readonly prices: Prices;
}

const BIRTHS_A_DAY = 1e8;
const VISITORS_AN_HOUR = 1e6;
const PAGES_OF_A_VISITOR = 3;
const DAY_SECONDS = 86_400;
/** Answers of jobs are deleted after so many days, when nobody says otherwise. */
const KEPT_DAYS = 30;
/** A core that has no more to do than this answers without a queue. */
const BUSY = 0.6;
const LARGE = '1,000';

/** What of one kind of work is carried on. */
interface Carried {
  readonly micros: number;
  readonly statements?: number;
  /** In the database, of one. */
  readonly kept?: number;
}

/** What many births and visitors take: rows of cores, statements a second, gigabytes that are kept, and their price. */
export function modelled({ requests, jobs, limits, visit, prices }: Measured): string[][] {
  const statementsOf = (kind: string) => oneOf(limits, ({ name }) => name.endsWith(kind)).statements;
  const [exact, byBlocks] = [statementsOf('exact'), statementsOf('blocks of 10')];
  const births = BIRTHS_A_DAY / DAY_SECONDS;
  const pages = (VISITORS_AN_HOUR * PAGES_OF_A_VISITOR) / 3600;
  const row = (name: string, rate: number, { micros, statements = 0, kept = 0 }: Carried) => {
    const cores = (rate * micros) / 1e6 / BUSY;
    const gigabytes = (rate * DAY_SECONDS * KEPT_DAYS * kept) / 1e9;
    const dollars = cores * 24 * prices.coreHour + (gigabytes * prices.gigabyteMonth) / 30;
    return [name, cores.toFixed(1), whole(rate * statements), whole(gigabytes), whole(dollars)];
  };
  const chart = { micros: microsOf(requests, 'a birth chart') };
  const large = oneOf(jobs, ({ name, workers }) => name.includes(LARGE) && workers === 1);
  const behindCache = { micros: visit.behindCache * 1000 };
  return [
    row('10^8 birth charts a day, POST, limit in memory', births, chart),
    row('the same, limit in PostgreSQL, exact', births, { ...chart, statements: exact }),
    row('the same, by blocks of 10', births, { ...chart, statements: byBlocks }),
    row('10^8 birth charts a day, jobs of 1,000', births, {
      micros: inAll(large),
      statements: large.statements,
      kept: large.bytes,
    }),
    row(`10^6 visitors an hour, ${PAGES_OF_A_VISITOR} pages each, no cache`, pages, { micros: visit.alone * 1000 }),
    row('the same behind a cache', pages, behindCache),
    row('the same, all pages counted in PostgreSQL, exact', pages, { ...behindCache, statements: exact }),
  ];
}

/** What the model says of what was measured too: that rates of single kinds add up, and that workers share the cores. */
export function checked({ requests, jobs }: Measured): string[][] {
  const singly = requests.filter(({ name }) => name !== BY_TURNS);
  const mean = singly.reduce((sum, { micros }) => sum + micros, 0) / singly.length;
  const byTurns = oneOf(requests, ({ name }) => name === BY_TURNS);
  const two = jobs.filter(({ workers }) => workers === 2);
  return [
    compared(`${BY_TURNS}, µs of the processor a request`, mean, byTurns.micros),
    compared(`${BY_TURNS}, requests a second of one server`, 1e6 / mean, byTurns.requestsASecond),
    ...two.map((both) => {
      const single = oneOf(jobs, ({ name, workers }) => name === both.name && workers === 1);
      const ofCores = (availableParallelism() * 1e6) / (single.micros + single.databaseMicros);
      const rate = Math.min(2 * single.inputsASecond, ofCores);
      return compared(`jobs ${both.name}, two workers, inputs a second`, rate, both.inputsASecond);
    }),
  ];
}

function compared(name: string, predicted: number, measured: number): string[] {
  return [name, whole(predicted), whole(measured), (measured / predicted).toFixed(2)];
}

/** Of the server that takes the order, the workers and PostgreSQL, microseconds an input. */
function inAll({ micros, databaseMicros, orderMicros }: JobRate): number {
  return micros + databaseMicros + orderMicros;
}

function microsOf(requests: readonly RequestCost[], kind: string): number {
  return oneOf(requests, ({ name }) => name.startsWith(kind)).micros;
}

function oneOf<One>(all: readonly One[], isAsked: (one: One) => boolean): One {
  const found = all.find(isAsked);
  if (found === undefined) throw new Error('Something that the model needs was not measured.');
  return found;
}

const whole = (value: number) => Math.round(value).toLocaleString('en');
