import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { clientKey } from '../http/client-key.js';
import { Connection } from './connection.js';
import { Pipelines } from './pipelines.js';

/** How long clients may take, after closing has begun, to send the rest of their requests and read the answers. */
const GRACE_MILLISECONDS = 5_000;

/** How long the server listens on after closing has begun: at least, and at most where clients keep on connecting. */
const SHORTEST_LISTENING_MILLISECONDS = 20;
const LONGEST_LISTENING_MILLISECONDS = 2_000;

/**
 * Connections of one address. A browser opens six, so a campus behind one address and whoever measures with hundreds
 * have room, and half of the usual 1,024 descriptors are left to others.
 */
export const DEFAULT_CONNECTIONS = 500;

/** The connections of a server. To be made before the server listens. */
export class Connections {
  readonly #server: Server;
  readonly #open = new Map<Duplex, Connection>();
  readonly #pipelines = new Pipelines();
  readonly #mostOfOne: number;
  /** The sockets of each client, the oldest first. */
  readonly #clients = new Map<string, Set<Socket>>();
  #accepted = 0;
  #isHeld = false;
  #closed: Promise<void> | undefined;

  /** @param mostOfOne how many connections one address may have open, 0 for any number */
  constructor(server: Server, answer: RequestListener, mostOfOne = 0) {
    this.#server = server;
    this.#mostOfOne = mostOfOne;
    server.on('connection', (socket) => {
      this.#accepted++;
      if (mostOfOne > 0 && !this.#isAdmitted(socket)) {
        socket.destroy();
        return;
      }
      const connection = new Connection(socket, answer, this.#pipelines);
      if (this.#isHeld) connection.hold();
      this.#open.set(socket, connection);
      socket.once('close', () => this.#open.delete(socket));
    });
    const receive: RequestListener = (request, response) => this.#open.get(request.socket)?.receive(response);
    server.on('request', receive).on('checkExpectation', receive);
  }

  /** Lets `refusal` write on a connection and end it, when the requests before what it refuses are answered. */
  refuse(socket: Duplex, refusal: () => void): void {
    this.#open.get(socket)?.refuse(refusal);
  }

  /**
   * Stops listening and resolves when whatever came is answered and every connection is ended: after its last answer, or
   * when it has been silent for a moment, since a request may be on its way.
   */
  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  /** Whether a client may have one connection more; its oldest one that owes no answer makes room. */
  #isAdmitted(socket: Socket): boolean {
    const key = clientKey(socket.remoteAddress);
    const own = this.#clients.get(key) ?? new Set();
    // One that has had its last answer only waits for its client to hear that.
    if (own.size >= this.#mostOfOne) for (const other of own) if (!other.writable) own.delete(other);
    if (own.size >= this.#mostOfOne) {
      const idle = [...own].find((other) => this.#open.get(other)?.isIdle());
      if (!idle) return false;
      own.delete(idle);
      idle.destroy();
    }
    this.#clients.set(key, own.add(socket));
    socket.once('close', () => {
      own.delete(socket);
      if (own.size === 0 && this.#clients.get(key) === own) this.#clients.delete(key);
    });
    return true;
  }

  async #close(): Promise<void> {
    this.#isHeld = true;
    const deadline = setTimeout(() => this.#each((connection) => connection.destroy()), GRACE_MILLISECONDS);
    this.#each((connection) => connection.hold());
    await this.#acceptAll();
    // Node would reset connections on which a request is just arriving.
    this.#server.closeIdleConnections = () => {};
    this.#server.close();
    const ended = [...this.#open.keys()].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    this.#each((connection) => connection.finish());
    await Promise.all(ended);
    clearTimeout(deadline);
  }

  /**
   * Waits until no client stands in the kernel's queue, where the end of listening would reset it. Answers are held until
   * then: clients that connect for each request would refill the queue as fast as it is emptied.
   */
  async #acceptAll(): Promise<void> {
    const latest = performance.now() + LONGEST_LISTENING_MILLISECONDS;
    await sleep(SHORTEST_LISTENING_MILLISECONDS);
    let before: number;
    do {
      before = this.#accepted;
      // Node accepts one connection a turn.
      await turn();
    } while (before !== this.#accepted && performance.now() < latest);
  }

  #each(act: (connection: Connection) => void): void {
    for (const connection of this.#open.values()) act(connection);
  }
}
