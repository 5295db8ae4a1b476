import type { Socket } from 'node:net';

/** A process that takes connections. Rejects where it is gone, before or after it took the connection. */
export interface Taker {
  readonly isGone: () => boolean;
  readonly take: (socket: Socket) => Promise<unknown>;
}

/**
 * Hands connections to processes in turn, to each the next one when it has taken the last: so one that is busy gets fewer.
 * While none is there they wait.
 */
export class Distribution {
  readonly #waiting: Socket[] = [];
  readonly #takers = new Set<Taker>();
  #free: Taker[] = [];
  #idle: (() => void)[] = [];

  add(taker: Taker): void {
    this.#takers.add(taker);
    this.#isFree(taker);
  }

  /** It gets no more. What it is just being handed it still takes. */
  remove(taker: Taker): void {
    this.#takers.delete(taker);
    this.#free = this.#free.filter((other) => other !== taker);
    this.#tellIdle();
  }

  give(socket: Socket): void {
    // A client that leaves while it waits.
    socket.on('error', () => socket.destroy());
    this.#waiting.push(socket);
    this.#next();
  }

  /** Resolves when nothing waits and nothing is being handed, or nobody is left to hand it to. */
  async idle(): Promise<void> {
    if (!this.#isIdle()) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  /** Ends what still waits. */
  destroy(): void {
    for (const socket of this.#waiting.splice(0)) socket.destroy();
  }

  #isFree(taker: Taker): void {
    if (this.#takers.has(taker)) this.#free.push(taker);
    this.#next();
    this.#tellIdle();
  }

  #next(): void {
    while (this.#waiting.length > 0) {
      const taker = this.#free.shift();
      if (!taker) return;
      const socket = this.#waiting.shift() as Socket;
      void this.#hand(socket, taker);
    }
  }

  async #hand(socket: Socket, taker: Taker): Promise<void> {
    if (taker.isGone()) {
      this.#waiting.unshift(socket);
      return this.remove(taker);
    }
    try {
      if (!socket.destroyed) await taker.take(socket);
      this.#isFree(taker);
    } catch {
      // It has ended with the connection in its hands.
      socket.destroy();
      this.remove(taker);
    }
  }

  #isIdle(): boolean {
    if (this.#takers.size === 0) return true;
    return this.#waiting.length === 0 && this.#free.length === this.#takers.size;
  }

  #tellIdle(): void {
    if (this.#isIdle()) for (const resolve of this.#idle.splice(0)) resolve();
  }
}
