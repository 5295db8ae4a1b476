import { ARCSECONDS_PER_RADIAN, cos, sin } from '../math/trigonometry.js';
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

/**
 * Delaunay arguments l, l', F, D, Ω in arc-seconds, written into `angles`.
 * Simon et al., Astronomy & Astrophysics 282, 663 (1994), as in IERS Technical Note 36, eq. 5.43.
 */
function delaunayArguments(t: number): void {
  angles[0] = 485868.249036 + t * (1717915923.2178 + t * (31.8792 + t * (0.051635 - 0.0002447 * t)));
  angles[1] = 1287104.79305 + t * (129596581.0481 + t * (-0.5532 + t * (0.000136 - 0.00001149 * t)));
  angles[2] = 335779.526232 + t * (1739527262.8478 + t * (-12.7512 + t * (-0.001037 + 0.00000417 * t)));
  angles[3] = 1072260.70369 + t * (1602961601.209 + t * (-6.3706 + t * (0.006593 - 0.00003169 * t)));
  angles[4] = 450160.398036 + t * (-6962890.5431 + t * (7.4722 + t * (0.007702 - 0.00005939 * t)));
}

/** Written over by every call, and read by no other: made once because a chart computes nutation in a microsecond. */
const angles = new Float64Array(ARGUMENTS);
const cosines = new Float64Array(ARGUMENTS * MULTIPLES);
const sines = new Float64Array(ARGUMENTS * MULTIPLES);

const TERMS = NUTATION_TERMS.length / TERM_LENGTH;
const COEFFICIENTS = TERM_LENGTH - ARGUMENTS;

/**
 * The series ready to be summed. The cosine and sine of a term's argument are a product of one factor for each Delaunay
 * argument in it. Terms that begin alike share that part: a product is an earlier product, or none, times a factor.
 */
interface Program {
  /** For each product the earlier one it goes on from, or -1, and where its factor lies among the multiples. */
  readonly parents: Int16Array;
  readonly factors: Int16Array;
  /** For each term its product. */
  readonly products: Int16Array;
  readonly coefficients: Float64Array;
  /** Room for the cosine and sine of each product, written over by every call. */
  readonly cosineOf: Float64Array;
  readonly sineOf: Float64Array;
}

let prepared: Program | undefined;

function prepare(): Program {
  const known = new Map<string, number>();
  const parents: number[] = [];
  const factors: number[] = [];
  const products: number[] = [];
  const coefficients: number[] = [];
  for (let row = 0; row < NUTATION_TERMS.length; row += TERM_LENGTH) {
    let product = -1;
    for (let j = 0; j < ARGUMENTS; j++) {
      const multiple = NUTATION_TERMS[row + j] as number;
      if (multiple === 0) continue;
      const factor = j * MULTIPLES + HIGHEST_MULTIPLE + multiple;
      const key = `${product} ${factor}`;
      const next = known.get(key) ?? parents.push(product) - 1;
      if (next === factors.length) factors.push(factor);
      known.set(key, next);
      product = next;
    }
    products.push(product);
    coefficients.push(...NUTATION_TERMS.slice(row + ARGUMENTS, row + TERM_LENGTH));
  }
  return {
    parents: Int16Array.from(parents),
    factors: Int16Array.from(factors),
    products: Int16Array.from(products),
    coefficients: Float64Array.from(coefficients),
    cosineOf: new Float64Array(parents.length),
    sineOf: new Float64Array(parents.length),
  };
}

/** Cosine and sine of every product, from the multiples of the arguments. */
function multiplyOut({ parents, factors, cosineOf, sineOf }: Program): void {
  for (let product = 0; product < parents.length; product++) {
    const parent = parents[product] as number;
    const at = factors[product] as number;
    const cosine = cosines[at] as number;
    const sine = sines[at] as number;
    if (parent < 0) {
      cosineOf[product] = cosine;
      sineOf[product] = sine;
    } else {
      const c = cosineOf[parent] as number;
      const s = sineOf[parent] as number;
      cosineOf[product] = c * cosine - s * sine;
      sineOf[product] = s * cosine + c * sine;
    }
  }
}

/**
 * Nutation by the IAU 2000B series without its fixed planetary offsets, which agrees with the full IAU 2000A
 * series within 0.001 arc-second.
 */
export function nutation(julianDayTt: number): Nutation {
  const t = centuriesSinceJ2000(julianDayTt);
  delaunayArguments(t);
  for (let j = 0; j < ARGUMENTS; j++) writeMultiples(j);
  prepared ??= prepare();
  multiplyOut(prepared);
  const { products, coefficients, cosineOf, sineOf } = prepared;
  let longitude = 0;
  let obliquity = 0;
  // Smallest terms first, so that they are not lost in the sum.
  for (let term = TERMS - 1, k = term * COEFFICIENTS; term >= 0; term--, k -= COEFFICIENTS) {
    const product = products[term] as number;
    const c = cosineOf[product] as number;
    const s = sineOf[product] as number;
    longitude +=
      ((coefficients[k] as number) + (coefficients[k + 1] as number) * t) * s + (coefficients[k + 2] as number) * c;
    obliquity +=
      ((coefficients[k + 3] as number) + (coefficients[k + 4] as number) * t) * c + (coefficients[k + 5] as number) * s;
  }
  return { longitude: longitude * UNITS_PER_ARCSECOND, obliquity: obliquity * UNITS_PER_ARCSECOND };
}

/** Cosines and sines of -4 to 4 times an argument, by the addition theorem. */
function writeMultiples(argument: number): void {
  const angle = ((angles[argument] as number) % ARCSECONDS_PER_CIRCLE) / ARCSECONDS_PER_RADIAN;
  const origin = argument * MULTIPLES + HIGHEST_MULTIPLE;
  const c1 = cos(angle);
  const s1 = sin(angle);
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
