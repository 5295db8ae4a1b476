import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createHandler } from '../../../src/http.js';
import { toNodeListener } from '../../../src/node.js';
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
    expect(await answer).toMatch(/^HTTP\/1\.1 400 .*is not a valid URL/s);
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
