import { allTools } from '../../src/tools/registry.js';
import { type Attack, memoryOf, processorSeconds, type Target, waitOfOthers } from './attack.js';

const HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

async function post({ url }: Target, body: unknown): Promise<number> {
  const response = await fetch(`${url}/mcp`, { method: 'POST', headers: HEADERS, body: JSON.stringify(body) });
  return (await response.arrayBuffer()).byteLength;
}

/** What thirty of a kind at once cost everybody else. */
async function thirty(target: Target, body: unknown) {
  await post(target, LIST);
  const before = memoryOf(target).now;
  let bytes = 0;
  const wait = await waitOfOthers(target, async () => {
    const sizes = await Promise.all(Array.from({ length: 30 }, () => post(target, body)));
    bytes = Math.max(...sizes);
  });
  return [
    { what: 'another client waits', value: wait, unit: 's', most: 1 },
    { what: 'one answer', value: bytes / 1000, unit: 'kB', most: 1_000 },
    { what: 'memory more than before', value: memoryOf(target).most - before, unit: 'MB', most: 250 },
  ] as const;
}

/** Groups of tools that there are not, as many as an address can hold. */
const GROUPS = Array(3_000).fill('natla').join();

export const MESSAGE_ATTACKS: readonly Attack[] = [
  {
    name: 'a list of tools of three thousand groups that there are not',
    async run(target) {
      const ask = { ...target, url: `${target.url}/mcp?tools=${GROUPS}&x=` };
      await post(ask, LIST);
      const before = processorSeconds(target);
      for (let round = 0; round < 20; round++) await post(ask, LIST);
      const value = (processorSeconds(target) - before) / 20;
      return [{ what: 'processor for a list', value, unit: 's', most: 0.01 }];
    },
  },
  {
    name: 'thirty batches of a hundred lists of tools',
    run: (target) => thirty(target, Array(100).fill(LIST)),
  },
  { name: 'thirty lists of tools at once', run: (target) => thirty(target, LIST) },
];

const BIRTH = 'date=1990-05-17&time=10:20&tz=Asia/Kolkata';
const LENGTH = 15_900;

/** Queries that a form of a birth may bring. */
const QUERIES: Readonly<Record<string, string>> = {
  'a latitude of letters': `${BIRTH}&lon=77&lat=${'a'.repeat(LENGTH)}`,
  'a latitude of letters and a digit': `${BIRTH}&lon=77&lat=${'a'.repeat(LENGTH)}1`,
  'a time of blanks': `date=1990-05-17&time=1${'+'.repeat(LENGTH)}x&lat=28&lon=77`,
  'a day of blanks': `date_day=1${'+'.repeat(LENGTH)}x&date_month=5&date_year=1990&lat=28&lon=77`,
  'a date of dashes': `date=${'1-'.repeat(LENGTH / 2)}&lat=28&lon=77`,
  'a place of letters': `${BIRTH}&place=${'a'.repeat(LENGTH)}`,
  'a zone of letters': `date=1990-05-17&time=10:20&lat=28&lon=77&tz=${'a'.repeat(LENGTH)}`,
  'a thousand names': `${BIRTH}&lat=28&lon=77&${Array.from({ length: 1_500 }, (_, at) => `n${at}=1`).join('&')}`,
};

const PATHS = ['/tools/birth-chart-calculator', '/tools/birth-chart-calculator.json', '/charts/north.svg'];

/** What a query may cost the processor, seconds. */
const DEAREST = 0.04;

/** Seconds of processor for one answer. */
async function costOf(target: Target, path: string, rounds: number): Promise<number> {
  const ask = async () => (await fetch(`${target.url}${path}`, { redirect: 'manual' })).arrayBuffer();
  await ask();
  const before = processorSeconds(target);
  for (let round = 0; round < rounds; round++) await ask();
  return (processorSeconds(target) - before) / rounds;
}

/** What a query that works may be made into. */
const VARIANTS: Readonly<Record<string, (query: string) => string>> = {
  'its example': (query) => query,
  'a birth of 1955': (query) => query.replaceAll('1990', '1955').replaceAll('1992', '1952'),
  'no time': (query) => query.replace(/&(\w*time)=[^&]*/g, ''),
  'all said seven times': (query) => query + `&${query.slice(1)}`.repeat(6),
  'long names of places': (query) => `${query}&place=${'a'.repeat(LENGTH)}&at_place=${'b'.repeat(300)}`,
  'a doubt of twelve hours and a zodiac that goes with a star': (query) =>
    `${query}&within=720&a_within=720&b_within=720&ayanamsha=true_chitra`,
  'the first and the last years': (query) => query.replaceAll('2026', '2200').replaceAll('1990', '1800'),
};

/** Places that a window has, more than all the queries together take. */
const WINDOW = 100_000;

/** What one answer costs the processor, and the bytes of it, for each place of its window that it takes. */
async function costOfPlace(
  target: Target,
  path: string,
): Promise<{ readonly seconds: number; readonly bytes: number }> {
  const ask = async () => {
    const answer = await fetch(target.url + path, { redirect: 'manual' });
    const bytes = (await answer.arrayBuffer()).byteLength;
    return { bytes, remaining: Number(answer.headers.get('RateLimit-Remaining') ?? Number.NaN) };
  };
  const { remaining: first } = await ask();
  const { remaining: next, bytes } = await ask();
  // A form that is no result yet counts in the window of searches, and its answer does not say so.
  const places = Number.isNaN(first - next) ? 1 : Math.max(1, first - next);
  const seconds = (await costOf(target, path, 6)) / places;
  if (seconds <= DEAREST) return { seconds, bytes: bytes / places };
  // A page of two calculations tells what the last one has left: what seems dear is counted in the windows of all tools,
  // and asked on, without what an engine compiles at first, which a flood has a server do once.
  const before = await leftInAll(target);
  await ask();
  const taken = before - (await leftInAll(target)) - allTools.length;
  return { seconds: (await costOf(target, path, 40)) / Math.max(1, taken), bytes: bytes / places };
}

/** The places that all windows have left together. To ask takes one of each. */
async function leftInAll({ url }: Target): Promise<number> {
  let sum = 0;
  for (const { slug } of allTools) {
    const asked = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
    const { headers } = await fetch(`${url}/api/public/tools/${slug}`, asked);
    sum += Number(headers.get('RateLimit-Remaining') ?? Number.NaN);
  }
  return sum;
}

const EVERY_TOOL: Attack = {
  name: 'a query of every tool, as it is and made longer',
  serve: ['--no-keyed', '--rate-limit', String(WINDOW)],
  env: {},
  async run(target) {
    const costs: { what: string; seconds: number; bytes: number }[] = [];
    for (const { slug: id } of allTools) {
      const example = await fetch(`${target.url}/tools/${id}?example`, { redirect: 'manual' });
      const { search } = new URL(example.headers.get('location') ?? '?', target.url);
      for (const [name, made] of Object.entries(VARIANTS)) {
        for (const path of [`/tools/${id}`, `/tools/${id}.json`]) {
          const cost = await costOfPlace(target, path + made(search));
          costs.push({ what: `of ${path} with ${name}, the most of ${allTools.length} tools`, ...cost });
        }
      }
    }
    const [dearest] = costs.toSorted((one, other) => other.seconds - one.seconds);
    const [largest] = costs.toSorted((one, other) => other.bytes - one.bytes);
    if (!dearest || !largest) throw new Error('There is no tool.');
    return [
      { what: `processor for a place ${dearest.what}`, value: dearest.seconds, unit: 's', most: DEAREST },
      { what: `a place ${largest.what}`, value: largest.bytes / 1000, unit: 'kB', most: 600 },
    ];
  },
};

export const QUERY_ATTACKS: readonly Attack[] = [
  ...Object.entries(QUERIES).map(
    ([name, query]): Attack => ({
      name: `a query with ${name}`,
      async run(target) {
        const costs = [];
        for (const path of PATHS) {
          const value = await costOf(target, `${path}?${query}`, 20);
          costs.push({ what: `processor for ${path}`, value, unit: 's', most: DEAREST } as const);
        }
        return costs;
      },
    }),
  ),
  EVERY_TOOL,
];
