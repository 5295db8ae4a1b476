import { parseArgs } from 'node:util';

/** What a command line is connected to: the streams and signals of the process, or stand-ins in a test. */
export interface Terminal {
  readonly input: AsyncIterable<Uint8Array>;
  readonly output: Output;
  readonly errors: Output;
  /** Environment variables. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  /** Resolves when the process is asked to stop; from this call on, asking does not end it by itself. */
  readonly stopped: () => Promise<unknown>;
}

export interface Output {
  write(text: string): unknown;
}

/** A command of the command line. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Ways to call it, without the program's name. */
  readonly usage: readonly string[];
  readonly options: Readonly<Record<string, Option>>;
  /** What `--help` tells beside usage, summary and options. */
  readonly details?: (call: Call) => string;
  /** @returns the exit code. */
  readonly run: (call: Call, terminal: Terminal) => number | Promise<number>;
}

export interface Option {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly about: string;
  /** How help names the value of a string option. */
  readonly value?: string;
}

/** What was typed after the name of a command. */
export interface Call {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  readonly flags: ReadonlySet<string>;
}

/** A command line that cannot be understood: told on standard error, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const HELP_OPTION: Option = { type: 'boolean', short: 'h', about: 'Show this help.' };

/** @throws UsageError for an option that the command does not have or that lacks its value. */
export function parseCall(args: readonly string[], options: Command['options']): Call {
  const { positionals, values } = parse(args, options);
  const given = Object.entries(values);
  return {
    positionals,
    values: Object.fromEntries(given.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
    flags: new Set(given.filter(([, value]) => value === true).map(([name]) => name)),
  };
}

function parse(args: readonly string[], options: Command['options']) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Node adds advice about arguments that begin with a dash, which none of ours do.
    throw new UsageError(`${(error as Error).message.split('. ')[0]}.`, { cause: error });
  }
}

/** The help text of a command. */
export function commandHelp({ usage, summary, options, details }: Command, call: Call): string {
  const rows = Object.entries(options).map(([name, { short, value, about }]): [string, string] => [
    `${short ? `-${short}, ` : '    '}--${name}${value ? ` <${value}>` : ''}`,
    about,
  ]);
  const calls = usage.map((line, index) => `${index === 0 ? 'Usage:' : '      '} nirayana ${line}`);
  return [`${calls.join('\n')}\n`, `${summary}\n`, `Options:\n${columns(rows)}`, details?.(call)]
    .filter((part) => part !== undefined)
    .join('\n');
}

/** Two columns, indented, a line a row. */
export function columns(rows: readonly (readonly [string, string])[], indent = '  '): string {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `${indent}${first.padEnd(width)}  ${second}\n`).join('');
}
