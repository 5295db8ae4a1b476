import { describe, expect, it } from 'vitest';
import { type RunningServer, type ServeOptions, serve } from '../../../src/entries/node.js';
import { httpMatrix, sendTo } from '../../support/http-matrix.js';
import { post, startsServers } from '../../support/node-server.js';

httpMatrix('a Node server', async (options) => {
  const server = await serve({ ...options, port: 0, trustedProxies: 1 });
  return { handle: sendTo(server.url), close: server.close };
});

const start = startsServers();

async function remaining(server: RunningServer, forwardedFor?: string): Promise<string | null> {
  const response = await post(server, forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor });
  return response.headers.get('RateLimit-Remaining');
}

describe('serve', () => {
  it('tells where it listens', async () => {
    const { url } = await start();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${url}/healthz`, { headers: { Connection: 'close' } })).status).toBe(200);
  });

  it('may stand under a path', async () => {
    const { url } = await start({ basePath: '/astro' });
    const statuses = ['/astro/healthz', '/healthz'].map(async (path) => (await fetch(url + path)).status);
    expect(await Promise.all(statuses)).toEqual([200, 404]);
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

  it.each<ServeOptions>([
    { trustedProxies: -1 },
    { trustedProxies: 0.5 },
    { connectionsPerAddress: -1 },
    { connectionsPerAddress: Number.NaN },
    { requestsPerMinute: -1 },
  ])('refuses %o', async (options) => {
    await expect(serve({ port: 0, ...options })).rejects.toThrow(RangeError);
  });

  it('refuses an observer that is no function', async () => {
    await expect(serve({ port: 0, onError: 'log' as never })).rejects.toThrow('The option onError must be a function.');
  });

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
