import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { main } from '../src/service/cli/cli.js';

async function helpOf(command: readonly string[]): Promise<string> {
  let output = '';
  await main([...command, '--help'], {
    input: Readable.from([]),
    isPiped: () => false,
    width: undefined,
    output: { write: (text) => (output += text) },
    errors: { write: () => true },
    variables: {},
    now: () => new Date('2026-01-01T00:00:00Z'),
    stopped: () => Promise.resolve(),
  });
  return output;
}

function commandsIn(help: string): string[] {
  const [, list = ''] = help.split('Commands:\n');
  return [...list.matchAll(/^ {2}([a-z]+(?:-[a-z]+)*)/gm)].map(([, name = '']) => name);
}

const optionsIn = (help: string) => [...help.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map(([, name = '']) => name);

/** The commands within a command, and the options of all of them. */
async function partsOf(command: string): Promise<string[]> {
  const help = await helpOf([command]);
  const within = commandsIn(help);
  const helps = await Promise.all(within.map((name) => helpOf([command, name])));
  return [...within, ...[help, ...helps].flatMap(optionsIn)].filter((name) => name !== '--help');
}

const page = readFileSync('docs/command-line.md', 'utf8');
const commands = commandsIn(await helpOf([]));

describe('docs/command-line.md', () => {
  it.each(commands)('has a row for %s with every command within it and every option', async (command) => {
    const row = page.split('\n').find((line) => new RegExp(`^\\| \`${command}[ \`]`).test(line)) ?? '';
    const shared = /^`accounts`.*$/m.exec(page)?.[0] ?? '';
    const told = shared.includes(`\`${command}\``) ? row + shared : row;
    const parts = command === 'help' ? [] : await partsOf(command);
    expect(row).not.toBe('');
    expect(parts.filter((name) => !new RegExp(`${name}(?![\\w-])`).test(told))).toEqual([]);
  });
});

describe('the environment variables of the command line', () => {
  const folder = 'src/service/cli';
  const sources = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const code = sources.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const read = [...code.matchAll(/(?:variable: '|variables\[')([A-Z_]+)'/g)].map(([, name = '']) => name);
  const rowsOf = (document: string) =>
    [...readFileSync(document, 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name);

  it('stand in the table of docs/operating.md, each once', () => {
    expect(rowsOf('docs/operating.md').sort()).toEqual([...new Set(read)].sort());
  });

  it('have in that table the defaults that the help tells', async () => {
    const help = (await Promise.all([helpOf(['serve']), helpOf(['worker'])])).join(' ').replace(/\s+/g, ' ');
    const told = [...help.matchAll(/\b([A-Z]+(?:_[A-Z]+)*), or ([\w.]+)\. /g)].map(([, name, value]) => [name, value]);
    const table = readFileSync('docs/operating.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \|[^|]*\| ([^|]*) \|/gm);
    const defaults = new Map([...table].map(([, name, value]) => [name, value?.replaceAll('`', '')]));
    expect(told.length).toBeGreaterThan(8);
    expect(told.filter(([name, value]) => defaults.get(name) !== value)).toEqual([]);
  });

  it('stand in no other table', () => {
    const others = readdirSync('docs', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md') && name !== 'operating.md')
      .map((name) => join('docs', name));
    expect(
      ['README.md', ...others].flatMap((document) => rowsOf(document).filter((name) => read.includes(name))),
    ).toEqual([]);
  });
});
