import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../src/entries/node.js';
import { Connections } from '../../../src/service/node/connections.js';
import { FEW_WAITING, MOST_A_TURN, MOST_WAITING } from '../../../src/service/node/pipelines.js';
import {
  calculationHead,
  EXAMPLE,
  get,
  head,
  LARGE,
  open,
  post,
  startsServers,
  statuses,
} from '../../support/node-server.js';

const start = startsServers();

/** A connection from which nothing is read yet. */
function connectUnread({ url }: RunningServer): Socket {
  return connect(Number(new URL(url).port), '127.0.0.1').pause();
}

/** A server and how many requests it has begun to answer. */
async function startCounting() {
  let begun = 0;
  const now = () => {
    begun++;
    return new Date();
  };
  return { server: await start({ requestsPerMinute: 0, now }), begun: () => begun };
}

/** Resolves when a number no longer changes. */
async function settled(count: () => number): Promise<number> {
  for (let before = -1; before !== count(); ) {
    before = count();
    await sleep(100);
  }
  return count();
}

describe('pipelined requests', () => {
  it('are answered in order', async () => {
    const server = await start({ requestsPerMinute: 0 });
    const calculation = calculationHead() + EXAMPLE;
    const sent = get('/healthz') + calculation + get('/nope') + get('/style.css') + calculation + get(LARGE);
    const { answer } = open(server, sent + get('/nowhere', 'Connection: close'));
    expect(statuses(await answer)).toEqual([200, 200, 404, 200, 200, 200, 404]);
  });

  it('leave turns of the event loop to others, however many are sent at once', async () => {
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns++;
      if (!isOver) setImmediate(count);
    };
    const begun: number[] = [];
    const server = await start({
      requestsPerMinute: 0,
      now: () => {
        begun.push(turns);
        return new Date();
      },
    });
    setImmediate(count);
    const { answer } = open(server, get('/nope').repeat(200) + get('/nope', 'Connection: close'));
    await answer;
    isOver = true;
    expect(begun.length).toBeGreaterThan(200);
    expect((begun.at(-1) ?? 0) - (begun[0] ?? 0)).toBeGreaterThanOrEqual(200);
  });

  it('of connections together are bounded: who brings more than a few beyond that is cut off', async () => {
    const server = await start({ requestsPerMinute: 0 });
    const count = 2 + MOST_WAITING / 500;
    const greedy = Array.from({ length: count }, () => connect(Number(new URL(server.url).port), '127.0.0.1').resume());
    const ended = greedy.map((socket) =>
      once(
        socket.on('error', () => {}),
        'close',
      ).then(() => true),
    );
    // All are connected before any sends, so that no request is answered before many wait.
    await Promise.all(greedy.map((socket) => once(socket, 'connect')));
    for (const socket of greedy) socket.write(get('/healthz').repeat(1_000));
    const cutOff = await Promise.race([Promise.any(ended), sleep(5_000).then(() => false)]);
    const { answer } = open(server, get('/healthz').repeat(FEW_WAITING) + get('/healthz', 'Connection: close'));
    expect([cutOff, statuses(await answer)]).toEqual([true, Array(FEW_WAITING + 1).fill(200)]);
    for (const socket of greedy) socket.destroy();
  });

  it('are answered, however many there are and however they are cut', async () => {
    const { server, begun } = await startCounting();
    const { socket, answer } = open(server, '');
    const sent = (calculationHead() + EXAMPLE + get('/healthz')).repeat(100) + get('/healthz', 'Connection: close');
    for (let from = 0; from < sent.length; from += 3_973) {
      socket.write(sent.slice(from, from + 3_973));
      await sleep(1);
    }
    expect(statuses(await answer)).toEqual(Array(201).fill(200));
    expect(begun()).toBe(201);
  });

  it('are answered one at a time, so that a client that reads nothing has one answer made that nobody takes', async () => {
    const { server, begun } = await startCounting();
    const socket = connectUnread(server);
    socket.write(get(LARGE).repeat(200));
    // The kernel takes some megabytes, a third of this at most.
    expect(await settled(begun)).toBeLessThan(100);
    socket.write(get('/healthz', 'Connection: close'));
    expect(statuses(await text(socket))).toEqual(Array(201).fill(200));
  });

  it('are not read on while one of them waits', async () => {
    const { server } = await startCounting();
    const socket = connectUnread(server);
    const sent = get(LARGE).repeat(1_000);
    for (let round = 0; round < 1_000; round++) socket.write(sent);
    await settled(() => socket.writableLength);
    expect(socket.writableLength).toBeGreaterThan(0);
    socket.destroy();
  });

  it('are forgotten when their client leaves', async () => {
    const { server, begun } = await startCounting();
    const socket = connectUnread(server);
    socket.write(get(LARGE).repeat(1_000));
    await settled(begun);
    socket.resetAndDestroy();
    expect(await settled(begun)).toBeLessThan(100);
    await server.close();
    expect(begun()).toBeLessThan(100);
  });
});

describe('what comes in one turn', () => {
  it('on many connections is begun eight by eight, so that their answers are not all written in it', async () => {
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns++;
      if (!isOver) setImmediate(count);
    };
    const begun = new Map<number, number>();
    const now = () => {
      begun.set(turns, (begun.get(turns) ?? 0) + 1);
      return new Date();
    };
    const server = await start({ requestsPerMinute: 0, now });
    const sockets = Array.from({ length: 90 }, () => connect(Number(new URL(server.url).port), '127.0.0.1'));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    await sleep(50);
    setImmediate(count);
    for (const socket of sockets) socket.write(get('/healthz', 'Connection: close'));
    const answers = await Promise.all(sockets.map((socket) => text(socket)));
    isOver = true;
    expect(answers.flatMap(statuses)).toEqual(Array(90).fill(200));
    // Those that came idle, and those that waited.
    expect(Math.max(...begun.values())).toBeLessThanOrEqual(2 * MOST_A_TURN);
  });

  it('is taken apart no further on a connection that is cut off', async () => {
    let made = 0;
    const answered: RequestListener = () => {};
    const server = createServer();
    const connections = new Connections(server, answered);
    const receive = server.listeners('request')[0] as RequestListener;
    server.removeAllListeners('request').on('request', (request, response) => {
      made++;
      receive(request, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1').on('error', () => {}));
    const closed = sockets.map((socket) => once(socket.resume(), 'close'));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    for (const socket of sockets) socket.write(get('/').repeat(500));
    await settled(() => made);
    // 10,000 were sent. Of each read that is cut off one more is made.
    expect(made).toBeLessThan(MOST_WAITING + 20 * (FEW_WAITING + 3));
    expect(made).toBeGreaterThanOrEqual(MOST_WAITING);
    for (const socket of sockets) socket.destroy();
    await Promise.all([...closed, connections.close()]);
  });
});

describe('connections of one address', () => {
  const ended = (socket: Socket) => once(socket.resume(), 'close').then(() => true);
  /** Whether a connection is ended: one that stays is known by its silence for a moment. */
  const isEnded = (socket: Socket) => Promise.race([ended(socket), sleep(200).then(() => false)]);

  it('are bounded: the oldest that owes no answer makes room for a new one', async () => {
    const server = await start({ connectionsPerAddress: 2 });
    const [first, second] = [connectUnread(server), connectUnread(server)] as const;
    await Promise.all([first, second].map((socket) => once(socket, 'connect')));
    first.write(get('/healthz'));
    await once(first, 'readable');
    const { answer } = open(server, get('/healthz', 'Connection: close'));
    expect(statuses(await answer)).toEqual([200]);
    await ended(first);
    expect(await isEnded(second)).toBe(false);
    second.destroy();
  });

  it('that all owe an answer stay, and the new one is ended', async () => {
    const server = await start({ connectionsPerAddress: 2 });
    const busy = [0, 1].map(() => open(server, calculationHead('Connection: close', 'Expect: 100-continue')));
    // The server has the head of each, and owes its answer, when it asks for the body.
    await Promise.all(busy.map(({ socket }) => once(socket, 'data')));
    const third = connectUnread(server).on('error', () => {});
    await ended(third);
    for (const { socket } of busy) socket.write(EXAMPLE);
    const answers = await Promise.all(busy.map(({ answer }) => answer));
    expect(answers.flatMap(statuses)).toEqual([100, 200, 100, 200]);
    const { answer } = open(server, get('/healthz', 'Connection: close'));
    expect(statuses(await answer)).toEqual([200]);
  });

  it.each([{ connectionsPerAddress: 0 }, { connectionsPerAddress: 2, trustedProxies: 1 }])(
    'are as many as they like with %j',
    async (options) => {
      const server = await start(options);
      const sockets = Array.from({ length: 5 }, () => connectUnread(server));
      await Promise.all(sockets.map((socket) => once(socket, 'connect')));
      const { answer } = open(server, get('/healthz', 'Connection: close'));
      expect(statuses(await answer)).toEqual([200]);
      expect(await Promise.all(sockets.map(isEnded))).toEqual(Array(5).fill(false));
      for (const socket of sockets) socket.destroy();
    },
  );
});

describe('a client that closes its side', () => {
  it.each([
    ['a GET', get('/healthz')],
    [
      'a GET that takes the server a while',
      head('GET /api/public/tools HTTP/1.1', 'Host: not-seen-before.test', '', ''),
    ],
    ['a calculation', calculationHead() + EXAMPLE],
  ])('still gets its answer: %s', async (_name, sent) => {
    const { socket, answer } = open(await start(), sent);
    socket.end();
    expect(statuses(await answer)).toEqual([200]);
  });

  it('gets all its answers', async () => {
    const { socket, answer } = open(await start({ requestsPerMinute: 0 }), (calculationHead() + EXAMPLE).repeat(20));
    socket.end();
    expect(statuses(await answer)).toEqual(Array(20).fill(200));
  });

  it.each(['', 'GET / HT', calculationHead(), `${calculationHead()}{`])('too early is let go: %j', async (sent) => {
    const { socket, answer } = open(await start(), sent);
    socket.end();
    expect(statuses(await answer)).toEqual(sent === '' ? [] : [400]);
  });
});

describe('a connection that has been silent for too long', () => {
  it.each([
    ['is ended', '', ''],
    ['is ended after a request that has arrived in the same turn', get('/', 'Connection: close'), 'HTTP/1.1 200 OK'],
  ])('%s', async (_, sent, answered) => {
    const server = createServer();
    new Connections(server, (_request, response) => response.end());
    const arrived = once(server, 'connection');
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const [[socket]] = await Promise.all([arrived, once(client, 'connect')]);
    // In the phase of timers: what is sent is in the kernel before the timeout comes, and is read after it.
    await sleep(0);
    client.write(sent);
    socket.emit('timeout');
    expect((await text(client)).split('\r\n')[0]).toBe(answered);
    server.close();
  });
});

describe('a slow client', () => {
  it('may send a body in pieces', async () => {
    const { socket, answer } = open(await start(), calculationHead('Connection: close'));
    for (const piece of [EXAMPLE.slice(0, 10), EXAMPLE.slice(10, 50), EXAMPLE.slice(50)]) {
      socket.write(piece);
      await sleep(30);
    }
    expect(statuses(await answer)).toEqual([200]);
  });

  it('keeps its connection for a next request', async () => {
    const { socket, answer } = open(await start(), calculationHead());
    socket.write(EXAMPLE);
    await once(socket, 'readable');
    socket.write(calculationHead('Connection: close') + EXAMPLE);
    expect(statuses(await answer)).toEqual([200, 200]);
  });

  it('does not trouble the server when it vanishes', async () => {
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

describe('closing', () => {
  it('answers what is in flight, then refuses connections', async () => {
    const server = await start();
    const { socket, answer } = open(server, calculationHead());
    socket.write(EXAMPLE.slice(0, 20));
    await sleep(50);
    const closed = server.close();
    await expect.poll(() => fetch(`${server.url}/healthz`).catch(() => 'refused')).toBe('refused');
    socket.write(EXAMPLE.slice(20));
    const [headers = '', body = ''] = (await answer).split('\r\n\r\n');
    expect(headers).toContain('HTTP/1.1 200 OK');
    expect(headers).toMatch(/^connection: close$/im);
    expect(JSON.parse(body)).toHaveProperty('result');
    await closed;
  });

  it('answers what still comes on a connection, and then ends it', async () => {
    const server = await start();
    const { socket, answer } = open(server, get('/healthz'));
    await once(socket, 'readable');
    const closed = server.close();
    await sleep(200);
    socket.write(get('/healthz'));
    const [first, second] = (await answer).split(/(?<=\})(?=HTTP)/);
    expect(first).toMatch(/^connection: keep-alive$/im);
    expect(second).toMatch(/^connection: close$/im);
    await closed;
  });

  it('answers all that was pipelined, and tells the end with the last answer', async () => {
    const { server, begun } = await startCounting();
    const socket = connectUnread(server);
    socket.write(get(LARGE).repeat(150));
    expect(await settled(begun)).toBeLessThan(100);
    const closed = server.close();
    const told = await text(socket);
    expect(statuses(told)).toEqual(Array(150).fill(200));
    expect(told.match(/^connection: close$/gim)).toHaveLength(1);
    await closed;
  });

  it('can be asked for twice', async () => {
    const server = await start();
    await Promise.all([server.close(), server.close()]);
    await server.close();
  });
});
