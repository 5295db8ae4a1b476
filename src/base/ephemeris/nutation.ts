import { ARCSECONDS_PER_RADIAN, sinCos } from '../math/angle.js';
import { centuriesSinceJ2000, DAYS_PER_CENTURY } from './ephemeris.js';
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
  /** Two places for each product: a multiple or an earlier product, and a multiple. */
  readonly factors: Int32Array;
  /** For each term where its cosine and sine are. */
  readonly places: Int32Array;
  readonly coefficients: Float64Array;
  /** How many terms, the first, change with time. */
  readonly changing: number;
  /**
   * A cosine and the sine after it at each place, first of all multiples of the arguments, then of all products; written
   * over by every call.
   */
  readonly turns: Float64Array;
}

let prepared: Program | undefined;

function prepare(): Program {
  const known = new Map<string, number>();
  const factors: number[] = [];
  const placeOf = (before: number, multiple: number): number => {
    const key = `${before} ${multiple}`;
    const place = known.get(key) ?? 2 * ALL_MULTIPLES + factors.length;
    if (!known.has(key)) factors.push(before, multiple);
    known.set(key, place);
    return place;
  };
  const places: number[] = [];
  const coefficients: number[] = [];
  let changing = 0;
  for (let row = 0; row < NUTATION_TERMS.length; row += TERM_LENGTH) {
    const multiples = NUTATION_TERMS.slice(row, row + ARGUMENTS).flatMap((multiple, j) =>
      multiple === 0 ? [] : [2 * (j * MULTIPLES + HIGHEST_MULTIPLE + multiple)],
    );
    places.push(multiples.slice(1).reduce(placeOf, multiples[0] as number));
    const own = NUTATION_TERMS.slice(row + ARGUMENTS, row + TERM_LENGTH);
    coefficients.push(...own);
    if (own[1] !== 0 || own[4] !== 0) changing = places.length;
  }
  return {
    factors: Int32Array.from(factors),
    places: Int32Array.from(places),
    coefficients: Float64Array.from(coefficients),
    changing,
    turns: new Float64Array(2 * ALL_MULTIPLES + factors.length),
  };
}

/**
 * Cosine and sine of every multiple of the Delaunay arguments l, l', F, D, Ω, and of every product.
 * Arguments: Simon et al., Astronomy & Astrophysics 282, 663 (1994), as in IERS Technical Note 36, eq. 5.43.
 */
function multiplyOut({ factors, turns }: Program, t: number): void {
  writeMultiples(turns, 0, 485868.249036 + t * (1717915923.2178 + t * (31.8792 + t * (0.051635 - 0.0002447 * t))));
  writeMultiples(turns, 1, 1287104.79305 + t * (129596581.0481 + t * (-0.5532 + t * (0.000136 - 0.00001149 * t))));
  writeMultiples(turns, 2, 335779.526232 + t * (1739527262.8478 + t * (-12.7512 + t * (-0.001037 + 0.00000417 * t))));
  writeMultiples(turns, 3, 1072260.70369 + t * (1602961601.209 + t * (-6.3706 + t * (0.006593 - 0.00003169 * t))));
  writeMultiples(turns, 4, 450160.398036 + t * (-6962890.5431 + t * (7.4722 + t * (0.007702 - 0.00005939 * t))));
  for (let i = 0, to = 2 * ALL_MULTIPLES; i < factors.length; i += 2, to += 2) {
    const a = factors[i] as number;
    const b = factors[i + 1] as number;
    const c = turns[a] as number;
    const s = turns[a + 1] as number;
    const cosine = turns[b] as number;
    const sine = turns[b + 1] as number;
    turns[to] = c * cosine - s * sine;
    turns[to + 1] = s * cosine + c * sine;
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
  const { places, coefficients, changing, turns } = prepared;
  let longitude = 0;
  let obliquity = 0;
  // Smallest terms first, so that they are not lost in the sum.
  let k = (TERMS - 1) * COEFFICIENTS;
  for (let term = TERMS - 1; term >= changing; term--, k -= COEFFICIENTS) {
    const place = places[term] as number;
    const c = turns[place] as number;
    const s = turns[place + 1] as number;
    longitude += (coefficients[k] as number) * s + (coefficients[k + 2] as number) * c;
    obliquity += (coefficients[k + 3] as number) * c + (coefficients[k + 5] as number) * s;
  }
  for (let term = changing - 1; term >= 0; term--, k -= COEFFICIENTS) {
    const place = places[term] as number;
    const c = turns[place] as number;
    const s = turns[place + 1] as number;
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
  const { places, coefficients, changing, turns } = prepared;
  let longitude = 0;
  // Smallest terms first, so that they are not lost in the sum.
  let k = (TERMS - 1) * COEFFICIENTS;
  for (let term = TERMS - 1; term >= changing; term--, k -= COEFFICIENTS) {
    const place = places[term] as number;
    longitude +=
      (coefficients[k] as number) * (turns[place + 1] as number) +
      (coefficients[k + 2] as number) * (turns[place] as number);
  }
  for (let term = changing - 1; term >= 0; term--, k -= COEFFICIENTS) {
    const place = places[term] as number;
    longitude +=
      ((coefficients[k] as number) + (coefficients[k + 1] as number) * t) * (turns[place + 1] as number) +
      (coefficients[k + 2] as number) * (turns[place] as number);
  }
  return longitude * UNITS_PER_ARCSECOND;
}

/** What the arguments of terms go through in a day, radians, at J2000.0; they change by 1e-6 of it in two centuries. */
let turning: Float64Array | undefined;

const RATES = [1717915923.2178, 129596581.0481, 1739527262.8478, 1602961601.209, -6962890.5431];

function prepareTurning(): Float64Array {
  return Float64Array.from({ length: TERMS }, (_, term) =>
    RATES.reduce((sum, rate, j) => sum + (NUTATION_TERMS[term * TERM_LENGTH + j] as number) * rate, 0),
  ).map((arcseconds) => arcseconds / ARCSECONDS_PER_RADIAN / DAYS_PER_CENTURY);
}

/** {@link nutation} with the rate of its longitude, arc-seconds a day. */
export function movingNutation(julianDayTt: number): Nutation & { readonly longitudeRate: number } {
  const swing = nutation(julianDayTt);
  const { places, coefficients, turns } = prepared as Program;
  turning ??= prepareTurning();
  let rate = 0;
  for (let term = TERMS - 1, k = (TERMS - 1) * COEFFICIENTS; term >= 0; term--, k -= COEFFICIENTS) {
    const place = places[term] as number;
    const swept =
      (coefficients[k] as number) * (turns[place] as number) -
      (coefficients[k + 2] as number) * (turns[place + 1] as number);
    rate += (turning[term] as number) * swept;
  }
  return { longitude: swing.longitude, obliquity: swing.obliquity, longitudeRate: rate * UNITS_PER_ARCSECOND };
}

const trig = new Float64Array(2);

/** Cosines and sines of -4 to 4 times an argument, which is in arc-seconds, by the addition theorem. */
function writeMultiples(turns: Float64Array, argument: number, arcseconds: number): void {
  // The same as the remainder %, which is exact here too and takes several times as long.
  const whole = Math.trunc(arcseconds / ARCSECONDS_PER_CIRCLE);
  sinCos((arcseconds - whole * ARCSECONDS_PER_CIRCLE) / ARCSECONDS_PER_RADIAN, trig);
  const s1 = trig[0] as number;
  const c1 = trig[1] as number;
  const origin = 2 * (argument * MULTIPLES + HIGHEST_MULTIPLE);
  turns[origin] = 1;
  turns[origin + 1] = 0;
  let c = 1;
  let s = 0;
  for (let multiple = 2; multiple <= 2 * HIGHEST_MULTIPLE; multiple += 2) {
    const next = c * c1 - s * s1;
    s = s * c1 + c * s1;
    c = next;
    turns[origin + multiple] = c;
    turns[origin + multiple + 1] = s;
    turns[origin - multiple] = c;
    turns[origin - multiple + 1] = -s;
  }
}
