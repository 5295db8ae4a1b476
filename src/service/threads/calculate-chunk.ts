import { isUtf8 } from 'node:buffer';
import { CalculationError } from '../../base/errors.js';
import { ZONE_NAMES } from '../../base/input/zone-names.js';
import { errorEnvelope } from '../../calculation/envelopes.js';
import { readInput } from '../../calculation/read-input.js';
import { runRead } from '../../calculation/run.js';
import { findTool } from '../../tools/registry.js';
import { spoken } from '../web/spoken.js';
import type { Calculated, Calculation, Chunk } from './chunk.js';
import { ResultTable } from './result-table.js';

/** Reports of one chunk that are told: a bug that strikes every record says the same each time. */
const MOST_REPORTS = 3;

/** Calculates a chunk, in the thread to which it is sent. */
export async function calculateChunk(
  { tool: slug, now, conventions, baseUrl, table: asked }: Calculation,
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
  const table = asked && new ResultTable(tool, asked);
  let failed = 0;
  let text = '';
  for (const [index, line] of linesOf(chunk.bytes).entries()) {
    const read = readLine(line, chunk.refused.get(index));
    const { record } = read;
    const input = 'refusal' in read || !table ? record : table.inputOf(record);
    // Only an input that names a language waits for it: it goes before that of all.
    const options =
      Object(input).locale === undefined ? usual : { ...usual, environment: await spoken(conventions, input) };
    const envelope =
      'refusal' in read
        ? errorEnvelope(slug, new CalculationError('invalid_input', read.refusal), at)
        : runRead(
            tool,
            () => ({ ...readInput(tool, input, 'wide', ZONE_NAMES), ...chunk.births?.get(index) }),
            at,
            options,
          );
    if ('error' in envelope) failed += 1;
    text += table ? table.line({ envelope, record }) : `${JSON.stringify(envelope)}\n`;
  }
  return { bytes: new TextEncoder().encode(text), failed, reports };
}

/** What a line holds, and why it is refused where it is. */
function readLine(
  line: string | undefined,
  refusal: string | undefined,
): { readonly record: unknown } | { readonly record: unknown; readonly refusal: string } {
  const record = line === undefined ? undefined : fromJson(line);
  if (refusal !== undefined) return { record, refusal };
  if (line?.trim() === '') return { record, refusal: 'The line is empty.' };
  return record === undefined ? { record, refusal: 'The line is not valid JSON in UTF-8.' } : { record };
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
