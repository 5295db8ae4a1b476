import { ARCSECONDS_PER_RADIAN, sinCos } from '../math/trigonometry.js';
import { centuriesSinceJ2000 } from './moment.js';
import { NUTATION_TERMS } from './nutation-terms.js';

/** The short-period swing of the Earth's axis, arc-seconds. */
export interface Nutation {
  /** In ecliptic longitude (Δψ). */
  readonly longitude: number;
  /** In obliquity (Δε). */
  readonly obliquity: number;
}

const ARGUMENTS = 5;
const TERM_LENGTH = 11;
const HIGHEST_MULTIPLE = 4;
const MULTIPLES = 2 * HIGHEST_MULTIPLE + 1;
const UNITS_PER_ARCSECOND = 1e-7;
const ARCSECONDS_PER_CIRCLE = 1_296_000;

const TERMS = NUTATION_TERMS.length / TERM_LENGTH;
const COEFFICIENTS = TERM_LENGTH - ARGUMENTS;
const ALL_MULTIPLES = ARGUMENTS * MULTIPLES;

/**
 * The series ready to be summed. The cosine and sine of a term's argument are a product of one multiple of each Delaunay
 * argument in it. Terms that begin alike share that part of the product.
 */
interface Program {
  /** Each product is that of two places: a multiple or an earlier product, and a multiple. */
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** For each term where its cosine and sine are. */
  readonly places: Int32Array;
  readonly coefficients: Float64Array;
  /** Cosines and sines, first of all multiples of the arguments, then of all products; written over by every call. */
  readonly cosines: Float64Array;
  readonly sines: Float64Array;
}

let prepared: Program | undefined;

function prepare(): Program {
  const known = new Map<string, number>();
  const left: number[] = [];
  const right: number[] = [];
  const placeOf = (before: number, multiple: number): number => {
    const key = `${before} ${multiple}`;
    const place = known.get(key) ?? ALL_MULTIPLES + left.push(before) - 1;
    if (!known.has(key)) right.push(multiple);
    known.set(key, place);
    return place;
  };
  const places: number[] = [];
  const coefficients: number[] = [];
  for (let row = 0; row < NUTATION_TERMS.length; row += TERM_LENGTH) {
    const multiples = NUTATION_TERMS.slice(row, row + ARGUMENTS).flatMap((multiple, j) =>
      multiple === 0 ? [] : [j * MULTIPLES + HIGHEST_MULTIPLE + multiple],
    );
    places.push(multiples.slice(1).reduce(placeOf, multiples[0] as number));
    coefficients.push(...NUTATION_TERMS.slice(row + ARGUMENTS, row + TERM_LENGTH));
  }
  return {
    left: Int32Array.from(left),
    right: Int32Array.from(right),
    places: Int32Array.from(places),
    coefficients: Float64Array.from(coefficients),
    cosines: new Float64Array(ALL_MULTIPLES + left.length),
    sines: new Float64Array(ALL_MULTIPLES + left.length),
  };
}

/**
 * Cosine and sine of every multiple of the Delaunay arguments l, l', F, D, Ω, and of every product.
 * Arguments: Simon et al., Astronomy & Astrophysics 282, 663 (1994), as in IERS Technical Note 36, eq. 5.43.
 */
function multiplyOut({ left, right, cosines, sines }: Program, t: number): void {
  writeMultiples(
    cosines,
    sines,
    0,
    485868.249036 + t * (1717915923.2178 + t * (31.8792 + t * (0.051635 - 0.0002447 * t))),
  );
  writeMultiples(
    cosines,
    sines,
    1,
    1287104.79305 + t * (129596581.0481 + t * (-0.5532 + t * (0.000136 - 0.00001149 * t))),
  );
  writeMultiples(
    cosines,
    sines,
    2,
    335779.526232 + t * (1739527262.8478 + t * (-12.7512 + t * (-0.001037 + 0.00000417 * t))),
  );
  writeMultiples(
    cosines,
    sines,
    3,
    1072260.70369 + t * (1602961601.209 + t * (-6.3706 + t * (0.006593 - 0.00003169 * t))),
  );
  writeMultiples(
    cosines,
    sines,
    4,
    450160.398036 + t * (-6962890.5431 + t * (7.4722 + t * (0.007702 - 0.00005939 * t))),
  );
  for (let i = 0; i < left.length; i++) {
    const a = left[i] as number;
    const b = right[i] as number;
    const c = cosines[a] as number;
    const s = sines[a] as number;
    const cosine = cosines[b] as number;
    const sine = sines[b] as number;
    cosines[ALL_MULTIPLES + i] = c * cosine - s * sine;
    sines[ALL_MULTIPLES + i] = s * cosine + c * sine;
  }
}

/**
 * Nutation by the IAU 2000B series without its fixed planetary offsets, which agrees with the full IAU 2000A
 * series within 0.001 arc-second.
 */
export function nutation(julianDayTt: number): Nutation {
  const t = centuriesSinceJ2000(julianDayTt);
  prepared ??= prepare();
  multiplyOut(prepared, t);
  const { places, coefficients, cosines, sines } = prepared;
  let longitude = 0;
  let obliquity = 0;
  // Smallest terms first, so that they are not lost in the sum.
  for (let term = TERMS - 1, k = term * COEFFICIENTS; term >= 0; term--, k -= COEFFICIENTS) {
    const place = places[term] as number;
    const c = cosines[place] as number;
    const s = sines[place] as number;
    longitude +=
      ((coefficients[k] as number) + (coefficients[k + 1] as number) * t) * s + (coefficients[k + 2] as number) * c;
    obliquity +=
      ((coefficients[k + 3] as number) + (coefficients[k + 4] as number) * t) * c + (coefficients[k + 5] as number) * s;
  }
  return { longitude: longitude * UNITS_PER_ARCSECOND, obliquity: obliquity * UNITS_PER_ARCSECOND };
}

/** {@link Nutation.longitude} alone, to the last bit, for a quarter less. */
export function nutationInLongitude(julianDayTt: number): number {
  const t = centuriesSinceJ2000(julianDayTt);
  prepared ??= prepare();
  multiplyOut(prepared, t);
  const { places, coefficients, cosines, sines } = prepared;
  let longitude = 0;
  // Smallest terms first, so that they are not lost in the sum.
  for (let term = TERMS - 1, k = term * COEFFICIENTS; term >= 0; term--, k -= COEFFICIENTS) {
    const place = places[term] as number;
    longitude +=
      ((coefficients[k] as number) + (coefficients[k + 1] as number) * t) * (sines[place] as number) +
      (coefficients[k + 2] as number) * (cosines[place] as number);
  }
  return longitude * UNITS_PER_ARCSECOND;
}

const trig = new Float64Array(2);

/** Cosines and sines of -4 to 4 times an argument, which is in arc-seconds, by the addition theorem. */
function writeMultiples(cosines: Float64Array, sines: Float64Array, argument: number, arcseconds: number): void {
  // The same as the remainder %, which is exact here too and takes several times as long.
  const turns = Math.trunc(arcseconds / ARCSECONDS_PER_CIRCLE);
  sinCos((arcseconds - turns * ARCSECONDS_PER_CIRCLE) / ARCSECONDS_PER_RADIAN, trig);
  const s1 = trig[0] as number;
  const c1 = trig[1] as number;
  const origin = argument * MULTIPLES + HIGHEST_MULTIPLE;
  cosines[origin] = 1;
  sines[origin] = 0;
  let c = 1;
  let s = 0;
  for (let multiple = 1; multiple <= HIGHEST_MULTIPLE; multiple++) {
    const next = c * c1 - s * s1;
    s = s * c1 + c * s1;
    c = next;
    cosines[origin + multiple] = c;
    sines[origin + multiple] = s;
    cosines[origin - multiple] = c;
    sines[origin - multiple] = -s;
  }
}
