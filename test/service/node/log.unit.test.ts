import { describe, expect, it, vi } from 'vitest';
import { openLog } from '../../../src/service/node/observers.js';
import { serveWith } from '../../../src/service/node/serve.js';
import { EXAMPLE, PATH } from '../../support/node-server.js';

/** A stream that takes all and keeps it. */
function memory() {
  const pieces: string[] = [];
  const write = (text: string, written: () => void) => {
    pieces.push(text);
    setImmediate(written);
  };
  return { write, pieces, lines: () => linesOf(pieces.join('')) };
}

/** A stream whose reader has stopped, until `read`. */
function stuck() {
  const pieces: string[] = [];
  let isStuck = true;
  let next = () => {};
  const write = (text: string, written: () => void) => {
    pieces.push(text);
    if (isStuck) next = written;
    else setImmediate(written);
  };
  const read = () => {
    isStuck = false;
    next();
  };
  return { write, read, lines: () => linesOf(pieces.join('')) };
}

function linesOf(text: string): Record<string, unknown>[] {
  expect(text === '' || text.endsWith('\n')).toBe(true);
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

/** What is written but the server's own clock, counts and ids, in which any digits stand sooner or later. */
function saidIn(pieces: readonly string[]): string {
  return pieces.join('').replace(/"(?:time|pid|request_id|duration_ms)":(?:"[^" ]*"|[\d.e-]+)/g, '');
}

const AT = new Date('2026-11-22T07:00:00.250Z');
const ANSWERED = {
  at: AT,
  requestId: 'abc',
  method: 'POST',
  route: 'calculator',
  tool: 'sun-sign',
  status: 200,
  milliseconds: 0.123456,
};

describe('the log', () => {
  it('has a line for each answer', async () => {
    const stream = memory();
    const log = await openLog(stream);
    log.answered(ANSWERED);
    log.answered({ ...ANSWERED, route: 'health', tool: '', method: 'GET' });
    await log.flush();
    const common = {
      level: 'info',
      time: '2026-11-22T07:00:00.250Z',
      pid: process.pid,
      request_id: 'abc',
      status: 200,
    };
    expect(stream.lines()).toEqual([
      { ...common, method: 'POST', route: 'calculator', tool: 'sun-sign', duration_ms: 0.123 },
      { ...common, method: 'GET', route: 'health', duration_ms: 0.123 },
    ]);
  });

  it('has failures with their request and stacks, and nothing else that an error carries', async () => {
    const stream = memory();
    const log = await openLog(stream);
    const cause = Object.assign(new Error('duplicate key'), {
      detail: 'Key (name)=(Asha, 1990-05-17)',
      parameters: [1],
    });
    log.failed(new Error('The store has failed.', { cause }), { requestId: 'abc' });
    log.failed('a text', {});
    await log.flush();
    const [first, second] = stream.lines();
    expect(first).toMatchObject({ level: 'error', request_id: 'abc' });
    expect(first?.['error']).toMatch(/^Error: The store has failed\.\n +at .*\ncaused by Error: duplicate key\n +at /s);
    expect(JSON.stringify(first)).not.toContain('Asha');
    expect(second).toMatchObject({ level: 'error', error: 'a text' });
    expect(second).not.toHaveProperty('request_id');
  });

  it('is written in pieces that a pipe takes whole, cut at the ends of lines', async () => {
    const stream = memory();
    const log = await openLog(stream);
    for (let count = 0; count < 500; count++) log.answered({ ...ANSWERED, requestId: `न${count}` });
    await log.flush();
    expect(stream.lines().map((line) => line['request_id'])).toEqual(Array.from({ length: 500 }, (_, at) => `न${at}`));
    expect(stream.pieces.length).toBeLessThan(100);
    for (const piece of stream.pieces) {
      expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(4_096);
      expect(piece).toMatch(/\n$/);
    }
  });

  it('keeps 8 MiB for a reader that has stopped, drops what is more, and tells how much that was', async () => {
    const stream = stuck();
    const log = await openLog(stream);
    const sent = 100_000;
    for (let count = 0; count < sent; count++) log.answered({ ...ANSWERED, requestId: String(count) });
    await new Promise(setImmediate);
    stream.read();
    await log.flush();
    const lines = stream.lines();
    const told = lines.filter((line) => line['dropped'] !== undefined);
    const kept = lines.filter((line) => line['dropped'] === undefined);
    expect(kept.map((line) => line['request_id'])).toEqual(Array.from(kept, (_, at) => String(at)));
    const size = kept.reduce((sum, line) => sum + JSON.stringify(line).length + 1, 0);
    expect(size).toBeGreaterThan(7.9 * 1024 ** 2);
    expect(size).toBeLessThan(8.1 * 1024 ** 2);
    expect(told).toMatchObject([{ level: 'warn', dropped: sent - kept.length }]);
  });

  it('ends after two seconds although nobody reads it', async () => {
    const log = await openLog(stuck());
    log.told('stopping');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isFlushed = false;
    const flushed = log.flush().then(() => {
      isFlushed = true;
    });
    await vi.advanceTimersByTimeAsync(1_999);
    expect(isFlushed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await flushed;
    vi.useRealTimers();
  });
});

describe('the log of a server', () => {
  it('holds no birth data, no query, no body and no key, wherever a client puts them', async () => {
    const stream = memory();
    const log = await openLog(stream);
    const errors: unknown[] = [];
    const server = await serveWith({
      port: 0,
      requestsPerMinute: 0,
      onAnswered: log.answered,
      onError: (error, context) => {
        errors.push(error);
        log.failed(error, context);
      },
      doors: [{ path: '/api/b2b', answer: () => ({ status: 401, headers: {}, body: '{}' }) }],
    });
    const key = `nir_${'A1b2'.repeat(8)}`;
    const secrets = [key, '1990-05-17', '10:20', '28.6139', '77.209', 'Asha', 'Asia/Kolkata'];
    const birth = 'birth_date=1990-05-17&birth_time=10:20&latitude=28.6139&longitude=77.209&name=Asha';
    const addresses = [
      [PATH, 200],
      [`${PATH}?${birth}`, 400],
      [`/api/public/tools/1990-05-17`, 404],
      [`/api/public/agent-tools/${key}`, 404],
      [`/Asha/${key}?${birth}`, 404],
      [`/api/b2b/jobs/${key}?key=${key}`, 401],
      [`/metrics/${key}`, 404],
    ] as const;
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${key}`,
      'X-Api-Key': key,
      'X-Request-Id': `${key} Asha`,
      'User-Agent': 'Asha 1990-05-17',
      Referer: `https://example.test/?${birth}`,
      'Idempotency-Key': key,
    };
    const body = JSON.stringify({ ...JSON.parse(EXAMPLE), name: 'Asha', key });
    const ids: (string | null)[] = [];
    for (const [address, status] of addresses) {
      const sent = address === PATH ? EXAMPLE : body;
      const response = await fetch(server.url + address, { method: 'POST', headers, body: sent });
      expect([address, response.status]).toEqual([address, status]);
      ids.push(response.headers.get('X-Request-Id'));
      await response.text();
    }
    const broken = await fetch(server.url + PATH, { method: 'POST', headers, body: `{"birth_date":"1990-05-17",Asha` });
    expect(broken.status).toBe(400);
    ids.push(broken.headers.get('X-Request-Id'));
    await server.close();
    await log.flush();
    expect(stream.lines().map((line) => line['request_id'])).toEqual(ids);
    for (const secret of secrets) expect(saidIn(stream.pieces)).not.toContain(secret);
    for (const secret of [key, 'Asha']) expect(ids.join()).not.toContain(secret);
    expect(errors).toEqual([]);
  });

  it('tells which page of which tool was asked for, and nothing of what was asked', async () => {
    const stream = memory();
    const log = await openLog(stream);
    const server = await serveWith({ port: 0, requestsPerMinute: 0, onAnswered: log.answered, onError: log.failed });
    const birth = '?date=1990-05-17&time=10%3A20&lat=28.6139&lon=77.209&tz=Asia%2FKolkata&place=Asha';
    const asked = [
      [`/tools/birth-chart-calculator${birth}`, 'page', 'birth-chart-calculator'],
      [`/hi/tools/birth-chart-calculator.json${birth}`, 'page', 'birth-chart-calculator'],
      [`/charts/south.svg${birth}`, 'chart', 'birth-chart-calculator'],
      [`/tools?q=Asha`, 'list', undefined],
      [`/?q=Asha`, 'home', undefined],
      [`/Asha/1990-05-17${birth}`, 'unknown', undefined],
      [`/tools/Asha${birth}`, 'unknown', undefined],
      [`/methodology/panchang/${birth}`, 'moved', undefined],
    ] as const;
    for (const [address] of asked) {
      await (await fetch(server.url + address, { headers: { Accept: 'text/html' }, redirect: 'manual' })).text();
    }
    await server.close();
    await log.flush();
    expect(stream.lines().map((line) => [line['route'], line['tool']])).toEqual(
      asked.map(([, route, tool]) => [route, tool]),
    );
    for (const secret of ['1990', '10:20', '10%3A20', '28.6139', '77.209', 'Kolkata', 'Asha']) {
      expect(saidIn(stream.pieces)).not.toContain(secret);
    }
  });
});
