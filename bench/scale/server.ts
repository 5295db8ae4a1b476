import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { freePort, Log, run } from '../../scripts/kill/processes.js';
import { birthAt } from './births.js';

export interface RequestCost {
  readonly name: string;
  /** Of the processor. */
  readonly micros: number;
  readonly bytes: number;
  /** Of one server that has as many as it can answer. */
  readonly requestsASecond: number;
}

/** What all kinds are called that come by turns. */
export const BY_TURNS = 'all three by turns';

const CONNECTIONS = 20;
/** Until the compiler has done what it can. */
const WARMING_SECONDS = 2;
const PLACE = { latitude: 28.6139, longitude: 77.209 };
/** So many of a kind are asked for, each connection for its share: what is answered once would be known the next time. */
const DIFFERENT = 40_000;
const PAGES = 1_000;

type Birth = ReturnType<typeof birthAt>;

const moonSign = ({ date, time }: Birth) =>
  post('vedic-moon-sign-calculator', { ...PLACE, birth_date: date, birth_time: time });
const birthChart = (birth: Birth) => post('birth-chart-calculator', { ...birth, lat: 28.6, lon: 77.2 });
const dayPage = ({ date }: Birth): autocannon.Request => ({
  method: 'GET',
  path: `/tools/panchang?on=${date}&on_tz=Asia/Kolkata&at_lat=28.6&at_lon=77.2`,
  headers: { accept: 'text/html' },
});
const KINDS = [moonSign, birthChart, dayPage] as const;

const ASKED: readonly (readonly [string, readonly autocannon.Request[]])[] = [
  ['a Moon sign, POST', someOf(DIFFERENT, moonSign)],
  ['a birth chart, POST', someOf(DIFFERENT, birthChart)],
  ['the page of a day', someOf(PAGES, dayPage)],
  // As many of each kind, so that the mean of the three tells what one takes.
  [BY_TURNS, someOf(PAGES * KINDS.length, (birth, index) => (KINDS[index % KINDS.length] ?? moonSign)(birth))],
];

function someOf<One>(count: number, one: (birth: Birth, index: number) => One): One[] {
  return Array.from({ length: count }, (_, index) => one(birthAt(index), index));
}

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
    const own: autocannon.Request[] = [];
    for (const request of requests) own.push(await ownAddress(base, request));
    const load = async (duration: number) => {
      const share = own.length / (2 * CONNECTIONS);
      const setupClient = (client: autocannon.Client) => client.setRequests(own.splice(0, share));
      const told = await autocannon({ url: base, connections: CONNECTIONS, setupClient, duration });
      if (told.non2xx + told.errors > 0) throw new Error(`Not every ${name} was answered.`);
      return told;
    };
    await load(WARMING_SECONDS);
    const before = processorOf(server.child.pid);
    const told = await load(seconds);
    const { requests: answered, throughput } = told;
    const micros = (1000 * (processorOf(server.child.pid) - before)) / answered.total;
    const requestsASecond = answered.total / told.duration;
    costs.push({ name, micros, bytes: throughput.total / answered.total, requestsASecond });
    await server.stop();
  }
  return costs;
}

/** A page is asked for by the address to which links lead, and not before it is measured. */
async function ownAddress(base: string, request: autocannon.Request): Promise<autocannon.Request> {
  if (request.method !== 'GET') return request;
  const { headers } = await fetch(base + request.path, { headers: { accept: 'text/html' }, redirect: 'manual' });
  const { pathname, search } = new URL(headers.get('location') ?? '', base + request.path);
  return { ...request, path: pathname + search };
}

/** Milliseconds of processor that a process has used, by Linux. */
export function processorOf(pid = 0): number {
  const [user = 0, system = 0] = ticksOf(pid);
  return (user + system) * 10;
}

/** The same of a process with its children, those that have ended too. */
export function processorOfAll(pid: number): number {
  const own = ticksOf(pid).reduce((sum, ticks) => sum + ticks * 10, 0);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + processorOf(Number(child)), own);
}

/** Of user and system, of the process and of its children that have ended, hundredths of a second. */
function ticksOf(pid: number): number[] {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  return fields.split(' ').slice(11, 15).map(Number);
}
