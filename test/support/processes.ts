import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

/** The project in which the packed package is installed. */
export const consumer = inject('consumer');

/** The command line of the installed package. */
export const BIN = `${consumer}/node_modules/nirayana/dist/bin.js`;

export interface Outcome {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

interface Setting {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The settings of the server are those that a test makes; Vitest, for one, has a BASE_URL of its own. */
const NO_SETTINGS = {
  PORT: '',
  HOST: '',
  RATE_LIMIT_PER_MINUTE: '',
  RATE_LIMIT_STORE: '',
  RATE_LIMIT_FALLBACK: '',
  DATABASE_URL: '',
  TRUSTED_PROXIES: '',
  CONNECTIONS_PER_ADDRESS: '',
  BASE_URL: '',
  BASE_PATH: '',
  LOG: '',
  METRICS: '',
  JOBS: '',
  JOB_RETENTION_DAYS: '',
  INTERPRETER_URL: '',
};

/** Runs a program to its end. */
export async function run(command: string, args: readonly string[], setting: Setting = {}): Promise<Outcome> {
  const child = spawn(command, args, { cwd: setting.cwd ?? consumer, env: environment(setting) });
  child.stdin.end(setting.input);
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number | null, output, errors };
}

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it has printed until it listened. */
  readonly output: string;
  /** Exit code, or the signal that ended it. */
  readonly exited: Promise<number | string>;
}

/** Starts a program that serves, on a free port, and waits until it listens. */
export async function startServer(
  command: string,
  args: readonly string[],
  { onErrors, ...setting }: Omit<Setting, 'input'> & { readonly onErrors?: (text: string) => void } = {},
): Promise<ServerProcess> {
  const child = spawn(command, args, {
    cwd: setting.cwd ?? consumer,
    env: { ...environment(setting), PORT: '0' },
    stdio: ['ignore', 'pipe', onErrors ? 'pipe' : 'inherit'],
  });
  if (onErrors) child.stderr?.setEncoding('utf8').on('data', onErrors);
  const exited = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  let output = '';
  const { stdout } = child;
  for await (const chunk of stdout?.setEncoding('utf8').iterator({ destroyOnReturn: false }) ?? []) {
    output += chunk;
    const [, url] = /listens on (\S+)\n/.exec(output) ?? [];
    if (url === undefined) continue;
    stdout?.resume();
    return { url, child, output, exited };
  }
  throw new Error(`It did not listen: ${output}`);
}

function environment({ env }: Setting): NodeJS.ProcessEnv {
  // A data directory has one owner.
  const DATA_DIR = join(consumer, `data-${randomUUID()}`);
  return { ...process.env, ...NO_SETTINGS, DATA_DIR, ...env };
}
