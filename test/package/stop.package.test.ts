import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { tools } from '../../src/entries/index.js';
import { BIN, startServer } from '../support/processes.js';

const CLIENTS = 50;

const [tool] = tools;
const PATH = `/api/public/tools/${tool?.slug}`;
const EXAMPLE = JSON.stringify(tool?.example);

/** What became of a request: a status, or the code of the error. */
type Outcome = number | string;

function calculate(url: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': EXAMPLE.length };
    const fail = ({ code = '' }: NodeJS.ErrnoException) => resolve(code);
    const sending = request(url + PATH, { method: 'POST', headers, agent }).on('error', fail);
    sending.on('response', (response) => {
      response.on('error', fail).on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    sending.end(EXAMPLE);
  });
}

/** A client that asks again as soon as it is answered, until it is not. What stopped it, and how often it was answered. */
async function busyClient(url: string, keepAlive: boolean): Promise<{ answered: number; last: Outcome }> {
  const agent = new Agent({ keepAlive, maxSockets: 1 });
  for (let answered = 0; ; answered++) {
    const last = await calculate(url, agent);
    if (last === 200) continue;
    agent.destroy();
    return { answered, last };
  }
}

describe('a server that is asked to stop while it is busy', () => {
  it.each([
    ['keep their connections', true],
    ['connect for each request', false],
  ])('answers what stands on its way from clients that %s, and exits 0', async (_name, keepAlive) => {
    const { url, child, exited } = await startServer(BIN, ['serve', '--rate-limit', '0']);
    const clients = Array.from({ length: CLIENTS }, () => busyClient(url, keepAlive));
    const port = Number(new URL(url).port);
    // What browsers open in advance, and what never gets further.
    const idle: Socket[] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    for (const socket of idle) socket.on('error', () => {});
    idle[1]?.write('GET / HTTP/1.1\r\nHo');
    await sleep(1_000);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    const ends = await Promise.all(clients);
    expect(ends.reduce((sum, { answered }) => sum + answered, 0)).toBeGreaterThan(0);
    // Everyone was answered until nobody listened any more.
    expect(ends.filter(({ last }) => last !== 'ECONNREFUSED').length).toBeLessThanOrEqual(2);
    for (const socket of idle) if (!socket.closed) await once(socket, 'close');
  });
});
