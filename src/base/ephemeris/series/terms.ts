/**
 * A truncated Poisson series of some coordinates: polynomials of time, and of each combination of angles a sine and a
 * cosine, some of them growing with time.
 *
 * Time is tau, -1 at the start of the span and 1 at its end.
 */
export interface PoissonSeries {
  /** Of each coordinate the coefficients of the powers of tau. */
  readonly polynomials: readonly Float64Array[];
  /** From where the multiples of a row begin, one more than there are rows. */
  readonly starts: Int32Array;
  /** Which angles, and how many times. */
  readonly angles: Uint8Array;
  readonly multiples: Int8Array;
  /** By row and coordinate a sine and a cosine. */
  readonly amplitudes: Float64Array;
  /** Rows whose amplitudes grow, and by how much while tau grows by one, in the same order. */
  readonly growing: Int32Array;
  readonly growth: Float64Array;
}

/** What the file has of the Moon. */
export interface LunarSeries {
  readonly longitudeDistance: PoissonSeries;
  readonly latitude: PoissonSeries;
}

/** The span of the fit, which tau is counted by: Julian days of Terrestrial Time. */
export interface SeriesSpan {
  readonly middle: number;
  readonly half: number;
}
