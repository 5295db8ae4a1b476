import { databaseUrlFrom, type Sources, textSetting, UsageError, wholeNumberSetting, wordSetting } from './settings.js';

/** What the keyed interface is told, by a server or a worker. */
export interface KeyedSettings {
  /** Whether the interface is not there at all. */
  readonly isLeftOut: boolean;
  /** A PostgreSQL server. Without it the store is embedded. */
  readonly databaseUrl: string | undefined;
  /** Data directory of the embedded store. */
  readonly data: string;
  /** Whether this process works on jobs. */
  readonly works: boolean;
  readonly interpreterUrl: string | undefined;
  /** Whether holders can log in. */
  readonly hasAccounts: boolean;
  /** Days after which a finished job is deleted. */
  readonly retentionDays: number;
}

const DATA = './nirayana-data';
export const RETENTION_DAYS = 30;
const MOST_DAYS = 36_500;

/** @throws UsageError for a setting that makes no sense */
export function keyedSettingsFrom(sources: Sources): KeyedSettings {
  const databaseUrl = databaseUrlFrom(sources);
  const days = { option: 'job-retention-days', variable: 'JOB_RETENTION_DAYS' };
  const works = wordSetting({ option: 'jobs', variable: 'JOBS' }, sources, ['here', 'elsewhere']) !== 'elsewhere';
  if (!works && databaseUrl === undefined) {
    throw new UsageError(
      'Jobs can be worked on elsewhere only with DATABASE_URL, the address of a PostgreSQL database.',
    );
  }
  return {
    isLeftOut: isSwitchedOff({ option: 'keyed', variable: 'KEYED' }, sources),
    hasAccounts: !isSwitchedOff({ option: 'accounts', variable: 'ACCOUNTS' }, sources),
    databaseUrl,
    data: textSetting({ option: 'data', variable: 'DATA_DIR' }, sources)?.text ?? DATA,
    works,
    interpreterUrl: interpreterUrlFrom(sources),
    retentionDays: wholeNumberSetting(days, sources, MOST_DAYS, 1) ?? RETENTION_DAYS,
  };
}

/** Whether `--no-<option>` is given, or 0 by the variable of that name. */
function isSwitchedOff(
  { option, variable }: { readonly option: string; readonly variable: string },
  { command, variables }: Sources,
): boolean {
  const text = variables[variable] || '1';
  if (text !== '0' && text !== '1') throw new UsageError(`${variable} must be 1 or 0, not "${text}".`);
  return text === '0' || command.getOptionValue(option) === false;
}

/** It may hold a secret and is never repeated. */
function interpreterUrlFrom({ variables }: Sources): string | undefined {
  const text = variables['INTERPRETER_URL'];
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.username || url?.password) throw new UsageError('INTERPRETER_URL must not hold a user name or a password.');
  if (url && /^https?:$/.test(url.protocol)) return text;
  throw new UsageError('INTERPRETER_URL must be an address such as https://example.org/interpret.');
}
