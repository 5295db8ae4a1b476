import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import type { Plugin } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Thread {
  /** The module that names the file. */
  readonly named: RegExp;
  readonly source: string;
}

const THREADS: readonly Thread[] = [
  { named: /threads\/thread-file\.ts$/, source: 'threads/thread.ts' },
  { named: /store\/thread-file\.ts$/, source: 'store/thread.ts' },
];

/** Threads run files, and no sources: Vitest gives them bundles that are made of the sources when they are asked for. */
export function threadsForVite(): Plugin {
  return {
    name: 'threads',
    load(id) {
      const thread = THREADS.find(({ named }) => named.test(id));
      return thread && `export const THREAD_FILE = new URL('${bundled(thread)}');`;
    },
  };
}

function bundled({ source }: Thread): string {
  const outfile = join(root, 'node_modules/.cache/threads', `${source.replace(/\W/g, '-')}-${process.pid}.mjs`);
  mkdirSync(join(outfile, '..'), { recursive: true });
  buildSync({
    entryPoints: [join(root, 'src/service', source)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['@electric-sql/pglite'],
    logLevel: 'error',
  });
  return pathToFileURL(outfile).href;
}
