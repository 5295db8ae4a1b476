import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** How long a client may take, after closing has begun, to send the rest of its request and read the answer. */
const GRACE_MILLISECONDS = 5_000;

/** The connections of a server and the requests in flight on them. To be made before the server listens. */
export class Connections {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #responses = new Set<ServerResponse>();
  #closed: Promise<void> | undefined;

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    server.prependListener('request', (_, response) => {
      this.#responses.add(response);
      response.once('close', () => this.#responses.delete(response));
    });
  }

  /** Whether part of a response has gone out on a connection. */
  isAnswering(socket: Duplex): boolean {
    return [...this.#responses].some((response) => response.req.socket === socket && response.headersSent);
  }

  /**
   * Stops listening, drops every connection that waits for a next request, and resolves when the requests in flight
   * are answered. `Server.close` alone would also wait for connections that have sent nothing yet, as browsers open in
   * advance.
   */
  close(): Promise<void> {
    this.#closed ??= new Promise((resolve) => {
      const deadline = setTimeout(() => this.#server.closeAllConnections(), GRACE_MILLISECONDS);
      this.#server.close(() => {
        clearTimeout(deadline);
        resolve();
      });
      const busy = new Set([...this.#responses].map((response) => response.req.socket));
      for (const socket of this.#sockets) if (!busy.has(socket)) socket.destroy();
      for (const response of this.#responses) if (!response.headersSent) response.setHeader('Connection', 'close');
    });
    return this.#closed;
  }
}
