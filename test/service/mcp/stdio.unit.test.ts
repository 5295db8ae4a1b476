import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { tools } from '../../../src/entries/index.js';
import { serveStreams } from '../../../src/service/mcp/stdio.js';
import { deferred } from '../../support/deferred.js';
import { initializing, rpc } from '../../support/mcp.js';

const NOW = new Date('2026-01-01T00:00:00Z');
const INITIALIZE = initializing('2025-06-18', 'first');
const PING = rpc('ping', 'ping');
const calling = (id: number | string, name: string, given: object) => rpc(id, 'tools/call', { name, arguments: given });
const SUN_SIGN = calling(2, 'sun_sign', { month: 5, day: 17, structured: true });

const lineOf = (message: unknown) => (typeof message === 'string' ? message : JSON.stringify(message));

/** What a server that gets lines, and then the end of its input, answers. */
async function answersTo(messages: readonly unknown[], end = '\n') {
  const bytes = Buffer.from(messages.map(lineOf).join('\n') + end);
  let output = '';
  async function* input() {
    for (let start = 0; start < bytes.length; start += 65_536) yield bytes.subarray(start, start + 65_536);
  }
  const streams = { input: input(), output: { write: (text: string) => (output += text) } };
  await serveStreams(streams, new Promise(() => {}), { now: () => NOW });
  expect(output === '' || output.endsWith('\n')).toBe(true);
  return output
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

describe('a server over two streams', () => {
  it('answers each line with one, in the version that the client asks for', async () => {
    const [first, second] = await answersTo([INITIALIZE, SUN_SIGN]);
    expect(first).toMatchObject({ id: 'first', result: { protocolVersion: '2025-06-18' } });
    expect(second).toMatchObject({ id: 2, result: { structuredContent: { result: { sign_name: 'Taurus' } } } });
  });

  it('has links point to its own resources', async () => {
    const reading = rpc(3, 'resources/read', { uri: 'nirayana://methodology/sun-sign' });
    const answers = await answersTo([INITIALIZE, SUN_SIGN, reading]);
    const [called, read] = [2, 3].map((id) => answers.find((answer) => answer.id === id));
    expect(called.result.structuredContent.methodology_url).toBe('nirayana://methodology/sun-sign');
    expect(read.result.contents[0].text).toMatch(/^# Sun sign/);
  });

  it('answers what has come when the input ends, also the last line without an end', async () => {
    const [kyiv, delhi] = ['Kyiv', 'Delhi'].map((query, index) => calling(2 + index, 'find_place', { query }));
    const answers = await answersTo([INITIALIZE, kyiv, delhi], '');
    expect(answers.map(({ id }) => id)).toEqual(['first', 2, 3]);
    expect(answers[2].result.structuredContent.places[0].name).toBe('Delhi');
  });

  it.each([
    ['no JSON', 'hello', { error: { code: -32700, message: 'The line is not valid JSON.' } }],
    ['no message', '{"hello":"world"}', { error: { code: -32600 } }],
    ['a method that is a number', '{"jsonrpc":"2.0","id":7,"method":42}', { id: 7, error: { code: -32600 } }],
    [
      'parameters that are a text',
      '{"jsonrpc":"2.0","id":"a","method":"tools/call","params":"x"}',
      { id: 'a', error: { code: -32600 } },
    ],
    ['an id that is a list', '{"jsonrpc":"2.0","id":[7],"method":"ping"}', { error: { code: -32600 } }],
    ['a huge line', `{"jsonrpc":"2.0","id":7,"method":"${'x'.repeat(3_000_000)}"}`, { error: { code: -32700 } }],
    ['deep nesting', `${'['.repeat(400_000)}${']'.repeat(400_000)}`, { error: { code: -32600 } }],
    ['bytes that are no UTF-8', '\u0000\uFFFD', { error: { code: -32700 } }],
  ])('tells of %s, and answers what comes after it', async (_, line, expected) => {
    const answers = await answersTo([INITIALIZE, line, PING]);
    expect(answers).toHaveLength(3);
    expect(answers).toContainEqual(expect.objectContaining({ id: 'ping', result: {} }));
    const [refusal] = answers.filter(({ error }) => error !== undefined);
    expect(refusal).toMatchObject(expected);
    expect(JSON.stringify(refusal).length).toBeLessThan(200);
  });

  it.each([
    '{',
    `"${'a'.repeat(1_100_000)}"`,
    '[]',
    '{"jsonrpc":"2.0","id":{},"method":"ping"}',
    '{"jsonrpc":"2.0","id":null,"method":1}',
  ])('tells with a null that an error has no id that could be read: %.60s', async (line) => {
    const answers = await answersTo([INITIALIZE, line, PING]);
    const [refusal] = answers.filter(({ error }) => error !== undefined);
    expect(refusal).toHaveProperty('id', null);
  });

  it('passes over lines without a message', async () => {
    expect(await answersTo(['', INITIALIZE, '  ', '\r', PING])).toHaveLength(2);
  });

  it('does not answer what was cancelled, and ends all the same', async () => {
    const cancelling = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 2 } };
    const answers = await answersTo([INITIALIZE, calling(2, 'find_place', { query: 'Rome' }), cancelling, PING]);
    expect(answers.map(({ id }) => id)).toEqual(expect.arrayContaining(['first', 'ping']));
    expect(answers.length).toBeLessThanOrEqual(3);
  });

  it('answers many calls, each with its own result', async () => {
    const days = Array.from({ length: 200 }, (_, index) => (index % 28) + 1);
    const calls = days.map((day, id) => calling(id, 'sun_sign', { month: 2, day, structured: true }));
    const answers = await answersTo([INITIALIZE, ...calls]);
    const own = answers.slice(1).map(({ id, result }) => [id, result.structuredContent.input.day]);
    expect(own).toEqual(days.map((day, id) => [id, day]));
  });

  it('has no limit', async () => {
    const asked = Array.from({ length: 60 }, (_, id) =>
      calling(id, 'use_vedic_moon_sign_calculator', tools[0]?.example ?? {}),
    );
    const answers = await answersTo([INITIALIZE, ...asked]);
    expect(answers.filter(({ result }) => result.isError)).toEqual([]);
  });

  it('ends when it is stopped, though the client may still write', async () => {
    const input = new PassThrough();
    const outputs: string[] = [];
    const { promise: stopped, resolve: stop } = deferred();
    const served = serveStreams({ input, output: { write: (text) => outputs.push(text) } }, stopped, {});
    input.write(`${JSON.stringify(PING)}\n`);
    await expect.poll(() => outputs.length).toBe(1);
    stop();
    await served;
    input.write(`${JSON.stringify(PING)}\n`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(outputs).toHaveLength(1);
    input.destroy();
  });

  it('ends when its input breaks', async () => {
    const input = new PassThrough();
    const served = serveStreams({ input, output: { write: () => true } }, new Promise(() => {}), {});
    input.destroy(new Error('broken'));
    await served;
  });
});

/** What these tests read of a message. */
interface Said {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: {
    readonly requestedSchema: { readonly properties: { readonly place: { readonly enum: string[] } } };
  };
  readonly result?: {
    readonly structuredContent: { readonly places: readonly object[] };
    readonly content: readonly { readonly text: string }[];
  };
}

describe('a place that is doubtful', () => {
  /** What find_place answers a client that can ask its user, who answers so. */
  async function chosen(query: string, answer: (choices: readonly string[]) => object) {
    const messages: Said[] = [];
    let wake = () => {};
    const output = {
      write: (text: string) => {
        for (const line of text.trim().split('\n')) messages.push(JSON.parse(line));
        wake();
      },
    };
    const said = async (holds: (message: Said) => boolean) => {
      while (!messages.some(holds)) await new Promise<void>((resolve) => (wake = resolve));
      return messages.find(holds);
    };
    async function* input() {
      const { params } = INITIALIZE;
      const first = { ...INITIALIZE, params: { ...params, capabilities: { elicitation: {} } } };
      yield Buffer.from(`${lineOf(first)}\n${lineOf(calling(2, 'find_place', { query }))}\n`);
      const asked = await said(({ id, method }) => method === 'elicitation/create' || id === 2);
      if (asked?.params === undefined) return;
      const result = answer(asked.params.requestedSchema.properties.place.enum);
      yield Buffer.from(`${lineOf({ jsonrpc: '2.0', id: asked.id, result })}\n`);
      await said(({ id }) => id === 2);
    }
    await serveStreams({ input: input(), output }, new Promise(() => {}), { now: () => NOW });
    const { result } = messages.find(({ id, method }) => id === 2 && method === undefined) ?? {};
    return { places: result?.structuredContent.places, text: result?.content[0]?.text, messages };
  }

  it('is asked for, and the one that is chosen is the answer', async () => {
    const { places, text } = await chosen('Nalandaa', ([place]) => ({ action: 'accept', content: { place } }));
    expect(places).toMatchObject([{ name: 'Nalanda', match: 'typing' }]);
    expect(text).toMatch(/^The person has chosen:\nNalanda, Bihar, IN/);
  });

  it.each([{ action: 'decline' }, { action: 'cancel' }, { action: 'accept', content: { place: 'Elsewhere' } }])(
    'is a list of candidates where none is chosen: %j',
    async (answer) => {
      const { text } = await chosen('Chennaii', () => answer);
      expect(text).toMatch(/^No place is called exactly so/);
    },
  );

  it('is not asked for where it is called so', async () => {
    const { messages } = await chosen('Chennai', () => ({ action: 'cancel' }));
    expect(messages.map(({ method }) => method)).not.toContain('elicitation/create');
  });
});
