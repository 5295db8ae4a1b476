import { modulo } from '../../base/math/angle.js';

/** Dates, both inside, and the longitude of the Sun as they begin, degrees. */
interface Dates {
  readonly from: number;
  readonly to: number;
  readonly sunAtStart: () => number;
}

/** Degrees by which the Sun moves in a day, and the most by which that is off. */
const SUN_SPEED = 0.9856;
const SUN_UNEVEN = 0.035;
/** Degrees: more than the Sun moves between an instant and the edges of its civil day and of its day from sunrise. */
const LEAST_UNSURE = 2.5;

/**
 * Whether the Sun may come to so many degrees about some dates, moved back by so many days: false only where it surely does
 * not, so that a day asks nothing of the ephemeris for what is months off. `slack` has degrees on both sides.
 */
export function mayReach(
  { from, to, sunAtStart }: Dates,
  degrees: number,
  { lag = 0, slack = 0 }: { readonly lag?: number; readonly slack?: number } = {},
): boolean {
  const days = to - from + 1;
  const first = sunAtStart() - lag * SUN_SPEED;
  const unsure = LEAST_UNSURE + (Math.abs(lag) + days) * SUN_UNEVEN + slack;
  return modulo(degrees - first + unsure, 360) <= days * SUN_SPEED + 2 * unsure;
}
