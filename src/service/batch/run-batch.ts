import type { ToldConventions } from '../../calculation/conventions.js';
import type { AnyTool } from '../../calculation/define.js';
import type { ChunkThreads } from './chunk-threads.js';
import { chunksFrom, type Numbered } from './consumed.js';
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
  readonly format: 'ndjson' | 'csv';
  /** Leaves out columns of a CSV file that are no fields. */
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
  const { tool, conventions, baseUrl, now, threads, signal } = batch;
  const calculation = { tool: tool.slug, now, conventions, baseUrl };
  let count: Count = { records: output.resumed?.records ?? 0, failed: output.resumed?.failed ?? 0 };
  let done = false;
  try {
    const chunks = chunksFrom(chunksOf(batch, input), output.resumed);
    const work = ({ chunk }: Numbered) => threads.run(calculation, chunk);
    batch.onProgress(count);
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

function chunksOf({ format, tool, ignoresColumns }: Batch, { name, blocks }: Input) {
  if (format === 'ndjson') return lineChunks(blocks);
  return csvChunks(blocks, { name, schema: tool.inputSchema, ignoresUnknown: ignoresColumns });
}
