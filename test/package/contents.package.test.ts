import { readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, it } from 'vitest';
import { tools } from '../../src/index.js';
import { consumer, run } from '../support/processes.js';

const installed = join(consumer, 'node_modules/nirayana');
const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

const KILOBYTE = 1_000;

describe('the tarball', () => {
  it('has the build, the documents and the licences in it, and nothing else', async () => {
    const { output } = await run('tar', ['-tf', inject('tarball')]);
    const files = output
      .trim()
      .split('\n')
      .map((file) => file.replace(/^package\//, ''));
    const kinds = new Set(files.map((file) => file.replace(/^(dist|docs)\/.*(\.\w+)$/, '$1/*$2')));
    expect([...kinds].sort()).toEqual([
      'CHANGELOG.md',
      'CONTRIBUTING.md',
      'LICENSE',
      'NOTICE',
      'README.md',
      'dist/*.cjs',
      'dist/*.cts',
      'dist/*.js',
      'dist/*.ts',
      'docs/*.json',
      'docs/*.md',
      'package.json',
    ]);
    for (const { slug } of tools) expect(files).toContain(`docs/methodology/${slug}.md`);
  });

  it('is small', () => {
    const { size } = statSync(inject('tarball'));
    process.stdout.write(`The tarball has ${Math.round(size / KILOBYTE)} kB.\n`);
    expect(size).toBeLessThan(2_600 * KILOBYTE);
  });

  it('holds no path of the machine that built it', async () => {
    const { output } = await run('grep', ['-rlF', resolve('.'), installed]);
    expect(output).toBe('');
  });
});

describe('the published form', () => {
  it('satisfies publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: installed, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types that resolve everywhere', async () => {
    const subpaths = ['.', './compact', './http', './node', './places', ...tools.map(({ slug }) => `./tools/${slug}`)];
    const attw = resolve('node_modules/@arethetypeswrong/cli/dist/index.js');
    const options = ['--profile', 'node16', '--no-definitely-typed', '--format', 'ascii', '--no-color'];
    const args = [attw, inject('tarball'), ...options, '--entrypoints', ...subpaths];
    const { code, output, errors } = await run(process.execPath, args);
    expect(code, output + errors).toBe(0);
    for (const subpath of subpaths) expect(output).toContain(`"nirayana${subpath.slice(1)}"`);
  });
});

describe('what a browser or a worker loads', () => {
  const entries = ['index', 'compact', 'http', 'places', ...tools.map(({ slug }) => `tools/${slug}`)];

  it.each(entries.map((entry) => `${entry}.js`))('imports nothing of Node: %s', (entry) => {
    const foreign = foreignImports(join(installed, 'dist', entry));
    expect(foreign.filter(isBuiltin)).toEqual([]);
    expect(foreign.filter((name) => !Object.hasOwn(manifest.dependencies, packageOf(name)))).toEqual([]);
  });

  it('meets no ephemeris pack by way of nirayana/compact', () => {
    for (const file of ['compact.js', 'compact.cjs']) {
      expect([...filesOf(join(installed, 'dist', file))].filter((name) => name.includes('ephemeris-pack'))).toEqual([]);
    }
  });

  it('meets the places by way of nirayana/places and of the handler alone', () => {
    const meeting = entries.filter((entry) => {
      const files = [...filesOf(join(installed, 'dist', `${entry}.js`))];
      return files.some((name) => name.endsWith('places-data.cjs'));
    });
    expect(meeting).toEqual(['http', 'places']);
  });

  it.each(entries.map((entry) => `${entry}.cjs`))('requires nothing at all: %s', (entry) => {
    expect(foreignImports(join(installed, 'dist', entry))).toEqual([]);
  });
});

const IMPORT = /(?:\bfrom|\bimport|\brequire\(|\bimport\()\s*["']([^"'\s]+)["']/g;

/** A file and every file of the package that it loads. */
function filesOf(entry: string): Set<string> {
  const files = new Set([entry]);
  // A set that grows while it is walked is walked to its end.
  for (const file of files) {
    for (const name of importsOf(file)) if (name.startsWith('.')) files.add(resolve(dirname(file), name));
  }
  return files;
}

/** What a file and every file of the package that it loads take from outside the package. */
function foreignImports(entry: string): string[] {
  const names = [...filesOf(entry)].flatMap(importsOf);
  return [...new Set(names.filter((name) => !name.startsWith('.')))];
}

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) => name);
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}
