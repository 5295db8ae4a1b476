import { expect, it } from 'vitest';
import { readJson } from '../../../src/adapters/http/body.js';

it('does not read a body that declares itself too large', async () => {
  const body = new ReadableStream({ pull: (c) => c.enqueue(new Uint8Array(10)) }, { highWaterMark: 0 });
  const headers = { 'Content-Length': '65537' };
  const init = { method: 'POST', body, duplex: 'half', headers } as RequestInit;
  const request = new Request('https://example.test', init);
  expect(await readJson(request)).toHaveProperty('status', 413);
  expect(request.bodyUsed).toBe(false);
});

it('takes the identity encoding in any case', async () => {
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'Identity' };
  const request = new Request('https://example.test', { method: 'POST', body: '{}', headers });
  expect(await readJson(request)).toEqual({ value: {} });
});
