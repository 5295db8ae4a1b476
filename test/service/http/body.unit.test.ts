import { afterEach, describe, expect, it, vi } from 'vitest';
import { discardBody, readJson } from '../../../src/service/http/body.js';
import { spaces } from '../../support/http-matrix.js';

const MEBIBYTE = 1024 * 1024;

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('https://example.test', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

describe('reading a body', () => {
  it('does not begin with one that declares itself too large', async () => {
    const body = new ReadableStream({ pull: (c) => c.enqueue(new Uint8Array(10)) }, { highWaterMark: 0 });
    const request = post(body, { 'Content-Length': '65537' });
    expect(await readJson(request)).toHaveProperty('status', 413);
    expect(request.bodyUsed).toBe(false);
  });

  it('stops where it becomes too large', async () => {
    const { body, sent } = spaces(10 * MEBIBYTE);
    expect(await readJson(post(body))).toHaveProperty('status', 413);
    expect(sent()).toBeLessThan(MEBIBYTE);
  });

  it.each(['gzip', 'br', 'identity, gzip'])('refuses the encoding %s with 415', async (encoding) => {
    const request = post('{}', { 'Content-Type': 'application/json', 'Content-Encoding': encoding });
    expect(await readJson(request)).toEqual({ status: 415, message: 'The body must not be compressed.' });
  });

  it.each([
    ['application/json; charset=iso-8859-1', 415],
    ['application/json;charset="UTF-16"', 415],
    ['application/json; charset=', 415],
    ['application/json; charset=UTF-8', undefined],
    ['application/json; charset="utf8"', undefined],
    ['application/json; charset=us-ascii', undefined],
    ['application/json', undefined],
  ])('takes UTF-8 alone: %s', async (type, status) => {
    const headers = { 'Content-Type': type };
    const body = await readJson(new Request('https://a.test', { method: 'POST', headers, body: '{}' }));
    expect('status' in body ? body.status : undefined).toBe(status);
  });

  it('takes the identity encoding in any case', async () => {
    const request = post('{}', { 'Content-Type': 'application/json', 'Content-Encoding': 'Identity' });
    expect(await readJson(request)).toEqual({ value: {} });
  });
});

describe('discarding a body', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('reads what is left of it', async () => {
    const { body, sent } = spaces(5_000_000);
    const request = post(body);
    await readJson(request);
    await discardBody(request);
    expect(sent()).toBe(5_000_000);
  });

  it('reads 16 MiB at most', async () => {
    const { body, sent } = spaces(1_000_000_000);
    await discardBody(post(body));
    expect(sent() / MEBIBYTE).toBeGreaterThan(16);
    expect(sent() / MEBIBYTE).toBeLessThan(17);
  });

  it('waits five seconds at most', async () => {
    vi.useFakeTimers();
    let isDone = false;
    const discarded = discardBody(post(new ReadableStream())).then(() => {
      isDone = true;
    });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isDone).toBe(true);
    await discarded;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is content with a body that breaks off, is missing, or that somebody else reads', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
    await discardBody(post(broken));
    await discardBody(new Request('https://example.test'));
    await discardBody(new Request('https://example.test', { method: 'POST' }));
    const read = post('{}');
    read.body?.getReader();
    await discardBody(read);
  });
});
