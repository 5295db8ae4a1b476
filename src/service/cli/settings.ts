import type { Command } from 'commander';
import { pathFrom, withoutSlash } from '../http/mount.js';
import { UsageError } from './terminal.js';

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
