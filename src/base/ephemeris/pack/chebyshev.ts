/** What all series of a pack have in common. */
export interface Span {
  /** Julian day of Terrestrial Time at which the first segment begins. */
  readonly start: number;
  /** The part of each fitted interval that is used, 0 to 1; the rest is where a polynomial is worst. */
  readonly guard: number;
}

/** One coordinate of one body: a Chebyshev polynomial for each of many segments of equal length. */
export interface ChebyshevSeries {
  /** Length of a segment, days. */
  readonly days: number;
  /** Coefficients in a segment. */
  readonly order: number;
  readonly segments: number;
  /** What one unit of a coefficient stands for, radians or astronomical units. */
  readonly quantum: number;
  /** A straight line that was taken out before the fit: value at the start and rate per day. */
  readonly offset: number;
  readonly trend: number;
  /**
   * Puts its coefficients into their places: from the first on, `between` from one order to the next, the lowest first,
   * and `step` from one segment to the next.
   */
  readonly decode: (places: { first: number; between: number; step: number }, into: Int32Array) => void;
}

const AXES = 3;

/**
 * The three coordinates of one body, evaluated together: the recurrence of one axis waits for its own last step, and
 * three side by side keep the processor busy.
 */
export class ChebyshevVector {
  /** The coordinates at the instant of the last `at`, then their rates per day. */
  readonly state = new Float64Array(2 * AXES);

  readonly #start: number;
  readonly #guard: number;
  readonly #perDay: number;
  readonly #order: number;
  readonly #segments: number;
  /**
   * By segment, order and axis, so that one look reads one stretch of memory. An axis with fewer coefficients has
   * zeros, which change no bit of the result.
   */
  readonly #coefficients: Int32Array;
  /** For each axis what a unit stands for in the value and in the rate, then offset and trend of its straight line. */
  readonly #scales: Float64Array;

  /** @throws RangeError unless the segments of the three axes are the same. */
  constructor({ start, guard }: Span, series: readonly [ChebyshevSeries, ChebyshevSeries, ChebyshevSeries]) {
    const [{ days, segments }] = series;
    if (series.some((axis) => axis.days !== days || axis.segments !== segments)) {
      throw new RangeError('The axes of a body have different segments.');
    }
    this.#start = start;
    this.#guard = guard;
    this.#perDay = 1 / days;
    this.#segments = segments;
    this.#order = Math.max(...series.map(({ order }) => order));
    this.#scales = Float64Array.from(
      series.flatMap(({ quantum, offset, trend }) => [quantum, (quantum * 2 * guard) / days, offset, trend]),
    );
    const step = this.#order * AXES;
    this.#coefficients = new Int32Array(segments * step);
    series.forEach(({ decode }, axis) => void decode({ first: axis, between: AXES, step }, this.#coefficients));
  }

  /** Sets `state` for a Julian day of Terrestrial Time, by Clenshaw's recurrence and its derivative. */
  at(julianDayTt: number): void {
    const elapsed = julianDayTt - this.#start;
    const position = elapsed * this.#perDay;
    let segment = Math.floor(position);
    if (segment < 0) segment = 0;
    else if (segment >= this.#segments) segment = this.#segments - 1;
    const x = (2 * (position - segment) - 1) * this.#guard;
    const x2 = 2 * x;
    const c = this.#coefficients;
    const first = segment * this.#order * AXES;
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
    const q = this.#scales;
    const xLine = (q[2] as number) + (q[3] as number) * elapsed;
    const yLine = (q[6] as number) + (q[7] as number) * elapsed;
    const zLine = (q[10] as number) + (q[11] as number) * elapsed;
    state[0] = ((c[first] as number) + x * xb1 - xb2) * (q[0] as number) + xLine;
    state[1] = ((c[first + 1] as number) + x * yb1 - yb2) * (q[4] as number) + yLine;
    state[2] = ((c[first + 2] as number) + x * zb1 - zb2) * (q[8] as number) + zLine;
    state[3] = (xb1 + x * xd1 - xd2) * (q[1] as number) + (q[3] as number);
    state[4] = (yb1 + x * yd1 - yd2) * (q[5] as number) + (q[7] as number);
    state[5] = (zb1 + x * zd1 - zd2) * (q[9] as number) + (q[11] as number);
  }
}
