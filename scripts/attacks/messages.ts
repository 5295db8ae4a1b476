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

export const MESSAGE_ATTACKS: readonly Attack[] = [
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

export const QUERY_ATTACKS: readonly Attack[] = Object.entries(QUERIES).map(([name, query]) => ({
  name: `a query with ${name}`,
  async run(target) {
    const costs = [];
    for (const path of PATHS) {
      const ask = async () => (await fetch(`${target.url}${path}?${query}`)).arrayBuffer();
      await ask();
      const before = processorSeconds(target);
      for (let round = 0; round < 20; round++) await ask();
      const value = (processorSeconds(target) - before) / 20;
      costs.push({ what: `processor for ${path}`, value, unit: 's', most: 0.04 } as const);
    }
    return costs;
  },
}));
