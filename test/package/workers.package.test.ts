import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { tools } from '../../src/entries/index.js';
import { hasPostgres, startCluster } from '../support/postgres.js';
import { BIN, run, type ServerProcess, startServer } from '../support/processes.js';

const [tool] = tools;
const PATH = `/api/public/tools/${tool?.slug}`;
const HEADERS = { 'Content-Type': 'application/json', Connection: 'close' };
const EXAMPLE = JSON.stringify(tool?.example);

const calculate = (url: string) => fetch(url + PATH, { method: 'POST', headers: HEADERS, body: EXAMPLE });

/** What is answered, each on a connection of its own: a status, or what went wrong. */
async function outcome(url: string): Promise<number | string> {
  try {
    const response = await calculate(url);
    await response.text();
    return response.status;
  } catch (error) {
    return String(error);
  }
}

async function stop({ child, exited }: ServerProcess): Promise<void> {
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
}

/** The processes that a server has started. */
async function childrenOf({ child }: ServerProcess): Promise<number[]> {
  const { output } = await run('ps', ['-o', 'pid=', '--ppid', String(child.pid)]);
  return output.trim().split(/\s+/).map(Number);
}

/** A metric of a server, summed over its labels. */
async function metric({ url }: ServerProcess, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`, { headers: HEADERS })).text();
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`));
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

describe('a server with workers', () => {
  it('has one rate limit, exact over all of them', async () => {
    const server = await startServer(BIN, ['serve', '--workers', '3', '--metrics']);
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => outcome(server.url)));
    expect(outcomes.filter((status) => status === 200)).toHaveLength(30);
    expect(outcomes.filter((status) => status === 429)).toHaveLength(70);
    expect(await metric(server, 'nirayana_rate_limited_total')).toBe(70);
    await stop(server);
  });

  it('spreads connections over them, and each writes its own lines into one log', async () => {
    const setting = { env: { LOG: 'json' }, errors: '' };
    const lines: { pid: number; route?: string }[] = [];
    const server = await startServer(BIN, ['serve', '--workers', '2', '--rate-limit', '0'], {
      ...setting,
      onErrors: (text) => {
        setting.errors += text;
      },
    });
    await Promise.all(Array.from({ length: 200 }, () => outcome(server.url)));
    await stop(server);
    for (const line of setting.errors.trimEnd().split('\n')) lines.push(JSON.parse(line));
    const answered = lines.filter(({ route }) => route === 'calculator');
    expect(answered).toHaveLength(200);
    // How many each gets depends on how busy it is; that they take turns is a test of the distribution.
    expect(new Set(answered.map(({ pid }) => pid)).size).toBe(2);
  });

  it('loses one that is killed, answers with the others, and has a new one soon', async () => {
    const server = await startServer(BIN, ['serve', '--workers', '2', '--rate-limit', '0', '--metrics'], {
      onErrors: () => {},
    });
    const before = await childrenOf(server);
    expect(before).toHaveLength(2);
    await Promise.all(Array.from({ length: 40 }, () => outcome(server.url)));
    const counted = await metric(server, 'nirayana_http_requests_total');
    process.kill(before[0] as number, 'SIGKILL');
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => outcome(server.url)));
    // At most the connection that was in its hands.
    expect(outcomes.filter((status) => status !== 200).length).toBeLessThanOrEqual(1);
    await expect.poll(async () => (await childrenOf(server)).length, { timeout: 10_000 }).toBe(2);
    expect(await childrenOf(server)).not.toEqual(before);
    expect(await metric(server, 'nirayana_http_requests_total')).toBeGreaterThanOrEqual(counted + 50);
    await stop(server);
  });

  it('loses no answer when a worker is asked to stop, and replaces it', async () => {
    const server = await startServer(BIN, ['serve', '--workers', '2', '--rate-limit', '0']);
    const [first = 0] = await childrenOf(server);
    let isOver = false;
    const clients = Array.from({ length: 10 }, async () => {
      const outcomes: (number | string)[] = [];
      while (!isOver) outcomes.push(await outcome(server.url));
      return outcomes;
    });
    process.kill(first, 'SIGTERM');
    await expect
      .poll(async () => !(await childrenOf(server)).includes(first) && (await childrenOf(server)).length, {
        timeout: 10_000,
      })
      .toBe(2);
    isOver = true;
    expect(new Set((await Promise.all(clients)).flat())).toEqual(new Set([200]));
    await stop(server);
  });

  it('stops in order when all its processes are told at once, as a terminal tells them', async () => {
    const server = await startServer(BIN, ['serve', '--workers', '2', '--rate-limit', '0']);
    const clients = Array.from({ length: 10 }, async () => {
      for (;;) {
        const last = await outcome(server.url);
        if (last !== 200) return last;
      }
    });
    await sleep(300);
    for (const pid of await childrenOf(server)) process.kill(pid, 'SIGINT');
    server.child.kill('SIGINT');
    expect(await server.exited).toBe(0);
    for (const last of await Promise.all(clients)) expect(last).toMatch(/fetch failed/);
  });

  it('does not outlive the first process', async () => {
    const server = await startServer(BIN, ['serve', '--workers', '2']);
    const workers = await childrenOf(server);
    server.child.kill('SIGKILL');
    await server.exited;
    const isAlive = (pid: number) => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    await expect.poll(() => workers.some(isAlive), { timeout: 10_000 }).toBe(false);
  });

  it('says the same as any when it cannot listen', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, errors } = await run(BIN, ['serve', '--workers', '2', '--port', String(port)]);
    expect([code, errors]).toEqual([1, `nirayana: Port ${port} of 127.0.0.1 is in use already.\n`]);
    other.close();
  });

  it('can be started by npm start', async () => {
    const server = await startServer(process.execPath, [`${process.cwd()}/scripts/start.mjs`, '--workers', '2'], {
      cwd: process.cwd(),
    });
    expect(await outcome(server.url)).toBe(200);
    await stop(server);
  });
});

describe('the shared rate limit of servers', () => {
  it('names the package that is missing', async () => {
    const env = { RATE_LIMIT_STORE: 'postgres', DATABASE_URL: 'postgresql://user:secret@127.0.0.1:1/none' };
    const { code, errors } = await run(BIN, ['serve', '--port', '0'], { env });
    expect(code).toBe(1);
    expect(errors).toBe('nirayana: The package pg is not installed. Install it with: npm install pg\n');
  });

  it.skipIf(!hasPostgres).each(['1', '2'])(
    'admits 30 of 100 calls to two of them, with --workers %s',
    async (workers) => {
      const cluster = await startCluster();
      const env = { RATE_LIMIT_STORE: 'postgres', DATABASE_URL: await cluster.createDatabase() };
      // In the checkout, where the package is installed.
      const args = ['dist/bin.js', 'serve', '--workers', workers];
      const setting = { env, cwd: process.cwd(), onErrors: () => {} };
      const servers = await Promise.all([0, 1].map(() => startServer(process.execPath, args, setting)));
      const urls = servers.map(({ url }) => url);
      const outcomes = await Promise.all(Array.from({ length: 100 }, (_, at) => outcome(urls[at % 2] as string)));
      expect(outcomes.filter((status) => status === 200)).toHaveLength(30);
      expect(outcomes.filter((status) => status === 429)).toHaveLength(70);
      await cluster.stop();
      expect(await outcome(urls[0] as string)).toBe(502);
      const readiness = async () => (await fetch(`${urls[0]}/readyz`, { headers: HEADERS })).json();
      await expect.poll(readiness, { timeout: 5_000 }).toMatchObject({ status: 'ok', rate_limit_store: 'unavailable' });
      const port = new URL(urls[0] as string).port;
      await cluster.start();
      await expect.poll(() => outcome(urls[0] as string), { timeout: 10_000 }).not.toBe(502);
      await expect.poll(readiness, { timeout: 5_000 }).toMatchObject({ status: 'ok', rate_limit_store: 'ok' });
      // One that cannot listen lets go of the database, or it would not end.
      const { code } = await run(process.execPath, [...args, '--port', port], { env, cwd: process.cwd() });
      expect(code).toBe(1);
      await Promise.all(servers.map(stop));
      await cluster.remove();
    },
  );
});
