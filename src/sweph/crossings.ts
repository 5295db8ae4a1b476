import { wrap360 } from '../base/math/angle.js';
import { rootBetween } from '../base/math/root.js';
import { requireNumbers } from './arguments.js';
import { constants } from './constants.js';
import { nearZero } from './frames.js';
import { calc, calc_ut } from './positions.js';
import { notHere } from './refusals.js';

/** When a body is somewhere: a Julian day on the clock that was asked by; an error with the day before the search. */
export interface Crossing {
  readonly date: number;
  readonly error: string;
}

/** The same of a node, with where the Moon is then. */
export interface NodeCrossing extends Crossing {
  readonly longitude: number;
  readonly latitude: number;
}

type Calc = typeof calc_ut;

/** Days in which a body goes round, in the mean. */
const ROUND = { [constants.SE_SUN]: 365.2422, [constants.SE_MOON]: 27.3216 } as const;

const MAX_STEPS = 40;
/** Degrees: far below what a longitude tells. */
const NEAR = 1e-10;

/** The next time at which the Sun or the Moon, which never turn, has a longitude. */
function next(at: Calc, ipl: 0 | 1, target: number, from: number, flag: number): Crossing {
  const flags = (flag & ~(constants.SEFLG_XYZ | constants.SEFLG_RADIANS)) | constants.SEFLG_SPEED;
  const start = at(from, ipl, flags);
  if (start.flag === constants.ERR) return { date: from - 1, error: start.error };
  let date = from + (wrap360(target - start.data[0]) * ROUND[ipl]) / 360;
  for (let step = 0; step < MAX_STEPS; step++) {
    const { flag: told, error, data } = at(date, ipl, flags);
    if (told === constants.ERR) return { date: from - 1, error };
    const ahead = nearZero(target - data[0]);
    date += ahead / data[3];
    if (Math.abs(ahead) < NEAR) break;
  }
  return { date, error: '' };
}

/**
 * The next Julian day of Universal Time, from one on, at which the Sun has a longitude: tropical, or as flags of
 * {@link calc_ut} say.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { constants, solcross_ut } from 'nirayana/sweph';
 *
 * solcross_ut(0, 2461041.5, constants.SEFLG_SWIEPH).date.toFixed(4); // => '2461120.1152'
 */
export function solcross_ut(x2cross: number, jd_ut: number, flag: number): Crossing {
  requireNumbers({ x2cross, jd_ut, flag });
  return next(calc_ut, constants.SE_SUN, x2cross, jd_ut, flag);
}

/**
 * {@link solcross_ut} on the clock of Terrestrial Time.
 *
 * @throws CalculationError as {@link solcross_ut}.
 *
 * @example
 * import { constants, solcross } from 'nirayana/sweph';
 *
 * solcross(0, 2461041.5, constants.SEFLG_SWIEPH).date.toFixed(4); // => '2461120.1160'
 */
export function solcross(x2cross: number, jd_et: number, flag: number): Crossing {
  requireNumbers({ x2cross, jd_et, flag });
  return next(calc, constants.SE_SUN, x2cross, jd_et, flag);
}

/**
 * {@link solcross_ut} of the Moon.
 *
 * @throws CalculationError as {@link solcross_ut}.
 *
 * @example
 * import { constants, mooncross_ut } from 'nirayana/sweph';
 *
 * mooncross_ut(0, 2451545, constants.SEFLG_SWIEPH).date.toFixed(4); // => '2451556.2836'
 */
export function mooncross_ut(x2cross: number, jd_ut: number, flag: number): Crossing {
  requireNumbers({ x2cross, jd_ut, flag });
  return next(calc_ut, constants.SE_MOON, x2cross, jd_ut, flag);
}

/**
 * {@link mooncross_ut} on the clock of Terrestrial Time.
 *
 * @throws CalculationError as {@link solcross_ut}.
 *
 * @example
 * import { constants, mooncross } from 'nirayana/sweph';
 *
 * mooncross(0, 2451545, constants.SEFLG_SWIEPH).date.toFixed(4); // => '2451556.2843'
 */
export function mooncross(x2cross: number, jd_et: number, flag: number): Crossing {
  requireNumbers({ x2cross, jd_et, flag });
  return next(calc, constants.SE_MOON, x2cross, jd_et, flag);
}

/** Days, fewer than the thirteen between two nodes. */
const STEP = 1;
const LONGEST = 20;
const TOLERANCE = 1e-10;

function nextNode(at: Calc, from: number, flag: number): NodeCrossing {
  const none = (error: string): NodeCrossing => ({ date: from - 1, error, longitude: 0, latitude: 0 });
  const flags = flag & ~(constants.SEFLG_XYZ | constants.SEFLG_RADIANS | constants.SEFLG_EQUATORIAL);
  const latitude = (date: number) => at(date, constants.SE_MOON, flags).data[1];
  const start = at(from, constants.SE_MOON, flags);
  if (start.flag === constants.ERR) return none(start.error);
  let before = { at: from, value: start.data[1] };
  for (let day = STEP; day <= LONGEST; day += STEP) {
    const after = { at: from + day, value: latitude(from + day) };
    if (before.value * after.value < 0) {
      const date = rootBetween(latitude, before, after, TOLERANCE);
      const { data } = at(date, constants.SE_MOON, flags);
      return { date, error: '', longitude: data[0], latitude: data[1] };
    }
    before = after;
  }
  return none(at(from + LONGEST, constants.SE_MOON, flags).error);
}

/**
 * The next Julian day of Universal Time at which the Moon crosses the ecliptic, and where.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { constants, mooncross_node_ut } from 'nirayana/sweph';
 *
 * mooncross_node_ut(2451545, constants.SEFLG_SWIEPH).longitude.toFixed(2); // => '303.65'
 */
export function mooncross_node_ut(jd_ut: number, flag: number): NodeCrossing {
  requireNumbers({ jd_ut, flag });
  return nextNode(calc_ut, jd_ut, flag);
}

/**
 * {@link mooncross_node_ut} on the clock of Terrestrial Time.
 *
 * @throws CalculationError as {@link mooncross_node_ut}.
 *
 * @example
 * import { constants, mooncross_node } from 'nirayana/sweph';
 *
 * mooncross_node(2451545, constants.SEFLG_SWIEPH).longitude.toFixed(2); // => '303.65'
 */
export function mooncross_node(jd_et: number, flag: number): NodeCrossing {
  requireNumbers({ jd_et, flag });
  return nextNode(calc, jd_et, flag);
}

function heliocentric(at: Calc, given: { ipl: number; x2cross: number; from: number; flag: number; dir: number }) {
  const { ipl, x2cross, from, flag, dir } = given;
  const flags =
    (flag & ~(constants.SEFLG_XYZ | constants.SEFLG_RADIANS)) | constants.SEFLG_SPEED | constants.SEFLG_HELCTR;
  const none = (error: string) => ({ date: from - 1, flag: constants.ERR as number, error });
  const start = at(from, ipl, flags);
  if (start.flag === constants.ERR) return none(start.error);
  if (start.data[2] === 0) return none(notHere(`the body ${ipl} does not go round the Sun`));
  const way = wrap360(x2cross - start.data[0]);
  let date = from + (dir >= 0 ? way : way - 360) / start.data[3];
  for (let step = 0; step < MAX_STEPS; step++) {
    const { flag: told, error, data } = at(date, ipl, flags);
    if (told === constants.ERR) return none(error);
    const ahead = nearZero(x2cross - data[0]);
    date += ahead / data[3];
    if (Math.abs(ahead) < NEAR) break;
  }
  return { date, flag: constants.OK as number, error: '' };
}

/**
 * When a planet has a longitude as the Sun sees it: the next time after a Julian day of Universal Time, or with a negative
 * `dir` the last before it.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { constants, helio_cross_ut } from 'nirayana/sweph';
 *
 * helio_cross_ut(constants.SE_MARS, 0, 2451545, constants.SEFLG_SWIEPH, 1).date.toFixed(3); // => '2451545.897'
 */
export function helio_cross_ut(ipl: number, x2cross: number, jd_ut: number, flag: number, dir: number) {
  requireNumbers({ ipl, x2cross, jd_ut, flag, dir });
  return heliocentric(calc_ut, { ipl, x2cross, from: jd_ut, flag, dir });
}

/**
 * {@link helio_cross_ut} on the clock of Terrestrial Time.
 *
 * @throws CalculationError as {@link helio_cross_ut}.
 *
 * @example
 * import { constants, helio_cross } from 'nirayana/sweph';
 *
 * helio_cross(constants.SE_MARS, 0, 2451545, constants.SEFLG_SWIEPH, 1).date.toFixed(3); // => '2451545.898'
 */
export function helio_cross(ipl: number, x2cross: number, jd_et: number, flag: number, dir: number) {
  requireNumbers({ ipl, x2cross, jd_et, flag, dir });
  return heliocentric(calc, { ipl, x2cross, from: jd_et, flag, dir });
}
