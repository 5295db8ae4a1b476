import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = readdirSync('recipes', { recursive: true, encoding: 'utf8' })
  .map((name) => join('recipes', name))
  .filter((path) => statSync(path).isFile());
const pages = readdirSync('docs/recipes').map((name) => readFileSync(join('docs/recipes', name), 'utf8'));
const shown = new Map(
  pages.flatMap((page) =>
    [...page.matchAll(/^`(recipes\/[^`]+)`:\n\n```\w+\n(.*?)^```$/gms)].map(([, path = '', code = '']) => [path, code]),
  ),
);

describe('the pages of recipes', () => {
  it('show every file of the folder', () => {
    expect([...shown.keys()].sort()).toEqual([...files].sort());
  });

  it('show each as it is', () => {
    expect(Object.fromEntries(shown)).toEqual(
      Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])),
    );
  });
});

it('every recipe is run by a step of `npm run test:recipes`', () => {
  const steps = readFileSync('scripts/recipes.mjs', 'utf8');
  const unrun = readdirSync('recipes').filter(
    (name) => !steps.includes(`serverOf('${name}'`) && !steps.includes(`'recipes/${name} `),
  );
  expect(unrun).toEqual([]);
});
