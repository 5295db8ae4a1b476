import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { refuse } from '../../../src/adapters/node/refusal.js';
import { tools } from '../../../src/index.js';
import { type RunningServer, type ServeOptions, serve } from '../../../src/node.js';
import { httpMatrix, sendTo } from '../../support/http-matrix.js';

httpMatrix('a Node server', async (options) => {
  const server = await serve({ ...options, port: 0, trustedProxies: 1 });
  return { handle: sendTo(server.url), close: server.close };
});

const [tool] = tools;
const PATH = `/api/public/tools/${tool?.slug}`;
const EXAMPLE = JSON.stringify(tool?.example);

const servers: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function start(options: ServeOptions = {}): Promise<RunningServer> {
  const server = await serve({ port: 0, ...options });
  servers.push(server);
  return server;
}

/** A connection to a server, and all that it answers until it closes the connection. */
function open({ url }: RunningServer, sent: string): { socket: Socket; answer: Promise<string> } {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const answer = text(socket);
  socket.write(sent);
  return { socket, answer };
}

/** The head of a request, or as much of it as there is. */
function head(...lines: string[]): string {
  return lines.join('\r\n');
}

/** The head of a calculation, to be followed by its body. */
function calculationHead(...headers: string[]): string {
  const type = 'Content-Type: application/json';
  const length = `Content-Length: ${EXAMPLE.length}`;
  return head(`POST ${PATH} HTTP/1.1`, 'Host: example.test', type, length, ...headers, '', '');
}

function post({ url }: RunningServer, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url + PATH, {
    method: 'POST',
    body: EXAMPLE,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

async function remaining(server: RunningServer, forwardedFor?: string): Promise<string | null> {
  const response = await post(server, forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor });
  return response.headers.get('RateLimit-Remaining');
}

describe('serve', () => {
  it('tells where it listens', async () => {
    const { url } = await start();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('listens on IPv6', async () => {
    const server = await start({ hostname: '::1' });
    expect(server.url).toMatch(/^http:\/\/\[::1\]:\d+$/);
    expect(await remaining(server)).toBe('29');
  });

  it('says what is wrong when it cannot listen', async () => {
    const { url } = await start();
    const port = Number(new URL(url).port);
    await expect(serve({ port })).rejects.toThrow(`Port ${port} of 127.0.0.1 is in use already.`);
    await expect(serve({ port: 0, hostname: '192.0.2.1' })).rejects.toThrow('192.0.2.1 is no address of this machine.');
    await expect(serve({ port: 65_536 })).rejects.toThrow(RangeError);
  });

  it.each<ServeOptions>([{ trustedProxies: -1 }, { trustedProxies: 0.5 }, { requestsPerMinute: -1 }])(
    'refuses %o',
    async (options) => {
      await expect(serve({ port: 0, ...options })).rejects.toThrow(RangeError);
    },
  );

  it('leaves the global Request and Response as they are', async () => {
    const before = [globalThis.Request, globalThis.Response];
    await start();
    expect([globalThis.Request, globalThis.Response]).toEqual(before);
  });
});

describe('the rate limit', () => {
  it('is 30 a minute for each client and tool', async () => {
    const server = await start();
    const responses = await Promise.all(Array.from({ length: 31 }, () => post(server)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(30);
    const [refused] = responses.filter(({ status }) => status === 429);
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('of 0 is none, and leaves its headers out', async () => {
    const server = await start({ requestsPerMinute: 0 });
    const responses = await Promise.all(Array.from({ length: 40 }, () => post(server)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect([...(responses[0]?.headers.keys() ?? [])].filter((name) => name.startsWith('ratelimit'))).toEqual([]);
  });

  it('does not believe X-Forwarded-For without a proxy', async () => {
    const server = await start();
    expect(await remaining(server, '203.0.113.1')).toBe('29');
    expect(await remaining(server, '203.0.113.2')).toBe('28');
  });

  it('believes what the outermost of the trusted proxies has written', async () => {
    const server = await start({ trustedProxies: 2 });
    expect(await remaining(server, '203.0.113.1, 10.0.0.1')).toBe('29');
    expect(await remaining(server, 'forged, 203.0.113.1, 10.0.0.2')).toBe('28');
    expect(await remaining(server, '203.0.113.2,10.0.0.1')).toBe('29');
    // These have not come through both proxies and count against the socket.
    expect(await remaining(server, '203.0.113.2')).toBe('29');
    expect(await remaining(server)).toBe('28');
    expect(await remaining(server, ', 10.0.0.1')).toBe('27');
  });

  it('counts a /64 of IPv6 as one client, and IPv4 in IPv6 as IPv4', async () => {
    const server = await start({ trustedProxies: 1 });
    expect(await remaining(server, '2001:db8:1:2::1')).toBe('29');
    expect(await remaining(server, '[2001:db8:1:2:ffff::2]:4711')).toBe('28');
    expect(await remaining(server, '2001:db8:1:3::1')).toBe('29');
    expect(await remaining(server, '203.0.113.7:80')).toBe('29');
    expect(await remaining(server, '::ffff:203.0.113.7')).toBe('28');
  });
});

describe('what is no HTTP', () => {
  const host = 'Host: example.test';

  it.each<[name: string, status: number, lines: string[]]>([
    ['garbage', 400, ['hello', '', '']],
    ['a TLS greeting', 400, ['\x16\x03\x01\x02\x00\x01']],
    ['HTTP/2', 400, ['PRI * HTTP/2.0', '', 'SM', '', '']],
    ['a NUL in the path', 400, ['GET /\0 HTTP/1.1', host, '', '']],
    [
      'two ways to tell the length',
      400,
      [`POST ${PATH} HTTP/1.1`, host, 'Content-Length: 3', 'Transfer-Encoding: chunked', '', '0', '', ''],
    ],
    ['a broken chunk', 400, [`POST ${PATH} HTTP/1.1`, host, 'Transfer-Encoding: chunked', '', 'zz', '', '']],
    ['too long a header', 431, ['GET / HTTP/1.1', host, `X: ${'x'.repeat(20_000)}`, '', '']],
    ['a host that is none', 400, ['GET / HTTP/1.1', 'Host: a b', 'Connection: close', '', '']],
    ['a host with a path', 400, ['GET / HTTP/1.1', 'Host: a/../b', 'Connection: close', '', '']],
    ['a backslash', 400, ['GET /a\\b HTTP/1.1', host, 'Connection: close', '', '']],
    ['a star', 400, ['OPTIONS * HTTP/1.1', host, 'Connection: close', '', '']],
  ])('is refused like any other error: %s', async (_name, status, lines) => {
    const errors: unknown[] = [];
    const server = await start({ onError: (error) => errors.push(error) });
    const [headers = '', body = ''] = (await open(server, head(...lines)).answer).split('\r\n\r\n');
    expect(headers).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(headers).toMatch(/^x-request-id: [\da-f-]{36}$/im);
    expect(headers).toMatch(/^x-content-type-options: nosniff$/im);
    expect(JSON.parse(body)).toEqual({
      tool: '',
      error: { code: 'invalid_input', message: expect.stringMatching(/^The .+\.$/), field_errors: [] },
      calculated_at: expect.any(String),
    });
    expect(errors).toEqual([]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  it('is told apart from what took too long', async () => {
    const socket = new PassThrough();
    const timeout = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    refuse(timeout, socket, new Date(0));
    expect(await text(socket)).toContain('HTTP/1.1 408 Request Timeout\r\n');
  });

  it('does not trouble the server when clients vanish', async () => {
    const errors: unknown[] = [];
    const server = await start({ onError: (error) => errors.push(error) });
    for (let delay = 0; delay < 20; delay++) {
      const { socket, answer } = open(server, calculationHead());
      answer.catch(() => {});
      socket.write(delay % 2 === 0 ? EXAMPLE : '{');
      await sleep(delay / 4);
      socket.resetAndDestroy();
    }
    await sleep(50);
    expect(errors).toEqual([]);
    expect((await post(server)).status).toBe(200);
  });
});

describe('a slow client', () => {
  it('may send a body in pieces', async () => {
    const { socket, answer } = open(await start(), calculationHead('Connection: close'));
    for (const piece of [EXAMPLE.slice(0, 10), EXAMPLE.slice(10, 50), EXAMPLE.slice(50)]) {
      socket.write(piece);
      await sleep(30);
    }
    expect(await answer).toContain('HTTP/1.1 200 OK');
  });

  it('keeps its connection for a next request', async () => {
    const { socket, answer } = open(await start(), calculationHead());
    socket.write(EXAMPLE);
    await once(socket, 'data');
    socket.write(calculationHead('Connection: close') + EXAMPLE);
    expect((await answer).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  });
});

describe('closing', () => {
  it('answers what is in flight, then refuses connections', async () => {
    const server = await start();
    const { socket, answer } = open(server, calculationHead());
    socket.write(EXAMPLE.slice(0, 20));
    await sleep(50);
    const closed = server.close();
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    socket.write(EXAMPLE.slice(20));
    const [headers = '', body = ''] = (await answer).split('\r\n\r\n');
    expect(headers).toContain('HTTP/1.1 200 OK');
    expect(headers).toMatch(/^connection: close$/im);
    expect(JSON.parse(body)).toHaveProperty('result');
    await closed;
  });

  it('does not wait for connections that are silent, idle, or in the middle of a header', async () => {
    const server = await start();
    const connections = [
      open(server, ''),
      open(server, head('GET /healthz HTTP/1.1', 'Ho')),
      open(server, head('GET /healthz HTTP/1.1', 'Host: example.test', '', '')),
    ];
    await sleep(50);
    const begun = performance.now();
    await server.close();
    expect(performance.now() - begun).toBeLessThan(4_000);
    await Promise.allSettled(connections.map(({ answer }) => answer));
  });

  it('waits five seconds for a request that does not come to an end', async () => {
    const server = await start();
    const { socket, answer } = open(server, calculationHead());
    socket.write('{');
    await sleep(50);
    const begun = performance.now();
    await server.close();
    expect(performance.now() - begun).toBeGreaterThan(4_900);
    await answer.catch(() => {});
  });

  it('can be asked for twice', async () => {
    const server = await start();
    await Promise.all([server.close(), server.close()]);
    await server.close();
  });
});
