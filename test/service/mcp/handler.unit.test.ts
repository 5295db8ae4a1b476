import { describe, expect, it } from 'vitest';
import { createHandler, SlidingWindowLimiter } from '../../../src/entries/http.js';
import { tools } from '../../../src/entries/index.js';
import { createMcpHandler } from '../../../src/entries/mcp.js';
import { toolList } from '../../../src/service/mcp/tools.js';
import { clientOf, GENERATIONS, initializing, MCP_URL, posted, rpc, textOf } from '../../support/mcp.js';

const handle = createMcpHandler();
const PING = rpc(1, 'ping');
const SUN = { name: 'sun_sign', arguments: { month: 5, day: 17, structured: true } };

const calling = (id: number, params: unknown = SUN) => rpc(id, 'tools/call', params);
describe('the handler', () => {
  it('answers a message with one JSON document that no cache keeps and any page may read', async () => {
    const { response, body } = await posted(handle, PING);
    expect([response.status, body]).toEqual([200, { jsonrpc: '2.0', id: 1, result: {} }]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.has('mcp-session-id')).toBe(false);
  });

  it('accepts notifications without a word', async () => {
    const { response, body } = await posted(handle, { jsonrpc: '2.0', method: 'notifications/initialized' });
    expect([response.status, body]).toEqual([202, undefined]);
  });

  it.each(['GET', 'DELETE', 'PUT'])('has no session to %s', async (method) => {
    const response = await handle(new Request(MCP_URL, { method, headers: { Accept: 'text/event-stream' } }));
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32000 }, id: null });
  });

  it('lets a page of another origin ask', async () => {
    const headers = { Origin: 'https://elsewhere.test', 'Access-Control-Request-Headers': 'mcp-protocol-version' };
    const response = await handle(new Request(MCP_URL, { method: 'OPTIONS', headers }));
    expect([response.status, response.headers.get('Access-Control-Allow-Methods')]).toEqual([204, 'POST, OPTIONS']);
    const { response: asked } = await posted(handle, PING, { Origin: 'https://elsewhere.test' });
    expect([asked.status, asked.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*']);
  });

  it.each(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'])(
    'speaks %s with a client that asks for it',
    async (version) => {
      const { body } = await posted(handle, initializing(version));
      expect(body.result).toMatchObject({ protocolVersion: version, serverInfo: { name: 'nirayana' } });
      const { body: called } = await posted(handle, calling(2), { 'MCP-Protocol-Version': version });
      expect(called.result.structuredContent.result.sign_name).toBe('Taurus');
    },
  );

  it('offers another version than one that it does not know, and refuses requests in that', async () => {
    const { body } = await posted(handle, initializing('1999-01-01'));
    expect(body.result.protocolVersion).toBe('2025-11-25');
    const { response } = await posted(handle, PING, { 'MCP-Protocol-Version': '1999-01-01' });
    expect(response.status).toBe(400);
  });

  it.each(GENERATIONS)('speaks with the official client (%s)', async (generation) => {
    const client = await clientOf(handle, generation);
    expect(client.getNegotiatedProtocolVersion()).toBe(generation === 'legacy' ? '2025-11-25' : '2026-07-28');
    const { structuredContent } = await client.callTool(SUN);
    expect(structuredContent).toMatchObject({
      tool: 'sun-sign',
      methodology_url: 'https://example.test/methodology/sun-sign',
    });
  });

  it('has links point to where the service stands', async () => {
    const mounted = createMcpHandler({ baseUrl: 'https://stars.test', basePath: '/astro' });
    const { body } = await posted(mounted, calling(1));
    expect(body.result.structuredContent.methodology_url).toBe('https://stars.test/astro/methodology/sun-sign');
  });

  it.each([
    ['a base address that is none', { baseUrl: 'example.org' }],
    ['a path that is none', { basePath: 'astro' }],
    ['an ephemeris that is none', { ephemeris: {} as never }],
  ])('is not made with %s', (_, options) => {
    expect(() => createMcpHandler(options)).toThrow();
  });
});

describe('a hostile client', () => {
  it.each([
    ['no JSON', '{"jsonrpc":', 400, -32700],
    ['nothing', '', 400, -32700],
    ['no message', '{"hello":"world"}', 400, -32600],
    ['null', 'null', 400, -32600],
    ['an empty batch', '[]', 400, -32600],
    ['a body of more than 64 KiB', JSON.stringify(calling(1, { ...SUN, padding: 'x'.repeat(65_536) })), 413, -32000],
    ['deep nesting', '['.repeat(30_000), 400, -32700],
    ['deep nesting that ends', '['.repeat(30_000) + ']'.repeat(30_000), 400, -32600],
    ['parameters that are a text', '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":"x"}', 400, -32600],
    ['parameters that are a list', '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":[1]}', 400, -32600],
    ['an id that is a list', '{"jsonrpc":"2.0","id":[1],"method":"ping"}', 400, -32600],
  ])('who sends %s is told so', async (_, body, status, code) => {
    const { response, body: answer } = await posted(handle, body);
    expect([response.status, answer.error.code]).toEqual([status, code]);
    expect(JSON.stringify(answer).length).toBeLessThan(1_000);
  });

  it.each([
    ['no name', {}],
    ['a name that is a number', { name: 5 }],
    ['arguments that are a list', { name: 'use_sun_sign', arguments: [5, 17] }],
    ['arguments that are a text', { name: 'use_sun_sign', arguments: 'May 17' }],
    ['an unknown tool', { name: 'use_tarot' }],
  ])('who calls with %s gets an error of the protocol', async (_, params) => {
    const { response, body } = await posted(handle, calling(9, params));
    expect([response.status, body.id, body.error.code]).toEqual([200, 9, -32602]);
  });

  it.each([
    ['arguments that nest deeply', `{"month":${'['.repeat(5_000)}${']'.repeat(5_000)},"day":17}`],
    [
      'thousands of arguments',
      JSON.stringify(Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`a${i}`, i]))),
    ],
    ['null', '{"month":null,"day":null}'],
  ])('who calls with %s gets a short answer', async (_, given) => {
    const params = `{"name":"use_sun_sign","arguments":${given}}`;
    const { body } = await posted(handle, `{"jsonrpc":"2.0","id":9,"method":"tools/call","params":${params}}`);
    expect(body).toMatchObject({ id: 9, result: { isError: true } });
    expect(JSON.stringify(body).length).toBeLessThan(4_000);
  });

  it('who calls a method that there is not is told so', async () => {
    for (const method of ['tools/destroy', '__proto__', 'sampling/createMessage', 'logging/setLevel']) {
      const { body } = await posted(handle, rpc(1, method, {}));
      expect(body.error.code, method).toBe(-32601);
    }
  });

  it('who declares another type or a compressed body is refused', async () => {
    for (const [headers, status] of [
      [{ 'Content-Type': 'text/plain' }, 415],
      [{ 'Content-Encoding': 'gzip' }, 415],
      [{ Accept: 'text/html' }, 406],
    ] as const) {
      expect((await posted(handle, PING, headers)).response.status).toBe(status);
    }
  });

  it.each([1, 100])('who sends a batch of %i has it refused in a line', async (size) => {
    const { response, body } = await posted(handle, Array(size).fill(rpc(1, 'tools/list')));
    const error = { code: -32600, message: 'A batch is not accepted. Send one message in each request.' };
    expect([response.status, body]).toEqual([400, { jsonrpc: '2.0', error, id: null }]);
  });

  it.each(GENERATIONS)('who asks for the list under an id that looks like one gets it (%s)', async (generation) => {
    const listed = (await (await clientOf(handle, generation)).listTools()).tools;
    expect(listed).toEqual(toolList());
    const { body } = await posted(handle, rpc('"tools":[]', 'tools/list'));
    expect(body).toEqual({ jsonrpc: '2.0', id: '"tools":[]', result: { tools: listed } });
  });

  it('who cancels what nobody asked is not answered', async () => {
    const cancelling = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 99 } };
    expect((await posted(handle, cancelling)).response.status).toBe(202);
  });

  it('who subscribes is let go', async () => {
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const notifications = { toolsListChanged: true, resourceSubscriptions: ['nirayana://methodology/sun-sign'] };
    const method = 'subscriptions/listen';
    const message = rpc(1, method, { _meta, notifications });
    const headers = {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2026-07-28',
      'Mcp-Method': method,
    };
    const response = await handle(new Request(MCP_URL, { method: 'POST', headers, body: JSON.stringify(message) }));
    expect(await response.text()).toContain('"resultType":"complete"');
  });
});

const BORN = { date: '1990-05-17', time: '10:20', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };

describe('a limit', () => {
  const now = () => new Date('2026-01-01T00:00:00Z');
  const limited = (limit: number) => ({
    now,
    rateLimiter: new SlidingWindowLimiter({ limit }),
    clientId: (request: Request) => request.headers.get('X-Client') ?? '',
  });
  const post = (over: ReturnType<typeof createHandler>) =>
    over(
      new Request('https://example.test/api/public/tools/sun-sign', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"month":5,"day":17}',
      }),
    );

  it('counts calls together with the requests of the same client to the same tool', async () => {
    const options = limited(2);
    const [mcp, http] = [createMcpHandler(options), createHandler(options)];
    expect((await post(http)).status).toBe(200);
    const client = await clientOf(mcp);
    expect((await client.callTool(SUN)).isError).toBeFalsy();
    expect((await post(http)).status).toBe(429);
    const refused = await client.callTool(SUN);
    expect([refused.isError, textOf(refused)]).toEqual([true, 'Too many requests. A slot is free in 60 seconds.']);
    expect(refused._meta).toMatchObject({ 'nirayana/error': { error: { code: 'rate_limited' } } });
    const example = { ...tools[0]?.example };
    expect((await client.callTool({ name: 'use_vedic_moon_sign_calculator', arguments: example })).isError).toBeFalsy();
    const { body } = await posted(mcp, calling(1), { 'X-Client': 'another' });
    expect(body.result.isError).toBeFalsy();
  });

  it.each([
    ['pings', PING],
    ['notifications', { jsonrpc: '2.0', method: 'notifications/initialized' }],
    ['handshakes', initializing('2025-11-25')],
    ['lists', rpc(1, 'tools/list')],
    ['calls of what there is not', calling(1, { name: 'use_tarot' })],
    ['calls of nothing', rpc(1, 'tools/call', [])],
    ['what is no message', '{}'],
    ['batches', [PING]],
    ['what is no JSON', '{'],
  ])('counts %s in one window of ten times as many', async (_, message) => {
    const mcp = createMcpHandler(limited(1));
    for (let round = 0; round < 9; round++) await posted(mcp, PING);
    expect((await posted(mcp, message)).response.status).not.toBe(429);
    const { response, body } = await posted(mcp, { ...PING, id: 7 });
    const error = { code: -32000, message: 'Too many requests. A slot is free in 60 seconds.' };
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(body).toEqual({ jsonrpc: '2.0', error, id: 7 });
    expect((await posted(mcp, calling(1))).body.result.isError).toBeFalsy();
  });

  it('counts searches for places with those over HTTP, four times as many as calculations', async () => {
    const options = limited(1);
    const [mcp, http] = [createMcpHandler(options), createHandler(options)];
    const find = () => posted(mcp, calling(1, { name: 'find_place', arguments: { query: 'Delhi' } }));
    const ref = { type: 'ref/prompt', name: 'read_a_chart' };
    const complete = { ref, argument: { name: 'birth_place', value: 'Delhi' } };
    const completing = () => posted(mcp, rpc(1, 'completion/complete', complete));
    for (let round = 0; round < 3; round++) expect((await find()).body.result.isError).toBeFalsy();
    expect((await completing()).body.result.completion.values[0]).toBe('Delhi, India');
    const { response, body } = await find();
    expect([response.status, body.result.isError, textOf(body.result)]).toEqual([
      200,
      true,
      'Too many requests. A slot is free in 60 seconds.',
    ]);
    expect((await completing()).response.status).toBe(429);
    const searched = await http(new Request('https://example.test/api/public/places?q=Delhi'));
    expect(searched.status).toBe(429);
    expect((await post(http)).status).toBe(200);
  });

  it('counts charts as PNG in a window of their own, of a third as many as calculations', async () => {
    const options = limited(6);
    const drawn = async (svg: string) => new TextEncoder().encode(svg);
    const mcp = createMcpHandler({ ...options, png: drawn });
    const draw = async (by: typeof mcp, format: object) => {
      const given = { name: 'draw_chart', arguments: { ...BORN, ...format } };
      return (await posted(by, calling(1, given))).body.result.isError === true;
    };
    const refusedPngs = [await draw(mcp, {}), await draw(mcp, { format: 'png' }), await draw(mcp, { format: 'other' })];
    expect(refusedPngs).toEqual([false, false, true]);
    const svgs = [];
    for (let round = 0; round < 7; round++) svgs.push(await draw(mcp, { format: 'svg' }));
    expect(svgs).toEqual([...Array(6).fill(false), true]);
    // Where none can be drawn, each is an SVG and counts as one.
    const plain = createMcpHandler(limited(6));
    for (let round = 0; round < 6; round++) expect(await draw(plain, {})).toBe(false);
    expect(await draw(plain, {})).toBe(true);
  });

  it('counts lists with whole schemas, which are more than a megabyte, as six calculations', async () => {
    const mcp = createMcpHandler(limited(12));
    const list = (query: string) => {
      const body = JSON.stringify(rpc(1, 'tools/list'));
      const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
      return mcp(new Request(`https://example.test/mcp${query}`, { method: 'POST', headers, body }));
    };
    const statuses = [];
    for (const query of ['?schemas=full', '?schemas=full&tools=day', '?schemas=full', '']) {
      statuses.push((await list(query)).status);
    }
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  it('counts a call of a calculator whatever its form', async () => {
    const mcp = createMcpHandler(limited(1));
    await posted(mcp, { ...calling(1), id: [1] });
    expect((await posted(mcp, calling(2))).body.result.isError).toBe(true);
  });

  it('that cannot be asked makes the tools unavailable, and refuses every other message', async () => {
    const told: unknown[] = [];
    const rateLimiter = {
      take: () => {
        throw new Error('a secret');
      },
    };
    const options = { rateLimiter, clientId: () => '', onError: (error: unknown) => told.push(error) };
    const refused = (await posted(createMcpHandler(options), calling(1))).body.result;
    expect([refused.isError, textOf(refused)]).toEqual([true, 'The service is not available. Try again later.']);
    const { response, body } = await posted(createMcpHandler(options), PING);
    expect([response.status, body.error.message]).toEqual([502, 'The service is not available. Try again later.']);
    expect(told).toHaveLength(2);
  });
});
