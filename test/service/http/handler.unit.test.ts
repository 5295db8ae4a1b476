import { describe, expect, it } from 'vitest';
import { createHandler, type HandlerOptions, SlidingWindowLimiter } from '../../../src/entries/http.js';
import { dailyTiming, type ErrorEnvelope, type SuccessEnvelope, tools } from '../../../src/entries/index.js';
import { httpMatrix } from '../../support/http-matrix.js';

httpMatrix('the plain handler', ({ requestsPerMinute: limit, ...options }) => ({
  handle: createHandler({
    ...options,
    ...(limit > 0 && {
      rateLimiter: new SlidingWindowLimiter({ limit }),
      clientId: (request) => request.headers.get('X-Forwarded-For') ?? '127.0.0.1',
    }),
  }),
}));

const [tool] = tools;
const calculator = `https://example.test/api/public/tools/${tool?.slug}`;
const request = (url = calculator) =>
  new Request(url, {
    method: 'POST',
    body: JSON.stringify(tool?.example),
    headers: { 'Content-Type': 'application/json' },
  });

describe('the handler by itself', () => {
  it('takes the origin of the request for its base address, and the clock of the runtime', async () => {
    const handle = createHandler();
    for (const origin of ['http://one.test', 'https://two.test:8443', 'http://one.test']) {
      const response = await handle(new Request(`${origin}/api/public/tools`));
      expect(await response.json()).toHaveProperty('openapi', `${origin}/api/public/tools/openapi.json`);
    }
    const { calculated_at } = (await (await handle(request())).json()) as { calculated_at: string };
    expect(Math.abs(Date.parse(calculated_at) - Date.now())).toBeLessThan(60_000);
  });

  it.each([
    ['a time with seconds', { birth_time: '10:20:30' }, 400, 'invalid_input'],
    ['a birth', { birth: { date: '1990-05-17' } }, 400, 'invalid_input'],
    ['local mean time', { birth_timezone: 'LMT' }, 422, 'engine_error'],
    ['an offset', { birth_timezone: '+05:30' }, 422, 'engine_error'],
  ])('takes inputs as specified, and so not %s', async (_, more, status, code) => {
    const body = JSON.stringify({ ...tool?.example, ...more });
    const headers = { 'Content-Type': 'application/json' };
    const response = await createHandler()(new Request(calculator, { method: 'POST', body, headers }));
    expect([response.status, await response.json()]).toMatchObject([status, { error: { code } }]);
  });

  it('wants an absolute base address', () => {
    expect(() => createHandler({ baseUrl: 'example.org' })).toThrow(TypeError);
  });

  it.each<[option: string, options: object]>([
    ['now', { now: new Date(0) }],
    ['now', { now: null }],
    ['onError', { onError: 'log' }],
    ['clientId', { rateLimiter: new SlidingWindowLimiter() }],
    ['clientId', { rateLimiter: new SlidingWindowLimiter(), clientId: 'a' }],
    ['rateLimiter', { rateLimiter: { take: 30 }, clientId: () => 'a' }],
    ['rateLimiter', { rateLimiter: null, clientId: () => 'a' }],
    ['zoneAt', { zoneAt: 'UTC' }],
    ['zoneAt', { zoneAt: null }],
    ['ephemeris', { ephemeris: {} }],
    ['ephemeris', { ephemeris: 0 }],
  ])('is not made with a wrong %s: %o', (option, options) => {
    const sentence = new RegExp(`^The option ${option} must `);
    expect(() => createHandler(options as HandlerOptions)).toThrow(sentence);
  });

  it('may be told nothing of each of its options', async () => {
    const none = { baseUrl: undefined, now: undefined, zoneAt: undefined, ephemeris: undefined, onError: undefined };
    const handle = createHandler({ ...none, rateLimiter: undefined, clientId: undefined } as object as HandlerOptions);
    expect((await handle(request())).status).toBe(200);
  });

  it('wants to know the client where it is to limit them', () => {
    // @ts-expect-error clientId is missing
    expect(() => createHandler({ rateLimiter: new SlidingWindowLimiter() })).toThrow(TypeError);
  });

  describe('tells the operator and not the client', () => {
    const secret = new Error('ENOENT: /home/secret/limits.db');
    const fail = () => {
      throw secret;
    };

    it.each<[name: string, options: HandlerOptions, status: number, code: string]>([
      ['a limiter that throws', { rateLimiter: { take: fail }, clientId: () => 'a' }, 502, 'engine_unavailable'],
      [
        'a limiter that rejects',
        { rateLimiter: { take: () => Promise.reject(secret) }, clientId: () => 'a' },
        502,
        'engine_unavailable',
      ],
      [
        'a client that cannot be told',
        { rateLimiter: new SlidingWindowLimiter(), clientId: fail },
        500,
        'internal_error',
      ],
      ['a clock that fails', { now: fail }, 500, 'internal_error'],
      ['a clock that tells no time', { now: () => new Date(Number.NaN) }, 500, 'internal_error'],
    ])('%s', async (_name, options, status, code) => {
      const seen: string[] = [];
      const handle = createHandler({ ...options, onError: (_, { requestId }) => seen.push(requestId) });
      const response = await handle(request());
      expect(response.status).toBe(status);
      const body = await response.text();
      expect(body).not.toContain('secret');
      expect(JSON.parse(body)).toMatchObject({ tool: tool?.slug, error: { code, field_errors: [] } });
      expect(new Set(seen)).toEqual(new Set([response.headers.get('x-request-id')]));
    });

    it('a body that somebody else has read', async () => {
      const seen: unknown[] = [];
      const used = request();
      await used.text();
      const response = await createHandler({ onError: (error) => seen.push(error) })(used);
      expect(response.status).toBe(500);
      expect(seen).toHaveLength(1);
    });
  });

  it.each(['http://xn--a/', 'http://256.256.256.256/api/public/tools', 'http://u:p@e/', 'http://u@e/', '/', ''])(
    'refuses an address from which its server should have made no request, without troubling the operator: %j',
    async (url) => {
      const seen: unknown[] = [];
      const handle = createHandler({ onError: (error) => seen.push(error) });
      const response = await handle({ url, method: 'GET', headers: new Headers() } as Request);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ tool: '', error: { code: 'invalid_input' } });
      expect(seen).toEqual([]);
    },
  );

  it('answers a body that breaks off without troubling the operator', async () => {
    const seen: unknown[] = [];
    const body = new ReadableStream({
      pull: (controller) => controller.error(new Error('aborted')),
    });
    const init = { method: 'POST', body, duplex: 'half', headers: { 'Content-Type': 'application/json' } };
    const handle = createHandler({ onError: (error) => seen.push(error) });
    expect((await handle(new Request(calculator, init as RequestInit))).status).toBe(400);
    expect(seen).toEqual([]);
  });
});

describe('the options in the query of a POST address', () => {
  const handle = createHandler({ now: () => new Date('2026-01-01T00:00:00Z') });
  const place = { latitude: 50.4547, longitude: 30.5238 };
  const day = { date: '2026-06-21', timezone: 'Europe/Kyiv' };
  const post = async (path: string, input: object = day) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await handle(
      new Request(`https://example.test${path}`, { method: 'POST', body: JSON.stringify(input), headers }),
    );
    return { status: response.status, answer: (await response.json()) as SuccessEnvelope & ErrorEnvelope };
  };

  it.each(['tools', 'agent-tools'])('change what %s answer and are named in the provenance', async (family) => {
    const query = 'ayanamsha=raman&at_lat=50.4547&at_lon=30.5238';
    const { status, answer } = await post(`/api/public/${family}/daily-timing?${query}`);
    expect(status).toBe(200);
    expect(answer.result).toEqual(dailyTiming(day, { ayanamsha: 'raman', place }).result);
    expect(answer.provenance.options).toEqual({ ayanamsha: 'raman', place });
  });

  it('give a zodiac by degrees and a moment too', async () => {
    const { status, answer } = await post('/api/public/tools/daily-timing?ayanamsha=22.4608@1900-01-01T06:00');
    const ayanamsha = { value: 22.4608, at: '1900-01-01T06:00:00Z' };
    expect(status).toBe(200);
    expect(answer.result).toEqual(dailyTiming(day, { ayanamsha }).result);
    expect(answer.provenance.options).toEqual({ ayanamsha });
  });

  it('go behind the language of an input', async () => {
    const { answer } = await post('/api/public/tools/push-or-wait?locale=hi', { ...day, locale: 'de' });
    const { result, labels } = (await post('/api/public/tools/push-or-wait?locale=de')).answer;
    expect(answer).toMatchObject({ result, labels });
    expect(answer.provenance.options).toEqual({ locale: 'de' });
    expect(await post('/api/public/tools/push-or-wait?locale=hi', { ...day, locale: 'xx' })).toMatchObject({
      status: 400,
      answer: { error: { field_errors: [{ field: 'locale' }] } },
    });
  });

  it('leave the answer as it is when there are none', async () => {
    const { answer } = await post('/api/public/tools/daily-timing?');
    expect(answer.provenance).toEqual(dailyTiming(day).provenance);
    expect(answer.provenance).not.toHaveProperty('options');
  });

  it.each([
    [
      'daily-timing?node=true',
      'node',
      'This option is not accepted. The options are: ayanamsha, day, at_lat, at_lon, brahma_muhurta, sunrise, locale.',
    ],
    ['sun-sign?ayanamsha=raman', 'ayanamsha', 'This option is not accepted. The options are: locale.'],
    ['daily-timing?day=zone&day=zone', 'day', 'This option is given more than once.'],
    ['daily-timing?day=', 'day', 'Must be one of: zone, nominal.'],
    [
      'daily-timing?ayanamsha=22@1900-02-29',
      'ayanamsha',
      '22@1900-02-29 is not at most 360 degrees at a moment of 1800 to 2200.',
    ],
    ['daily-timing?at_lat=50', 'at_lon', 'This field is required.'],
    ['daily-timing?at_lat=1e2&at_lon=30', 'at_lat', 'Must be a number.'],
  ])('are refused in %s', async (address, field, message) => {
    const { status, answer } = await post(`/api/public/tools/${address}`);
    expect(status).toBe(400);
    expect(answer.error).toMatchObject({ code: 'invalid_input', field_errors: [{ field, message }] });
  });

  it('count as a calculation when they are refused', async () => {
    const limited = createHandler({ rateLimiter: new SlidingWindowLimiter({ limit: 1 }), clientId: () => 'one' });
    const response = await limited(request(`${calculator}?day=nominal`));
    expect(response.status).toBe(400);
    expect(response.headers.get('RateLimit-Remaining')).toBe('0');
  });
});
