import type { Stats } from 'node:fs';

/** What a command line is connected to: the streams and signals of the process, or stand-ins in a test. */
export interface Terminal {
  readonly input: AsyncIterable<Uint8Array>;
  /** Whether something was piped or redirected into `input`, so that reading it comes to an end. */
  readonly isPiped: () => boolean;
  /** What `input` is redirected from, where that is a file. */
  readonly inputFile?: () => Stats | undefined;
  readonly output: Output;
  readonly errors: Output;
  /** Characters in a line of `output`, or undefined where it is no terminal but a pipe or a file. */
  readonly width: number | undefined;
  /** Environment variables. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  /** Resolves when the process is asked to stop, with the name of the signal where it was one; from this call on, asking does not end it by itself. */
  readonly stopped: () => Promise<unknown>;
}

export interface Output {
  /** @param written called when it is given to whoever reads it, or cannot be */
  write(text: string | Uint8Array, written?: (error?: Error | null) => void): unknown;
  readonly isTTY?: boolean;
}

/** A command line that cannot be understood: told on standard error, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What a command needs to be built and to run. */
export interface Call {
  /** What was typed after the name of the command. */
  readonly args: readonly string[];
  readonly terminal: Terminal;
  /** Sets the exit code, which is 0 otherwise. */
  readonly exit: (code: number) => void;
}
