import type { ToldConventions } from '../../calculation/conventions.js';
import { passedFields } from '../../calculation/selection.js';
import type { AnyTool } from '../../calculation/tool.js';
import type { TableAsked } from '../threads/chunk.js';
import { ResultTable } from '../threads/result-table.js';
import type { DateOrder } from '../threads/typed-date.js';
import type { ChunkThreads } from './chunk-threads.js';
import { chunksFrom, type Numbered, START } from './consumed.js';
import { csvChunks } from './csv.js';
import { inOrder } from './in-order.js';
import type { Input } from './input.js';
import { lineChunks } from './lines.js';
import type { Output } from './output.js';

export interface Batch {
  readonly tool: AnyTool;
  readonly conventions: ToldConventions;
  readonly baseUrl: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly format: 'ndjson' | 'csv' | 'parquet';
  /** In which order the numbers of dates stand; without it those of two readings are refused. */
  readonly dates: DateOrder | undefined;
  /** What of the answers is wanted; whole envelopes without it. */
  readonly table: TableAsked | undefined;
  /** Leaves out columns of a table that are no fields. */
  readonly ignoresColumns: boolean;
  readonly threads: ChunkThreads;
  /** Stops it. What is done by then is kept. */
  readonly signal: AbortSignal;
  readonly onProgress: (count: Count) => void;
  /** Told what failures of our own have to say. */
  readonly onReport: (report: string) => void;
}

export interface Count {
  readonly records: number;
  readonly failed: number;
}

/**
 * Calculates every record of an input, and ends the output and the threads.
 *
 * @returns what has been done, together with the run that was interrupted; less than all only when it was stopped
 * @throws BatchRefusal, ChangedInput, and whatever the threads fail with
 */
export async function runBatch(batch: Batch, input: Input, output: Output): Promise<Count> {
  const { tool, conventions, baseUrl, now, table, threads, signal } = batch;
  const reading = { dates: batch.dates, isRaw: batch.format === 'ndjson' };
  const calculation = { tool: tool.slug, now, conventions, baseUrl, reading, ...(table && { table }) };
  let count: Count = { records: output.resumed?.records ?? 0, failed: output.resumed?.failed ?? 0 };
  let done = false;
  try {
    const chunks = chunksFrom(chunksOf(batch, input), output.resumed);
    const work = ({ chunk }: Numbered) => threads.run(calculation, chunk);
    batch.onProgress(count);
    if (table && !output.resumed) {
      const head = new ResultTable(tool, table).head;
      if (head !== '') await output.write(new TextEncoder().encode(head), { position: () => START, failed: 0 });
    }
    for await (const { item, result } of inOrder(chunks, work, { most: threads.mostChunks, signal })) {
      const failed = count.failed + result.failed;
      count = { records: count.records + item.chunk.count, failed };
      for (const report of result.reports) batch.onReport(report);
      await output.write(result.bytes, { position: item.after, failed });
      batch.onProgress(count);
    }
    done = true;
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await threads.close();
    await output.close({ done });
  }
  return count;
}

function chunksOf({ format, tool, table, ignoresColumns }: Batch, { name, blocks, parquet }: Input) {
  if (format === 'ndjson') return lineChunks(blocks);
  const passed = table ? passedFields(tool, new ResultTable(tool, table).columns) : [];
  const asked = { name, tool, passed, ignoresUnknown: ignoresColumns };
  return parquet ? parquet.chunks(asked) : csvChunks(blocks, asked);
}
