import { describe, expect, it } from 'vitest';
import { SlidingWindowLimiter } from '../../../src/entries/http.js';
import type { Asked } from '../../../src/service/http/door.js';
import { mcpDoor } from '../../../src/service/mcp/door.js';
import { rpc } from '../../support/mcp.js';

const now = () => new Date('2026-01-01T00:00:00Z');

function asked(message: unknown, more: Partial<Asked> = {}): Asked {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  return {
    method: 'POST',
    origin: 'https://example.test',
    pathname: '/mcp',
    search: '',
    requestId: 'request-1',
    client: 'somebody',
    header: (name) => headers[name] ?? null,
    json: async () => ({ value: message }),
    form: () => Promise.reject(new Error('There is no form.')),
    ...more,
  };
}

const call = (name: string, given: object) => rpc(1, 'tools/call', { name, arguments: given });
const SUN = call('sun_sign', { month: 5, day: 17, structured: true });

describe('the door to the protocol', () => {
  it('answers in the words of the service, with links that lead to it', async () => {
    const door = mcpDoor({ now, basePath: '/astro' });
    expect(door.path).toBe('/mcp');
    const { status, headers, body } = await door.answer(asked(SUN));
    expect([status, headers['content-type']]).toEqual([200, 'application/json']);
    expect(JSON.parse(body ?? '').result.structuredContent).toMatchObject({
      result: { sign_name: 'Taurus' },
      methodology_url: 'https://example.test/astro/methodology/sun-sign',
      calculated_at: '2026-01-01T00:00:00Z',
    });
  });

  it('counts with the limiter of the service, for each client', async () => {
    const rateLimiter = new SlidingWindowLimiter({ limit: 1 });
    const door = mcpDoor({ now, rateLimiter });
    rateLimiter.take('somebody sun-sign', now().getTime());
    const refused = await door.answer(asked(SUN));
    expect(JSON.parse(refused.body ?? '').result).toMatchObject({ isError: true });
    const other = await door.answer(asked(SUN, { client: 'another' }));
    expect(JSON.parse(other.body ?? '').result.isError).toBeUndefined();
  });

  it('passes on what the service says of a body', async () => {
    const refusal = { status: 413, message: 'The body is larger than 65536 bytes.' } as const;
    const { status, body } = await mcpDoor({ now }).answer(asked(undefined, { json: async () => refusal }));
    expect([status, JSON.parse(body ?? '')]).toEqual([
      413,
      { jsonrpc: '2.0', error: { code: -32000, message: refusal.message }, id: null },
    ]);
  });

  it('has nothing to read', async () => {
    const { status, headers } = await mcpDoor({ now }).answer(asked(undefined, { method: 'GET' }));
    expect([status, headers['allow']]).toEqual([405, 'POST, OPTIONS']);
  });

  it('tells the operator what failed, by the id of the request', async () => {
    const told: unknown[] = [];
    const broken = () => {
      throw new Error('a secret');
    };
    const door = mcpDoor({ now: broken, onError: (error, context) => told.push([error, context]) });
    const { status, body } = await door.answer(asked(SUN));
    expect([status, JSON.parse(body ?? '').error.code]).toEqual([200, -32603]);
    expect(body).not.toContain('secret');
    expect(told).toEqual([[expect.objectContaining({ message: 'a secret' }), { requestId: 'request-1' }]]);
  });
});
