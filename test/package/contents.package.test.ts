import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, it } from 'vitest';
import { faultsOf, licencesNamed, weightOf } from '../../scripts/release/tarball.js';
import { tools } from '../../src/entries/index.js';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { filesOf, foreignImports } from '../support/module-graph.js';
import { consumer, run } from '../support/processes.js';

const installed = join(consumer, 'node_modules/nirayana');
const KILOBYTE = 1_000;

describe('the tarball', () => {
  const looked = { folder: installed, packed: statSync(inject('tarball')).size };

  it('has what a release wants of it and nothing else: documents are in the repository', () => {
    expect(faultsOf(looked)).toEqual([]);
  });

  it('has as many files as npm has unpacked', async () => {
    const { output } = await run('tar', ['-tf', inject('tarball')]);
    const { packed, unpacked, files } = weightOf(looked);
    const [tarball, installs] = [packed, unpacked].map((each) => Math.round(each / KILOBYTE));
    process.stdout.write(`The tarball has ${tarball} kB, unpacked ${installs} kB in ${files} files.\n`);
    expect(output.trim().split('\n')).toHaveLength(files);
  });

  it('has the licences of what it has taken in', () => {
    const names = licencesNamed(installed).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['commander', 'content-type', 'hono', 'hyparquet', 'pino', 'zod']));
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: object };
    const table = readFileSync('docs/decisions/dependencies.md', 'utf8').split('| development |')[0] ?? '';
    const taken = names.filter((name) => Object.hasOwn(devDependencies, name));
    expect(
      taken.filter((name) => !table.includes(`| ${name} |`)),
      'taken in without a reason',
    ).toEqual([]);
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
