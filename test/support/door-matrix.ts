import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HandlerOptions } from '../../src/entries/http.js';
import { tools } from '../../src/entries/index.js';
import type { Asked } from '../../src/service/http/door.js';
import type { Parts } from '../../src/service/http/service.js';
import { type Subject, spaces } from './http-matrix.js';

export type DoorOptions = Pick<HandlerOptions, 'basePath' | 'now' | 'onError' | 'onAnswered'> & Parts;

const BASE = 'https://example.test';
const [tool] = tools;
const CALCULATOR = `/api/public/tools/${tool?.slug}`;
const NOW = new Date('2026-01-01T00:00:00Z');

/** What holds for the parts of the service beside the public calculators, on any handler. */
export function doorMatrix(place: string, make: (options: DoorOptions) => Subject | Promise<Subject>): void {
  const subjects: Subject[] = [];
  afterEach(async () => {
    await Promise.all(subjects.splice(0).map((subject) => subject.close?.()));
  });

  async function service(options: DoorOptions) {
    const subject = await make({ now: () => NOW, ...options });
    subjects.push(subject);
    return (path: string, init: RequestInit = {}) =>
      subject.handle(new Request(BASE + path, { duplex: 'half', ...init } as RequestInit));
  }

  const post = (body: BodyInit): RequestInit => ({ method: 'POST', body });
  const answer = (status = 200, body: string | null = 'inside') => ({ status, headers: { 'X-Own': 'yes' }, body });

  describe(`doors: ${place}`, () => {
    it('leads every path below its own to a door, and none beside it', async () => {
      const seen: string[] = [];
      const door = {
        path: '/api/b2b',
        answer: ({ pathname, search }: Asked) => {
          seen.push(pathname + search);
          return answer();
        },
      };
      const send = await service({ doors: [door] });
      for (const path of ['/api/b2b', '/api/b2b/', '/api/b2b/jobs/%C3%A9?a=b', '/api/b2b?']) {
        expect([path, (await send(path)).status]).toEqual([path, 200]);
      }
      expect(seen).toEqual(['/api/b2b', '/api/b2b/', '/api/b2b/jobs/%C3%A9?a=b', '/api/b2b']);
      for (const path of ['/api/b2bs', '/api', '/API/B2B', '/x/api/b2b']) {
        expect([path, (await send(path)).status]).toEqual([path, 404]);
      }
      expect((await send('/api/public/tools')).status).toBe(200);
    });

    it('leads to it within a mount only, and leaves the path of the mount out', async () => {
      const seen: string[] = [];
      const door = {
        path: '/b2b',
        answer: ({ pathname }: Asked) => {
          seen.push(pathname);
          return answer();
        },
      };
      const send = await service({ doors: [door], basePath: '/astro' });
      expect([(await send('/astro/b2b/x')).status, (await send('/b2b/x')).status]).toEqual([200, 404]);
      expect(seen).toEqual(['/b2b/x']);
    });

    it('tells a door what was asked', async () => {
      let body: unknown;
      let told: Asked | undefined;
      const door = {
        path: '/b2b',
        answer: async (asked: Asked) => {
          told = asked;
          body = await asked.json();
          return answer();
        },
      };
      const send = await service({ doors: [door] });
      const headers = { 'Content-Type': 'application/json', 'X-Request-Id': 'mine', Authorization: 'Bearer nir_1' };
      await send('/b2b', { ...post('{"a":1}'), headers });
      expect(body).toEqual({ value: { a: 1 } });
      expect(told).toMatchObject({ method: 'POST', requestId: 'mine' });
      expect(told?.header('authorization')).toBe('Bearer nir_1');
      expect(told?.header('x-none')).toBeNull();
      expect(told?.origin).toMatch(/^https?:\/\/[\w.:]+$/);
    });

    it.each(['{', 'x'.repeat(70_000), ''])('tells a door that a body is none', async (sent) => {
      const door = {
        path: '/b2b',
        answer: async ({ json }: Asked) => {
          const body = await json();
          return answer('status' in body ? body.status : 200);
        },
      };
      const send = await service({ doors: [door] });
      const init = { ...post(sent), headers: { 'Content-Type': 'application/json' } };
      expect((await send('/b2b', init)).status).toBe(sent.length > 65_536 ? 413 : 400);
    });

    it('gives the answer of a door an id and no leave for other origins, unless the door gives it', async () => {
      const open = { status: 200, headers: { 'Access-Control-Allow-Origin': '*' }, body: '' };
      const send = await service({
        doors: [
          { path: '/closed', answer: () => answer(202) },
          { path: '/open', answer: () => open },
        ],
      });
      const closed = await send('/closed', { headers: { 'X-Request-Id': 'mine' } });
      expect([closed.status, await closed.text()]).toEqual([202, 'inside']);
      expect(closed.headers.get('x-own')).toBe('yes');
      expect(closed.headers.get('x-request-id')).toBe('mine');
      expect(closed.headers.get('x-content-type-options')).toBe('nosniff');
      expect([...closed.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect((await send('/open')).headers.get('access-control-allow-origin')).toBe('*');
    });

    it('sends no body with an answer to HEAD', async () => {
      const send = await service({ doors: [{ path: '/b2b', answer: () => answer() }] });
      const head = await send('/b2b', { method: 'HEAD' });
      expect([head.status, await head.text(), head.headers.get('x-own')]).toEqual([200, '', 'yes']);
    });

    it.each([200, 401])('reads a body to its end that a door has left, with status %d', async (status) => {
      const send = await service({ doors: [{ path: '/b2b', answer: () => answer(status) }] });
      const { body, sent } = spaces(5_000_000);
      expect((await send('/b2b', post(body))).status).toBe(status);
      expect(sent()).toBe(5_000_000);
    });

    it.each<[how: string, fail: (error: Error) => Promise<never>]>([
      ['rejects', (error) => Promise.reject(error)],
      [
        'throws',
        (error) => {
          throw error;
        },
      ],
    ])('tells the operator of a door that %s, and not the client', async (_how, fail) => {
      const secret = new Error('password authentication failed for nir_1');
      const seen: unknown[] = [];
      const send = await service({
        doors: [{ path: '/b2b', answer: () => fail(secret) }],
        onError: (error, { requestId }) => seen.push([error, requestId]),
      });
      const response = await send('/b2b', { ...post('{}'), headers: { 'X-Request-Id': 'b2b' } });
      expect(response.status).toBe(500);
      const text = await response.text();
      expect(text).not.toMatch(/nir_|password/);
      expect(JSON.parse(text)).toMatchObject({ tool: '', error: { code: 'internal_error', field_errors: [] } });
      expect(seen).toEqual([[secret, 'b2b']]);
    });
  });

  describe(`what is told of answers: ${place}`, () => {
    it('is told once for each, and holds no word of the client', async () => {
      const onAnswered = vi.fn();
      const send = await service({
        onAnswered,
        onError: () => {},
        doors: [
          { path: '/b2b', answer: () => answer(202) },
          { path: '/broken', answer: () => Promise.reject(new Error('broken')) },
        ],
      });
      const json = { 'Content-Type': 'application/json' };
      const asked: [path: string, init: RequestInit, route: string, tool: string | undefined, status: number][] = [
        [CALCULATOR, { ...post(JSON.stringify(tool?.example)), headers: json }, 'calculator', tool?.slug, 200],
        [CALCULATOR, { ...post('{'), headers: json }, 'calculator', tool?.slug, 400],
        ['/api/public/tools/secret', {}, 'unknown', '', 404],
        ['/nir_secret', {}, 'unknown', '', 404],
        ['/api/public/tools/', { redirect: 'manual' }, 'moved', '', 308],
        ['/healthz', { method: 'HEAD' }, 'health', '', 200],
        ['/b2b/jobs/secret', {}, '/b2b', '', 202],
        ['/broken', {}, '/broken', '', 500],
      ];
      for (const [path, init, route, slug, status] of asked) {
        onAnswered.mockClear();
        await (await send(path, { ...init, headers: { ...init.headers, 'X-Request-Id': 'r1' } })).text();
        const method = init.method ?? 'GET';
        const milliseconds = expect.any(Number);
        expect(onAnswered.mock.calls).toEqual([
          [{ at: NOW, requestId: 'r1', method, route, tool: slug, status, milliseconds }],
        ]);
        expect(onAnswered.mock.calls[0]?.[0].milliseconds).toBeGreaterThanOrEqual(0);
      }
    });

    it('costs nobody an answer where the observer fails', async () => {
      const onAnswered = () => {
        throw new Error('the log is full');
      };
      const send = await service({ onAnswered });
      expect((await send('/healthz')).status).toBe(200);
    });
  });

  it(`readiness tells of the parts: ${place}`, async () => {
    const send = await service({ readiness: () => ({ store: 'opening' }) });
    const response = await send('/readyz');
    expect([response.status, await response.json()]).toEqual([
      200,
      expect.objectContaining({ status: 'ok', store: 'opening' }),
    ]);
  });
}
