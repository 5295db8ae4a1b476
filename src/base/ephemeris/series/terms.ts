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

/** A series without the rows that have less than so much of every coordinate, and without what grows. */
export function largeTerms(series: PoissonSeries, least: readonly number[]): PoissonSeries {
  const { polynomials, starts, angles, multiples, amplitudes } = series;
  const numbers = 2 * polynomials.length;
  const isLarge = (row: number) =>
    least.some((limit, coordinate) => {
      const at = row * numbers + 2 * coordinate;
      return Math.abs(amplitudes[at] as number) + Math.abs(amplitudes[at + 1] as number) >= limit;
    });
  const rows = Array.from({ length: starts.length - 1 }, (_, row) => row).filter(isLarge);
  const parts = (row: number) => [starts[row] as number, starts[row + 1] as number] as const;
  const ends = [0];
  for (const row of rows) ends.push((ends.at(-1) as number) + parts(row)[1] - parts(row)[0]);
  return {
    polynomials,
    starts: Int32Array.from(ends),
    angles: Uint8Array.from(rows.flatMap((row) => [...angles.subarray(...parts(row))])),
    multiples: Int8Array.from(rows.flatMap((row) => [...multiples.subarray(...parts(row))])),
    amplitudes: Float64Array.from(rows.flatMap((row) => [...amplitudes.subarray(row * numbers, (row + 1) * numbers)])),
    growing: new Int32Array(0),
    growth: new Float64Array(0),
  };
}

/** The span of the fit, which tau is counted by: Julian days of Terrestrial Time. */
export interface SeriesSpan {
  readonly middle: number;
  readonly half: number;
}
