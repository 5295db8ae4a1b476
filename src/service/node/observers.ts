import type { Answered } from '../http/door.js';
import type { LineStream } from './line-writer.js';
import { type Log, openLog } from './log.js';
import { type Metrics, openMetrics } from './metrics.js';
import { errorReport } from './report.js';

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
