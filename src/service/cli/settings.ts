import type { Stats } from 'node:fs';
import type { Command } from 'commander';
import { shortened } from '../../base/errors.js';
import { pathFrom, withoutSlash } from '../http/door.js';

/** A setting of the server: an option of the command line, which wins, or an environment variable. */
export interface Setting {
  readonly option: string;
  readonly variable: string;
}

export interface Sources {
  readonly command: Command;
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** The text of a setting and where it was found. An empty variable counts as not set. */
export function textSetting({ option, variable }: Setting, { command, variables }: Sources) {
  const value = givenText(command, option);
  if (value !== undefined) return { source: `--${option}`, text: value };
  const text = variables[variable];
  return text ? { source: variable, text } : undefined;
}

/** @throws UsageError for anything but a whole number from `minimum` to `maximum` */
export function wholeNumberSetting(
  setting: Setting,
  sources: Sources,
  maximum: number,
  minimum = 0,
): number | undefined {
  const found = textSetting(setting, sources);
  if (!found) return undefined;
  const value = /^\d+$/.test(found.text) ? Number(found.text) : Number.NaN;
  if (value >= minimum && value <= maximum) return value;
  throw new UsageError(`${found.source} must be a whole number from ${minimum} to ${maximum}, not "${found.text}".`);
}

/** @throws UsageError for anything but one of the words */
export function wordSetting<Word extends string>(
  setting: Setting,
  sources: Sources,
  words: readonly Word[],
): Word | undefined {
  const found = textSetting(setting, sources);
  if (!found) return undefined;
  const word = words.find((candidate) => candidate === found.text);
  if (word !== undefined) return word;
  throw new UsageError(`${found.source} must be ${words.join(' or ')}, not "${found.text}".`);
}

/**
 * A flag without a value, or a variable that is 1 or 0.
 *
 * @throws UsageError for anything else
 */
export function switchSetting({ option, variable }: Setting, { command, variables }: Sources): boolean {
  if (givenText(command, option) !== undefined) return true;
  const text = variables[variable] || '0';
  if (text === '0' || text === '1') return text === '1';
  throw new UsageError(`${variable} must be 1 or 0, not "${text}".`);
}

/**
 * The address of a PostgreSQL database, undefined for none. It may hold a password and is never repeated.
 *
 * @throws UsageError for what is no such address
 */
export function databaseUrlFrom({ variables }: Pick<Sources, 'variables'>): string | undefined {
  const text = variables['DATABASE_URL'];
  if (!text || /^postgres(?:ql)?:$/.test(URL.canParse(text) ? new URL(text).protocol : '')) return text || undefined;
  throw new UsageError('DATABASE_URL must be an address such as postgresql://user@host/database.');
}

/**
 * A base address without a slash at its end.
 *
 * @throws UsageError for anything but an http or https address without query and fragment. One with a password is refused
 * without being repeated, since errors end up in logs.
 */
export function baseUrlFrom(text: string | undefined, source: string): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.username || url?.password) throw new UsageError(`${source} must not hold a user name or a password.`);
  const isBase = url && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
  if (isBase) return withoutSlash(url.href);
  throw new UsageError(`${source} must be an address such as https://example.org, not "${text}".`);
}

/**
 * A path without a slash at its end.
 *
 * @throws UsageError for anything else
 */
export function basePathFrom(text: string, source: string): string {
  const path = pathFrom(text);
  if (path !== undefined) return path;
  throw new UsageError(`${source} must be a path such as /astro, not "${text}".`);
}

/** What was typed as the value of an option, such as `base-url`. */
function givenText(command: Command, option: string): string | undefined {
  const found = command.options.find(({ long }) => long === `--${option}`);
  return found && (command.getOptionValue(found.attributeName()) as string | undefined);
}

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

/** @throws UsageError for anything but a whole number within the bounds */
export function wholeNumber(source: string, text: string, least: number, most: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new UsageError(`${source} must be a whole number from ${least} to ${most}, not "${shortened(text)}".`);
}
