import { describe, expect, it } from 'vitest';
import type { SuccessEnvelope } from '../../../src/calculation/envelopes.js';
import { runTool } from '../../../src/calculation/run.js';
import { handlerWith } from '../../../src/service/http/handler.js';
import { SlidingWindowLimiter } from '../../../src/service/http/rate-limit.js';
import { tooManyRequests } from '../../../src/service/http/refusals.js';
import { served } from '../../../src/service/mcp/handler.js';
import type { LongCall } from '../../../src/service/web/long.js';
import { spoken } from '../../../src/service/web/spoken.js';
import { findTool } from '../../../src/tools/registry.js';
import { rpc } from '../../support/mcp.js';

const NOW = new Date('2026-01-01T00:00:00Z');
const ORIGIN = 'https://example.org';
const PLACE = { latitude: 25.3176, longitude: 82.9739, timezone: 'Asia/Kolkata' };
const LONG = { from: '2026-01-01', to: '2027-01-31', ...PLACE };
const SHORT = { from: '2026-01-01', to: '2026-01-05', ...PLACE };
const JSON_TYPE = { 'Content-Type': 'application/json' };
const QUERY = 'from=2026-01-01&to=2027-01-31&at_lat=25.3176&at_lon=82.9739&at_tz=Asia/Kolkata';

function service({ limit = 30, full = false } = {}) {
  const asked: { call: LongCall; client: string }[] = [];
  const elsewhere = async (call: LongCall, client: string) => {
    asked.push({ call, client });
    if (full) throw tooManyRequests(7);
    const tool = findTool(call.slug);
    const { fields, conventions, baseUrl } = call;
    const environment = await spoken(conventions, fields);
    const options = { now: new Date(call.at), inputs: 'specified', baseUrl, environment } as const;
    return (tool && runTool(tool, fields, options)) as SuccessEnvelope;
  };
  const rateLimiter = new SlidingWindowLimiter({ limit });
  const handle = handlerWith({ now: () => NOW, elsewhere, rateLimiter, clientId: () => 'me' });
  const mcp = served({ now: () => NOW, elsewhere, rateLimiter });
  const post = (input: object, query = '') =>
    handle(
      new Request(`${ORIGIN}/api/public/tools/vrata-calendar${query}`, {
        method: 'POST',
        headers: JSON_TYPE,
        body: JSON.stringify(input),
      }),
    );
  const get = (path: string, accept = 'text/html') =>
    handle(new Request(ORIGIN + path, { headers: { Accept: accept } }));
  const callTool = async (args: object) => {
    const message = rpc(1, 'tools/call', { name: 'vrata_calendar', arguments: args });
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
    const request = new Request(`${ORIGIN}/mcp`, { method: 'POST', headers });
    const carried = { client: 'me', json: async () => ({ value: message }), report: () => {} };
    return (await (await mcp(request, carried)).json()).result;
  };
  return { asked, post, get, callTool };
}

const left = (response: Response) => response.headers.get('RateLimit-Remaining');

describe('a long calculation', () => {
  it('takes as many places of its window as it costs, and is done elsewhere; a short one is not', async () => {
    const { post, asked } = service();
    expect(left(await post(SHORT))).toBe('29');
    expect(asked).toEqual([]);
    const long = await post(LONG);
    expect([long.status, left(long)]).toEqual([200, '27']);
    expect(left(await post(LONG, '?ayanamsha=true_chitra'))).toBe('24');
    expect(asked.map(({ call, client }) => [call.slug, call.places, call.conventions, client])).toEqual([
      ['vrata-calendar', 2, {}, 'me'],
      ['vrata-calendar', 3, { ayanamsha: 'true_chitra' }, 'me'],
    ]);
  });

  it('answers with the bytes that the loop would', async () => {
    const there = await service().post(LONG);
    const here = handlerWith({ now: () => NOW });
    const request = new Request(`${ORIGIN}/api/public/tools/vrata-calendar`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify(LONG),
    });
    expect(await there.text()).toBe(await (await here(request)).text());
  });

  it('takes them for a page and for its JSON too', async () => {
    const { get, post, asked } = service();
    const page = await get(`/tools/vrata-calendar?${QUERY}`);
    // What is left it tells of the eclipses beside the fasts, which it counts last.
    expect(page.status).toBe(200);
    expect((await get(`/tools/vrata-calendar.json?${QUERY}`, 'application/json')).status).toBe(200);
    expect(asked).toHaveLength(2);
    // An answer that may be kept for others says nothing of the limit of one.
    expect(left(await post(SHORT))).toBe('25');
  });

  it('takes them for an AI client, who names the place', async () => {
    const { callTool, post, asked } = service();
    const told = await callTool({ from: '2026-01-01', to: '2027-01-31', place: 'Varanasi, India' });
    expect(told.isError).toBeUndefined();
    expect(asked.map(({ client }) => client)).toEqual(['me']);
    expect(left(await post(SHORT))).toBe('27');
  });

  it('is refused where too few places are left, until enough are free', async () => {
    const { post, callTool, get } = service({ limit: 3 });
    for (let asked = 0; asked < 2; asked++) expect((await post(SHORT)).status).toBe(200);
    const refused = await post(LONG);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
    expect((await callTool(LONG))._meta['nirayana/error'].error.code).toBe('rate_limited');
    expect((await get(`/tools/vrata-calendar?${QUERY}`)).status).toBe(429);
  });

  it('can be asked for where the whole window has fewer places', async () => {
    const { post } = service({ limit: 1 });
    expect((await post(LONG)).status).toBe(200);
    expect((await post(LONG)).status).toBe(429);
  });

  it('is refused everywhere where too many wait, with the seconds to wait', async () => {
    const { post, get, callTool } = service({ full: true });
    const answers = [
      await post(LONG),
      await get(`/tools/vrata-calendar?${QUERY}`),
      await get(`/tools/vrata-calendar.json?${QUERY}`, 'application/json'),
    ];
    expect(answers.map(({ status, headers }) => [status, headers.get('Retry-After')])).toEqual(
      Array(3).fill([429, '7']),
    );
    const told = await callTool(LONG);
    expect(told._meta['nirayana/error'].error).toMatchObject({ code: 'rate_limited' });
  });
});
