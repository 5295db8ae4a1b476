import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { freePort, Log, run } from '../../scripts/kill/processes.js';

export interface RequestCost {
  readonly name: string;
  /** Of the processor. */
  readonly micros: number;
  readonly bytes: number;
}

const CONNECTIONS = 20;
/** Until the compiler has done what it can. */
const WARMING_SECONDS = 2;
const PLACE = { latitude: 28.6139, longitude: 77.209 };
const YEARS = Array.from({ length: 200 }, (_, index) => 1901 + index);
const day = (year: number) => `/tools/panchang?on=${year}-05-17&on_tz=Asia/Kolkata&at_lat=28.6&at_lon=77.2`;

const ASKED: readonly (readonly [string, readonly autocannon.Request[]])[] = [
  [
    'a Moon sign, POST',
    YEARS.map((year) =>
      post('vedic-moon-sign-calculator', { ...PLACE, birth_date: `${year}-05-17`, birth_time: '10:20' }),
    ),
  ],
  [
    'a birth chart, POST',
    YEARS.map((year) => post('birth-chart-calculator', { date: `${year}-05-17`, time: '10:20', lat: 28.6, lon: 77.2 })),
  ],
  ['the page of a day', YEARS.map((year) => ({ method: 'GET', path: day(year), headers: { accept: 'text/html' } }))],
];

function post(slug: string, body: object): autocannon.Request {
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', path: `/api/public/tools/${slug}`, headers, body: JSON.stringify(body) };
}

/** What a request takes of the processor of one server. */
export async function measureServer(seconds: number): Promise<RequestCost[]> {
  const costs = [];
  for (const [name, requests] of ASKED) {
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    const args = ['serve', '--port', String(port), '--rate-limit', '0', '--no-keyed', '--base-url', base];
    const server = await run(args, { env: process.env, log: new Log(), ready: /listens on/ });
    const own = await Promise.all(requests.map((request) => ownAddress(base, request)));
    const load = async (duration: number) => {
      const told = await autocannon({ url: base, connections: CONNECTIONS, requests: own, duration });
      if (told['4xx'] + told['5xx'] + told.errors > 0) throw new Error(`Not every ${name} was answered.`);
      return told;
    };
    await load(WARMING_SECONDS);
    const before = processorOf(server.child.pid);
    const { requests: answered, throughput } = await load(seconds);
    const micros = (1000 * (processorOf(server.child.pid) - before)) / answered.total;
    costs.push({ name, micros, bytes: throughput.total / answered.total });
    await server.stop();
  }
  return costs;
}

/** A page is asked for by the address to which links lead. */
async function ownAddress(base: string, request: autocannon.Request): Promise<autocannon.Request> {
  if (request.method !== 'GET') return request;
  const { url } = await fetch(base + request.path, { headers: { accept: 'text/html' } });
  return { ...request, path: url.slice(base.length) };
}

/** Milliseconds of processor that a process has used, by Linux. */
export function processorOf(pid = 0): number {
  const [user = 0, system = 0] = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}
