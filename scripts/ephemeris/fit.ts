/**
 * Fits one coordinate over the span: equal segments, in each the same number of Chebyshev coefficients, all rounded to
 * multiples of one quantum. Of several segment lengths and numbers of coefficients the one with the shortest code wins.
 *
 * Nothing random and nothing that depends on the machine: sums run in index order, and the trigonometry is ours.
 */
import { cos, PI } from '../../src/base/math/angle.js';
import type { PackSeries } from './pack-format.js';
import { bestParameter } from './rice.js';
import type { Span } from './spk.js';
import type { Vector } from './vector.js';

/**
 * Polynomials are fitted on an interval longer than their segment by 1 / GUARD and used only for |x| <= GUARD: near
 * the ends of their interval they are at their worst.
 */
export const GUARD = 0.97;

const NODES = 44;
/** From this coefficient on nothing may be left, or the segment is too long for so many nodes. */
const UNRESOLVED_FROM = 40;
const UNRESOLVED_PART = 0.3;
/** Parts of the tolerance to spend on leaving out coefficients; the rest is for rounding. */
const TRUNCATION_PARTS = [0.25, 0.45, 0.65] as const;
const CHECK_POINTS = 61;
const SMALLEST_QUANTUM = 0.02;
const LARGEST_QUANTUM = 2;
const BISECTIONS = 12;
const LARGEST_INTEGER = 0x7fff_ffff;

const NODE_POSITIONS = Float64Array.from({ length: NODES }, (_, k) => cos((PI * (k + 0.5)) / NODES));

/** Row m holds the weights that make coefficient m out of the values at the nodes. */
const WEIGHTS = Float64Array.from({ length: NODES * NODES }, (_, i) => {
  const m = Math.floor(i / NODES);
  const k = i % NODES;
  return (cos((PI * m * (k + 0.5)) / NODES) * (m === 0 ? 1 : 2)) / NODES;
});

/** Row i holds T_0 .. T_43 at check point i; the points are equidistant in [-GUARD, GUARD]. */
const POLYNOMIALS = Float64Array.from(
  Array.from({ length: CHECK_POINTS }, (_, i) => polynomialsAt(-GUARD + (2 * GUARD * i) / (CHECK_POINTS - 1))).flat(),
);

function polynomialsAt(x: number): number[] {
  const t = [1, x];
  for (let m = 2; m < NODES; m++) t.push(2 * x * (t[m - 1] as number) - (t[m - 2] as number));
  return t;
}

/** Chebyshev coefficients of one coordinate for one segment length, before anything is left out or rounded. */
export interface Expansion {
  readonly daysPerSegment: number;
  readonly segments: number;
  /** Segment by segment, 44 numbers each. */
  readonly coefficients: Float64Array;
}

/** The days a fit with segments of this length needs: beyond the span at both ends. */
export function reach(span: Span, daysPerSegment: number): Span {
  const guardBand = (daysPerSegment / 2) * (1 / GUARD - 1);
  const end = span.from + daysPerSegment * segmentCount(span, daysPerSegment);
  return { from: span.from - guardBand, to: end + guardBand };
}

function segmentCount(span: Span, daysPerSegment: number): number {
  return Math.ceil((span.to - span.from) / daysPerSegment);
}

/** Expands the three coordinates of a vector of time together. */
export function expand(vectorAt: (julianDay: number) => Vector, span: Span, daysPerSegment: number): Expansion[] {
  const segments = segmentCount(span, daysPerSegment);
  const axes = [0, 1, 2].map(() => new Float64Array(segments * NODES));
  const values = axes.map(() => new Float64Array(NODES));
  for (let segment = 0; segment < segments; segment++) {
    NODE_POSITIONS.forEach((x, k) => {
      const { x: a, y: b, z: c } = vectorAt(span.from + daysPerSegment * (segment + 0.5 * (1 + x / GUARD)));
      [a, b, c].forEach((value, axis) => {
        (values[axis] as Float64Array)[k] = value;
      });
    });
    axes.forEach((coefficients, axis) => {
      transform(values[axis] as Float64Array, coefficients, segment * NODES);
    });
  }
  return axes.map((coefficients) => ({ daysPerSegment, segments, coefficients }));
}

function transform(values: Float64Array, coefficients: Float64Array, first: number): void {
  for (let m = 0; m < NODES; m++) {
    let sum = 0;
    for (let k = 0; k < NODES; k++) sum += (WEIGHTS[m * NODES + k] as number) * (values[k] as number);
    // Not a number would pass every comparison that follows.
    if (!Number.isFinite(sum)) throw new Error('The motion to be fitted is not finite.');
    coefficients[first + m] = sum;
  }
}

export type FittedSeries = Pick<PackSeries, 'daysPerSegment' | 'quantum' | 'columns' | 'parameters'>;

/**
 * The cheapest series that keeps within `tolerance` at all check points of all segments. Throws when none of the
 * expansions can be kept within it.
 */
export function cheapestSeries(expansions: readonly Expansion[], tolerance: number): FittedSeries {
  let best: (FittedSeries & { readonly bits: number }) | undefined;
  for (const expansion of expansions) {
    for (const series of variants(expansion, tolerance)) {
      if (best === undefined || series.bits < best.bits) best = series;
    }
  }
  if (best === undefined) throw new Error('No segment length resolves this motion within its tolerance.');
  const { bits, ...series } = best;
  return series;
}

function variants(expansion: Expansion, tolerance: number): (FittedSeries & { readonly bits: number })[] {
  const tails = largestTails(expansion);
  if ((tails[UNRESOLVED_FROM] as number) > UNRESOLVED_PART * tolerance) return [];
  const exact = checkValues(expansion);
  return TRUNCATION_PARTS.flatMap((part) => {
    const enough = tails.findIndex((tail) => tail <= part * tolerance);
    const terms = enough < 0 ? NODES : Math.max(enough, 2);
    const quantum = largestQuantum({ expansion, exact, terms, tolerance });
    if (quantum === undefined) return [];
    const columns = quantize(expansion, terms, quantum);
    const codes = columns.map(bestParameter);
    return {
      daysPerSegment: expansion.daysPerSegment,
      quantum,
      columns,
      parameters: Uint8Array.from(codes, ({ parameter }) => parameter),
      bits: codes.reduce((sum, { bits }) => sum + bits, 0),
    };
  });
}

/** For each m the largest sum, over all segments, of the coefficients from m on. */
function largestTails({ segments, coefficients }: Expansion): Float64Array {
  const largest = new Float64Array(NODES);
  for (let segment = 0; segment < segments; segment++) {
    let tail = 0;
    for (let m = NODES - 1; m >= 0; m--) {
      tail += Math.abs(coefficients[segment * NODES + m] as number);
      if (tail > (largest[m] as number)) largest[m] = tail;
    }
  }
  return largest;
}

/** The full expansion at the check points of all segments. */
function checkValues({ segments, coefficients }: Expansion): Float64Array {
  const values = new Float64Array(segments * CHECK_POINTS);
  for (let segment = 0; segment < segments; segment++) {
    for (let i = 0; i < CHECK_POINTS; i++) {
      values[segment * CHECK_POINTS + i] = sumAt(i, coefficients, segment * NODES, NODES);
    }
  }
  return values;
}

function sumAt(checkPoint: number, coefficients: Float64Array, first: number, terms: number): number {
  const row = checkPoint * NODES;
  let sum = 0;
  for (let m = 0; m < terms; m++) sum += (coefficients[first + m] as number) * (POLYNOMIALS[row + m] as number);
  return sum;
}

interface Rounding {
  readonly expansion: Expansion;
  readonly exact: Float64Array;
  readonly terms: number;
  readonly tolerance: number;
}

/** Found by bisection of its logarithm. Undefined when not even the smallest quantum is fine enough. */
function largestQuantum(rounding: Rounding): number | undefined {
  let low = rounding.tolerance * SMALLEST_QUANTUM;
  let high = rounding.tolerance * LARGEST_QUANTUM;
  if (!keepsTolerance(rounding, low)) return undefined;
  for (let i = 0; i < BISECTIONS; i++) {
    const middle = Math.sqrt(low * high);
    if (keepsTolerance(rounding, middle)) low = middle;
    else high = middle;
  }
  return low;
}

function keepsTolerance({ expansion, exact, terms, tolerance }: Rounding, quantum: number): boolean {
  const { segments, coefficients } = expansion;
  const rounded = new Float64Array(terms);
  for (let segment = 0; segment < segments; segment++) {
    for (let m = 0; m < terms; m++) {
      rounded[m] = Math.round((coefficients[segment * NODES + m] as number) / quantum) * quantum;
    }
    for (let i = 0; i < CHECK_POINTS; i++) {
      const error = sumAt(i, rounded, 0, terms) - (exact[segment * CHECK_POINTS + i] as number);
      if (error > tolerance || error < -tolerance) return false;
    }
  }
  return true;
}

function quantize({ segments, coefficients }: Expansion, terms: number, quantum: number): Int32Array[] {
  return Array.from({ length: terms }, (_, m) =>
    Int32Array.from({ length: segments }, (_, segment) => {
      const integer = Math.round((coefficients[segment * NODES + m] as number) / quantum);
      if (Math.abs(integer) > LARGEST_INTEGER) throw new Error('A coefficient does not fit into 32 bits.');
      return integer;
    }),
  );
}
