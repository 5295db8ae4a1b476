import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { BIN, startServer } from '../support/processes.js';

const MEGABYTE = 1_000_000;

/** Prints, at each SIGUSR2, how many bytes the process holds after everything that can be freed is freed. */
const WATCH = `process.on('SIGUSR2', async () => {
  for (let round = 0; round < 3; round++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    gc();
  }
  const { heapUsed, external } = process.memoryUsage();
  console.log('holds ' + (heapUsed + external) + ' bytes');
});`;

/** A server, and what it holds. */
async function startWatched() {
  const watch = `data:text/javascript,${encodeURIComponent(WATCH)}`;
  const server = await startServer(process.execPath, ['--expose-gc', '--import', watch, BIN, 'serve']);
  const { child, exited } = server;
  const holds = () =>
    new Promise<number>((resolve, reject) => {
      let output = '';
      const listen = (chunk: string) => {
        output += chunk;
        const [, bytes] = /holds (\d+) bytes\n/.exec(output) ?? [];
        if (bytes === undefined) return;
        child.stdout?.off('data', listen);
        resolve(Number(bytes));
      };
      child.stdout?.on('data', listen);
      exited.then(() => reject(new Error('The server is gone.')));
      child.kill('SIGUSR2');
    });
  return { ...server, holds };
}

describe('a server that is flooded', () => {
  it('with pipelined requests of clients that read nothing holds little, and nothing when they leave', async () => {
    const { url, child, exited, holds } = await startWatched();
    const path = '/api/public/tools/openapi.json';
    const large = await (await fetch(url + path)).text();
    expect(large.length).toBeGreaterThan(MEGABYTE / 10);
    const before = await holds();

    const request = `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
    const flood = request.repeat(Math.ceil(65_536 / request.length));
    const clients = Array.from({ length: 12 }, () => connect(Number(new URL(url).port), '127.0.0.1').pause());
    for (const client of clients) client.on('error', () => {}).write(flood);
    await sleep(2_000);
    // Requests, as Node keeps them, and one answer for each connection: it was 290 MB for each.
    expect((await holds()) - before).toBeLessThan(12 * 10 * MEGABYTE);

    for (const client of clients) client.destroy();
    await expect.poll(async () => (await holds()) - before, { timeout: 20_000 }).toBeLessThan(10 * MEGABYTE);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  });
});
