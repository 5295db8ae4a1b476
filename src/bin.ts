#!/usr/bin/env node
import { main } from './adapters/node/cli.js';

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever read our output has stopped reading, as `head` does.
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
}

/** The first SIGTERM or SIGINT. A second one finds no listener and ends the process at once. */
function stopped(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      process.off('SIGTERM', stop).off('SIGINT', stop);
      resolve();
    };
    process.on('SIGTERM', stop).on('SIGINT', stop);
  });
}

process.exitCode = await main(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  variables: process.env,
  now: () => new Date(),
  stopped,
});
