import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { Asked, Door } from '../../../src/service/http/door.js';
import { SlidingWindowLimiter } from '../../../src/service/http/rate-limit.js';
import { Channel, type Port } from '../../../src/service/node/channel.js';
import { type AskedBody, answerFor, RemoteDoors } from '../../../src/service/node/remote-door.js';
import { countFor, RemoteLimiter } from '../../../src/service/node/remote-limiter.js';

/** Two ends of a channel that carries what JSON can. */
function ports(): [Port, Port] {
  const ends = [new EventEmitter(), new EventEmitter()] as const;
  const port = (here: EventEmitter, there: EventEmitter): Port => ({
    on: (event, heard) => here.on(event, heard),
    send: (message, socket, sent) => {
      const text = JSON.stringify(message);
      setImmediate(() => {
        sent(null);
        there.emit('message', JSON.parse(text), socket);
      });
    },
  });
  return [port(ends[0], ends[1]), port(ends[1], ends[0])];
}

type Arithmetic = { readonly double: (value: number) => number; readonly fail: (nothing: null) => never };
const ARITHMETIC: Arithmetic = {
  double: (value) => 2 * value,
  fail: () => {
    throw new Error('It went wrong.');
  },
};

describe('a channel between processes', () => {
  it('brings answers to those who asked, and failures as such', async () => {
    const [here, there] = ports();
    new Channel(there, ARITHMETIC);
    const channel = new Channel<Arithmetic>(here, {});
    const doubled = Array.from({ length: 100 }, (_, value) => channel.ask('double', value));
    expect(await Promise.all(doubled)).toEqual(Array.from({ length: 100 }, (_, value) => 2 * value));
    await expect(channel.ask('fail', null)).rejects.toThrow('It went wrong.');
  });

  it('that closes lets what is asked fail, before and after', async () => {
    const [here] = ports();
    const channel = new Channel<Arithmetic>(here, {});
    const asked = channel.ask('double', 1);
    channel.close(new Error('It has ended.'));
    await expect(asked).rejects.toThrow('It has ended.');
    await expect(channel.ask('double', 1)).rejects.toThrow('It has ended.');
  });

  it('that cannot send lets what is asked fail', async () => {
    const send: Port['send'] = (_message, _socket, sent) => setImmediate(() => sent(new Error('No channel.')));
    const channel = new Channel<Arithmetic>({ send, on: () => {} }, {});
    await expect(channel.ask('double', 1)).rejects.toThrow('No channel.');
  });
});

describe('a limiter in another process', () => {
  it('is one limit for all that ask it', async () => {
    const limiter = new SlidingWindowLimiter({ limit: 30 });
    const worker = () => {
      const [here, there] = ports();
      new Channel(there, { count: countFor(limiter) });
      const channel = new Channel<{ count: ReturnType<typeof countFor> }>(here, {});
      return new RemoteLimiter((asked) => channel.ask('count', asked));
    };
    const workers = [worker(), worker(), worker()];
    const taken = Array.from({ length: 100 }, (_, at) => workers[at % 3]?.take('client tool'));
    const decisions = await Promise.all(taken);
    expect(decisions.filter((decision) => decision?.allowed)).toHaveLength(30);
    const left = decisions.flatMap((decision) => (decision?.allowed ? [decision.remaining] : []));
    expect(left.sort((one, other) => other - one)).toEqual(Array.from({ length: 30 }, (_, at) => 29 - at));
  });

  it('is asked once for the requests of one turn, each for its own key', async () => {
    const asked: unknown[] = [];
    const limiter = new SlidingWindowLimiter({ limit: 1 });
    const remote = new RemoteLimiter((countings) => {
      asked.push(countings);
      return countFor(limiter)(countings);
    });
    const decisions = await Promise.all([remote.take('a'), remote.take('b', 0, 4), remote.take('a')]);
    const told = [
      ['a', 1, 1],
      ['b', 4, 1],
      ['a', 1, 1],
    ];
    expect(asked).toEqual([told]);
    expect(decisions.map(({ allowed, limit }) => [allowed, limit])).toEqual([
      [true, 1],
      [true, 4],
      [false, 1],
    ]);
  });

  it('that fails for one key fails for that one', async () => {
    const take = (key: string) => {
      if (key === 'b') throw new Error('No answer.');
      return new SlidingWindowLimiter().take(key, 0);
    };
    const remote = new RemoteLimiter(countFor({ take }));
    const [first, second] = await Promise.allSettled([remote.take('a'), remote.take('b')]);
    expect([first?.status, second?.status]).toEqual(['fulfilled', 'rejected']);
  });
});

describe('doors in another process', () => {
  const asked = (body: unknown, reads: { count: number }) => ({
    method: 'POST',
    origin: 'https://example.test',
    pathname: '/api/b2b/career-dna',
    search: '?output=interpreted',
    requestId: 'abc',
    client: '203.0.113.7',
    header: (name: string) => (name === 'authorization' ? 'Bearer key' : null),
    json: async () => {
      reads.count++;
      return { value: body };
    },
    form: async () => ({ value: { sent: 'as a form' } }),
  });

  /** A door as a worker has it, that stands in the primary process. */
  function remote(door: Parameters<typeof answerFor>[0][number]) {
    const doors: RemoteDoors = new RemoteDoors([door.path], (request) =>
      answerFor([door], JSON.parse(JSON.stringify(request)), (body) => doors.body(body)),
    );
    const [only] = doors.doors;
    if (!only) throw new Error('There is no door.');
    return only;
  }

  it('see the request as it is, and read its body once and only if they want it', async () => {
    const reads = { count: 0 };
    const seen: unknown[] = [];
    const door = remote({
      path: '/api/b2b',
      answer: async (request) => {
        const { method, pathname, search, client, requestId } = request;
        if (request.header('authorization') === null) return { status: 401, headers: {}, body: null };
        expect(reads.count).toBe(0);
        seen.push({
          method,
          pathname,
          search,
          client,
          requestId,
          body: await request.json(),
          again: await request.json(),
        });
        return { status: 202, headers: { 'Retry-After': '1' }, body: '{}' };
      },
    });
    expect(await door.answer(asked({ name: 'x' }, reads))).toEqual({
      status: 202,
      headers: { 'Retry-After': '1' },
      body: '{}',
    });
    const { method, pathname, search, client, requestId } = asked(null, reads);
    const body = { value: { name: 'x' } };
    expect(seen).toEqual([{ method, pathname, search, client, requestId, body, again: body }]);
    expect(reads.count).toBe(1);
    const without = { ...asked({}, reads), header: () => null };
    expect((await door.answer(without)).status).toBe(401);
    expect(reads.count).toBe(1);
  });

  it('see the fields of a form', async () => {
    const door = remote({
      path: '/account',
      answer: async ({ form }) => ({ status: 200, headers: {}, body: JSON.stringify([await form(), await form()]) }),
    });
    const { body } = await door.answer(asked({}, { count: 0 }));
    expect(JSON.parse(body ?? '')).toEqual([{ value: { sent: 'as a form' } }, { value: { sent: 'as a form' } }]);
  });

  it('see a body at any depth that can be sent, and refuse any other', async () => {
    const [here, there] = ports();
    const door: Door = {
      path: '/api/b2b',
      answer: async ({ json }) => ({ status: 200, headers: {}, body: await text(json) }),
    };
    const text = async (json: Asked['json']) => JSON.stringify(await json());
    const doors: RemoteDoors = new RemoteDoors([door.path], (request) =>
      answerFor([door], request, (body) => channel.ask('body', body)),
    );
    new Channel(there, { body: (asked: AskedBody) => doors.body(asked) });
    const channel = new Channel<{ body: (asked: AskedBody) => Promise<string> }>(here, {});
    const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
    const told = async (depth: number) => (await doors.doors[0]?.answer(asked(nested(depth), { count: 0 })))?.body;
    expect(await told(100)).toBe(JSON.stringify({ value: nested(100) }));
    expect(await told(30_000)).toBe('{"status":400,"message":"The body is nested too deeply."}');
  });

  it('fail where they ask for a header that is not sent, so that none is missed in silence', async () => {
    const door = remote({
      path: '/api/b2b',
      answer: ({ header }) => ({ status: 200, headers: {}, body: header('x-new-header') }),
    });
    await expect(door.answer(asked({}, { count: 0 }))).rejects.toThrow(/x-new-header/);
  });
});
