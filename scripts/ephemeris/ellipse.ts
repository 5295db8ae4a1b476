/**
 * Mean ellipses: slowly changing Kepler orbits in equinoctial elements, which stay regular for small eccentricity and
 * inclination (Broucke and Cefola, Celestial Mechanics 5, 303 (1972)). Series have what remains of the motion.
 */
import { centuriesSinceJ2000 } from '../../src/base/ephemeris/ephemeris.js';
import { cos, sin } from '../../src/base/math/angle.js';
import { subtract, type Vector } from './vector.js';

/**
 * Fourteen numbers in the order of the file: semi-major axis (au), then coefficients of powers of T (Julian centuries
 * from J2000) of the mean longitude (radians), h = e sin(perihelion), k = e cos(perihelion),
 * p = sin(i/2) sin(node) and q = sin(i/2) cos(node).
 */
export type Ellipse = readonly [
  axis: number,
  longitude0: number,
  longitude1: number,
  longitude2: number,
  h0: number,
  h1: number,
  h2: number,
  k0: number,
  k1: number,
  k2: number,
  p0: number,
  p1: number,
  q0: number,
  q1: number,
];

/** The elements of one instant. */
interface Elements {
  readonly axis: number;
  readonly longitude: number;
  readonly h: number;
  readonly k: number;
  readonly p: number;
  readonly q: number;
}

/** Which element each of the fourteen numbers belongs to, and the power of T it stands before. */
const MEANING: readonly { readonly element: keyof Elements; readonly power: number }[] = [
  { element: 'axis', power: 0 },
  ...[0, 1, 2].map((power) => ({ element: 'longitude', power }) as const),
  ...[0, 1, 2].map((power) => ({ element: 'h', power }) as const),
  ...[0, 1, 2].map((power) => ({ element: 'k', power }) as const),
  ...[0, 1].map((power) => ({ element: 'p', power }) as const),
  ...[0, 1].map((power) => ({ element: 'q', power }) as const),
];
const ELEMENTS = ['axis', 'longitude', 'h', 'k', 'p', 'q'] as const;

const MAX_KEPLER_ROUNDS = 12;
const MAX_FIT_ROUNDS = 14;
const DIFFERENCE_STEP = 1e-7;
/**
 * Keeps combinations of elements that a short span can't tell apart from running away. Where it can tell them apart
 * it changes nothing: damping slows steps down and leaves their aim where it is.
 */
const DAMPING = 1e-3;
/**
 * au. A round that moves no position by more than this ends the fit. The difference quotients go on to move them by
 * 1e-11, which the series make up for, like all that is not on the ellipse.
 */
const SETTLED = 1e-9;
/** au. What the last round may still move: over a short span a fit creeps on without getting much better. */
const CREEPING = 1e-4;

/** The position on a mean ellipse (au, frame of the series) at a Julian day. */
export function ellipsePosition(ellipse: Ellipse, julianDay: number): Vector {
  return keplerPosition(elementsAt(ellipse, centuriesSinceJ2000(julianDay)));
}

function elementsAt(e: Ellipse, t: number): Elements {
  return {
    axis: e[0],
    longitude: e[1] + t * (e[2] + t * e[3]),
    h: e[4] + t * (e[5] + t * e[6]),
    k: e[7] + t * (e[8] + t * e[9]),
    p: e[10] + e[11] * t,
    q: e[12] + e[13] * t,
  };
}

function keplerPosition({ axis, longitude, h, k, p, q }: Elements): Vector {
  const eccentric = eccentricLongitude(longitude, h, k);
  const s = sin(eccentric);
  const c = cos(eccentric);
  const b = 1 / (1 + Math.sqrt(1 - h * h - k * k));
  const x = axis * ((1 - h * h * b) * c + h * k * b * s - k);
  const y = axis * ((1 - k * k * b) * s + h * k * b * c - h);
  const w = 2 * Math.sqrt(1 - p * p - q * q);
  const t = p * x - q * y;
  return { x: x - 2 * p * t, y: y + 2 * q * t, z: -w * t };
}

/** Solves F + h cos F - k sin F = longitude by Newton's method. */
function eccentricLongitude(longitude: number, h: number, k: number): number {
  let f = longitude - h * cos(longitude) + k * sin(longitude);
  for (let round = 0; round < MAX_KEPLER_ROUNDS; round++) {
    const s = sin(f);
    const c = cos(f);
    const step = (f + h * c - k * s - longitude) / (1 - h * s - k * c);
    f -= step;
    // Newton squares the error: after a step below 1e-9 nothing is left to correct.
    if (step < 1e-9 && step > -1e-9) break;
  }
  return f;
}

export interface FittedEllipse {
  readonly ellipse: Ellipse;
  /** The largest distance of a given position from the ellipse, in one coordinate, au. */
  readonly largestResidual: number;
}

/**
 * The mean ellipse nearest to the given positions (au, frame of the series), by Gauss-Newton with damped steps, from a
 * start within some degrees. Throws when the fit does not settle.
 */
export function fitEllipse(start: Ellipse, julianDays: Float64Array, positions: readonly Vector[]): FittedEllipse {
  let ellipse = start;
  let model = positionsOn(ellipse, julianDays);
  let moved = Number.POSITIVE_INFINITY;
  for (let round = 0; round < MAX_FIT_ROUNDS && moved > SETTLED; round++) {
    const differences = flatten(positions.map((v, i) => subtract(v, model[i] as Vector)));
    const change = leastSquares(partials(ellipse, model, julianDays), differences, DAMPING);
    ellipse = ellipse.map((value, j) => value + (change[j] as number)) as unknown as Ellipse;
    const next = positionsOn(ellipse, julianDays);
    moved = largestDifference(next, model);
    model = next;
  }
  // The comparison is also false when the positions are not numbers any more.
  if (!(moved <= CREEPING)) throw new Error('The fit of a mean ellipse does not settle.');
  return { ellipse, largestResidual: largestDifference(positions, model) };
}

function positionsOn(ellipse: Ellipse, julianDays: Float64Array): Vector[] {
  return Array.from(julianDays, (julianDay) => ellipsePosition(ellipse, julianDay));
}

/**
 * How all coordinates change with each of the fourteen numbers: difference quotients for the six elements of each
 * instant, times the power of T before which the number stands.
 */
function partials(ellipse: Ellipse, model: readonly Vector[], julianDays: Float64Array): Float64Array[] {
  const columns = MEANING.map(() => new Float64Array(3 * julianDays.length));
  julianDays.forEach((julianDay, i) => {
    const t = centuriesSinceJ2000(julianDay);
    const elements = elementsAt(ellipse, t);
    const here = model[i] as Vector;
    const slopes = Object.fromEntries(
      ELEMENTS.map((name) => {
        const there = keplerPosition({ ...elements, [name]: elements[name] + DIFFERENCE_STEP });
        return [name, subtract(there, here)];
      }),
    );
    MEANING.forEach(({ element, power }, j) => {
      const column = columns[j] as Float64Array;
      const slope = slopes[element] as Vector;
      const factor = (power === 0 ? 1 : power === 1 ? t : t * t) / DIFFERENCE_STEP;
      column[3 * i] = slope.x * factor;
      column[3 * i + 1] = slope.y * factor;
      column[3 * i + 2] = slope.z * factor;
    });
  });
  return columns;
}

function flatten(vectors: readonly Vector[]): Float64Array {
  return Float64Array.from(vectors.flatMap(({ x, y, z }) => [x, y, z]));
}

function largestDifference(a: readonly Vector[], b: readonly Vector[]): number {
  return a.reduce((most, v, i) => {
    const d = subtract(v, b[i] as Vector);
    return Math.max(most, Math.abs(d.x), Math.abs(d.y), Math.abs(d.z));
  }, 0);
}

/**
 * The x that minimises |A x - b|² + |damping S x|², by Householder reflections (Golub and Van Loan, "Matrix
 * Computations", 5.2 and 5.3). S holds the lengths of the columns of A: columns are scaled to unit length first, and
 * the damping is a plain number (Levenberg, Quarterly of Applied Mathematics 2, 164 (1944)).
 *
 * Orthogonal reflections instead of normal equations, which would square the condition of the problem. Every sum runs
 * in the order of the rows, so the bits are the same everywhere.
 *
 * @param columns the columns of A; linearly independent where there is no damping
 */
export function leastSquares(columns: readonly Float64Array[], b: Float64Array, damping = 0): Float64Array {
  const scales = columns.map(norm);
  const matrix = columns.map((column, j) => {
    const scaled = new Float64Array(column.length + columns.length);
    column.forEach((value, i) => {
      scaled[i] = value / (scales[j] as number);
    });
    scaled[column.length + j] = damping;
    return scaled;
  });
  const right = new Float64Array(b.length + columns.length);
  right.set(b);
  const diagonal = matrix.map((column, j) => {
    const head = makeReflector(column, j);
    for (const other of matrix.slice(j + 1)) reflect(column, other, j);
    reflect(column, right, j);
    return head;
  });
  const x = new Float64Array(columns.length);
  for (let i = columns.length - 1; i >= 0; i--) {
    let sum = right[i] as number;
    for (let j = i + 1; j < columns.length; j++) sum -= (matrix[j]?.[i] as number) * (x[j] as number);
    x[i] = sum / (diagonal[i] as number);
  }
  return x.map((value, j) => value / (scales[j] as number));
}

function norm(column: Float64Array): number {
  let sum = 0;
  for (const value of column) sum += value * value;
  return Math.sqrt(sum);
}

/**
 * Turns a column, from row `first` down, into the unit vector of the reflection that clears it below that row.
 * Returns what the reflection leaves in row `first`.
 */
function makeReflector(column: Float64Array, first: number): number {
  let sum = 0;
  for (let i = first; i < column.length; i++) sum += (column[i] as number) * (column[i] as number);
  const head = column[first] as number;
  // The sign that avoids a cancellation.
  const image = head > 0 ? -Math.sqrt(sum) : Math.sqrt(sum);
  const length = Math.sqrt(2 * image * (image - head));
  column[first] = head - image;
  for (let i = first; i < column.length; i++) column[i] = (column[i] as number) / length;
  return image;
}

function reflect(unit: Float64Array, column: Float64Array, first: number): void {
  let product = 0;
  for (let i = first; i < column.length; i++) product += (unit[i] as number) * (column[i] as number);
  for (let i = first; i < column.length; i++) column[i] = (column[i] as number) - 2 * product * (unit[i] as number);
}
