import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { allTools } from '../../../src/entries/index.js';
import { serve } from '../../../src/entries/node.js';
import { connected, GENERATIONS, httpTransport, textOf } from '../../support/mcp.js';

const server = await serve({ port: 0, requestsPerMinute: 3 });
const URL_OF_MCP = `${server.url}/mcp`;
afterAll(() => server.close());

const HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
const PING = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(URL_OF_MCP, { method: 'POST', headers: { ...HEADERS, ...headers }, body });

describe('the server', () => {
  it.each(GENERATIONS)('answers the official client (%s), which calls every tool', async (generation) => {
    const client = await connected(httpTransport(URL_OF_MCP), generation);
    await client.listTools();
    for (const { slug, example } of allTools) {
      const called = await client.callTool({
        name: `use_${slug.replaceAll('-', '_')}`,
        arguments: { ...example, structured: true },
      });
      expect(called.structuredContent, textOf(called)).toMatchObject({
        tool: slug,
        methodology_url: `${server.url}/methodology/${slug}`,
      });
    }
    await client.close();
  });

  it('answers many clients at once', async () => {
    const unlimited = await serve({ port: 0, requestsPerMinute: 0 });
    onTestFinished(() => unlimited.close());
    const connect = () => connected(httpTransport(`${unlimited.url}/mcp`));
    const clients = await Promise.all(Array.from({ length: 20 }, connect));
    const found = await Promise.all(
      clients.map((client) => client.callTool({ name: 'find_place', arguments: { query: 'Kyiv', limit: 1 } })),
    );
    for (const one of found) expect(one.structuredContent).toMatchObject({ places: [{ timezone: 'Europe/Kyiv' }] });
    await Promise.all(clients.map((client) => client.close()));
  });

  it('counts calls and requests of one client together', async () => {
    const tool = `${server.url}/api/public/tools/compatibility`;
    const body = JSON.stringify(allTools.find(({ slug }) => slug === 'compatibility')?.example);
    const client = await connected(httpTransport(URL_OF_MCP));
    const call = () => client.callTool({ name: 'use_compatibility', arguments: JSON.parse(body) });
    // Two calls were made above.
    expect((await fetch(tool, { method: 'POST', headers: HEADERS, body })).status).toBe(200);
    const refused = await call();
    expect([refused.isError, textOf(refused)]).toEqual([
      true,
      expect.stringMatching(/^Too many requests\. A slot is free in \d+ seconds\.$/),
    ]);
    expect((await fetch(tool, { method: 'POST', headers: HEADERS, body })).status).toBe(429);
    await client.close();
  });

  it('has the limits and the headers of the service', async () => {
    const answer = await post(PING, { 'X-Request-Id': 'request-1', Origin: 'https://elsewhere.test' });
    expect([answer.status, await answer.json()]).toEqual([200, { jsonrpc: '2.0', id: 1, result: {} }]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-request-id': 'request-1',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    expect((await post(`"${'x'.repeat(70_000)}"`)).status).toBe(413);
    expect((await post('{')).status).toBe(400);
    expect((await post(PING, { 'Content-Type': 'text/plain' })).status).toBe(415);
    for (const method of ['GET', 'DELETE']) expect((await fetch(URL_OF_MCP, { method })).status).toBe(405);
    const asked = await fetch(URL_OF_MCP, { method: 'OPTIONS' });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  });

  it('answers a client that breaks off in the middle of a body with nothing, and the next one', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(
      'POST /mcp HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"json',
    );
    socket.end();
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 |^$/);
    expect((await post(PING)).status).toBe(200);
  });
});
