import { uniform } from '../uniform.mjs';

/** Numbers that a seed makes: Mulberry32 (public domain). */
export class Random {
  #next: () => number;

  constructor(seed: number) {
    this.#next = uniform(seed);
  }

  /** In [0, 1). */
  next(): number {
    return this.#next();
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  one<Value>(list: readonly Value[]): Value {
    return list[this.whole(0, list.length - 1)] as Value;
  }

  /** A Julian day of 1800-01-10 to 2199-12-01. */
  day(): number {
    return this.between(2378506.5, 2524927.5);
  }

  latitude(most = 89): number {
    return this.between(-most, most);
  }

  longitude(): number {
    return this.between(-180, 180);
  }
}
