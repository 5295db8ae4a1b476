import type { Stats } from 'node:fs';
import { Readable } from 'node:stream';
import { main, type Terminal } from '../../src/service/cli/cli.js';

/** What is typed: words between spaces, or what a shell has made of quotes. */
export type Line = string | readonly string[];

export interface Setting {
  readonly input?: string | Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  readonly isPiped?: boolean;
  readonly inputFile?: (() => Stats | undefined) | undefined;
  readonly width?: number;
  readonly variables?: Terminal['variables'];
  readonly now?: string;
  /** Resolves when the command is asked to stop. */
  readonly stopped?: (output: () => string, errors: () => string) => Promise<unknown>;
}

export interface Outcome {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs a command line away from the process. */
export async function commandLine(
  line: Line,
  { input = '', isPiped = input !== '', inputFile, width, variables = {}, now, stopped }: Setting = {},
): Promise<Outcome> {
  const written: Uint8Array[] = [];
  let errors = '';
  const output = () => Buffer.concat(written).toString();
  const code = await main(typeof line === 'string' ? line.split(' ') : line, {
    input: Readable.from(typeof input === 'string' ? [Buffer.from(input)] : input),
    isPiped: () => isPiped,
    ...(inputFile && { inputFile }),
    width,
    output: {
      write: (part, done) => {
        written.push(Buffer.from(part as string));
        done?.();
      },
    },
    errors: {
      write: (part, done) => {
        errors += String(part);
        if (done) setImmediate(done);
      },
    },
    variables,
    now: () => new Date(now ?? '2026-01-01T00:00:00Z'),
    stopped: () => stopped?.(output, () => errors) ?? Promise.resolve(),
  });
  return { code, output: output(), errors };
}
