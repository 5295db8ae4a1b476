#!/usr/bin/env node
import { fstatSync, type Stats } from 'node:fs';
import module from 'node:module';
import { packageVersion } from '../service/cli/version.js';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever read our output has stopped reading, as `head` does.
  if (error.code === 'EPIPE') process.exit();
  process.stderr.write(`nirayana: ${error.message}\n`);
  process.exit(1);
});
// A server outlives the reader of its log, and the room on the disk that the log is written to.
process.stderr.on('error', () => {});

const PARENT_CHECK_MILLISECONDS = 250;

/** How long a process that was stopped waits for its streams. */
const LINGER_MILLISECONDS = 250;

let isStopped = false;

/** How a process is asked to stop: by a supervisor, from the keyboard, and by a terminal that is closed. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

// Node would open its inspector to whoever may send it.
process.on('SIGUSR1', () => {});

/** The first of these signals. A second one finds no listener and ends the process at once. */
function stopped(): Promise<NodeJS.Signals | undefined> {
  return new Promise((resolve) => {
    const stop = (signal?: NodeJS.Signals) => {
      for (const name of SIGNALS) process.off(name, stop);
      isStopped = true;
      resolve(signal);
    };
    for (const name of SIGNALS) process.on(name, stop);
    if (process.env['npm_lifecycle_event'] === undefined) return;
    // npx runs us in a shell that keeps a signal to itself: it ends, and we would stay behind and hold the port.
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && stop(), PARENT_CHECK_MILLISECONDS).unref();
  });
}

/** Whatever is piped in. A directory, which Node would take for an empty file, is refused. */
async function* standardInput(): AsyncGenerator<Uint8Array> {
  if (fstatSync(0).isDirectory()) throw new Error('it is a directory');
  yield* process.stdin;
}

/** Whether standard input is a pipe, a file or a connection: anything but a terminal and `/dev/null`. */
function isPiped(): boolean {
  const input = fstatSync(0);
  return input.isFIFO() || input.isFile() || input.isSocket();
}

function inputFile(): Stats | undefined {
  const input = fstatSync(0);
  return input.isFile() ? input : undefined;
}

const args = process.argv.slice(2);

if (args.length === 1 && ['--version', '-v'].includes(args[0] as string)) {
  // Asked by scripts and shells at every turn: told before anything else is loaded.
  process.stdout.write(`${packageVersion()}\n`);
} else {
  // Node 22.1 and later keep what V8 compiled for the next call. A server starts once, and writes nowhere unasked.
  if (args[0] !== 'serve') (module as { readonly enableCompileCache?: () => unknown }).enableCompileCache?.();
  const { main } = await import('../service/cli/cli.js');
  process.exitCode = await main(args, {
    input: standardInput(),
    isPiped,
    inputFile,
    output: process.stdout,
    width: process.stdout.isTTY ? process.stdout.columns : undefined,
    errors: process.stderr,
    variables: process.env,
    now: () => new Date(),
    stopped,
  });
  // What was piped in may never end, and what was written may never be read.
  if (isStopped) setTimeout(() => process.exit(), LINGER_MILLISECONDS).unref();
}
