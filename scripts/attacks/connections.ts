import { execFileSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, secondsOf } from './attack.js';

/** Files that the server may have open, and connections that are opened. */
const FILES = 256;
const CONNECTIONS = 300;

/** What a GET on a connection that is open already is answered with. */
function statusOf(socket: Socket, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${path} is not answered.`)), 5_000);
    socket.once('data', (data: Buffer) => {
      clearTimeout(timer);
      resolve(data.toString('latin1', 9, 12));
    });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: example.test\r\n\r\n`);
  });
}

export const CONNECTION_ATTACKS: readonly Attack[] = [
  {
    name: 'idle connections that take every file the server may open, before its first page',
    // Of one address they would be ended; those of a hundred addresses are not.
    serve: ['--connections-per-address', '0'],
    async run({ url, pid }) {
      execFileSync('prlimit', ['--pid', String(pid), `--nofile=${FILES}:${FILES}`]);
      const { port, hostname } = new URL(url);
      const sockets = Array.from({ length: CONNECTIONS }, () =>
        connect(Number(port), hostname).on('error', () => undefined),
      );
      await sleep(1_000);
      const paths = ['/', '/api/public/places?q=Delhi', '/readyz'];
      const value = await secondsOf(async () => {
        const statuses = await Promise.all(paths.map((path, at) => statusOf(sockets[at] as Socket, path)));
        if (statuses.join() !== '200,200,200') throw new Error(`${paths} are answered ${statuses}.`);
      });
      for (const socket of sockets) socket.destroy();
      return [{ what: 'the first page', value, unit: 's', most: 1 }];
    },
  },
];
