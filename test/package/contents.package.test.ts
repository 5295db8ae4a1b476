import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, it } from 'vitest';
import { tools } from '../../src/entries/index.js';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { filesOf, foreignImports } from '../support/module-graph.js';
import { consumer, run } from '../support/processes.js';

const installed = join(consumer, 'node_modules/nirayana');
const KILOBYTE = 1_000;

describe('the tarball', () => {
  it('has the build and the licences in it, and nothing else: documents are in the repository', async () => {
    const { output } = await run('tar', ['-tf', inject('tarball')]);
    const files = output
      .trim()
      .split('\n')
      .map((file) => file.replace(/^package\//, ''));
    const kinds = new Set(files.map((file) => file.replace(/^dist\/.*(\.\w+)$/, 'dist/*$1')));
    expect([...kinds].sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'NOTICE',
      'README.md',
      'dist/*.js',
      'dist/*.ts',
      'package.json',
    ]);
  });

  it('is small', () => {
    const { size } = statSync(inject('tarball'));
    const unpacked = readdirSync(installed, { recursive: true, encoding: 'utf8' })
      .map((name) => statSync(join(installed, name)))
      .filter((file) => file.isFile());
    const bytes = unpacked.reduce((sum, file) => sum + file.size, 0);
    const [packed, installs] = [size, bytes].map((each) => Math.round(each / KILOBYTE));
    process.stdout.write(`The tarball has ${packed} kB, unpacked ${installs} kB in ${unpacked.length} files.\n`);
    // 0.5 MB are places, 1 MB the words and methods of pages.
    expect(size).toBeLessThan(4_500 * KILOBYTE);
    expect(bytes).toBeLessThan(14_000 * KILOBYTE);
    expect(unpacked.length).toBeLessThanOrEqual(450);
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
    const subpaths = [
      '.',
      './charts',
      './http',
      './jobs',
      './mcp',
      './node',
      './places',
      './sky',
      './languages',
      ...LANGUAGE_CODES.map((locale) => `./languages/${locale}`),
      ...tools.map(({ slug }) => `./tools/${slug}`),
    ];
    const attw = resolve('node_modules/@arethetypeswrong/cli/dist/index.js');
    const options = ['--profile', 'esm-only', '--no-definitely-typed', '--format', 'ascii', '--no-color'];
    const args = [attw, inject('tarball'), ...options, '--entrypoints', ...subpaths];
    const { code, output, errors } = await run(process.execPath, args);
    expect(code, output + errors).toBe(0);
    for (const subpath of subpaths) expect(output).toContain(`"nirayana${subpath.slice(1)}"`);
  });
});

describe('what a browser or a worker loads', () => {
  const entries = [
    'index',
    'sky',
    'charts',
    'http',
    'mcp',
    'places',
    'languages',
    ...LANGUAGE_CODES.map((locale) => `languages/${locale}`),
  ];

  it('meets the places by way of nirayana/places and of the handlers alone', () => {
    const meeting = entries.filter((entry) => {
      const files = [...filesOf(join(installed, 'dist', `${entry}.js`))];
      return files.some((name) => name.endsWith('places-data.js'));
    });
    expect(meeting).toEqual(['http', 'mcp', 'places']);
  });

  it.each(entries)('is inside the package: %s', (entry) => {
    expect(foreignImports(join(installed, 'dist', `${entry}.js`))).toEqual([]);
  });
});
