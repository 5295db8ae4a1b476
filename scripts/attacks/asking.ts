import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { type Cost, memoryOf, processorSeconds, type Target, waitOfOthers } from './attack.js';

export const JSON_TYPE = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
/** A server with the limit that it has by default. */
export const LIMITED = { serve: ['--no-keyed', '--rate-limit', '30'], env: {} };

export interface Asking {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Uint8Array;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** With headers that `fetch` would not send. */
export function ask({ url }: Target, path: string, { method = 'GET', headers = {}, body }: Asking = {}) {
  return new Promise<{ readonly status: number; readonly bytes: number }>((resolve, reject) => {
    const sending = request(url + path, { method, headers, agent }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes }));
    });
    sending.on('error', reject).end(body);
  });
}

/** What each of many requests costs, and everybody else. */
export async function costs(
  target: Target,
  count: number,
  one: (at: number) => Promise<{ readonly bytes: number }>,
  most: { readonly seconds: number; readonly kilobytes: number },
): Promise<readonly Cost[]> {
  for (let at = 0; at < 10; at++) await one(at);
  const before = { memory: memoryOf(target).now, processor: processorSeconds(target) };
  let bytes = 0;
  const wait = await waitOfOthers(target, async () => {
    for (let at = 0; at < count; at += 20) {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, beside) => one(at + beside)));
      bytes += answers.reduce((sum, answer) => sum + answer.bytes, 0);
    }
  });
  const used = processorSeconds(target) - before.processor;
  return [
    { what: 'another client waits', value: wait, unit: 's', most: 1 },
    { what: 'processor for one', value: used / count, unit: 's', most: most.seconds },
    { what: 'one answer', value: bytes / count / 1000, unit: 'kB', most: most.kilobytes },
    { what: 'memory more than before', value: memoryOf(target).most - before.memory, unit: 'MB', most: 250 },
  ];
}
