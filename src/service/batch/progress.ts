import { SingleBar } from 'cli-progress';
import type { Count } from './run-batch.js';

/** A line on a terminal that tells how far a batch has come. */
export interface Progress {
  readonly show: (count: Count, read: number) => void;
  /** Ends the line. */
  readonly stop: () => void;
}

const TIMES_A_SECOND = 8;

/** @param size bytes of the input; of what is piped in it is not known, and no end can be told */
export function progressOn(stream: NodeJS.WritableStream, size: number | undefined): Progress {
  const known = '{bar} {percentage} % | {records} records, {rate} a second | {left} left';
  const bar = new SingleBar({
    format: size === undefined ? '{records} records, {rate} a second | {duration_formatted}' : known,
    stream,
    fps: TIMES_A_SECOND,
    hideCursor: true,
    clearOnComplete: true,
    barsize: 30,
    gracefulExit: false,
  });
  let first: { readonly records: number; readonly read: number; readonly at: number } | undefined;
  return {
    show: (count, read) => {
      if (!first) {
        first = { records: count.records, read, at: performance.now() };
        bar.start(Math.max(size ?? 1, 1), read, { records: '0', rate: '0', left: '?' });
      }
      const seconds = (performance.now() - first.at) / 1000;
      const rate = seconds === 0 ? 0 : (count.records - first.records) / seconds;
      const bytesASecond = (read - first.read) / seconds;
      bar.update(Math.min(read, size ?? 0), {
        records: count.records.toLocaleString('en'),
        rate: Math.round(rate).toLocaleString('en'),
        left: bytesASecond > 0 ? timeText(((size ?? read) - read) / bytesASecond) : '?',
      });
    },
    stop: () => bar.stop(),
  };
}

/** A span of time, such as `7 s` or `12 min`. */
function timeText(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`;
}
