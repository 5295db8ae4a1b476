import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asserting, lineAt } from '../support/examples.js';
import { BIN, consumer, run, type ServerProcess, startServer } from '../support/processes.js';

/*
 * The code in README.md and docs/*.md runs, in an empty project that has the package installed.
 *
 * js, ts   The whole block runs as a module. In a line `expression; // => value` the two must be deeply equal.
 * sh       The block runs and must exit 0, without its lines that install, test or serve, which other tests run.
 *          A server listens where the block says http://127.0.0.1:8787.
 * json     Directly after an sh block: what that prints, but for the value of calculated_at.
 */

interface Block {
  readonly line: number;
  readonly language: string;
  readonly code: string;
}

const DOCUMENTS = [
  'README.md',
  ...readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];
const FENCED = /^```(\w*)\n(.*?)^```$/gms;
const DOCUMENTED_ADDRESS = '127.0.0.1:8787';
const RUN_ELSEWHERE = /^(?:npm |npx nirayana serve)/;

function blocksOf(document: string): Block[] {
  const text = readFileSync(document, 'utf8');
  return [...text.matchAll(FENCED)].map(({ index, 1: language = '', 2: code = '' }) => ({
    line: lineAt(text, index),
    language,
    code,
  }));
}

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer(BIN, ['serve']);
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.exited;
});

const documents = DOCUMENTS.map((name) => {
  const blocks = blocksOf(name);
  const modules = blocks.filter(({ language }) => language === 'js' || language === 'ts');
  const commands = blocks.filter(({ language, code }) => language === 'sh' && commandsOf(code) !== '');
  return { name, blocks, modules, commands };
});

it('README.md shows the library and the service at work', () => {
  const [readme] = documents;
  expect(readme?.modules.length).toBeGreaterThan(0);
  expect(readme?.commands.length).toBeGreaterThan(0);
});

const withCode = documents.filter(({ modules, commands }) => modules.length + commands.length > 0);

describe.each(withCode)('$name', ({ name, blocks, modules, commands }) => {
  it.for(modules)('line $line: the module does what it says', async ({ line, code }) => {
    const file = join(consumer, `${name.replace(/\W/g, '-')}-${line}.mjs`);
    writeFileSync(file, asserting(code, ts.ModuleKind.ESNext));
    const { code: exitCode, errors } = await run(process.execPath, [file]);
    expect(exitCode, errors).toBe(0);
  });

  // The site of all languages has some thousands of files.
  it.for(commands)('line $line: the command prints what it says', { timeout: 240_000 }, async (block, { skip }) => {
    if (block.code.includes('curl')) skip((await run('sh', ['-c', 'command -v curl'])).code !== 0, 'there is no curl');
    const { host } = new URL(server.url);
    const { code, output, errors } = await run('sh', [
      '-ec',
      commandsOf(block.code).replaceAll(DOCUMENTED_ADDRESS, host),
    ]);
    expect(code, errors).toBe(0);
    const next = blocks[blocks.indexOf(block) + 1];
    if (next?.language !== 'json') return;
    expect(timeless(output.replaceAll(host, DOCUMENTED_ADDRESS))).toEqual(timeless(next.code));
  });
});

function commandsOf(code: string): string {
  const lines = code.split('\n');
  return lines
    .filter((line) => !RUN_ELSEWHERE.test(line))
    .join('\n')
    .trim();
}

function timeless(json: string): unknown {
  return JSON.parse(json, (key, value: unknown) => (key === 'calculated_at' ? '' : value));
}
