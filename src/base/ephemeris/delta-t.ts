import { FIRST_OBSERVED_YEAR, OBSERVED, PREDICTED, SPLINE } from './delta-t-table.js';

/** A point of the curve: year, seconds, seconds per year. */
interface Knot {
  readonly year: number;
  readonly value: number;
  readonly slope: number;
}

/** From here the curve leaves the spline and runs to the first measured value. */
const SPLINE_END_YEAR = 1952;

/** Years that the curve is asked about; the spline begins in 1720, the last prediction is for 2200. */
const FIRST_KNOT_YEAR = 1780;
const LAST_KNOT_YEAR = 2220;

/**
 * Delta-T, Terrestrial Time minus Universal Time, in seconds, at a Julian day of Universal Time.
 *
 * The published spline to 1952, measured yearly values from 1955, the published prediction after the last measured
 * year; between them and across the joints one smooth curve (value and slope continuous).
 */
export function deltaTSeconds(julianDayUt: number): number {
  const year = 2000 + (julianDayUt - 2451544.5) / 365.25;
  const index = Math.min(Math.max(Math.floor(year) - FIRST_KNOT_YEAR, 0), LAST_KNOT_YEAR - FIRST_KNOT_YEAR - 1);
  return between(yearlyKnot(index), yearlyKnot(index + 1), year);
}

/** The curve at the start of each year that has been asked about. Cubics joined at whole years lose nothing by it. */
const knots: Knot[] = [];
let future: Curve | undefined;

function yearlyKnot(index: number): Knot {
  const known = knots[index];
  if (known) return known;
  future ??= newtonCubic([[lastObserved().year, lastObserved().value], ...PREDICTED]);
  const knot = knotAt(FIRST_KNOT_YEAR + index, future);
  knots[index] = knot;
  return knot;
}

function knotAt(year: number, future: Curve): Knot {
  const index = year - FIRST_OBSERVED_YEAR;
  if (year <= SPLINE_END_YEAR) return splineKnot(year);
  if (index < 0) return onCubic(splineKnot(SPLINE_END_YEAR), observedKnot(0), year);
  if (index < OBSERVED.length) return observedKnot(index);
  const [first] = PREDICTED[0];
  return year < first ? onCubic(lastObserved(), { year: first, ...future(first) }, year) : { year, ...future(year) };
}

function splineKnot(year: number): Knot {
  const row = SPLINE.find(([, last]) => year < last) ?? SPLINE.at(-1);
  if (!row) throw new RangeError('The delta-T spline is empty.');
  const [first, last, a0, a1, a2, a3] = row;
  const t = (year - first) / (last - first);
  return { year, value: a0 + t * (a1 + t * (a2 + t * a3)), slope: (a1 + t * (2 * a2 + t * 3 * a3)) / (last - first) };
}

function observedKnot(index: number): Knot {
  const at = (i: number): number => OBSERVED[Math.min(Math.max(i, 0), OBSERVED.length - 1)] as number;
  const span = Math.min(index + 1, OBSERVED.length - 1) - Math.max(index - 1, 0);
  return { year: FIRST_OBSERVED_YEAR + index, value: at(index), slope: (at(index + 1) - at(index - 1)) / span };
}

function lastObserved(): Knot {
  return observedKnot(OBSERVED.length - 1);
}

type Curve = (year: number) => Omit<Knot, 'year'>;

/** The cubic through four points in Newton's form, with its slope. */
function newtonCubic(points: readonly (readonly [number, number])[]): Curve {
  const x = points.map(([at]) => at);
  const c = points.map(([, value]) => value);
  for (let order = 1; order < points.length; order++) {
    for (let i = points.length - 1; i >= order; i--) {
      c[i] = ((c[i] as number) - (c[i - 1] as number)) / ((x[i] as number) - (x[i - order] as number));
    }
  }
  return (year) => {
    let value = c.at(-1) as number;
    let slope = 0;
    for (let i = points.length - 2; i >= 0; i--) {
      slope = slope * (year - (x[i] as number)) + value;
      value = value * (year - (x[i] as number)) + (c[i] as number);
    }
    return { value, slope };
  };
}

/** A point between two knots on the cubic through both with their slopes (Hermite). */
function onCubic(from: Knot, to: Knot, year: number): Knot {
  const step = 1 / 1024;
  const slope = (between(from, to, year + step) - between(from, to, year - step)) / (2 * step);
  return { year, value: between(from, to, year), slope };
}

/** The cubic through two knots with their slopes (Hermite). Beyond them it goes on. */
function between(from: Knot, to: Knot, year: number): number {
  const span = to.year - from.year;
  const t = (year - from.year) / span;
  const rise = to.value - from.value;
  const c2 = 3 * rise - (2 * from.slope + to.slope) * span;
  const c3 = (from.slope + to.slope) * span - 2 * rise;
  return from.value + t * (from.slope * span + t * (c2 + t * c3));
}
