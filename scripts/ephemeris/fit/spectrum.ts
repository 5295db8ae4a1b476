/** How large which frequencies are in samples: a fast Fourier transform (Cooley and Tukey 1965) of what a bell keeps. */
import { cos, PI, sin } from '../../../src/base/math/angle.js';

/** Places per cycle over the grid, at least. */
const FINENESS = 4;

export interface Spectrum {
  /** The largest amplitude of any coordinate, by frequency. */
  readonly amplitudes: Float64Array;
  /** Cycles a step of the grid from one place to the next. */
  readonly resolution: number;
}

export class Spectra {
  readonly #bell: Float64Array;
  readonly #weight: number;
  readonly #length: number;
  readonly #sines: Float64Array;
  readonly #cosines: Float64Array;

  constructor(count: number) {
    this.#bell = Float64Array.from({ length: count }, (_, i) => 0.6 - 0.4 * cos((2 * PI * (i + 0.5)) / count));
    this.#weight = this.#bell.reduce((a, b) => a + b, 0) / 2;
    let length = 2;
    while (length < FINENESS * count) length *= 2;
    this.#length = length;
    this.#sines = Float64Array.from({ length: length / 2 }, (_, i) => sin((-2 * PI * i) / length));
    this.#cosines = Float64Array.from({ length: length / 2 }, (_, i) => cos((-2 * PI * i) / length));
  }

  of(coordinates: readonly Float64Array[]): Spectrum {
    const n = this.#length;
    const amplitudes = new Float64Array(n / 2);
    // Two real coordinates are one complex transform.
    for (let at = 0; at < coordinates.length; at += 2) {
      const re = new Float64Array(n);
      const im = new Float64Array(n);
      this.#bell.forEach((bell, i) => {
        re[i] = bell * (coordinates[at]?.[i] as number);
        im[i] = bell * (coordinates[at + 1]?.[i] ?? 0);
      });
      this.#transform(re, im);
      for (let i = 1; i < n / 2; i++) {
        const [a, b, c, d] = [re[i] as number, im[i] as number, re[n - i] as number, im[n - i] as number];
        const first = Math.sqrt((a + c) * (a + c) + (b - d) * (b - d)) / 2;
        const second = Math.sqrt((b + d) * (b + d) + (c - a) * (c - a)) / 2;
        amplitudes[i] = Math.max(amplitudes[i] as number, first / this.#weight, second / this.#weight);
      }
    }
    return { amplitudes, resolution: 1 / n };
  }

  #transform(re: Float64Array, im: Float64Array): void {
    const n = this.#length;
    reverse(re, im);
    for (let size = 2; size <= n; size *= 2) {
      const stride = n / size;
      const reach = size / 2;
      for (let first = 0; first < n; first += size) {
        for (let k = 0; k < reach; k++) {
          const c = this.#cosines[k * stride] as number;
          const s = this.#sines[k * stride] as number;
          const i = first + k;
          const j = i + reach;
          const x = (re[j] as number) * c - (im[j] as number) * s;
          const y = (re[j] as number) * s + (im[j] as number) * c;
          re[j] = (re[i] as number) - x;
          im[j] = (im[i] as number) - y;
          re[i] = (re[i] as number) + x;
          im[i] = (im[i] as number) + y;
        }
      }
    }
  }
}

function reverse(re: Float64Array, im: Float64Array): void {
  const n = re.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    const [a, b] = [re[i] as number, im[i] as number];
    re[i] = re[j] as number;
    im[i] = im[j] as number;
    re[j] = a;
    im[j] = b;
  }
}
