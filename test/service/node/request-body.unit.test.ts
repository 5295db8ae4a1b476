import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../src/entries/node.js';
import { RequestBody } from '../../../src/service/node/request-body.js';
import { calculationHead, EXAMPLE, head, open, PATH, startsServers, statuses } from '../../support/node-server.js';

const start = startsServers();
const MEGABYTE = 1_000_000;
const TYPE = 'Content-Type: application/json';

/** Sends a body with the client of Node. */
function send({ url }: RunningServer, body: Uint8Array): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': body.byteLength };
    const sending = request(url + PATH, { method: 'POST', headers, agent: false });
    sending.on('error', reject).on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    sending.end(body);
  });
}

/** Sends everything before it reads anything, as simple clients do. */
async function sendFirst({ url }: RunningServer, body: Uint8Array): Promise<number | undefined> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').pause();
  const length = `Content-Length: ${body.byteLength}`;
  socket.write(head(`POST ${PATH} HTTP/1.1`, 'Host: example.test', TYPE, length, 'Connection: close', '', ''));
  await new Promise<void>((resolve, reject) => socket.on('error', reject).write(body, () => resolve()));
  return statuses(await text(socket))[0];
}

describe('a body that is too large', () => {
  const large = new Uint8Array(10 * MEGABYTE).fill(0x20);

  it.each<[name: string, sends: (server: RunningServer) => Promise<number | undefined>]>([
    [
      'fetch',
      async ({ url }) =>
        (await fetch(url + PATH, { method: 'POST', body: large, headers: { 'Content-Type': 'application/json' } }))
          .status,
    ],
    ['the client of Node', (server) => send(server, large)],
    ['a client that sends all before it reads', (server) => sendFirst(server, large)],
  ])('is answered, ten at a time, and the answer can be read: %s', async (_name, sends) => {
    const server = await start({ requestsPerMinute: 0 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => sends(server)));
    expect(answers).toEqual(Array(10).fill(413));
  });

  it('leaves the connection for a next request', async () => {
    const server = await start();
    const refused = head(`POST ${PATH} HTTP/1.1`, 'Host: example.test', TYPE, 'Content-Length: 100000', '', '');
    const { answer } = open(server, refused + ' '.repeat(100_000) + calculationHead('Connection: close') + EXAMPLE);
    expect(statuses(await answer)).toEqual([413, 200]);
  });

  it('and has no end is answered, and its connection ended', async () => {
    const server = await start();
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => {});
    const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`;
    let sent = 0;
    const pump = () => {
      while (socket.write(chunk)) sent += chunk.length;
      sent += chunk.length;
    };
    socket.on('drain', pump);
    socket.write(head(`POST ${PATH} HTTP/1.1`, 'Host: example.test', TYPE, 'Transfer-Encoding: chunked', '', ''));
    pump();
    const answer = await text(socket);
    expect(statuses(answer)).toEqual([413]);
    expect(answer).toMatch(/^connection: close$/im);
    expect(sent).toBeLessThan(60 * MEGABYTE);
  });
});

describe('a body', () => {
  it('may come in single bytes', async () => {
    const chunks = [...EXAMPLE].map((byte) => `1\r\n${byte}\r\n`).join('');
    const lines = ['Host: example.test', TYPE, 'Transfer-Encoding: chunked', 'Connection: close', '', ''];
    const { answer } = open(await start(), `${head(`POST ${PATH} HTTP/1.1`, ...lines)}${chunks}0\r\n\r\n`);
    expect(statuses(await answer)).toEqual([200]);
  });

  it('is given in pieces of what came in one turn, however small it was cut', async () => {
    const incoming = Object.assign(new PassThrough(), { complete: false });
    const pieces: number[] = [];
    const reader = new RequestBody(incoming as unknown as IncomingMessage).stream().getReader();
    for (let turns = 0; turns < 3; turns++) {
      for (let count = 0; count < 1_000; count++) incoming.write('x');
      if (turns === 2) incoming.end();
      pieces.push((await reader.read()).value?.byteLength ?? 0);
    }
    expect(pieces).toEqual([1_000, 1_000, 1_000]);
    expect(await reader.read()).toHaveProperty('done', true);
  });

  it('that breaks off is no complete one', async () => {
    const incoming = Object.assign(new PassThrough(), { complete: false });
    const reader = new RequestBody(incoming as unknown as IncomingMessage).stream().getReader();
    incoming.write('x');
    expect((await reader.read()).done).toBe(false);
    incoming.destroy();
    await expect(reader.read()).rejects.toThrow();
  });
});
