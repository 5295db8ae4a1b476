import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { RunningServer, ServeOptions } from '../../../src/entries/node.js';
import { faultAnswer, writeLast } from '../../../src/service/node/serve.js';
import {
  calculationHead,
  EXAMPLE,
  get,
  head,
  LARGE,
  open,
  PATH,
  startsServers,
  statuses,
} from '../../support/node-server.js';
import { runs } from '../../support/support.js';

const start = startsServers();
const HOST = 'Host: example.test';
const CLOSE = 'Connection: close';

/** A server, and what it has reported. */
async function startReporting(options: ServeOptions = {}) {
  const errors: unknown[] = [];
  return { errors, server: await start({ onError: (error) => errors.push(error), ...options }) };
}

/** What a server answers to some bytes. */
async function answerOf(server: RunningServer, sent: string) {
  const answer = await open(server, sent).answer;
  const [headers = '', body = ''] = answer.split('\r\n\r\n');
  return { status: statuses(answer)[0], headers, body };
}

/** What a server of its own answers to some bytes, and what it reports meanwhile. */
async function ask(sent: string, options: ServeOptions = {}) {
  const { server, errors } = await startReporting(options);
  return { ...(await answerOf(server, sent)), errors };
}

describe('what is no HTTP', () => {
  it.each<[name: string, status: number, lines: string[]]>([
    ['garbage', 400, ['hello', '', '']],
    ['a TLS greeting', 400, ['\x16\x03\x01\x02\x00\x01']],
    ['HTTP/2', 400, ['PRI * HTTP/2.0', '', 'SM', '', '']],
    ['a NUL in the path', 400, ['GET /\0 HTTP/1.1', HOST, '', '']],
    [
      'two ways to tell the length',
      400,
      [`POST ${PATH} HTTP/1.1`, HOST, 'Content-Length: 3', 'Transfer-Encoding: chunked', '', '0', '', ''],
    ],
    ['a broken chunk', 400, [`POST ${PATH} HTTP/1.1`, HOST, 'Transfer-Encoding: chunked', '', 'zz', '', '']],
    ['too long a header', 431, ['GET / HTTP/1.1', HOST, `X: ${'x'.repeat(20_000)}`, '', '']],
    [
      'too long a chunk extension',
      413,
      [`POST ${PATH} HTTP/1.1`, HOST, 'Transfer-Encoding: chunked', '', `2;${'x'.repeat(20_000)}`, '{}', '0', '', ''],
    ],
    ['no host', 400, ['GET / HTTP/1.1', '', '']],
    ['two hosts', 400, ['GET / HTTP/1.1', HOST, 'host: example.org', '', '']],
    ['an unknown expectation', 417, [`POST ${PATH} HTTP/1.1`, HOST, 'Expect: luck', 'Content-Length: 2', '', '{}']],
    ['a tunnel', 400, ['CONNECT example.test:80 HTTP/1.1', HOST, '', '']],
    ['a host that is none', 400, ['GET / HTTP/1.1', 'Host: a b', CLOSE, '', '']],
    ['a host with a path', 400, ['GET / HTTP/1.1', 'Host: a/../b', CLOSE, '', '']],
    ['a backslash', 400, ['GET /a\\b HTTP/1.1', HOST, CLOSE, '', '']],
    ['a star', 400, ['OPTIONS * HTTP/1.1', HOST, CLOSE, '', '']],
    ['an authority', 400, ['GET example.test:80 HTTP/1.1', HOST, CLOSE, '', '']],
    ['a password', 400, [`POST http://u:p@e${PATH} HTTP/1.1`, HOST, CLOSE, 'Content-Length: 2', '', '{}']],
    ['a user', 400, ['GET http://u@e/ HTTP/1.1', HOST, CLOSE, '', '']],
    ['an address without a host', 400, ['GET http:/// HTTP/1.1', HOST, CLOSE, '', '']],
    ['an address with an impossible port', 400, ['GET http://e:99999/ HTTP/1.1', HOST, CLOSE, '', '']],
    ['an address with an impossible host', 400, ['GET http://1.2.3.4.5/ HTTP/1.1', HOST, CLOSE, '', '']],
  ])('is refused like any other error: %s', async (_name, status, lines) => {
    const answer = await ask(head(...lines));
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatch(/^x-request-id: [\da-f-]{36}$/im);
    expect(answer.headers).toMatch(/^x-content-type-options: nosniff$/im);
    expect(answer.headers).toMatch(/^connection: close$/im);
    expect(JSON.parse(answer.body)).toEqual({
      tool: '',
      error: { code: 'invalid_input', message: expect.stringMatching(/^The .+\.$/), field_errors: [] },
      calculated_at: expect.any(String),
    });
    expect(answer.errors).toEqual([]);
  });

  it.each(['xn--a', 'xn--127.0.0.1', '09', '08', '1.2.3.4.5', '256.256.256.256', '4294967296', '.99999', 'a.0x'])(
    'or a Host from which no URL can be made is 400 without a report: %s',
    async (host) => {
      const { server, errors } = await startReporting();
      for (const path of ['/', '/api/public/tools', `${PATH}/`]) {
        const { status, body } = await answerOf(server, head(`GET ${path} HTTP/1.1`, `Host: ${host}`, CLOSE, '', ''));
        expect([path, status, errors]).toEqual([path, 400, []]);
        expect(JSON.parse(body)).toMatchObject({ error: { code: 'invalid_input' } });
      }
    },
  );

  it('never makes the server fail, whatever stands in the Host header or is asked for', async () => {
    const errors: unknown[] = [];
    const server = await start({ requestsPerMinute: 0, onError: (error) => errors.push(error) });
    const pieces =
      'a 0 9 08 0x 256 4294967296 xn-- . - _ : :80 [ ] ::1 % @ / // \\ ? # * é ÿ ~ | ^ " < > http:// HTTP:// ws://';
    const piece = fc.constantFrom(...pieces.split(' '), ' ', '\t');
    const host = fc.array(piece, { maxLength: 6 }).map((parts) => parts.join(''));
    const target = fc
      .tuple(fc.constantFrom('/', '*', 'http://', 'https://', '', `${PATH}/`), host)
      .map((parts) => parts.join('').replace(/\s/g, '') || '/');
    const request = fc.record({ host, target, method: fc.constantFrom('GET', 'POST', 'OPTIONS', 'TRACE') });
    const refusesOrAnswers = fc.asyncProperty(request, async ({ method, target, host }) => {
      const sent = head(`${method} ${target} HTTP/1.1`, `Host: ${host}`, CLOSE, 'Content-Length: 2', '', '{}');
      const answer = await open(server, sent).answer;
      const [status = 0] = statuses(answer);
      expect([200, 204, 308, 400, 404, 405]).toContain(status);
      if (status >= 400) expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toHaveProperty('error.code');
    });
    await fc.assert(refusesOrAnswers, runs(400));
    expect(errors).toEqual([]);
  });

  it('is told apart from what took too long', async () => {
    const socket = new PassThrough();
    const timeout = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    writeLast(faultAnswer(timeout), socket);
    expect(await text(socket)).toContain('HTTP/1.1 408 Request Timeout\r\n');
  });

  it.each([
    ['garbage', 'hello\r\n\r\n'],
    ['a broken body', head(`POST ${PATH} HTTP/1.1`, HOST, 'Transfer-Encoding: chunked', '', 'zz', '')],
    ['a tunnel', 'CONNECT example.test:80 HTTP/1.1\r\nHost: example.test:80\r\n\r\n'],
  ])('waits for the answers to what came before it: %s', async (_name, sent) => {
    const server = await start();
    const { answer } = open(server, get('/healthz') + calculationHead() + EXAMPLE + sent);
    expect(statuses(await answer)).toEqual([200, 200, 400]);
  });

  it('writes nothing into an answer that has begun', async () => {
    const server = await start();
    const { socket, answer } = open(server, get(LARGE, 'Transfer-Encoding: chunked'));
    await once(socket, 'readable');
    socket.write('zz\r\n');
    const [headers = '', body = ''] = (await answer).split('\r\n\r\n');
    expect(headers).toMatch(/^connection: close$/im);
    expect(JSON.parse(body)).toHaveProperty('openapi');
  });
});

describe('an old or careful client', () => {
  it('of HTTP/1.0 needs no host, and its expectations are ignored', async () => {
    expect(await ask(head('GET /healthz HTTP/1.0', 'Expect: luck', '', ''))).toMatchObject({ status: 200 });
  });

  it('may ask before it sends its body', async () => {
    const server = await start();
    const answer = open(server, calculationHead('Expect: 100-continue', CLOSE) + EXAMPLE).answer;
    expect(statuses(await answer)).toEqual([100, 200]);
  });
});
