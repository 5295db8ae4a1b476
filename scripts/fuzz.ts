// Inputs by the million that are shaped as the tools expect and wrong in a place: `npm run fuzz`. Each is given to
// `runTool`, sent to the handler as JSON, as the address of a page and as a message of MCP, or written as a line of a
// batch. None may come to an internal error, each answer fits its schema, and the memory stays flat.
// `--calls`, `--requests`, `--messages` and `--lines` say how many, `--seed` with which numbers to begin, `--of-a-seed` how
// many inputs are made of each; what failed is printed with the seed that shows it again, and kept seeds
// (scripts/fuzz/seeds.json) come first.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { Compile } from 'typebox/schema';
import type { AnyTool } from '../src/calculation/tool.js';
import { LANGUAGE_CODES } from '../src/languages/locale/locales.js';
import { namesInAddress } from '../src/pages/shell/address.js';
import { toolName } from '../src/service/mcp/tools.js';
import { ANY_LANGUAGE } from '../test/support/languages.js';
import { buildIfStale } from './build.mjs';
import { spoiltInput, textOf } from './fuzz/inputs.js';

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
/** Megabytes by which the heap may be larger after a part than after its first tenth. */
const MOST_GROWTH = 40;

/** What is wrong with the answer to an input; undefined where nothing is. */
type Trial = (tool: AnyTool, inputs: readonly unknown[]) => Promise<readonly (string | undefined)[]>;

const results = new Map(allTools.map((tool) => [tool.slug, Compile(tool.resultSchema as object)]));
/** How many inputs came to a result: a fuzz whose inputs are all refused tries little. */
let fitting = 0;
const CODES = ['invalid_input', 'engine_error'];

/** What is wrong with an envelope. */
function faultOf(envelope: unknown, slug: string): string | undefined {
  const told = envelope as {
    readonly result?: unknown;
    readonly error?: { readonly code: string; readonly message: string };
  };
  if (told.error) return CODES.includes(told.error.code) ? undefined : `${told.error.code}: ${told.error.message}`;
  fitting++;
  const schema = results.get(slug);
  return schema?.Check(told.result)
    ? undefined
    : `A result that its schema does not have: ${JSON.stringify(told.result).slice(0, 300)}`;
}

const called: Trial = async (tool, inputs) =>
  inputs.map((input) => {
    let thrown: unknown;
    const onError = (error: unknown) => {
      thrown = error;
    };
    try {
      const envelope = runTool(tool, input, { now: NOW, environment: ANY_LANGUAGE, onError });
      return thrown === undefined ? faultOf(envelope, tool.slug) : String(thrown);
    } catch (error) {
      return `thrown: ${String(error)}`;
    }
  });

let reported: unknown;
const onError = (error: unknown) => {
  reported = error;
};
const handle = createHandler({ baseUrl: ORIGIN, now: () => NOW, onError });

/** By turns a POST and the address of a page, in a language or as data. */
const requested: Trial = async (tool, inputs) => {
  const faults: (string | undefined)[] = [];
  for (const [index, input] of inputs.entries()) {
    reported = undefined;
    const isPosted = index % 2 === 0;
    const answer = await handle(isPosted ? postOf(tool, input) : pageOf(tool, input, index));
    const text = await answer.text();
    if (reported !== undefined || answer.status >= 500) faults.push(`${answer.status} ${String(reported)}`);
    else faults.push(answer.status === 200 && isData(answer) ? faultOf(JSON.parse(text), tool.slug) : undefined);
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
  return result?.structuredContent === undefined ? undefined : faultOf(result.structuredContent, tool.slug);
}

const batched: Trial = async (tool, inputs) => {
  const faults: (string | undefined)[] = [];
  for await (const envelope of runMany(tool, inputs as never, { now: NOW, threads: 1, onError })) {
    faults.push(faultOf(envelope, tool.slug));
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
  const faults = await trial(tool, inputs);
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
  const rounds = Math.ceil(wanted / AT_A_TIME);
  const began = performance.now();
  fitting = 0;
  let early: number | undefined;
  for (let round = 0; round < rounds; round++) {
    const tool = allTools[round % allTools.length] as AnyTool;
    await tryAll(trial, tool, first + round, Math.min(AT_A_TIME, wanted - round * AT_A_TIME));
    if (round === Math.max(2 * allTools.length, Math.floor(rounds / 10))) early = heap();
  }
  const seconds = (performance.now() - began) / 1000;
  const growth = early === undefined ? undefined : heap() - early;
  if ((growth ?? 0) > MOST_GROWTH) counts.failed++;
  const memory = growth === undefined ? '' : `, the heap ${growth.toFixed(0)} MB larger than after a tenth`;
  tell(`  ${name}: ${wanted} in ${seconds.toFixed(0)} s, ${fitting} results looked at${memory}`);
}
tell(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
