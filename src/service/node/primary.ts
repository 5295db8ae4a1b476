import cluster from 'node:cluster';
import { createServer } from 'node:net';
import { acceptAll } from './connections.js';
import { Distribution } from './distribution.js';
import type { Snapshot } from './metrics.js';
import { listen, type RunningServer, urlOf } from './serve.js';
import { soon, Workers, type WorkersOptions } from './workers.js';

export interface PrimaryOptions extends WorkersOptions {
  readonly port?: number;
  readonly hostname?: string;
}

/** What a worker that hangs is given to take what waits for it. */
const HAND_MILLISECONDS = 1_000;

/** A server whose connections are answered by several processes. */
export interface Primary extends RunningServer {
  /** The metrics of every worker, and of those that have ended what they had counted. */
  readonly snapshots: () => Promise<readonly Snapshot[]>;
}

/**
 * Listens, and hands connections to worker processes. What there can be only one of, such as a count or a store, is here.
 *
 * @throws Error with a message for people when it cannot listen or the first workers do not start
 */
export async function servePrimary(options: PrimaryOptions): Promise<Primary> {
  if (!cluster.isPrimary) throw new Error('Workers cannot be started by a process that is a worker itself.');
  const { port = 8787, hostname = '127.0.0.1' } = options;
  const distribution = new Distribution();
  let accepted = 0;
  const server = createServer({ pauseOnConnect: true, noDelay: true, allowHalfOpen: true }, (socket) => {
    accepted++;
    distribution.give(socket);
  });
  await listen(server, { port, hostname });
  server.on('error', (error) => options.report(error, {}));
  const url = urlOf(server, hostname);
  const workers = new Workers(options, distribution);
  try {
    await workers.begin();
  } catch (error) {
    server.close();
    throw error;
  }
  const close = async () => {
    await workers.hold();
    await acceptAll(() => accepted);
    server.close();
    await Promise.race([distribution.idle(), soon(HAND_MILLISECONDS)]);
    await workers.finish();
    distribution.destroy();
  };
  let closed: Promise<void> | undefined;
  return {
    url,
    close: () => {
      closed ??= close();
      return closed;
    },
    snapshots: () => workers.snapshots(),
  };
}
