/** What all series of a pack have in common. */
export interface Span {
  /** Julian day of Terrestrial Time at which the first segment begins. */
  readonly start: number;
  /** The part of each fitted interval that is used, 0 to 1; the rest is where a polynomial is worst. */
  readonly guard: number;
}

/** One coordinate of one body: a Chebyshev polynomial for each of many segments of equal length. */
export class ChebyshevSeries {
  /** The coordinate at the instant of the last `at`, and its rate per day. */
  value = 0;
  rate = 0;

  readonly #start: number;
  readonly #guard: number;
  readonly #perDay: number;
  readonly #order: number;
  readonly #segments: number;
  readonly #coefficients: Int32Array;
  readonly #quantum: number;
  readonly #rateQuantum: number;
  readonly #offset: number;
  readonly #trend: number;

  constructor(
    { start, guard }: Span,
    {
      days,
      order,
      segments,
      quantum,
      offset,
      trend,
      coefficients,
    }: {
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
      /** Segment by segment, lowest order first. */
      readonly coefficients: Int32Array;
    },
  ) {
    this.#start = start;
    this.#guard = guard;
    this.#perDay = 1 / days;
    this.#order = order;
    this.#segments = segments;
    this.#coefficients = coefficients;
    this.#quantum = quantum;
    this.#rateQuantum = (quantum * 2 * guard) / days;
    this.#offset = offset;
    this.#trend = trend;
  }

  /** Sets `value` and `rate` for a Julian day of Terrestrial Time, by Clenshaw's recurrence and its derivative. */
  at(julianDayTt: number): void {
    const elapsed = julianDayTt - this.#start;
    const position = elapsed * this.#perDay;
    let segment = Math.floor(position);
    if (segment < 0) segment = 0;
    else if (segment >= this.#segments) segment = this.#segments - 1;
    const x = (2 * (position - segment) - 1) * this.#guard;
    const x2 = 2 * x;
    const c = this.#coefficients;
    const first = segment * this.#order;
    let b1 = 0;
    let b2 = 0;
    let d1 = 0;
    let d2 = 0;
    for (let k = first + this.#order - 1; k > first; k--) {
      // The derivative goes first: it needs b1 as it was.
      const d = 2 * b1 + x2 * d1 - d2;
      d2 = d1;
      d1 = d;
      const b = (c[k] as number) + x2 * b1 - b2;
      b2 = b1;
      b1 = b;
    }
    this.value = ((c[first] as number) + x * b1 - b2) * this.#quantum + (this.#offset + this.#trend * elapsed);
    this.rate = (b1 + x * d1 - d2) * this.#rateQuantum + this.#trend;
  }
}
