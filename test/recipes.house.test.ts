import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = readdirSync('recipes', { recursive: true, encoding: 'utf8' })
  .map((name) => join('recipes', name))
  .filter((path) => statSync(path).isFile());
/** A starter is an application with a page of its own; the others are shown whole. */
const isOfStarter = (path: string) => path.startsWith('recipes/starters/');
const pages = readdirSync('docs/recipes').map((name) => readFileSync(join('docs/recipes', name), 'utf8'));
const shown = new Map(
  pages.flatMap((page) =>
    [...page.matchAll(/^`(recipes\/[^`]+)`:\n\n```\w+\n(.*?)^```$/gms)].map(([, path = '', code = '']) => [path, code]),
  ),
);

describe('the pages of recipes', () => {
  it('show every file of the folder', () => {
    expect([...shown.keys()].sort()).toEqual(files.filter((path) => !isOfStarter(path)).sort());
  });

  it('show each as it is', () => {
    expect(Object.fromEntries(shown)).toEqual(
      Object.fromEntries(files.filter((path) => !isOfStarter(path)).map((file) => [file, readFileSync(file, 'utf8')])),
    );
  });
});

/** `a/{b,c}.d` as the names that a shell makes of it. */
function expanded(path: string): string[] {
  const [whole, before = '', names = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
  return whole === undefined ? [path] : names.split(',').map((name) => before + name + after);
}

/** Files that no step of `npm run test:recipes` runs, each with the test that reads it. */
const READ_BY_TESTS: Readonly<Record<string, string>> = {
  'recipes/kubernetes/migrate.yaml': 'test/kubernetes.house.test.ts',
  'recipes/kubernetes/server.yaml': 'test/kubernetes.house.test.ts',
  'recipes/kubernetes/worker.yaml': 'test/kubernetes.house.test.ts',
  'recipes/starters/matrimony/README.md': 'test/markdown.house.test.ts',
  'recipes/starters/matrimony/package.json': 'test/scripts/release/set.unit.test.ts',
  'recipes/starters/notebook/README.md': 'test/markdown.house.test.ts',
  'recipes/starters/notebook/package.json': 'test/scripts/release/set.unit.test.ts',
  'recipes/starters/panchang/README.md': 'test/markdown.house.test.ts',
  'recipes/starters/panchang/package.json': 'test/scripts/release/set.unit.test.ts',
};

/** Files that a step runs by another one beside them. */
const LOADED_BY: Readonly<Record<string, string>> = {
  'recipes/starters/matrimony/matches.js': 'recipes/starters/matrimony/server.js',
  'recipes/starters/panchang/app.js': 'recipes/starters/panchang/build.js',
  'recipes/starters/panchang/worker.js': 'recipes/starters/panchang/build.js',
  'recipes/workers/worker.mjs': 'recipes/workers/wrangler.json',
};

describe('every file of recipes', () => {
  const scripts = ['scripts/recipes.mjs', 'scripts/recipes/nginx.mjs', 'scripts/recipes/shards.mjs'];
  const source = scripts.map((path) => readFileSync(path, 'utf8')).join('');
  const titles = [...source.matchAll(/'(recipes\/[^' ]+) [^']+'/g)];
  const served = [...source.matchAll(/serverOf\('([^']+)'/g)].map(([, file = '']) => `recipes/${file}`);
  const named = [...new Set([...titles.flatMap(([, path = '']) => expanded(path)), ...served])];

  it('is named by a step of `npm run test:recipes` or by a test, and by one of both alone', () => {
    expect([...named, ...Object.keys(READ_BY_TESTS)].sort()).toEqual([...files].sort());
  });

  it('is run by the step that names it', () => {
    const code = source.replaceAll(/'recipes\/[^' ]+ [^']+'/g, '');
    const unrun = named.filter((path) => {
      const by = LOADED_BY[path];
      return !(by === undefined ? code : readFileSync(by, 'utf8')).includes(basename(path));
    });
    expect(unrun).toEqual([]);
  });

  it('is read by the test that is said to read it', () => {
    const strange = Object.entries(READ_BY_TESTS).filter(([path, test]) => {
      const text = readFileSync(test, 'utf8');
      const folders = path.split('/').map((_, depth, names) => names.slice(0, depth).join('/'));
      return !folders.slice(1).some((folder) => text.includes(`'${folder}'`));
    });
    expect(strange).toEqual([]);
  });
});

it('every starter has a page, which the list of recipes names', () => {
  const list = readFileSync('docs/recipes/README.md', 'utf8');
  for (const name of readdirSync('recipes/starters')) {
    expect(files).toContain(`recipes/starters/${name}/README.md`);
    expect(list).toContain(`(../../recipes/starters/${name}/README.md)`);
  }
});
