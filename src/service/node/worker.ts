import { EventEmitter, once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Channel, type Port } from './channel.js';
import type { Snapshot } from './metrics.js';
import type { Facts, PrimaryProtocol, WorkerProtocol } from './protocol.js';
import { RemoteDoors } from './remote-door.js';
import { RemoteLimiter } from './remote-limiter.js';
import { httpServer, type ServiceParts } from './serve.js';

export interface WorkerOptions extends Omit<ServiceParts, 'port' | 'requestsPerMinute' | 'rateLimiter'> {
  readonly snapshot?: (() => Promise<Snapshot>) | undefined;
  /** Resolves when this process is asked to stop. */
  readonly stopped: Promise<unknown>;
}

/**
 * Answers the connections that the primary process hands over, and resolves when it has said that it is enough and all
 * of them are ended. What only one process may do, such as to count, is asked of the primary one.
 */
export async function serveAsWorker({ snapshot, stopped, ...options }: WorkerOptions): Promise<void> {
  const done = new EventEmitter();
  const ended = once(done, 'ended');
  // Asked for only when the primary process has heard that this one is ready.
  let service: ReturnType<typeof httpServer> | undefined;
  let facts: Facts = {};
  const answers: WorkerProtocol = {
    connection: (_nothing, socket) => {
      if (socket && service) receive(socket, service.server);
    },
    body: (asked) => remote.body(asked),
    snapshot: async () => (await snapshot?.()) ?? [],
    readiness: (told) => {
      facts = told;
    },
    hold: () => service?.connections.hold(),
    finish: () => void Promise.resolve(service?.connections.finish()).then(() => done.emit('ended')),
  };
  const primary = new Channel<PrimaryProtocol>(process as Port, answers);
  const { isLimited, doors, readiness } = await primary.ask('begin', null);
  facts = readiness;
  const remote = new RemoteDoors(doors, (request) => primary.ask('answer', request));
  service = httpServer({
    ...options,
    readiness: () => facts,
    doors: [...(options.doors ?? []), ...remote.doors],
    ...(isLimited
      ? { rateLimiter: new RemoteLimiter((asked) => primary.ask('count', asked)) }
      : { requestsPerMinute: 0 }),
  });
  await service.load();
  // Nobody listens here, but this is when Node begins to look after slow clients.
  service.server.emit('listening');
  void stopped.then(() => primary.ask('leaving', null)).catch(() => {});
  await primary.ask('ready', null);
  await ended;
  await service.threads?.close();
}

function receive(socket: Socket, server: Server): void {
  // As Node's own server makes them: a client may close its side when it has asked.
  socket.allowHalfOpen = true;
  server.emit('connection', socket);
}

/** Lets this process end: it lives as long as it hears the primary one. */
export function endWorker(): void {
  process.disconnect();
}
