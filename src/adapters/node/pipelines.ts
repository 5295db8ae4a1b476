/** Requests that wait behind others of their connections, over all connections: each takes some three kilobytes. */
export const MOST_WAITING = 4_000;

/** So many may wait on a connection whatever waits on the others. */
export const FEW_WAITING = 16;

/** How many of them are begun in one turn of the event loop. */
const MOST_A_TURN = 8;

/**
 * What clients have sent without waiting for answers, over all connections of a server. Whoever sends a thousand requests
 * at once, on many connections, would else keep all others waiting.
 */
export class Pipelines {
  #waiting = 0;
  readonly #next: (() => void)[] = [];

  /** Counts a request that waits, or, below zero, those that wait no longer. */
  count(more: number): void {
    this.#waiting += more;
  }

  /** Whether one more is too many for a connection on which `own` wait. */
  isFull(own: number): boolean {
    return own >= FEW_WAITING && this.#waiting >= MOST_WAITING;
  }

  /** Begins the next request of a connection when its turn has come. */
  later(begin: () => void): void {
    if (this.#next.push(begin) === 1) setImmediate(this.#turn);
  }

  readonly #turn = () => {
    for (const begin of this.#next.splice(0, MOST_A_TURN)) begin();
    if (this.#next.length > 0) setImmediate(this.#turn);
  };
}
