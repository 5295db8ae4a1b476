// Builds dist when a source is newer than it: `node scripts/build.mjs` makes the whole package.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = [
  'src',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  'docs',
  'golden/cases',
  'golden/charts',
  'golden/expected',
  'golden/interpretations',
  'recipes/starters',
  'scripts/declarations.ts',
  'scripts/documents',
  'scripts/markdown.ts',
  'scripts/methodology.ts',
  'scripts/page-assets.ts',
  'scripts/recorded-hashes.ts',
  'scripts/release/licences.ts',
  'scripts/unused-leaves.ts',
  'scripts/virtual.ts',
  'tsup.config.ts',
  'tsconfig.json',
  'package.json',
];

/** The last file of each kind that a build writes; the declarations come last of all and take most of the time. */
const WHOLE = ['dist/bin.js', 'dist/index.d.ts'];
const RUNNABLE = ['dist/bin.js'];

/**
 * Builds if there is something to build. With `runnable`, only what the server and the command line run.
 * Throws when the build fails.
 */
export function buildIfStale({ runnable = false } = {}) {
  if (!isStale(runnable ? RUNNABLE : WHOLE)) return;
  process.stdout.write(`Building nirayana into dist${runnable ? '' : ', with its type declarations'} …\n`);
  const tsup = join(dirname(createRequire(import.meta.url).resolve('tsup/package.json')), 'dist/cli-default.js');
  const { status } = spawnSync(process.execPath, [tsup, '--silent', ...(runnable ? ['--no-dts'] : [])], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed.');
}

function isStale(built) {
  const oldest = Math.min(...built.map((path) => modified(path)?.getTime() ?? 0));
  return SOURCES.flatMap(tree).some((path) => modified(path) > oldest);
}

/** A path and everything below it. */
function tree(path) {
  return statSync(join(root, path)).isDirectory()
    ? [path, ...readdirSync(join(root, path), { recursive: true }).map((name) => join(path, name))]
    : [path];
}

function modified(path) {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtime;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildIfStale();
