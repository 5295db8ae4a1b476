import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Bytes of files on disk that an application has after `npm install` of the library alone, with what it depends on. */
export function installedBytes(folder, root, isOurs) {
  if (!isOurs) return bytesBelow(join(folder, 'node_modules'));
  const packed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const others = Object.keys(dependencies).map((name) => bytesBelow(join(root, 'node_modules', name)));
  return others.reduce((sum, bytes) => sum + bytes, JSON.parse(packed)[0].unpackedSize);
}

function bytesBelow(path) {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath ?? entry.path, entry.name)).size, 0);
}

/** Bytes in gzip of what a browser loads for a chart: the bundle by esbuild, and the files that it fetches. */
export async function browserBytes({ source, files }, folder, root, isOurs) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: isOurs ? root : folder },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'silent',
    // Names of Node that some loaders keep behind a question for the platform.
    external: ['node:*', 'fs', 'path', 'module', 'crypto', 'worker_threads'],
  });
  const fetched = files.map((file) => join(folder, 'node_modules', file)).map((path) => readFileSync(path));
  return [outputFiles[0].contents, ...fetched].reduce((sum, each) => sum + gzipSync(each, { level: 9 }).length, 0);
}
