import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { clientKey } from '../http/client-key.js';
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
    // Node destroys a silent connection at once where nobody listens.
    server.on('timeout', () => {});
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

/** How long a connection without a request has to be silent before it is ended, once it is to be ended. */
const SILENCE_MILLISECONDS = 1_000;

/** How long what a client still sends is read and thrown away after the last answer. */
const LINGER_MILLISECONDS = 1_000;

/** A socket as Node's server has it, with what is called for each request that the parser finds. */
interface Parsed {
  readonly parser?: { onIncoming?: () => number } | null;
}

const NO_HTTP_FOLLOWS = 2;

/**
 * A connection to a client. Its requests are answered one after the other, and nothing more is read while one of them
 * waits: Node hands over at once all that a client has sent, and would keep every answer that the client does not read.
 */
class Connection {
  readonly #socket: Socket;
  readonly #answer: RequestListener;
  readonly #pipelines: Pipelines;
  readonly #waiting: ServerResponse[] = [];
  #answering: ServerResponse | undefined;
  #refusal: (() => void) | undefined;
  #isHeld = false;
  #isFinishing = false;

  constructor(socket: Socket, answer: RequestListener, pipelines: Pipelines) {
    this.#socket = socket;
    this.#pipelines = pipelines;
    this.#answer = answer;
    // Node resumes a socket whenever an answer has drained.
    socket.on('resume', () => this.#pauseWhileAnyWaits());
    // What Node calls after the last answer.
    socket.destroySoon = () => linger(socket);
    // Node has the same listeners, but takes them away at CONNECT.
    socket.on('error', () => socket.destroy()).on('timeout', () => this.#endIfSilent());
    socket.once('close', () => this.#drop(this.#taken(this.#waiting.length)));
  }

  /** Answers a request when those before it are answered. */
  receive(response: ServerResponse): void {
    if (this.#isFinishing) this.#socket.setTimeout(0);
    if (this.#pipelines.isFull(this.#waiting.length)) {
      this.#cutOff();
      return;
    }
    const isIdle = this.isIdle();
    if (isIdle && this.#pipelines.mayBegin()) {
      // Nearly every request: it never waits.
      if (this.#socket.isPaused()) this.#socket.resume();
      this.#begin(response);
      return;
    }
    this.#waiting.push(response);
    this.#pipelines.count(1);
    if (isIdle) this.#pipelines.later(() => this.#next());
    else if (!this.#socket.writable) this.#next();
    // Not before Node has taken apart all that it has read, since it resumes the socket after every request.
    if (this.#waiting.length > 0) process.nextTick(() => this.#pauseWhileAnyWaits());
  }

  /** Lets `refusal` write and end the connection, when the requests before what it refuses are answered. */
  refuse(refusal: () => void): void {
    if (!this.#socket.writable) return;
    if (this.#waiting.at(-1)?.req.complete === false) this.#drop(this.#taken(1, -1));
    const isOwed = this.#answering?.req.complete || this.#answering?.headersSent || this.#waiting.length > 0;
    if (isOwed) this.#refusal ??= refusal;
    else refusal();
  }

  /** Begins no further answer until `finish`. */
  hold(): void {
    this.#isHeld = true;
  }

  /** Answers what waits and what still comes, and ends the connection after that or when it has been silent. */
  finish(): void {
    this.#isHeld = false;
    this.#isFinishing = true;
    if (this.#answering) this.#announceEnd(this.#answering);
    else this.#next();
  }

  destroy(): void {
    this.#socket.destroy();
  }

  /** Timers come before what has arrived in the same turn, which may be a request. */
  #endIfSilent(): void {
    const { bytesRead } = this.#socket;
    setImmediate(() => {
      if (this.#socket.bytesRead === bytesRead) this.destroy();
    });
  }

  /** Ends the connection, and lets Node make no further requests of what it has read of it. */
  #cutOff(): void {
    this.destroy();
    // No documented way stops the parser within what it was given: 2 is what it is answered where no HTTP follows. With
    // a Node that does it otherwise the rest is taken apart for nobody.
    const { parser } = this.#socket as Parsed;
    if (parser) parser.onIncoming = () => NO_HTTP_FOLLOWS;
  }

  /** Whether it owes no answer. */
  isIdle(): boolean {
    return this.#waiting.length === 0 && !this.#answering && !this.#isHeld && this.#socket.writable;
  }

  #next(): void {
    if (!this.#socket.writable) this.#drop(this.#taken(this.#waiting.length));
    if (!this.#socket.writable || this.#answering || this.#isHeld) return;
    const [response] = this.#taken(1);
    if (this.#waiting.length === 0 && this.#socket.isPaused()) this.#socket.resume();
    if (response) this.#begin(response);
    else if (this.#refusal) this.#refusal();
    else if (this.#isFinishing) this.#socket.setTimeout(SILENCE_MILLISECONDS);
  }

  /** Takes responses from those that wait: the first, or those from a place on. */
  #taken(count: number, from = 0): ServerResponse[] {
    const taken = this.#waiting.splice(from, count);
    this.#pipelines.count(-taken.length);
    return taken;
  }

  /** Node tells only the response that is being written that its connection has closed. */
  #drop(responses: readonly ServerResponse[]): void {
    for (const response of responses) response.emit('close');
  }

  #begin(response: ServerResponse): void {
    this.#answering = response;
    response.once('close', () => {
      this.#answering = undefined;
      if (this.#waiting.length > 0) this.#pipelines.later(() => this.#next());
      else this.#next();
    });
    if (this.#isFinishing) this.#announceEnd(response);
    this.#answer(response.req, response);
  }

  #announceEnd(response: ServerResponse): void {
    if (this.#waiting.length === 0 && !response.headersSent) response.setHeader('Connection', 'close');
  }

  #pauseWhileAnyWaits(): void {
    if (this.#waiting.length > 0) this.#socket.pause();
  }
}

/**
 * Ends a connection so that what was written to it arrives: a socket that is closed while its client still sends is reset,
 * and the answer with it.
 */
export function linger(socket: Duplex): void {
  const timer = setTimeout(() => socket.destroy(), LINGER_MILLISECONDS);
  socket.once('close', () => clearTimeout(timer));
  socket.end();
  socket.resume();
}
