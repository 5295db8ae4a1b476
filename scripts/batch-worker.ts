import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import type { Plugin } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Threads run files, and no sources: Vitest gives them a bundle that is made of the sources when it is asked for. */
export function batchWorkerForVite(): Plugin {
  return {
    name: 'batch-worker',
    load: (id) =>
      /batch\/worker-file\.ts$/.test(id) ? `export const WORKER_FILE = new URL('${bundled()}');` : undefined,
  };
}

function bundled(): string {
  const outfile = join(root, 'node_modules/.cache/batch', `worker-${process.pid}.mjs`);
  mkdirSync(join(outfile, '..'), { recursive: true });
  buildSync({
    entryPoints: [join(root, 'src/adapters/batch/worker.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  return pathToFileURL(outfile).href;
}
