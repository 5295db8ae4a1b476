import type { ToldConventions } from '../../calculation/conventions.js';
import { ResultTable } from '../threads/result-table.js';
import type { DateOrder } from '../threads/typed-date.js';
import type { ChunkThreads } from './chunk-threads.js';
import { chunksFrom, type Numbered, START } from './consumed.js';
import { inOrder } from './in-order.js';
import type { Output } from './output.js';
import type { InputAsked, Records } from './records.js';

export interface Batch extends InputAsked {
  readonly conventions: ToldConventions;
  readonly baseUrl: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** In which order the numbers of dates stand; without it those of two readings are refused. */
  readonly dates: DateOrder | undefined;
  /** Code of the country in which a place is where its name alone could be several. */
  readonly preferredCountry: string | undefined;
  readonly threads: Pick<ChunkThreads, 'mostChunks' | 'run' | 'close'>;
  /** Whether a table begins with the names of its columns: of parts that are put together the first one does. */
  readonly hasHead: boolean;
  readonly onProgress: (count: Count) => void;
  /** Told what failures of our own have to say. */
  readonly onReport: (report: string) => void;
}

export interface Count {
  readonly records: number;
  readonly failed: number;
}

/**
 * Calculates every record, and ends the output and the threads.
 *
 * @returns what has been done, together with the run that was interrupted; less than all only when it was stopped
 * @throws BatchRefusal, ChangedInput, and whatever the threads fail with
 */
export async function runBatch(batch: Batch, records: Records, output: Output): Promise<Count> {
  const { tool, conventions, baseUrl, now, table, threads, signal } = batch;
  const { dates, preferredCountry } = batch;
  const reading = { dates, preferredCountry, isRaw: batch.format === 'ndjson' };
  const calculation = { tool: tool.slug, now, conventions, baseUrl, reading, ...(table && { table }) };
  let count: Count = { records: output.resumed?.records ?? 0, failed: output.resumed?.failed ?? 0 };
  let done = false;
  try {
    const chunks = chunksFrom(records.chunks, output.resumed);
    const work = ({ chunk }: Numbered) => threads.run(calculation, chunk);
    batch.onProgress(count);
    if (table && batch.hasHead && !output.resumed) {
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
