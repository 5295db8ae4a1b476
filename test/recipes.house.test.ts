import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
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

it('every recipe is run by a step of `npm run test:recipes`', () => {
  const steps = readFileSync('scripts/recipes.mjs', 'utf8');
  const starters = readdirSync('recipes/starters').map((name) => `starters/${name}`);
  const unrun = [...readdirSync('recipes').filter((name) => name !== 'starters'), ...starters].filter(
    (name) => !steps.includes(`serverOf('${name}'`) && !steps.includes(`'recipes/${name} `),
  );
  expect(unrun).toEqual([]);
});

it('every starter has a page, which the list of recipes names', () => {
  const list = readFileSync('docs/recipes/README.md', 'utf8');
  for (const name of readdirSync('recipes/starters')) {
    expect(files).toContain(`recipes/starters/${name}/README.md`);
    expect(list).toContain(`(../../recipes/starters/${name}/README.md)`);
  }
});
