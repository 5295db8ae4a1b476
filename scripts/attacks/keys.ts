import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BIN } from '../kill/processes.js';
import { type Attack, memoryOf, processorSeconds, type Scene, type Target, waitOfOthers } from './attack.js';

const invented = (number: number) => `nir_${String(number).padStart(32, '0')}`;

const PATHS = ['/api/b2b/career-dna', '/api/b2b/calculations'];

/** Bodies that are dear to read, or that look so. */
const BODIES: Readonly<Record<string, string>> = {
  'a body of a megabyte': JSON.stringify({ tool: 'sun-sign', inputs: Array(25_000).fill({ month: 5, day: 17 }) }),
  'a body that is deep': `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  'a body of many names': `{${Array.from({ length: 5_000 }, (_, at) => `"a${at}":1`).join()}}`,
  'a body of a name that is said again': `{${'"tool":"a",'.repeat(5_000)}"tool":"b"}`,
  'a body of one long text': JSON.stringify({ tool: 'a'.repeat(60_000), birth_date: '1-'.repeat(30_000) }),
  'a body with a prototype': '{"__proto__":{"a":1},"constructor":{"prototype":{}},"tool":"__proto__","inputs":[{}]}',
};

async function send({ url }: Target, path: string, { key, body }: { readonly key: string; readonly body: string }) {
  const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
  const response = await fetch(url + path, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
}

/** Many bodies of every kind, by somebody with a key. */
async function sendBodies(target: Target, key: string) {
  await send(target, PATHS[0] as string, { key, body: '{}' });
  const before = { memory: memoryOf(target).now, processor: processorSeconds(target) };
  let sent = 0;
  const wait = await waitOfOthers(target, async () => {
    for (const body of Object.values(BODIES)) {
      for (const path of PATHS) {
        const answers = await Promise.all(Array.from({ length: 20 }, () => send(target, path, { key, body })));
        const wrong = answers.find(({ status }) => status < 400 || status >= 500);
        if (wrong) throw new Error(`${path} answered ${wrong.status}: ${wrong.text.slice(0, 200)}`);
        sent += answers.length;
      }
    }
  });
  return [
    { what: 'another client waits', value: wait, unit: 's', most: 1 },
    {
      what: 'processor for a body',
      value: (processorSeconds(target) - before.processor) / sent,
      unit: 's',
      most: 0.04,
    },
    { what: 'memory more than before', value: memoryOf(target).most - before.memory, unit: 'MB', most: 250 },
  ] as const;
}

/** Bodies that come by the byte, to a door that may read more than the others. */
async function dribbleBodies({ url }: Target, key: string): Promise<void> {
  const { port, hostname } = new URL(url);
  const head = `POST ${PATHS[1]} HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\n`;
  const sockets = Array.from({ length: 100 }, () => connect(Number(port), hostname).on('error', () => {}));
  for (const socket of sockets) socket.resume().write(`${head}Content-Length: 60000\r\n\r\n"`);
  for (let at = 0; at < 60; at++) {
    for (const socket of sockets) if (socket.writable) socket.write('a');
    await sleep(50);
  }
  for (const socket of sockets) socket.destroy();
}

/** Keys where nobody has an account, and where one has, in a folder. */
export const KEY_ATTACKS: Scene = {
  name: 'keys',
  async attacks() {
    const folder = mkdtempSync(join(tmpdir(), 'nirayana-keys-'));
    const data = join(folder, 'data');
    const existing = join(folder, 'existing');
    const command = (...args: string[]) =>
      execFileSync(process.execPath, [BIN, ...args, '--data', existing], { encoding: 'utf8' }).trim();
    const account =
      command('accounts', 'create', '--name', 'A customer', '--plan', 'starter').split(/\s+/).at(-1) ?? '';
    const key = /nir_\w+/.exec(command('keys', 'create', account))?.[0] ?? '';
    const withStore = { serve: ['--rate-limit', '0', '--data', existing], env: {} };
    const attacks: Attack[] = [
      {
        name: 'an invented key where there is no account',
        serve: ['--rate-limit', '0', '--data', data],
        env: {},
        async run(target) {
          const before = memoryOf(target).now;
          const statuses = new Set<number>();
          const wait = await waitOfOthers(target, async () => {
            for (let round = 0; round < 50; round++) {
              statuses.add((await send(target, PATHS[0] as string, { key: invented(0), body: '{}' })).status);
            }
          });
          if ([...statuses].join() !== '401') throw new Error(`The key was answered ${[...statuses]}.`);
          if (existsSync(data)) throw new Error('A folder has appeared.');
          return [
            { what: 'another client waits', value: wait, unit: 's', most: 1 },
            { what: 'memory more than before', value: memoryOf(target).most - before, unit: 'MB', most: 60 },
          ];
        },
      },
      ...[['no limit', ['--rate-limit', '0']] as const, ['a limit of thirty', ['--rate-limit', '30']] as const].map(
        ([limit, options]): Attack => ({
          name: `five hundred invented keys, one after the other and at once, where there is an account, with ${limit}`,
          serve: [...options, '--data', existing],
          env: {},
          async run(target) {
            const statuses = new Set<number>();
            const ask = async (number: number) =>
              statuses.add((await send(target, PATHS[0] as string, { key: invented(number), body: '{}' })).status);
            const wait = await waitOfOthers(target, async () => {
              for (let round = 0; round < 100; round++) await ask(round);
              await Promise.all(Array.from({ length: 400 }, (_, at) => ask(1_000 + at)));
            });
            if (![...statuses].every((status) => status === 401 || status === 429)) {
              throw new Error(`The keys were answered ${[...statuses]}.`);
            }
            return [{ what: 'another client waits', value: wait, unit: 's', most: 1 }];
          },
        }),
      ),
      {
        name: 'bodies of keyed jobs without a right key',
        ...withStore,
        run: (target) => sendBodies(target, invented(1)),
      },
      { name: 'bodies of keyed jobs with a key', ...withStore, run: (target) => sendBodies(target, key) },
      ...[['without a right key', invented(2)] as const, ['with a key', key] as const].map(
        ([whose, used]): Attack => ({
          name: `bodies of keyed jobs by the byte ${whose}`,
          ...withStore,
          async run(target) {
            const before = memoryOf(target).now;
            const wait = await waitOfOthers(target, () => dribbleBodies(target, used));
            return [
              { what: 'another client waits', value: wait, unit: 's', most: 1 },
              // The store is opened, in a thread of its own.
              { what: 'memory more than before', value: memoryOf(target).most - before, unit: 'MB', most: 900 },
            ];
          },
        }),
      ),
    ];
    return { attacks, remove: async () => rmSync(folder, { recursive: true, force: true }) };
  },
};
