// Inputs by the million that are shaped as the tools expect and wrong in a place: `npm run fuzz`. Each is given to
// `runTool`, sent to the handler as JSON, as the address of a page and as a message of MCP, or given to a batch as an
// object, a line of JSON or a row of a table, some of which are spoilt. None may come to an internal error, each envelope
// is as the OpenAPI document has it, each page is whole, each line has its own answer, and the memory stays flat.
// `--calls`, `--requests`, `--messages` and `--lines` say how many, `--seed` with which numbers to begin, `--of-a-seed` how
// many inputs are made of each; what failed is printed with the seed that shows it again, and kept seeds
// (scripts/fuzz/seeds.json) come first. There are as many of these as faults that random inputs have shown.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import type { AnyTool } from '../src/calculation/tool.js';
import { LANGUAGE_CODES } from '../src/languages/locale/locales.js';
import { namesInAddress } from '../src/pages/shell/address.js';
import { toolName } from '../src/service/mcp/tools.js';
import { ANY_LANGUAGE } from '../test/support/languages.js';
import { buildIfStale } from './build.mjs';
import { spoiltInput, textOf } from './fuzz/inputs.js';
import { batchFaults, endThreads, misplaced, objectsOf, planOf } from './fuzz/lines.js';
import { pageFault } from './fuzz/page-fault.js';
import { Published } from './fuzz/published.js';

// What ships, by the names that an application imports.
buildIfStale({ runnable: true });
const part = <Entry>(name: string) => import(name) as Promise<Entry>;
const { allTools, runTool } = await part<typeof import('../src/entries/index.js')>('nirayana');
const { createHandler } = await part<typeof import('../src/entries/http.js')>('nirayana/http');
const { createMcpHandler } = await part<typeof import('../src/entries/mcp.js')>('nirayana/mcp');
const { runMany } = await part<typeof import('../src/entries/node.js')>('nirayana/node');

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '3600' },
    requests: { type: 'string', default: '1800' },
    messages: { type: 'string', default: '450' },
    lines: { type: 'string', default: '450' },
    'of-a-seed': { type: 'string', default: '40' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
});

for (const [name, text] of Object.entries(values)) {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number.`);
}
if (Number(values['of-a-seed']) === 0) throw new Error('--of-a-seed must be at least 1.');

const NOW = new Date('2026-11-29T06:00:00Z');
const ORIGIN = 'https://example.org';
/** As many inputs are made at a time, of one seed. */
const AT_A_TIME = Number(values['of-a-seed']);
/** Kept seeds showed what they show in as many. */
const AT_A_TIME_KEPT = 40;
/** Of the first tools as many each, so that all are loaded when the memory is first looked at. */
const FIRST_LAP = 4;
/** Megabytes by which the heap may be larger after a part than after its first tenth and a lap of all tools. */
const MOST_GROWTH = 40;

/** What is wrong with the answer to an input; undefined where nothing is. */
type Trial = (tool: AnyTool, inputs: readonly unknown[], seed: number) => Promise<readonly (string | undefined)[]>;

let reported: unknown;
const onError = (error: unknown) => {
  reported = error;
};
const handle = createHandler({ baseUrl: ORIGIN, now: () => NOW, onError });

const document = await handle(new Request(`${ORIGIN}/api/public/tools/openapi.json`));
const published = new Published(await document.json());

const called: Trial = async (tool, inputs) =>
  inputs.map((input) => {
    let thrown: unknown;
    const onError = (error: unknown) => {
      thrown = error;
    };
    try {
      const envelope = runTool(tool, input, { now: NOW, baseUrl: ORIGIN, environment: ANY_LANGUAGE, onError });
      return thrown === undefined ? published.faultOf(envelope, tool) : String(thrown);
    } catch (error) {
      return `thrown: ${String(error)}`;
    }
  });

/** By turns a POST and the address of a page, in a language or as data. */
const requested: Trial = async (tool, inputs) => {
  const faults: (string | undefined)[] = [];
  for (const [index, input] of inputs.entries()) {
    reported = undefined;
    const request = index % 2 === 0 ? postOf(tool, input) : pageOf(tool, input, index);
    const answer = await handle(request);
    const text = await answer.text();
    if (reported !== undefined || answer.status >= 500) faults.push(`${answer.status} ${String(reported)}`);
    else if (isData(answer)) faults.push(published.faultOf(JSON.parse(text), tool, answer.status));
    else faults.push(pageFault(answer, text, [...new URL(request.url).searchParams].flat().join(' ')));
  }
  return faults;
};

function isData({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/json') === true;
}

function postOf({ slug }: AnyTool, input: unknown): Request {
  const headers = { 'Content-Type': 'application/json' };
  return new Request(`${ORIGIN}/api/public/tools/${slug}`, { method: 'POST', headers, body: JSON.stringify(input) });
}

function pageOf(tool: AnyTool, input: unknown, index: number): Request {
  const names = namesInAddress(tool);
  const pairs = Object.entries(input ?? {}).map(([name, value]) => [names.get(name) ?? name, textOf(value)]);
  const language = LANGUAGE_CODES[index % LANGUAGE_CODES.length];
  const base = language === 'en' ? '' : `/${language}`;
  const query = new URLSearchParams(pairs);
  return new Request(`${ORIGIN}${base}/tools/${tool.slug}${index % 3 === 0 ? '.json' : ''}?${query}`.slice(0, 8_000), {
    headers: { Accept: 'text/html' },
  });
}

const converse = createMcpHandler({ baseUrl: ORIGIN, now: () => NOW, onError });

/** By turns with the schemas of answers, which are held to them then, and without; one in ten is no call of a tool. */
const told: Trial = async (tool, inputs) => {
  const faults: (string | undefined)[] = [];
  const name = toolName(tool);
  for (const [index, input] of inputs.entries()) {
    reported = undefined;
    const params = index % 10 === 0 ? input : { name, arguments: input };
    const body = JSON.stringify({ jsonrpc: '2.0', id: index, method: 'tools/call', params });
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
    const address = `${ORIGIN}/mcp${index % 2 === 0 ? '' : '?schemas=full'}`;
    const answer = await converse(new Request(address, { method: 'POST', headers, body }));
    const text = await answer.text();
    if (reported !== undefined || answer.status >= 500) {
      faults.push(`${answer.status} ${String(reported)} ${text.slice(0, 300)}`);
    } else faults.push(messageFault(JSON.parse(text), tool));
  }
  return faults;
};

/** What the protocol says of a message or of parameters that are none. */
const REFUSED = [-32_600, -32_602];

interface Message {
  readonly error?: { readonly code: number; readonly message: string };
  readonly result?: { readonly structuredContent?: object };
}

/** What is wrong with an answer of the protocol. */
function messageFault({ error, result }: Message, tool: AnyTool): string | undefined {
  if (error) {
    const isRefused = REFUSED.includes(error.code) && !error.message.includes(`Unknown tool: ${toolName(tool)}`);
    return isRefused ? undefined : `${error.code}: ${error.message}`;
  }
  return result?.structuredContent === undefined ? undefined : published.faultOf(result.structuredContent, tool);
}

/** As objects, as lines of JSON, or as rows of a table. */
const batched: Trial = async (tool, inputs, seed) => {
  const faultOf = (envelope: unknown) => published.faultOf(envelope, tool);
  if (planOf(seed).form !== 'objects') return batchFaults(tool, inputs, seed, { now: NOW, baseUrl: ORIGIN, faultOf });
  const faults: (string | undefined)[] = [];
  for await (const envelope of runMany(tool, objectsOf(tool, inputs) as never, {
    now: NOW,
    baseUrl: ORIGIN,
    threads: 1,
    onError,
  })) {
    faults.push(faultOf(envelope) ?? misplaced(tool, inputs[faults.length], envelope, faults.length));
  }
  return faults.length === inputs.length ? faults : [`${faults.length} answers to ${inputs.length} lines`];
};

const PARTS = [
  { name: 'calls', trial: called },
  { name: 'requests', trial: requested },
  { name: 'messages', trial: told },
  { name: 'lines', trial: batched },
] as const;

const tell = (text: string) => process.stdout.write(`${text}\n`);
const counts = { passed: 0, failed: 0 };

/** Megabytes of what is in use. */
function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
}

async function tryAll(trial: Trial, tool: AnyTool, seed: number, count: number): Promise<void> {
  const inputs = fc.sample(spoiltInput(tool), { seed, numRuns: count });
  const faults = await trial(tool, inputs, seed);
  for (const [index, fault] of faults.entries()) {
    if (fault === undefined) counts.passed++;
    else {
      counts.failed++;
      tell(
        `  × ${tool.slug}, seed ${seed}, input ${index}: ${JSON.stringify(inputs[index])?.slice(0, 500)}\n    ${fault}`,
      );
    }
  }
}

interface Seed {
  readonly part: (typeof PARTS)[number]['name'];
  readonly tool: string;
  readonly seed: number;
}

const kept: readonly Seed[] = JSON.parse(readFileSync(new URL('fuzz/seeds.json', import.meta.url), 'utf8'));
for (const { part, tool: slug, seed } of kept) {
  const tool = allTools.find((one) => one.slug === slug);
  const found = PARTS.find(({ name }) => name === part);
  if (!tool || !found) throw new Error(`scripts/fuzz/seeds.json names ${part} of ${slug}, which there are not.`);
  await tryAll(found.trial, tool, seed, AT_A_TIME_KEPT);
}

const first = Number(values.seed);
tell(`Seed ${first}`);
for (const { name, trial } of PARTS) {
  const wanted = Number(values[name]);
  const began = performance.now();
  const cpu = process.cpuUsage();
  const resultsBefore = published.results;
  let early: number | undefined;
  let tried = 0;
  for (let round = 0; tried < wanted; round++) {
    const tool = allTools[round % allTools.length] as AnyTool;
    const size = round < allTools.length ? Math.min(FIRST_LAP, AT_A_TIME) : AT_A_TIME;
    const count = Math.min(size, wanted - tried);
    await tryAll(trial, tool, first + round, count);
    tried += count;
    if (early === undefined && round >= allTools.length - 1 && tried >= wanted / 10) early = heap();
  }
  const seconds = (performance.now() - began) / 1000;
  const growth = early === undefined ? undefined : heap() - early;
  if ((growth ?? 0) > MOST_GROWTH) counts.failed++;
  const memory = growth === undefined ? '' : `, the heap ${growth.toFixed(0)} MB larger than after a tenth`;
  const { user, system } = process.cpuUsage(cpu);
  const spent = `${seconds.toFixed(0)} s, of a core ${((user + system) / 1e6).toFixed(0)} s`;
  tell(`  ${name}: ${wanted} in ${spent}, ${published.results - resultsBefore} results looked at${memory}`);
}
tell(`${counts.passed} passed, ${counts.failed} failed`);
await endThreads();
process.exit(counts.failed === 0 ? 0 : 1);
