/** A point of a function. */
export interface Point {
  readonly at: number;
  readonly value: number;
}

const MAX_ROUNDS = 60;

/**
 * Where a function passes zero between two points with values of opposite signs, within a tolerance: the Illinois rule
 * of false position, in which an end that stays counts for half its value, so that it moves too.
 */
export function rootBetween(valueAt: (at: number) => number, from: Point, to: Point, tolerance: number): number {
  let [a, b] = [from, to];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const at = a.at - (a.value * (b.at - a.at)) / (b.value - a.value);
    if (Math.abs(at - b.at) < tolerance) return at;
    const middle = { at, value: valueAt(at) };
    if (middle.value === 0) return at;
    a = middle.value >= 0 === b.value >= 0 ? { at: a.at, value: a.value / 2 } : b;
    b = middle;
  }
  return b.at;
}
