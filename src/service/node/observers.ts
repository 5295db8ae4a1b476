import type { Answered } from '../http/door.js';
import { type Metrics, openMetrics } from './metrics.js';
import { errorReport, storyOf } from './report.js';

export interface ObserverSettings {
  readonly isLogged: boolean;
  readonly isMeasured: boolean;
}

/** Who is told of what a server does. */
export interface Observers {
  readonly onError: (error: unknown, context: { readonly requestId?: string }) => void;
  readonly onAnswered?: (answered: Answered) => void;
  /** Tells the log, where there is one, what an operator may want to know. */
  readonly note: (message: string, facts?: Readonly<Record<string, string | number>>) => void;
  readonly metrics: Metrics | undefined;
  /** Ends the telling. Resolves when all that was told is written. */
  readonly close: () => Promise<void>;
}

/** A log on standard error and metrics, each where it is wanted: their packages are loaded then. */
export async function openObservers(
  { isLogged, isMeasured }: ObserverSettings,
  errors: LineStream & { write(text: string): unknown },
): Promise<Observers> {
  const log = isLogged ? await openLog(errors) : undefined;
  const metrics = isMeasured ? await openMetrics() : undefined;
  const told = [log, metrics].filter((observer) => observer !== undefined);
  return {
    ...(log ? toldBy(log) : toldInWords(errors)),
    async close() {
      metrics?.close();
      await log?.flush();
    },
    ...(told.length > 0 && {
      onAnswered: (answered) => {
        for (const observer of told) observer.answered(answered);
      },
    }),
    metrics,
  };
}

function toldBy({ failed, told }: Log) {
  return { onError: failed, note: told };
}

function toldInWords(errors: { write(text: string): unknown }) {
  return {
    onError: (error: unknown, context: { readonly requestId?: string }) =>
      void errors.write(errorReport(error, context)),
    note: () => {},
  };
}

/** Writes what happens as lines of JSON. */
interface Log {
  readonly answered: (answered: Answered) => void;
  readonly failed: (error: unknown, context: { readonly requestId?: string }) => void;
  /** Something that an operator may want to know. */
  readonly told: (message: string, facts?: Readonly<Record<string, string | number>>) => void;
  /** Resolves when every line is written, or after two seconds where nobody reads them. */
  readonly flush: () => Promise<void>;
}

/**
 * A log on a stream, such as standard error.
 *
 * Of a request it has what {@link Answered} has, and nothing else of it: no address, no header, no body.
 */
export async function openLog(stream: LineStream): Promise<Log> {
  const { default: pino } = await import('pino');
  const lines = new LineWriter(stream, (dropped) =>
    logger.warn(facts({ dropped }), 'Lines of the log were dropped, since they were not read as fast as written.'),
  );
  const logger = pino({ base: null, timestamp: false, formatters: { level: (label) => ({ level: label }) } }, lines);
  return {
    answered: ({ at, requestId, method, route, tool, status, milliseconds }) =>
      logger.info({
        time: at.toISOString(),
        pid: process.pid,
        request_id: requestId,
        method,
        route,
        ...(tool !== '' && { tool }),
        status,
        duration_ms: Math.round(milliseconds * 1000) / 1000,
      }),
    failed: (error, { requestId }) =>
      logger.error(facts({ ...(requestId !== undefined && { request_id: requestId }), error: storyOf(error) })),
    told: (message, more) => logger.info(facts(more), message),
    flush: () => lines.flush(),
  };
}

function facts(more: Readonly<Record<string, string | number>> = {}) {
  return { time: new Date().toISOString(), pid: process.pid, ...more };
}

/** What lines are written to: a stream of Node, or a stand-in. */
interface LineStream {
  write(text: string, written: () => void): unknown;
}

/** Pipes take this much whole or not at all, so that lines of several processes on one pipe do not mix (PIPE_BUF). */
const WHOLE_BYTES = 4_096;

/** What may wait for a slow reader. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;

const FLUSH_MILLISECONDS = 2_000;

/**
 * Passes lines on to a stream without ever waiting for it. Those that a slow reader leaves over wait in memory up to a
 * size; beyond it new ones are dropped and counted.
 */
class LineWriter {
  readonly #stream: LineStream;
  readonly #onDropped: (lines: number) => void;
  #waiting: string[] = [];
  #waitingBytes = 0;
  #isWriting = false;
  #dropped = 0;
  #flushed: (() => void)[] = [];

  /** @param onDropped is told how many lines were dropped, when there is room again. */
  constructor(stream: LineStream, onDropped: (lines: number) => void) {
    this.#stream = stream;
    this.#onDropped = onDropped;
  }

  /** Takes a line with its end. */
  write(line: string): void {
    const bytes = Buffer.byteLength(line);
    if (this.#waitingBytes + bytes > MAX_WAITING_BYTES) {
      this.#dropped++;
      return;
    }
    this.#waiting.push(line);
    this.#waitingBytes += bytes;
    if (this.#isWriting) return;
    this.#isWriting = true;
    // What is logged in one turn of the event loop is written together.
    setImmediate(() => this.#next());
  }

  /** Resolves when all lines are written, or after two seconds. */
  async flush(): Promise<void> {
    if (!this.#isWriting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      timer = setTimeout(resolve, FLUSH_MILLISECONDS);
      this.#flushed.push(resolve);
    });
    clearTimeout(timer);
  }

  #next(): void {
    if (this.#dropped > 0 && this.#waitingBytes < MAX_WAITING_BYTES / 2) this.#tellDropped();
    const text = this.#takeWhole();
    if (text !== '') {
      this.#stream.write(text, () => this.#next());
      return;
    }
    this.#isWriting = false;
    for (const resolve of this.#flushed.splice(0)) resolve();
  }

  #tellDropped(): void {
    const dropped = this.#dropped;
    this.#dropped = 0;
    this.#onDropped(dropped);
  }

  /** As many lines as can be written at once. */
  #takeWhole(): string {
    let count = 0;
    let size = 0;
    for (const line of this.#waiting) {
      const bytes = Buffer.byteLength(line);
      if (count > 0 && size + bytes > WHOLE_BYTES) break;
      size += bytes;
      count++;
    }
    this.#waitingBytes -= size;
    return this.#waiting.splice(0, count).join('');
  }
}
