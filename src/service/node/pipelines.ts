/** Requests that wait behind others of their connections, over all connections: each takes some three kilobytes. */
export const MOST_WAITING = 2_000;

/** So many may wait on a connection whatever waits on the others. */
export const FEW_WAITING = 16;

/**
 * How many requests are begun in one turn of the event loop: of those that waited, and of those that came on connections
 * on which nothing waits. An answer of half a megabyte takes some milliseconds to write.
 */
export const MOST_A_TURN = 8;

/**
 * What clients have sent without waiting for answers, over all connections of a server. Whoever sends a thousand requests
 * at once, on many connections, would else keep all others waiting.
 */
export class Pipelines {
  #waiting = 0;
  #begun = 0;
  readonly #next: (() => void)[] = [];

  /** Counts a request that waits, or, below zero, those that wait no longer. */
  count(more: number): void {
    this.#waiting += more;
  }

  /** Whether one more is too many for a connection on which `own` wait. */
  isFull(own: number): boolean {
    return own >= FEW_WAITING && this.#waiting >= MOST_WAITING;
  }

  /** Whether a request that waits for no other may be begun in this turn. It counts as begun. */
  mayBegin(): boolean {
    if (this.#begun >= MOST_A_TURN) return false;
    this.#begun += 1;
    if (this.#begun === 1) setImmediate(this.#afresh);
    return true;
  }

  /** Begins the next request of a connection when its turn has come. */
  later(begin: () => void): void {
    if (this.#next.push(begin) === 1) setImmediate(this.#turn);
  }

  readonly #afresh = () => {
    this.#begun = 0;
  };

  readonly #turn = () => {
    for (const begin of this.#next.splice(0, MOST_A_TURN)) begin();
    if (this.#next.length > 0) setImmediate(this.#turn);
  };
}
