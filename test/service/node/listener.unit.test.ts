import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { connect, createServer as createServer2 } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHandler } from '../../../src/entries/http.js';
import { toNodeListener } from '../../../src/entries/node.js';
import { EXAMPLE, get, head, open, PATH } from '../../support/node-server.js';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listening(listener: RequestListener): Promise<{ readonly url: string }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const post = (url: string) =>
  fetch(url, { method: 'POST', body: EXAMPLE, headers: { 'Content-Type': 'application/json' } });

/** As Express and Connect mount: the path of the mount is taken off the address. */
const mounted =
  (path: string, listener: RequestListener): RequestListener =>
  (incoming, outgoing) => {
    const { url = '' } = incoming;
    Object.assign(incoming, { originalUrl: url, url: url.slice(path.length) || '/' });
    listener(incoming, outgoing);
  };

describe('a listener', () => {
  it('answers a server of Node', async () => {
    const { url } = await listening(toNodeListener(createHandler()));
    expect((await post(url + PATH)).status).toBe(200);
    expect((await fetch(`${url}/api/public/tools?x=1`)).status).toBe(200);
    const { answer } = open({ url }, head('GET / HTTP/1.1', 'Host: a b', 'Connection: close', '', ''));
    expect(await answer).toMatch(/^HTTP\/1\.1 400 .*must be a valid URL/s);
  });

  it('sends a long answer whole, with letters of several bytes, and its length in bytes', async () => {
    const { url } = await listening(toNodeListener(createHandler()));
    const body = JSON.stringify({ date: '2026-01-01', latitude: 28.6139, longitude: 77.209 });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${url}/api/public/tools/panchang`, { method: 'POST', body, headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = bytes.toString();
    expect([bytes.length, bytes.length > text.length]).toEqual([Number(answer.headers.get('content-length')), true]);
    expect(JSON.parse(text).result.tithi.devanagari).toBe('त्रयोदशी');
  });

  it('shows the handler the whole address where a framework has taken its mount path off', async () => {
    const listener = toNodeListener(createHandler({ basePath: '/astro' }));
    const { url } = await listening(mounted('/astro', listener));
    expect((await post(`${url}/astro${PATH}`)).status).toBe(200);
    const index = (await (await fetch(`${url}/astro/api/public/tools`)).json()) as { openapi: string };
    expect(index.openapi).toBe(`${url}/astro/api/public/tools/openapi.json`);
  });

  it('takes no host from such an address', async () => {
    const listener = toNodeListener(createHandler());
    const { url } = await listening(mounted('/', listener));
    const { answer } = open({ url }, get('//evil.test/api/public/tools', 'Connection: close'));
    expect(await answer).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('says what to do when somebody else has read the body', async () => {
    const told: string[] = [];
    const listener = toNodeListener(createHandler(), { onError: (error) => told.push(String(error)) });
    const { url } = await listening(async (incoming: IncomingMessage, outgoing) => {
      for await (const _ of incoming);
      listener(incoming, outgoing);
    });
    const response = await post(url + PATH);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ error: { code: 'internal_error' } });
    expect(told).toEqual([
      expect.stringContaining('Mount the handler before what reads bodies, such as express.json().'),
    ]);
  });

  it('sends every cookie of a handler, and a response without a body', async () => {
    const headers = new Headers({ 'X-A': '1' });
    for (const cookie of ['a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT', 'b=2']) headers.append('Set-Cookie', cookie);
    const { url } = await listening(toNodeListener(async () => new Response(null, { status: 202, headers })));
    const response = await fetch(url);
    expect([response.status, response.headers.get('X-A'), await response.text()]).toEqual([202, '1', '']);
    expect(response.headers.getSetCookie()).toEqual(headers.getSetCookie());
  });

  it('answers although its observer fails', async () => {
    const onError = () => {
      throw new Error('the log is full');
    };
    const { url } = await listening(toNodeListener(() => Promise.reject(new Error('broken')), { onError }));
    expect((await fetch(url)).status).toBe(500);
  });

  it.each<[what: string, make: () => unknown]>([
    ['The option onError must be a function.', () => toNodeListener(createHandler(), { onError: 'log' as never })],
    ['toNodeListener takes the function that createHandler makes.', () => toNodeListener({} as never)],
  ])('is not made wrongly: %s', (message, make) => {
    expect(make).toThrow(new TypeError(message));
  });
});

describe('a listener on HTTP/2', () => {
  it.each([
    ['GET', '/healthz', undefined, 200],
    ['HEAD', '/api/public/tools/openapi.json', undefined, 200],
    ['POST', PATH, EXAMPLE, 200],
    ['POST', PATH, 'x'.repeat(200_000), 413],
    ['POST', '/nowhere', 'x'.repeat(200_000), 404],
  ])('answers %s %s without headers that it has not', async (method, path, body, status) => {
    const warned = vi.fn();
    process.on('warning', warned);
    const server = createServer2(toNodeListener(createHandler())).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const client = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const stream = client.request({ ':path': path, ':method': method, 'content-type': 'application/json' });
    const [[headers], text] = await Promise.all([once(stream, 'response'), textOf(stream.end(body))]);
    expect([headers[':status'], headers['content-length']]).toEqual([
      status,
      method === 'HEAD' ? expect.any(String) : String(Buffer.byteLength(text)),
    ]);
    expect(warned).not.toHaveBeenCalled();
    process.off('warning', warned);
    client.close();
    server.close();
  });
});
