import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { tools } from '../../src/entries/index.js';
import { type Attack, type Cost, memoryOf, processorSeconds, type Target, waitOfOthers } from './attack.js';

const [tool] = tools;
const POST = `POST /api/public/tools/${tool?.slug} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
const OPENAPI = 'GET /api/public/tools/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n';
const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
const FULL_LIST =
  'POST /mcp?schemas=full HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
  `Accept: application/json, text/event-stream\r\nContent-Length: ${LIST.length}\r\n\r\n${LIST}`;

function open({ url }: Target, count: number): Socket[] {
  const { port, hostname } = new URL(url);
  return Array.from({ length: count }, () => connect(Number(port), hostname).on('error', () => {}));
}

/** What clients with connections of their own cost everybody else. */
async function costs(target: Target, count: number, act: (sockets: readonly Socket[]) => Promise<unknown>) {
  // What is made once is made before.
  for (const path of ['/', '/api/public/tools/openapi.json']) await (await fetch(target.url + path)).arrayBuffer();
  const before = { memory: memoryOf(target).now, processor: processorSeconds(target) };
  const sockets = open(target, count);
  const wait = await waitOfOthers(target, () => act(sockets));
  for (const socket of sockets) socket.destroy();
  return [
    { what: 'another client waits', value: wait, unit: 's', most: 1 },
    { what: 'memory more than before', value: memoryOf(target).most - before.memory, unit: 'MB', most: 250 },
    { what: 'processor', value: processorSeconds(target) - before.processor, unit: 's', most: 5 },
  ] satisfies Cost[];
}

/** Writes something byte by byte on every connection, for some seconds. */
async function dribble(sockets: readonly Socket[], head: string, seconds: number): Promise<void> {
  for (const socket of sockets) socket.write(head);
  for (let at = 0; at < seconds * 20; at++) {
    for (const socket of sockets) if (socket.writable) socket.write('a');
    await sleep(50);
  }
}

/** How many of the connections the server has ended. */
async function endedOf(sockets: readonly Socket[], milliseconds: number): Promise<number> {
  let ended = 0;
  for (const socket of sockets) socket.on('close', () => (ended += 1)).resume();
  await sleep(milliseconds);
  return ended;
}

export const SLOW_ATTACKS: readonly Attack[] = [
  {
    name: 'two hundred clients of one address that ask for large documents, many times, and read nothing',
    serve: ['--no-keyed'],
    env: {},
    run: (target) =>
      costs(target, 200, async (sockets) => {
        for (const [at, socket] of sockets.entries()) socket.pause().write((at % 2 ? OPENAPI : FULL_LIST).repeat(100));
        await sleep(5_000);
      }),
  },
  {
    name: 'two hundred clients that write a header by the byte',
    run: (target) => costs(target, 200, (sockets) => dribble(sockets, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ', 5)),
  },
  {
    name: 'two hundred clients that write a body by the byte, and one that is let do so for ever',
    async run(target) {
      const head = `${POST}Content-Length: 60000\r\n\r\n"`;
      const measured = await costs(target, 200, (sockets) => dribble(sockets, head, 5));
      const sockets = open(target, 3);
      const ended = endedOf(sockets, 28_000);
      await dribble(sockets, head, 27);
      if ((await ended) !== 3) throw new Error(`Only ${await ended} of 3 were ended.`);
      return measured;
    },
  },
  {
    name: 'chunks of one byte, as fast as they can be sent',
    run: (target) =>
      costs(target, 5, async (sockets) => {
        const head = `${POST}Transfer-Encoding: chunked\r\n\r\n`;
        for (const socket of sockets) socket.write(head + '1\r\na\r\n'.repeat(60_000));
        await sleep(4_000);
      }),
  },
  {
    name: 'fifty thousand requests in pipelines',
    run: (target) =>
      costs(target, 50, async (sockets) => {
        const request = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
        await Promise.all(
          sockets.map((socket) => {
            const closed = new Promise((resolve) => socket.once('close', resolve));
            socket.resume().write(request.repeat(1_000));
            return Promise.race([closed, sleep(8_000)]);
          }),
        );
      }),
  },
  {
    name: 'headers that are as large and as many as they may be, and more',
    run: (target) =>
      costs(target, 100, async (sockets) => {
        const many = Array.from({ length: 1_900 }, (_, at) => `a${at}:`).join('\r\n');
        const large = `X-A: ${'a'.repeat(16_000)}`;
        const tooLarge = `X-A: ${'a'.repeat(1_000_000)}`;
        const accept = `Accept: ${'text/html;q=0.1,'.repeat(900)}`;
        const forwarded = `X-Forwarded-For: ${'1.2.3.4, '.repeat(1_500)}`;
        const id = `X-Request-Id: ${'a'.repeat(15_000)}`;
        const kinds = [many, large, tooLarge, accept, forwarded, id];
        for (const [at, socket] of sockets.entries()) {
          socket.resume();
          const request = `GET / HTTP/1.1\r\nHost: localhost\r\n${kinds[at % kinds.length]}\r\n\r\n`;
          socket.write(request.repeat(3));
        }
        await sleep(4_000);
      }),
  },
  {
    name: 'two thousand handshakes of AI clients, each on a connection that stays open',
    // As from twenty addresses.
    serve: ['--connections-per-address', '0'],
    run: (target) =>
      costs(target, 2_000, async (sockets) => {
        const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'a', version: '1' } };
        const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
        const head =
          'POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
          `Accept: application/json, text/event-stream\r\nContent-Length: ${body.length}\r\n\r\n`;
        for (const [at, socket] of sockets.entries()) {
          socket.resume().write(head + body);
          if (at % 100 === 99) await sleep(200);
        }
        await sleep(3_000);
      }).then((all) => all.map((cost) => (cost.what === 'processor' ? { ...cost, most: 15 } : cost))),
  },
];
