import type { Batch, Count } from '../../batch/run-batch.js';
import type { Shard } from '../../batch/shard.js';
import { UsageError } from '../settings.js';
import { isStream } from './batch-table.js';

/** How many parts a file may be cut into: more than any scheduler has tasks in an array. */
const MOST_SHARDS = 1_000_000;

interface Asked {
  readonly shard?: string;
  readonly input?: string;
  readonly output?: string;
  readonly now?: string;
  readonly format: Batch['format'];
  readonly as: string | undefined;
}

/**
 * Which part of the input is meant; undefined for all of it.
 *
 * @throws UsageError for what is no part, and for an input or an output that has none
 */
export function shardFrom({ shard: text, input, output, now, format, as }: Asked): Shard | undefined {
  if (text === undefined) return undefined;
  const [part = 0, of = 0] = /^[0-9]{1,7}\/[0-9]{1,7}$/.test(text) ? text.split('/').map(Number) : [];
  if (part < 1 || of > MOST_SHARDS || part > of) {
    throw new UsageError(`--shard must be a part of so many, from 1/8 to 8/8 for 8 of them, not "${text}".`);
  }
  if (isStream(input)) throw new UsageError('--shard reads a part of a file: --input births.ndjson.');
  if (isStream(output)) throw new UsageError(`--shard writes a file of its own: --output part-${part}.`);
  if (format === 'parquet') throw new UsageError('--shard reads lines of JSON or CSV. Parquet has groups of rows.');
  if (as === 'rows') throw new UsageError('Parts of Parquet files cannot be put together. --output-format csv can.');
  if (now === undefined) {
    throw new UsageError('--shard needs --now, so that all parts are of one moment: --now 2026-01-31T12:00Z.');
  }
  return { part, of };
}

/** What may fail before a run is none: so many records, or so many of a hundred. */
export type MostFailed = { readonly records: number } | { readonly percent: number };

/** @throws UsageError */
export function mostFailedFrom(text: string | undefined): MostFailed | undefined {
  if (text === undefined) return undefined;
  if (/^[0-9]{1,15}$/.test(text)) return { records: Number(text) };
  const percent = /^[0-9]{1,3}(?:\.[0-9]{1,6})?%$/.test(text) ? Number(text.slice(0, -1)) : Number.NaN;
  if (percent <= 100) return { percent };
  throw new UsageError(`--max-failed must be a number of records or a percentage, such as 100 or 0.5%, not "${text}".`);
}

/** Whether more have failed than may. */
export function hasTooManyFailed({ records, failed }: Count, most: MostFailed | undefined): boolean {
  if (most === undefined) return false;
  return 'records' in most ? failed > most.records : failed * 100 > records * most.percent;
}
