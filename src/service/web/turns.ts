/** The end of the turn that was asked for last. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Resolves in a turn of the loop that no other of those who wait here has: what comes after it is done one by one, and
 * all other requests are answered in between.
 */
export function ownTurn(): Promise<unknown> {
  last = last.then(() => new Promise((resolve) => setTimeout(resolve)));
  return last;
}
