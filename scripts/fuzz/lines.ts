import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { isRecord } from '../../src/base/input/options.js';
import { idsOf } from '../../src/calculation/selection.js';
import type { AnyTool } from '../../src/calculation/tool.js';
import { streamInput } from '../../src/service/batch/input.js';
import { plainOutput } from '../../src/service/batch/output.js';
import { recordsOf } from '../../src/service/batch/records.js';
import { TableRefusal } from '../../src/service/batch/refusal.js';
import { type Batch, runBatch } from '../../src/service/batch/run-batch.js';
import { Threads } from '../../src/service/threads/threads.js';
import { textOf } from './inputs.js';

/** How lines of a seed are given. */
export interface Plan {
  readonly form: 'objects' | 'ndjson' | 'csv';
  readonly delimiter: ',' | ';' | '\t';
  readonly newline: '\n' | '\r\n';
  /** Bytes that come at a time: a block may end within a letter. */
  readonly block: number;
  /** Whether a row has what no reader of CSV can go on after. */
  readonly isTorn: boolean;
}

const PLANS: fc.Arbitrary<Plan> = fc.record({
  form: fc.constantFrom('objects', 'ndjson', 'csv'),
  delimiter: fc.constantFrom(',', ';', '\t'),
  newline: fc.constantFrom('\n', '\r\n'),
  block: fc.integer({ min: 1, max: 20_000 }),
  isTorn: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});

export function planOf(seed: number): Plan {
  return fc.sample(PLANS, { seed, numRuns: 1 })[0] as Plan;
}

/** A line as it is given, and whether it is the input as it was. */
interface Line {
  readonly bytes: Buffer;
  readonly isWhole: boolean;
}

/** Spoils a text at a place; a line feed comes of none. */
type Spoiling = (text: string, at: number) => string | Buffer;

const inserted = (text: string, at: number, what: string | Buffer): Buffer => {
  const bytes = Buffer.from(text);
  const place = at % (bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, place), Buffer.from(what as string), bytes.subarray(place)]);
};

/** Longer than what is read of a line. */
const VERY_LONG = 70_000;

const OF_ANY: readonly Spoiling[] = [
  (text, at) => inserted(text, at, '\0'),
  // Half of a surrogate pair, which UTF-8 does not have.
  (text, at) => inserted(text, at, Buffer.of(0xed, 0xa0, 0x80)),
  (text, at) => inserted(text, at, Buffer.of(0xff)),
  (text) => `\uFEFF${text}`,
];

const OF_JSON: readonly Spoiling[] = [
  ...OF_ANY,
  (text, at) => text.slice(0, at % text.length),
  (text) => text.replaceAll('"', "'"),
  (text) => text.replaceAll('"', '“'),
  (text, at) => inserted(text, at, '\\ud800'),
  (text, at) => inserted(text, at, '"'),
  (text) => text + ' '.repeat(VERY_LONG),
  (text) => 'x'.repeat(VERY_LONG) + text,
  (text) => text + text,
  (text) => `${text}\r`,
  (_, at) => ' '.repeat(at % 3),
];

/** What JSON has of an input, by which its answer is told from others. */
function numbered(tool: AnyTool, input: unknown, index: number): unknown {
  return isRecord(input) && idsOf(tool).includes('id') ? { ...input, id: index } : input;
}

/** Inputs as objects, each with its number. */
export function objectsOf(tool: AnyTool, inputs: readonly unknown[]): unknown[] {
  return inputs.map((input, index) => numbered(tool, input, index));
}

function jsonLines(tool: AnyTool, inputs: readonly unknown[], seed: number): Line[] {
  return spoilt(
    inputs.map((input, index) => JSON.stringify(numbered(tool, input, index))),
    OF_JSON,
    seed,
  );
}

/** One in three lines is spoilt. */
function spoilt(texts: readonly string[], spoilings: readonly Spoiling[], seed: number): Line[] {
  const whole = fc.constant<Spoiling | undefined>(undefined);
  const one = fc.oneof({ weight: 2, arbitrary: whole }, { weight: 1, arbitrary: fc.constantFrom(...spoilings) });
  const drawn = fc.sample(fc.tuple(one, fc.nat()), { seed, numRuns: texts.length });
  return texts.map((text, index) => {
    const [spoiling, at] = drawn[index] as [Spoiling | undefined, number];
    return { bytes: Buffer.from((spoiling?.(text, at) ?? text) as string), isWhole: spoiling === undefined };
  });
}

/** What may stand in a row without ending the table: a value too many or too few, and a quote within a value. */
const ofRow = (delimiter: string): readonly Spoiling[] => [
  // In the first value, which is a number: after a quote that closes they would end the table.
  ...OF_ANY.map(
    (spoiling): Spoiling =>
      (text) =>
        spoiling(text, 0),
  ),
  (text) => text + delimiter,
  (text) => `"1"${delimiter}${text}`,
  (text) => `${text}${delimiter}1"2"`,
  (text) => text.slice(0, Math.max(1, text.indexOf(delimiter))),
  (text) => `${text}${delimiter}"\0"`,
];

/** What no row comes after: a quote that is never closed or goes on after its end, and more than is read of a record. */
const TORN: readonly Spoiling[] = [
  (text) => `${text}"`,
  (text) => `"${text}`,
  (text) => `"a"b${text}`,
  (text) => text + 'x'.repeat(VERY_LONG),
];

function rows(tool: AnyTool, inputs: readonly unknown[], seed: number, { delimiter, isTorn }: Plan): Line[] {
  const names = [...idsOf(tool), ...Object.keys(tool.inputSchema.properties)];
  const texts = inputs.map((input, index) =>
    names
      .map((name) => (name === 'id' && idsOf(tool).includes('id') ? index : Object(input)[name]))
      .map((value) => quoted(value === undefined ? '' : textOf(value)))
      .join(delimiter),
  );
  const lines = spoilt(texts, ofRow(delimiter), seed);
  if (isTorn) {
    const at = seed % texts.length;
    const tear = TORN[Math.trunc(seed / texts.length) % TORN.length] as Spoiling;
    lines[at] = { bytes: Buffer.from(tear(texts[at] as string, 0) as string), isWhole: false };
  }
  return [{ bytes: Buffer.from(names.join(delimiter)), isWhole: true }, ...lines];
}

/** As most programs write a value: in quotes where it needs them. One without a letter would make a row of nothing. */
function quoted(value: string): string {
  return /^[\w.:/+-]+$/.test(value) ? value : `"${value.replaceAll('"', '""')}"`;
}

const threads = new Threads({
  most: 1,
  ahead: 2,
  limits: {},
  file: new URL('../../dist/thread.js', import.meta.url),
});

/** Threads that outlive a batch: to start them takes longer than what they do here. */
const KEPT: Batch['threads'] = {
  mostChunks: 3,
  run: (calculation, chunk) => threads.run('chunk', [calculation, chunk], { transferList: [chunk.bytes.buffer] }),
  close: async () => {},
};

export const endThreads = () => threads.close();

type FaultOf = (envelope: unknown) => string | undefined;

/**
 * What is wrong with the answers to inputs that are written as lines and given to what `nirayana batch` runs; of each
 * line its own.
 */
export async function batchFaults(
  tool: AnyTool,
  inputs: readonly unknown[],
  seed: number,
  { now, baseUrl, faultOf }: { readonly now: Date; readonly baseUrl: string; readonly faultOf: FaultOf },
): Promise<readonly (string | undefined)[]> {
  const plan = planOf(seed);
  const isTable = plan.form === 'csv';
  const written = isTable ? rows(tool, inputs, seed, plan) : jsonLines(tool, inputs, seed);
  const lines = isTable ? written.slice(1) : written;
  const newline = Buffer.from(isTable ? plan.newline : '\n');
  const bytes = Buffer.concat(written.flatMap((line) => [line.bytes, newline]));
  const { answers, reports, refusal } = await answersTo({ tool, now, baseUrl }, blocksOf(bytes, plan.block), plan);
  if (reports.length > 0) return [reports.join(' ')];
  const isTorn = isTable && plan.isTorn;
  if (refusal && !(isTorn && refusal instanceof TableRefusal)) return [String(refusal)];
  const faults = answers.map((answer) => faultOf(answer));
  if (isTorn) return faults.length > lines.length ? [`${faults.length} answers to ${lines.length} rows`] : faults;
  if (answers.length !== lines.length) return [`${answers.length} answers to ${lines.length} lines`];
  return faults.map((fault, index) =>
    lines[index]?.isWhole ? (fault ?? misplaced(tool, inputs[index], answers[index], index)) : fault,
  );
}

/** Whether the answer to a line is that to another one. */
export function misplaced(tool: AnyTool, input: unknown, answer: unknown, index: number): string | undefined {
  if (!(isRecord(input) && idsOf(tool).includes('id'))) return undefined;
  const { id } = answer as { readonly id?: unknown };
  return String(id) === String(index) ? undefined : `The answer to line ${index} has the id ${JSON.stringify(id)}.`;
}

function* blocksOf(bytes: Buffer, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function answersTo(
  { tool, now, baseUrl }: { readonly tool: AnyTool; readonly now: Date; readonly baseUrl: string },
  blocks: Iterable<Uint8Array>,
  { form }: Plan,
) {
  const signal = new AbortController().signal;
  const asked = {
    tool,
    format: form === 'csv' ? form : ('ndjson' as const),
    table: undefined,
    ignoresColumns: false,
    signal,
  };
  const reports: string[] = [];
  const written: Uint8Array[] = [];
  const output = plainOutput(async (bytes) => void written.push(bytes));
  let refusal: unknown;
  try {
    const records = await recordsOf(asked, streamInput('The lines', blocks));
    const batch: Batch = {
      ...asked,
      conventions: {},
      baseUrl,
      now: now.getTime(),
      dates: undefined,
      preferredCountry: undefined,
      threads: KEPT,
      hasHead: true,
      onProgress: () => {},
      onReport: (report) => reports.push(report),
    };
    await runBatch(batch, records, output);
  } catch (error) {
    refusal = error;
  }
  const text = Buffer.concat(written).toString('utf8');
  return {
    answers: text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as unknown),
    reports,
    refusal,
  };
}
