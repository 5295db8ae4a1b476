import { isUtf8 } from 'node:buffer';
import { CalculationError, invalidInput } from '../../base/errors.js';
import { ZONE_NAMES } from '../../base/input/zone-names.js';
import { type ErrorEnvelope, errorEnvelope, type SuccessEnvelope } from '../../calculation/envelopes.js';
import { readInput } from '../../calculation/read-input.js';
import { runRead } from '../../calculation/run.js';
import { idIn, idsOf, withoutPassed } from '../../calculation/selection.js';
import type { AnyTool } from '../../calculation/tool.js';
import { findTool } from '../../tools/registry.js';
import { spoken } from '../web/spoken.js';
import type { Calculated, Calculation, Chunk } from './chunk.js';
import { type ReadRecord, RecordReader } from './record-reader.js';
import { ResultTable } from './result-table.js';

/** Reports of one chunk that are told: a bug that strikes every record says the same each time. */
const MOST_REPORTS = 3;

/** Calculates a chunk, in the thread to which it is sent. */
export async function calculateChunk(
  { tool: slug, now, conventions, baseUrl, table: asked, reading }: Calculation,
  chunk: Chunk,
): Promise<Calculated> {
  const tool = findTool(slug);
  if (!tool) throw new TypeError(`There is no tool ${slug}.`);
  const at = new Date(now);
  const reports: string[] = [];
  const onError = (error: unknown) => {
    const report = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (reports.length < MOST_REPORTS) reports.push(report);
  };
  const usual = { baseUrl, environment: await spoken(conventions), onError };
  const form = asked ? new ResultTable(tool, asked) : wholeEnvelopes(tool);
  const reader = reading && new RecordReader(tool, reading);
  let failed = 0;
  let text = '';
  for (const [index, line] of linesOf(chunk.bytes).entries()) {
    const read = await readLine(line, chunk.refused.get(index), reader);
    const { record, input } = read;
    const taken = read.refusal ? input : form.inputOf(input);
    // Only an input that names a language waits for it: it goes before that of all.
    const options =
      Object(taken).locale === undefined ? usual : { ...usual, environment: await spoken(conventions, taken) };
    const calculated = () =>
      runRead(
        tool,
        () => ({ ...readInput(tool, taken, 'wide', ZONE_NAMES), ...chunk.births?.get(index) }),
        at,
        options,
      );
    const refusal = refusalOf(read, calculated);
    const envelope = refusal ? errorEnvelope(slug, refusal, at) : calculated();
    if ('error' in envelope) failed += 1;
    text += form.line({ envelope, record });
  }
  return { bytes: new TextEncoder().encode(text), failed, reports };
}

/** What is written where nothing is selected. */
function wholeEnvelopes(tool: AnyTool): Pick<ResultTable, 'inputOf' | 'line'> {
  const ids = idsOf(tool);
  return {
    inputOf: (input) => withoutPassed(input, ids),
    line: ({ envelope, record }) => `${JSON.stringify({ ...idIn(record, ids), ...envelope })}\n`,
  };
}

interface ReadLine {
  /** What the line holds. */
  readonly record: unknown;
  /** What of it the tool takes. */
  readonly input: unknown;
  /** Why it is refused before a calculation. */
  readonly refusal?: CalculationError;
  /** What of it could not be read. */
  readonly faults?: Faults;
}

type Faults = Pick<ReadRecord, 'errors' | 'unfilled'>;

async function readLine(
  line: string | undefined,
  refusal: string | undefined,
  reader: RecordReader | undefined,
): Promise<ReadLine> {
  const record = line === undefined ? undefined : fromJson(line);
  const message = refusal ?? formOf(line, record);
  if (message !== undefined) return { record, input: record, refusal: new CalculationError('invalid_input', message) };
  if (!reader) return { record, input: record };
  const { errors, unfilled, ...read } = await reader.read(record);
  return errors.length === 0 ? read : { ...read, faults: { errors, unfilled } };
}

/** All that is wrong with a record that is not read: what could not be, and what the tool refuses beside that. */
function refusalOf(
  { refusal, faults }: ReadLine,
  calculated: () => SuccessEnvelope | ErrorEnvelope,
): CalculationError | undefined {
  if (!faults) return refusal;
  const { errors, unfilled } = faults;
  const told = [...errors.map(({ field }) => field), ...unfilled];
  const envelope = calculated();
  const others = 'error' in envelope ? envelope.error.field_errors.filter(({ field }) => !told.includes(field)) : [];
  return invalidInput([...errors, ...others]);
}

/** What is wrong with the form of a line. */
function formOf(line: string | undefined, record: unknown): string | undefined {
  if (line?.trim() === '') return 'The line is empty.';
  return record === undefined ? 'The line is not valid JSON in UTF-8.' : undefined;
}

/** The lines of a chunk, undefined for one that is not UTF-8. */
function linesOf(bytes: Uint8Array): (string | undefined)[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isUtf8(text)) return text.toString('utf8').split('\n').slice(0, -1);
  const lines: (string | undefined)[] = [];
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start);
    const line = text.subarray(start, end);
    lines.push(isUtf8(line) ? line.toString('utf8') : undefined);
    start = end + 1;
  }
  return lines;
}

/** Undefined for a text that is not JSON. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Some programs put a byte order mark before a file, and files are joined to one.
    return text.startsWith('\uFEFF') ? fromJson(text.slice(1)) : undefined;
  }
}
