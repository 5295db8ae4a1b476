import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, describe, expect, it } from 'vitest';
import { connected, textOf } from '../support/mcp.js';
import { BIN, consumer, run, startServer } from '../support/processes.js';

const folder = mkdtempSync(join(tmpdir(), 'nirayana-peers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MISSING = 'The package @electric-sql/pglite is not installed. Install it with: npm install @electric-sql/pglite';

describe('the installed package without its optional peers', () => {
  it('has brought what it always needs and nothing else', () => {
    const installed = readdirSync(join(consumer, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(installed.sort()).toEqual(['nirayana', 'temporal-polyfill', 'temporal-spec', 'temporal-utils']);
  });

  it('tells a command on the store what to install', async () => {
    const args = [BIN, 'accounts', 'create', '--name', 'A', '--plan', 'free', '--data', join(folder, 'command')];
    const { code, output, errors } = await run(process.execPath, args);
    expect({ code, output, errors }).toEqual({ code: 1, output: '', errors: `nirayana: ${MISSING}\n` });
  });

  it('draws a chart for an AI client as an SVG, and says what a PNG needs', async () => {
    const client = await connected(new StdioClientTransport({ command: process.execPath, args: [BIN, 'mcp'] }));
    const given = { date: '1990-05-17', time: '10:20', place: 'Delhi' };
    const { content } = await client.callTool({ name: 'draw_chart', arguments: given });
    expect(content).toMatchObject([{ type: 'text' }, { resource: { mimeType: 'image/svg+xml' } }]);
    const asked = await client.callTool({ name: 'draw_chart', arguments: { ...given, format: 'png' } });
    expect(textOf(asked)).toContain('A PNG needs the package @resvg/resvg-js, which is not installed');
    await client.close();
  });

  it('serves everything but the keyed interface', async () => {
    // Without a store a key would be wrong.
    mkdirSync(join(folder, 'server/store'), { recursive: true });
    let errors = '';
    const onErrors = (text: string) => {
      errors += text;
    };
    const { url, child, exited } = await startServer(BIN, ['serve', '--data', join(folder, 'server')], { onErrors });
    const key = `nir_${'a'.repeat(32)}`;
    const job = await fetch(`${url}/api/b2b/career-dna`, { method: 'POST', headers: { 'X-API-Key': key }, body: '{}' });
    expect(job.status).toBe(502);
    expect(await job.json()).toMatchObject({ error: { code: 'engine_unavailable' } });
    expect(errors).toContain(MISSING);
    const headers = { 'Content-Type': 'application/json' };
    const body = '{"month":5,"day":17}';
    expect((await fetch(`${url}/api/public/tools/sun-sign`, { method: 'POST', headers, body })).status).toBe(200);
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ status: 'ok', store: 'unavailable' });
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  });
});
