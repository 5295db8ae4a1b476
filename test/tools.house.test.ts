import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toolLists } from '../scripts/tool-lists.js';

it('has every list of the tools as their folders make it; `npm run tools` writes them', async () => {
  const lists = await toolLists();
  const old = Object.keys(lists).filter((path) => readFileSync(path, 'utf8') !== lists[path]);
  expect(old).toEqual([]);
});

it('has answers for the scene of each tool with a page', () => {
  const tools = readdirSync('src/tools').filter((name) => existsSync(`src/tools/${name}/page`));
  expect(tools.filter((name) => !existsSync(`src/tools/${name}/answers.ts`))).toEqual([]);
});
