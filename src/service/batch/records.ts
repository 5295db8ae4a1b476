import { passedFields } from '../../calculation/selection.js';
import type { AnyTool } from '../../calculation/tool.js';
import type { Chunk, TableAsked } from '../threads/chunk.js';
import { ResultTable } from '../threads/result-table.js';
import { csvChunks } from './csv.js';
import type { Input } from './input.js';
import { lineChunks } from './lines.js';

/** How an input is read. */
export interface InputAsked {
  readonly tool: AnyTool;
  readonly format: 'ndjson' | 'csv' | 'parquet';
  /** What of the answers is wanted; whole envelopes without it. */
  readonly table: TableAsked | undefined;
  /** Leaves out columns of a table that are no fields. */
  readonly ignoresColumns: boolean;
  /** Stops it. What is done by then is kept. */
  readonly signal: AbortSignal;
}

/** The records of an input, which are read as they are taken. */
export interface Records {
  readonly chunks: AsyncIterable<Chunk>;
  /** Ends the reading. What is being waited for is not waited for. */
  readonly end: () => void;
}

/**
 * The records of an input. Of a table the first ones have been read, so that one that cannot be read is refused before
 * anything is written, and an output that is there stays as it is.
 *
 * @throws TableRefusal for names of columns that are not understood and whatever else the first records cannot be read for
 */
export async function recordsOf(asked: InputAsked, input: Input): Promise<Records> {
  const items = chunksOf(asked, input);
  const end = () => void items.return(undefined).catch(() => {});
  // Lines are refused one by one, and may come as slowly as somebody types them.
  if (asked.format === 'ndjson') return { chunks: items, end };
  try {
    const first = items.next();
    const step = await Promise.race([first, aborted(asked.signal)]);
    first.catch(() => {});
    return { chunks: begunWith(step, items), end };
  } catch (error) {
    end();
    throw error;
  }
}

async function* begunWith(
  step: IteratorResult<Chunk> | undefined,
  rest: AsyncGenerator<Chunk>,
): AsyncGenerator<Chunk, void, undefined> {
  if (!step || step.done) return;
  yield step.value;
  yield* rest;
}

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}

function chunksOf(
  { format, tool, table, ignoresColumns }: InputAsked,
  { name, blocks, parquet }: Input,
): AsyncGenerator<Chunk> {
  if (format === 'ndjson') return lineChunks(blocks);
  const passed = table && passedFields(tool, new ResultTable(tool, table).columns);
  const columns = { name, tool, passed, ignoresUnknown: ignoresColumns };
  return parquet ? parquet.chunks(columns) : csvChunks(blocks, columns);
}
