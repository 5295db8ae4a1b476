import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tools } from '../../src/entries/index.js';
import { lineAt } from '../support/examples.js';
import { connected, GENERATIONS, httpTransport, textOf } from '../support/mcp.js';
import { filesAtTheStart, filesOf } from '../support/module-graph.js';
import { BIN, consumer, run, startServer } from '../support/processes.js';

const dist = join(consumer, 'node_modules/nirayana/dist');
const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}\n';

interface Configured {
  readonly command: string;
  readonly args: readonly string[];
}

/** What documents tell clients to start. */
const CONFIGURED = ['README.md', 'docs/mcp.md'].flatMap((document) => {
  const text = readFileSync(document, 'utf8');
  return [...text.matchAll(/^```json\n(.*?)^```$/gms)].flatMap(({ index, 1: code = '' }) => {
    const { mcpServers, servers = mcpServers } = JSON.parse(code) as Record<string, Record<string, Configured>>;
    const server = servers?.['nirayana'];
    return server?.command === undefined ? [] : [{ document, line: lineAt(text, index), server }];
  });
});

/** Calls every tool with its example; the client validates what it gets against the schemas that it was told. */
async function callAll(client: Awaited<ReturnType<typeof connected>>) {
  const { tools: listed } = await client.listTools();
  expect(listed.map(({ name }) => name)).toContain('find_place');
  for (const { slug, title, example } of tools) {
    const called = await client.callTool({
      name: `use_${slug.replaceAll('-', '_')}`,
      arguments: { ...example, structured: true },
    });
    expect(called.isError, slug).toBeFalsy();
    expect(called.structuredContent).toMatchObject({ tool: slug, input: example });
    expect(textOf(called)).toMatch(new RegExp(`^${title.replace(/[()]/g, '\\$&')}\n`));
  }
}

describe('nirayana mcp', () => {
  it.each(GENERATIONS)('answers the official client (%s), which calls all tools', async (generation) => {
    const transport = new StdioClientTransport({ command: process.execPath, args: [BIN, 'mcp'], stderr: 'pipe' });
    let errors = '';
    transport.stderr?.on('data', (chunk) => {
      errors += chunk;
    });
    const client = await connected(transport, generation);
    await callAll(client);
    const found = await client.callTool({ name: 'find_place', arguments: { query: 'Benares', limit: 1 } });
    expect(found.structuredContent).toMatchObject({ places: [{ name: 'Varanasi', timezone: 'Asia/Kolkata' }] });
    await client.close();
    expect(errors).toBe('');
  });

  it.each(CONFIGURED)('works in an empty project as line $line of $document configures it', async ({ server }) => {
    const { command, args } = server;
    const transport = new StdioClientTransport({ command, args: [...args], cwd: consumer });
    const client = await connected(transport);
    expect((await client.listTools()).tools.length).toBeGreaterThan(tools.length);
    const chart = { date: '1990-05-17', time: '10:20', place: 'Delhi, India' };
    expect(textOf(await client.callTool({ name: 'birth_chart', arguments: chart }))).toContain('Cancer');
    await client.close();
  });

  it('is configured for clients by the README, and for three of them by the page about it', () => {
    expect(CONFIGURED.map(({ document }) => document)).toEqual(['README.md', ...Array(3).fill('docs/mcp.md')]);
  });

  it('prints nothing but the protocol, whatever it is sent, and ends with its input', async () => {
    const call = (id: number, name: string, given: unknown) =>
      JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: given } });
    const lines = [
      'hello',
      call(2, 'use_sun_sign', { month: 13 }),
      call(3, 'use_tarot', {}),
      call(4, 'use_vedic_moon_sign_calculator', { birth_date: '1990-05-17', latitude: 0, longitude: 0 }),
      `${'['.repeat(100_000)}`,
      '{"jsonrpc":"2.0","id":5,"method":"nothing"}',
    ];
    const { code, output, errors } = await run(BIN, ['mcp'], { input: `${PING}${lines.join('\n')}\n` });
    expect([code, errors]).toEqual([0, '']);
    const answers = output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.every(({ jsonrpc }) => jsonrpc === '2.0')).toBe(true);
    expect(
      answers
        .map(({ id }) => id)
        .filter((id) => id !== undefined)
        .sort(),
      // Of what has no id of its own, the error says null.
    ).toEqual([1, 2, 3, 4, 5, null, null]);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('exits 0 on %s, though its input is open', async (signal) => {
    const child = spawn(process.execPath, [BIN, 'mcp'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const exited = once(child, 'exit');
    child.stdin.write(PING);
    await once(child.stdout, 'data');
    child.kill(signal);
    expect(await exited).toEqual([0, null]);
  });

  it('ends when its input does, without a word', async () => {
    const child = spawn(process.execPath, [BIN, 'mcp'], { stdio: ['pipe', 'pipe', 'pipe'] });
    const exited = once(child, 'exit');
    child.stdin.end();
    expect([await text(child.stdout), await text(child.stderr), await exited]).toEqual(['', '', [0, null]]);
  });
});

it.each(GENERATIONS)(
  'the server answers the official client (%s) at /mcp, which calls all tools',
  async (generation) => {
    const { url, child, exited } = await startServer(BIN, ['serve']);
    onTestFinished(() => void child.kill('SIGKILL'));
    const client = await connected(httpTransport(`${url}/mcp`), generation);
    await callAll(client);
    await client.close();
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  },
);

it.each(['import', 'require'] as const)('nirayana/mcp is loaded by %s', async (kind) => {
  const load = kind === 'import' ? `await import('nirayana/mcp')` : `require('nirayana/mcp')`;
  const program = `(async () => {
    const { createMcpHandler, createMcpServer } = ${load};
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'find_place', arguments: { query: 'Kyiv' } } });
    const response = await createMcpHandler()(new Request('https://example.test/mcp', { method: 'POST', headers, body }));
    const { result } = await response.json();
    console.log(result.structuredContent.places[0].timezone, typeof createMcpServer().connect);
  })();`;
  const file = join(consumer, `mcp.${kind === 'import' ? 'mjs' : 'cjs'}`);
  writeFileSync(file, program);
  const { code, output, errors } = await run(process.execPath, [file]);
  expect([code, output, errors]).toEqual([0, 'Europe/Kyiv function\n', '']);
});

describe('what speaks the protocol', () => {
  const speaks = (file: string) => readFileSync(file, 'utf8').includes('Method not found');

  it('is loaded by nirayana/mcp', () => {
    expect([...filesAtTheStart(join(dist, 'mcp.js'))].filter(speaks)).not.toEqual([]);
  });

  it('is loaded with no other entry, nor with a command or the server before it is asked for', () => {
    for (const entry of ['index', 'http', 'node', 'places', 'sky', 'bin']) {
      expect([...filesAtTheStart(join(dist, `${entry}.js`))].filter(speaks), entry).toEqual([]);
    }
    const commands = [...filesOf(join(dist, 'bin.js'))].filter((file) =>
      /\/(?:cli|calc|tools|serve)-\w+\.js$/.test(file),
    );
    expect(commands).toHaveLength(4);
    for (const command of commands) expect([...filesAtTheStart(command)].filter(speaks), command).toEqual([]);
  });
});
