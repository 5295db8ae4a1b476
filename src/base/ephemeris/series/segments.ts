import { polynomialsAtNodes } from './chebyshev.js';
import type { NodeGrid } from './nodes.js';

const AXES = 3;
/** Segments that stand in one stretch of memory. */
const CHUNK = 32;

/** Writes the three coordinates at the nodes of the segment around an instant, one after another, the latest node first. */
export type NodeValues = (middle: number, into: Float64Array) => void;

/**
 * The three coordinates of one body as Chebyshev polynomials of segments of equal length, each made when it is first
 * asked for. A segment depends on body and place alone, so that every way of asking gives the same bits; what was made
 * is kept, which is bounded by the span.
 */
export class Segments {
  /** The coordinates at the instant of the last `at`, then their rates per day. */
  readonly state = new Float64Array(2 * AXES);

  /** Of the last `at`. */
  #instant = Number.NaN;
  readonly #start: number;
  readonly #days: number;
  readonly #perDay: number;
  readonly #order: number;
  readonly #count: number;
  readonly #fill: NodeValues;
  readonly #chunks: (Float64Array | undefined)[] = [];
  readonly #made: Uint8Array;
  readonly #values: Float64Array;
  /** By order and node, what a value at a node adds to a coefficient. */
  readonly #transform: Float64Array;

  constructor(start: number, end: number, { halfDays, nodes }: NodeGrid, fill: NodeValues) {
    this.#start = start;
    this.#days = 2 * halfDays;
    this.#perDay = 1 / this.#days;
    this.#order = nodes;
    this.#count = countOf(start, end, halfDays);
    this.#fill = fill;
    this.#made = new Uint8Array(this.#count);
    this.#values = new Float64Array(AXES * nodes);
    this.#transform = transformOf(nodes);
  }

  /** Sets `state` for a Julian day of Terrestrial Time, by Clenshaw's recurrence and its derivative. */
  at(julianDayTt: number): void {
    if (julianDayTt === this.#instant) return;
    this.#instant = julianDayTt;
    const position = (julianDayTt - this.#start) * this.#perDay;
    let segment = Math.floor(position);
    if (segment < 0) segment = 0;
    else if (segment >= this.#count) segment = this.#count - 1;
    if (this.#made[segment] === 0) this.#make(segment);
    const c = this.#chunks[Math.floor(segment / CHUNK)] as Float64Array;
    const first = (segment % CHUNK) * this.#order * AXES;
    const x = 2 * (position - segment) - 1;
    const x2 = 2 * x;
    let xb1 = 0;
    let xb2 = 0;
    let xd1 = 0;
    let xd2 = 0;
    let yb1 = 0;
    let yb2 = 0;
    let yd1 = 0;
    let yd2 = 0;
    let zb1 = 0;
    let zb2 = 0;
    let zd1 = 0;
    let zd2 = 0;
    for (let k = first + (this.#order - 1) * AXES; k > first; k -= AXES) {
      // The derivatives go first: they need b1 as it was.
      const xd = 2 * xb1 + x2 * xd1 - xd2;
      const yd = 2 * yb1 + x2 * yd1 - yd2;
      const zd = 2 * zb1 + x2 * zd1 - zd2;
      xd2 = xd1;
      yd2 = yd1;
      zd2 = zd1;
      xd1 = xd;
      yd1 = yd;
      zd1 = zd;
      const xb = (c[k] as number) + x2 * xb1 - xb2;
      const yb = (c[k + 1] as number) + x2 * yb1 - yb2;
      const zb = (c[k + 2] as number) + x2 * zb1 - zb2;
      xb2 = xb1;
      yb2 = yb1;
      zb2 = zb1;
      xb1 = xb;
      yb1 = yb;
      zb1 = zb;
    }
    const { state } = this;
    const perDay = 2 * this.#perDay;
    state[0] = (c[first] as number) + x * xb1 - xb2;
    state[1] = (c[first + 1] as number) + x * yb1 - yb2;
    state[2] = (c[first + 2] as number) + x * zb1 - zb2;
    state[3] = (xb1 + x * xd1 - xd2) * perDay;
    state[4] = (yb1 + x * yd1 - yd2) * perDay;
    state[5] = (zb1 + x * zd1 - zd2) * perDay;
  }

  /** Writes the coefficients of all segments, one after another, as many as `sizeOf` says. */
  all(into: Float64Array): void {
    const chunk = CHUNK * this.#order * AXES;
    for (let segment = 0; segment < this.#count; segment++) if (this.#made[segment] === 0) this.#make(segment);
    this.#chunks.forEach((c, i) => {
      into.set((c as Float64Array).subarray(0, into.length - i * chunk), i * chunk);
    });
  }

  /** Takes the coefficients of all segments as `all` has written them. */
  take(coefficients: Float64Array): void {
    const chunk = CHUNK * this.#order * AXES;
    for (let i = 0; i * chunk < coefficients.length; i++) {
      this.#chunks[i] = coefficients.subarray(i * chunk, (i + 1) * chunk);
    }
    this.#made.fill(1);
    this.#instant = Number.NaN;
  }

  #make(segment: number): void {
    const order = this.#order;
    const values = this.#values;
    this.#fill(this.#start + (segment + 0.5) * this.#days, values);
    const chunk = Math.floor(segment / CHUNK);
    this.#chunks[chunk] ??= new Float64Array(CHUNK * order * AXES);
    const c = this.#chunks[chunk];
    const first = (segment % CHUNK) * order * AXES;
    const transform = this.#transform;
    for (let axis = 0; axis < AXES; axis++) {
      for (let n = 0; n < order; n++) {
        let sum = 0;
        for (let k = 0; k < order; k++)
          sum += (values[axis * order + k] as number) * (transform[n * order + k] as number);
        c[first + n * AXES + axis] = sum;
      }
    }
    this.#made[segment] = 1;
  }
}

function countOf(start: number, end: number, halfDays: number): number {
  return Math.ceil((end - start) * (1 / (2 * halfDays)));
}

/** How many coefficients all segments of a span have. */
export function sizeOf(start: number, end: number, { halfDays, nodes }: NodeGrid): number {
  return countOf(start, end, halfDays) * nodes * AXES;
}

function transformOf(nodes: number): Float64Array {
  return polynomialsAtNodes(nodes).map((value, i) => ((i < nodes ? 1 : 2) / nodes) * value);
}
