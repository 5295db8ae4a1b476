import { statSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { allTools, tools } from '../../src/entries/index.js';
import { BIN, consumer, run, startServer } from '../support/processes.js';

const [tool] = tools;
const SLUG = tool?.slug ?? '';
const EXAMPLE = JSON.stringify(tool?.example);
const PATH = `/api/public/tools/${SLUG}`;

describe('the installed command line', () => {
  it('can be called by its name', async () => {
    expect(statSync(BIN).mode & 0o111).not.toBe(0);
    const { code, output } = await run(`${consumer}/node_modules/.bin/nirayana`, ['--version']);
    expect(code).toBe(0);
    expect(output).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('lists', async () => {
    const { code, output } = await run(BIN, ['tools']);
    expect(code).toBe(0);
    expect(output.trimEnd().split('\n')).toHaveLength(allTools.length);
  });

  it('makes every recorded byte, and tells on what', async () => {
    const { code, output, errors } = await run(BIN, ['verify']);
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(
      /^nirayana \S+, Node \S+, \w+ \w+: 9\d\d answers, \d+ drawings, interpretations in 14 languages\. Every byte/,
    );
  }, 120_000);

  it('calculates from standard input, and exits 1 when there is no result', async () => {
    const found = await run(BIN, ['calc', SLUG, '-'], { input: EXAMPLE });
    expect([found.code, found.errors]).toEqual([0, '']);
    expect(JSON.parse(found.output)).toHaveProperty('result');
    const failed = await run(BIN, ['calc', SLUG, '-'], { input: '{}' });
    expect([failed.code, failed.errors]).toEqual([1, '']);
    expect(JSON.parse(failed.output)).toHaveProperty('error');
    expect((await run(BIN, ['calk'])).code).toBe(2);
  });

  it.each([
    ['< /', 'Standard input cannot be read: it is a directory.'],
    ['< /dev/null', 'Standard input is empty. It takes the input as JSON.'],
    ['<&-', 'Standard input is empty. It takes the input as JSON.'],
  ])('says what is wrong with its standard input: %s', async (redirection, message) => {
    const { code, output, errors } = await run('sh', ['-c', `"${BIN}" calc ${SLUG} - ${redirection}`]);
    expect([code, errors]).toEqual([1, '']);
    expect(JSON.parse(output)).toMatchObject({ tool: SLUG, error: { code: 'invalid_input', message } });
  });

  it('says nothing when the reader of its output leaves', async () => {
    const { code, errors } = await run('sh', ['-c', `"${BIN}" tools --json | head -c 1; "${BIN}" tools --json | true`]);
    expect([code, errors]).toEqual([0, '']);
  });

  it('serves with a log and metrics, whatever these are made of', async () => {
    const { url, child, exited } = await startServer(BIN, ['serve', '--log', 'json', '--metrics'], {
      onErrors: () => {},
    });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const metrics = await fetch(`${url}/metrics`, { headers: { Connection: 'close' } });
    expect([metrics.status, await metrics.text()]).toEqual([200, expect.stringContaining('nodejs_heap')]);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  });

  it('serves on when the reader of its log leaves', async () => {
    const { url, child, exited } = await startServer(BIN, ['serve', '--log', 'json'], { onErrors: () => {} });
    child.stderr?.destroy();
    for (let count = 0; count < 10; count++) {
      expect((await fetch(`${url}/healthz`, { headers: { Connection: 'close' } })).status).toBe(200);
      await sleep(20);
    }
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('on %s answers what is in flight and exits 0', async (signal) => {
    const { url, child, exited } = await startServer(BIN, ['serve']);
    const response = await fetch(url + PATH, { method: 'POST', body: EXAMPLE });
    expect(response.status).toBe(415);
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(`POST ${PATH} HTTP/1.1\r\nHost: example.test\r\nContent-Length: ${EXAMPLE.length}\r\n\r\n`);
    await sleep(100);
    child.kill(signal);
    await sleep(100);
    socket.write(EXAMPLE);
    expect(await text(socket)).toContain('HTTP/1.1 200 OK');
    expect(await exited).toBe(0);
  });

  it('exits at once on a second signal', async () => {
    const { url, child, exited } = await startServer(BIN, ['serve']);
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
    socket.write(`POST ${PATH} HTTP/1.1\r\nHost: example.test\r\nContent-Length: 2\r\n\r\n`);
    await sleep(100);
    child.kill('SIGTERM');
    await sleep(100);
    expect(child.exitCode).toBeNull();
    child.kill('SIGTERM');
    expect(await exited).toBe('SIGTERM');
  });

  it('opens no inspector on SIGUSR1, and serves on', async () => {
    let told = '';
    const { url, child, exited } = await startServer(BIN, ['serve'], {
      onErrors: (line) => {
        told += line;
      },
    });
    child.kill('SIGUSR1');
    await sleep(500);
    expect((await fetch(`${url}/healthz`, { headers: { Connection: 'close' } })).status).toBe(200);
    child.kill('SIGTERM');
    expect([await exited, told]).toEqual([0, '']);
  });

  it('serves from npx, and does not stay behind when npx is ended', async () => {
    const { url, child, exited } = await startServer('npx', ['nirayana', 'serve']);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    await exited;
    await expect.poll(() => fetch(url).catch(() => 'gone'), { timeout: 20_000 }).toBe('gone');
  });
});
