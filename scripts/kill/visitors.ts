import { readdirSync, readFileSync } from 'node:fs';
import { allTools } from '../../src/entries/index.js';
import { toolName } from '../../src/service/mcp/tools.js';
import { pause } from './processes.js';

/** What a tenth of the time brought. */
export interface Tenth {
  readonly requests: number;
  readonly p50: number;
  readonly p99: number;
  /** Of the server at the end, after requests that it was still working on. */
  readonly megabytes: number;
  readonly descriptors: number;
}

const VISITORS = 6;
/** Between an answer and the next request of a visitor: the server is busy, and not overrun. */
const MOST_PAUSE_MILLISECONDS = 600;
const BIRTH = 'date=1990-05-17&time=14:30&lat=28.61&lon=77.21&tz=Asia/Kolkata';
const HEADERS = { Accept: 'text/html' };
const JSON_HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

/** Pages, drawings, calendars and data, and what no form or route takes: each with the status that it should have. */
const ADDRESSES: readonly (readonly [status: number, path: (year: number) => string])[] = [
  [200, () => '/'],
  [200, () => '/hi'],
  [200, (year) => `/tools/panchang?on=${year}-11-26&on_tz=Asia/Kolkata&at_lat=28.61&at_lon=77.21`],
  [200, (year) => `/tools/vrata-calendar?year=${year}&tz=Asia/Kolkata&lat=28.61&lon=77.21`],
  [200, (year) => `/kundli?${BIRTH.replace('1990', String(year))}`],
  [200, (year) => `/charts/north.svg?${BIRTH.replace('1990', String(year))}`],
  [200, (year) => `/calendars/panchang.ics?at_lat=${year % 60}&at_lon=77.21&on_tz=Asia/Kolkata`],
  [200, (year) => `/tools/birth-chart-calculator.json?${BIRTH.replace('1990', String(year))}`],
  [200, () => '/api/public/places?q=var'],
  [400, (year) => `/tools/panchang?on=${year}-02-31&on_tz=Mars/Olympus`],
  [404, (year) => `/tools/${'%ff'.repeat(1 + (year % 40))}`],
];

/** People who look at pages, ask for data and converse by MCP after short pauses, some of them with nonsense. */
export class Visitors {
  readonly misses: string[] = [];
  readonly tenths: Tenth[] = [];
  readonly #url: string;
  readonly #tell: (text: string) => void;
  #times: number[] = [];
  #isOver = false;

  constructor(url: string, tell: (text: string) => void) {
    this.#url = url;
    this.#tell = tell;
  }

  /** Goes on for so many minutes, and notes after each tenth what the process of the server holds. */
  async go(minutes: number, process: number): Promise<void> {
    const visitors = Array.from({ length: VISITORS }, (_, first) => this.#visit(first));
    for (let tenth = 0; tenth < 10; tenth++) {
      await pause(minutes * 6_000);
      const times = this.#times.splice(0).sort((one, other) => one - other);
      const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
      const one = { requests: times.length, p50: at(0.5), p99: at(0.99), ...heldBy(process) };
      this.tenths.push(one);
      this.#tell(
        `  ${tenth + 1}: ${one.requests} requests, half within ${one.p50.toFixed(0)} ms, 99 of 100 within ${one.p99.toFixed(0)} ms; ${one.megabytes.toFixed(0)} MB, ${one.descriptors} descriptors`,
      );
    }
    this.#isOver = true;
    await Promise.all(visitors);
  }

  async #visit(first: number): Promise<void> {
    for (let index = first; !this.#isOver; index += VISITORS) {
      const began = performance.now();
      const { what, request, status } = this.#asked(index);
      try {
        const answer = await fetch(request);
        const text = await answer.text();
        if (answer.status !== status) this.misses.push(`${what} is ${answer.status}, and not ${status}.`);
        if (what === '/mcp' && text.includes('"error"'))
          this.misses.push(`${what} refuses a call: ${text.slice(0, 200)}`);
      } catch (error) {
        this.misses.push(`${what} is not answered: ${String((error as Error).cause ?? error)}`);
      }
      this.#times.push(performance.now() - began);
      await pause(Math.random() * MOST_PAUSE_MILLISECONDS);
    }
  }

  /** By turns an address, a calculation, and a message of MCP. */
  #asked(index: number): { readonly what: string; readonly request: Request; readonly status: number } {
    const tool = allTools[index % allTools.length];
    if (tool === undefined || index % 3 === 0) {
      const [status = 200, path = () => '/'] = ADDRESSES[Math.floor(index / 3) % ADDRESSES.length] ?? [];
      const what = path(1900 + (index % 250));
      return { what, request: new Request(this.#url + what, { headers: HEADERS, redirect: 'manual' }), status };
    }
    const { slug, example } = tool;
    const isCalled = index % 3 === 1;
    const what = isCalled ? `/api/public/tools/${slug}` : '/mcp';
    const message = {
      jsonrpc: '2.0',
      id: index,
      method: 'tools/call',
      params: { name: toolName(tool), arguments: example },
    };
    const body = JSON.stringify(isCalled ? example : message);
    return {
      what,
      request: new Request(this.#url + what, { method: 'POST', headers: JSON_HEADERS, body }),
      status: 200,
    };
  }
}

/** What Linux tells of a process. */
function heldBy(process: number): Pick<Tenth, 'megabytes' | 'descriptors'> {
  const [, kilobytes = '0'] = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${process}/status`, 'utf8')) ?? [];
  return { megabytes: Number(kilobytes) / 1024, descriptors: readdirSync(`/proc/${process}/fd`).length };
}

/** What grew from the third tenth to the last, by when everything was asked for once. */
export function growthOf(tenths: readonly Tenth[]): string[] {
  const [, , early] = tenths;
  const late = tenths.at(-1);
  if (early === undefined || late === undefined) return ['Nothing was measured.'];
  const grown = {
    megabytes: late.megabytes > early.megabytes * 1.25 + 20,
    descriptors: late.descriptors > early.descriptors + 20,
  };
  return Object.entries(grown).flatMap(([what, is]) => (is ? [`The server's ${what} grow.`] : []));
}
