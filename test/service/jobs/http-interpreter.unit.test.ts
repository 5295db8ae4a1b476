import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import type { InterpretationStep } from '../../../src/jobs/interpretation.js';
import { httpInterpreter } from '../../../src/service/jobs/http-interpreter.js';

const REQUEST = {
  method: 'career_rules_v1',
  locale: 'de',
  statements: [],
  themes: [],
  never_words: ['destined'],
  disclaimer: 'No.',
} as const;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function interpreter(answer: (response: ServerResponse, request: IncomingMessage, body: string) => void) {
  const server = createServer(async (request, response) => answer(response, request, await text(request)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/interpret?token=hidden`;
}

async function stepsOf(url: string, signal = new AbortController().signal): Promise<InterpretationStep[]> {
  const steps: InterpretationStep[] = [];
  for await (const step of httpInterpreter(url)(REQUEST, signal) as AsyncIterable<InterpretationStep>) steps.push(step);
  return steps;
}

describe('an interpreter behind an address', () => {
  it('is sent the request as JSON and answers with sentences', async () => {
    const seen: unknown[] = [];
    const url = await interpreter((response, { method, headers }, body) => {
      seen.push(method, headers['content-type'], JSON.parse(body));
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end('{"sentences":[{"text":"Ein Wort: ä.","statements":["s1"]}]}');
    });
    expect(await stepsOf(url)).toEqual([{ sentences: [{ text: 'Ein Wort: ä.', statements: ['s1'] }] }]);
    expect(seen).toEqual(['POST', 'application/json', REQUEST]);
  });

  it('may tell in lines how far it is, however they are cut', async () => {
    const url = await interpreter(async (response) => {
      response.writeHead(200, { 'Content-Type': 'application/x-ndjson; charset=utf-8' });
      const bytes = Buffer.from('{"progress":0.25}\n\n{"progress":0.5}\r\n{"sentences":[{"text":"ä"}]}');
      for (const byte of bytes) {
        response.write(Buffer.of(byte));
        await new Promise((resolve) => setImmediate(resolve));
      }
      response.end();
    });
    expect(await stepsOf(url)).toEqual([{ progress: 0.25 }, { progress: 0.5 }, { sentences: [{ text: 'ä' }] }]);
  });

  it.each<[string, (response: ServerResponse) => void, string]>([
    ['answers 500', (response) => response.writeHead(500).end('{"sentences":[]}'), 'it answered with the status 500.'],
    ['answers 204', (response) => response.writeHead(204).end(), 'it answered with the status 204.'],
    ['leads elsewhere', (response) => response.writeHead(307, { Location: '/other' }).end(), 'it cannot be asked'],
    ['sends no JSON', (response) => response.writeHead(200).end('<html>'), 'its answer is not JSON.'],
    ['sends nothing', (response) => response.writeHead(200).end(), 'its answer is not JSON.'],
    ['sends null', (response) => response.writeHead(200).end('null'), 'neither sentences nor a progress'],
    [
      'sends something else',
      (response) => response.writeHead(200).end('{"txt":1}'),
      'neither sentences nor a progress',
    ],
    ['never ends', (response) => response.writeHead(200).end(`"${'x'.repeat(600_000)}"`), 'its answer is too long.'],
    ['hangs up', (response) => response.destroy(), 'it cannot be asked'],
  ])('that %s fails without telling its address', async (_, answer, message) => {
    const url = await interpreter(answer);
    const failure = await stepsOf(url).then(
      () => new Error('none'),
      (error: Error) => error,
    );
    expect(failure.message).toContain(message);
    expect(`${failure.stack} ${failure.cause}`).not.toContain('hidden');
  });

  it('that is nowhere fails, and one that is slow is left when it is told', async () => {
    await expect(stepsOf('http://127.0.0.1:1/')).rejects.toThrow('it cannot be asked');
    const url = await interpreter(() => {});
    await expect(stepsOf(url, AbortSignal.timeout(50))).rejects.toThrow();
  });
});
