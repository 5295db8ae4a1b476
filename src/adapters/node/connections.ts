import type { RequestListener, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Connection } from './connection.js';

/** How long clients may take, after closing has begun, to send the rest of their requests and read the answers. */
const GRACE_MILLISECONDS = 5_000;

/** The connections of a server. To be made before the server listens. */
export class Connections {
  readonly #server: Server;
  readonly #open = new Map<Duplex, Connection>();
  #closed: Promise<void> | undefined;

  constructor(server: Server, answer: RequestListener) {
    this.#server = server;
    server.on('connection', (socket) => {
      const connection = new Connection(socket, answer);
      this.#open.set(socket, connection);
      socket.once('close', () => this.#open.delete(socket));
    });
    server.on('request', ({ socket }, response) => this.#open.get(socket)?.receive(response));
  }

  /** Lets `refusal` write on a connection and end it, when the requests before what it refuses are answered. */
  refuse(socket: Duplex, refusal: () => void): void {
    this.#open.get(socket)?.refuse(refusal);
  }

  /**
   * Stops listening, drops every connection that waits for a next request, and resolves when the requests in flight
   * are answered. `Server.close` alone would also wait for connections that have sent nothing yet, as browsers open in
   * advance.
   */
  close(): Promise<void> {
    this.#closed ??= new Promise((resolve) => {
      const deadline = setTimeout(() => this.#each((connection) => connection.destroy()), GRACE_MILLISECONDS);
      this.#server.close(() => {
        clearTimeout(deadline);
        resolve();
      });
      this.#each((connection) => connection.finish());
    });
    return this.#closed;
  }

  #each(act: (connection: Connection) => void): void {
    for (const connection of this.#open.values()) act(connection);
  }
}
