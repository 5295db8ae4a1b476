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

describe('the shared rate limit of servers', () => {
  it('names the package that is missing', async () => {
    const env = { RATE_LIMIT_STORE: 'postgres', DATABASE_URL: 'postgresql://user:secret@127.0.0.1:1/none' };
    const { code, errors } = await run(BIN, ['serve', '--port', '0'], { env });
    expect(code).toBe(1);
    expect(errors).toBe('nirayana: The package pg is not installed. Install it with: npm install pg\n');
  });

  it.skipIf(!hasPostgres)('admits 30 of 100 calls to two of them', async () => {
    const cluster = await startCluster();
    const env = { RATE_LIMIT_STORE: 'postgres', DATABASE_URL: await cluster.createDatabase() };
    // In the checkout, where the package is installed.
    const args = ['dist/bin.js', 'serve'];
    const setting = { env, cwd: process.cwd(), onErrors: () => {} };
    const servers = await Promise.all([0, 1].map(() => startServer(process.execPath, args, setting)));
    const urls = servers.map(({ url }) => url);
    const told: Record<string, number> = {};
    for (let round = 0; round < 5; round++) {
      const outcomes = await Promise.all(Array.from({ length: 20 }, (_, at) => outcome(urls[at % 2] as string)));
      for (const each of outcomes) told[each] = (told[each] ?? 0) + 1;
    }
    expect(told).toEqual({ 200: 30, 429: 70 });
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
  });
});
