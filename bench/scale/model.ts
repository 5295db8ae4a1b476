import type { JobRate } from './jobs.js';
import type { LimitCost } from './limits.js';
import type { RequestCost } from './server.js';

export interface Measured {
  readonly requests: readonly RequestCost[];
  readonly jobs: readonly JobRate[];
  readonly limits: readonly LimitCost[];
  /** The share of visits that a cache answers. */
  readonly cached: number;
}

const BIRTHS_A_DAY = 1e8;
const VISITORS_AN_HOUR = 1e6;
const PAGES_OF_A_VISITOR = 3;
const DAY_SECONDS = 86_400;
/** A core that has no more to do than this answers without a queue. */
const BUSY = 0.6;

/** What many births and visitors take: rows of cores, statements a second and gigabytes a day. */
export function modelled({ requests, jobs, limits, cached }: Measured): string[][] {
  const microsOf = (name: string) => requests.find((one) => one.name.startsWith(name))?.micros ?? Number.NaN;
  const bytesOf = (name: string) => requests.find((one) => one.name.startsWith(name))?.bytes ?? Number.NaN;
  const perRequest = limits[0]?.statements ?? Number.NaN;
  const perRequestByBlocks = limits[2]?.statements ?? Number.NaN;
  const large = jobs.find(({ name, workers }) => name.includes('1,000') && workers === 1);
  const births = BIRTHS_A_DAY / DAY_SECONDS;
  const pages = (VISITORS_AN_HOUR * PAGES_OF_A_VISITOR) / 3600;
  const origin = pages * (1 - cached);
  const row = (name: string, rate: number, cost: { micros: number; statements: number; bytes: number }) => [
    name,
    ((rate * cost.micros) / 1e6 / BUSY).toFixed(1),
    Math.round(rate * cost.statements).toLocaleString('en'),
    Math.round((rate * cost.bytes * DAY_SECONDS) / 1e9).toLocaleString('en'),
  ];
  const chart = { micros: microsOf('a birth chart'), bytes: bytesOf('a birth chart') };
  const page = { micros: microsOf('the page'), bytes: bytesOf('the page') };
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  return [
    row('10^8 birth charts a day, POST, limit in memory', births, { ...chart, statements: 0 }),
    row('the same, limit in PostgreSQL, exact', births, { ...chart, statements: perRequest }),
    row('the same, by blocks of 10', births, { ...chart, statements: perRequestByBlocks }),
    row('10^8 birth charts a day, jobs of 1,000', births, {
      micros: large?.micros ?? Number.NaN,
      statements: large?.statements ?? Number.NaN,
      bytes: large?.bytes ?? Number.NaN,
    }),
    row(`10^6 visitors an hour, ${PAGES_OF_A_VISITOR} pages each, no cache`, pages, { ...page, statements: 0 }),
    row(`the same, ${percent(cached)} from a cache`, origin, { ...page, statements: 0 }),
    row('the same, pages counted in PostgreSQL, exact', origin, { ...page, statements: perRequest }),
  ];
}
