import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { tools } from '../../src/entries/index.js';
import { type Attack, secondsOf, type Target } from './attack.js';

const [tool] = tools;
const EXAMPLE = JSON.stringify(tool?.example);

/** Asks as soon as it is answered, until nobody answers. */
async function askOnAndOn({ url }: Target): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': EXAMPLE.length };
  const isAnswered = () =>
    new Promise<boolean>((resolve) => {
      const sending = request(`${url}/api/public/tools/${tool?.slug}`, { method: 'POST', headers, agent });
      sending.on('error', () => resolve(false));
      sending.on('response', (response) => {
        response.on('error', () => resolve(false)).on('end', () => resolve(true));
        response.resume();
      });
      sending.end(EXAMPLE);
    });
  while (await isAnswered());
  agent.destroy();
}

/** Opens a connection, writes what is given and then nothing more. */
function openAndFallSilent({ url }: Target, written: string): void {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  socket.write(written);
}

async function stopped(target: Target): Promise<number> {
  let code: number | null = null;
  const seconds = await secondsOf(async () => {
    code = await target.stop();
  });
  if (code !== 0) throw new Error(`The server ended with ${code}.`);
  return seconds;
}

/** What an operator waits for who stops a server, after which service managers kill. */
const MOST = 8;

export const STOPPING_ATTACKS: readonly Attack[] = [
  {
    name: 'fifty clients that never pause while the server is stopped',
    async run(target) {
      const clients = Array.from({ length: 50 }, () => askOnAndOn(target));
      openAndFallSilent(target, '');
      openAndFallSilent(target, 'GET / HTTP/1.1\r\nHo');
      await sleep(1_000);
      const value = await stopped(target);
      await Promise.all(clients);
      return [{ what: 'the server stops in', value, unit: 's', most: MOST }];
    },
  },
  {
    name: 'connections that are silent or stop within a header while the server is stopped',
    async run(target) {
      for (const written of ['', 'GET /healthz HTTP/1.1\r\nHo', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n']) {
        openAndFallSilent(target, written);
      }
      await sleep(200);
      // Nothing has begun that would have to be waited for.
      return [{ what: 'the server stops in', value: await stopped(target), unit: 's', most: 4 }];
    },
  },
  {
    name: 'a body that does not come to an end while the server is stopped',
    async run(target) {
      const head = `POST /api/public/tools/${tool?.slug} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{`;
      openAndFallSilent(target, head);
      await sleep(200);
      return [{ what: 'the server stops in', value: await stopped(target), unit: 's', most: MOST }];
    },
  },
];
