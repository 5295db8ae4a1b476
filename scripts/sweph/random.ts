/** Numbers that a seed makes: Mulberry32 (public domain). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** In [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
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
