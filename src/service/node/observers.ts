import type { Answered } from '../http/door.js';
import { type LineStream, LineWriter } from './line-writer.js';
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
