import { apparentSiderealTime } from '../base/ephemeris/earth.js';
import type { Moment } from '../base/ephemeris/ephemeris.js';
import { equalFrom } from '../base/ephemeris/house-sky.js';
import { RADIANS_PER_DEGREE, wrap360 } from '../base/math/angle.js';
import { requireNumbers } from './arguments.js';
import { constants } from './constants.js';
import { axesAt, obliquityOf } from './frames.js';
import { type Divided, divide, pointsOf, type Question, ratesOf, skyAt } from './house-division.js';
import { letterOf } from './house-systems.js';
import { ofUt } from './moments.js';
import { calc_ut } from './positions.js';
import { ayanamsaAt } from './sidereal.js';
import { state } from './state.js';

/** Cusps and points, degrees. */
export interface HousesData {
  /** The first house first: 12, or 36 sectors of Gauquelin. */
  readonly houses: readonly number[];
  /** Ascendant, midheaven, sidereal time, vertex, equatorial ascendant, both co-ascendants, polar ascendant. */
  readonly points: readonly number[];
}

/** The same with the rates of all, degrees a day. */
export interface HousesExData extends HousesData {
  readonly housesSpeed: readonly number[];
  readonly pointsSpeed: readonly number[];
}

const POLAR = 'within polar circle, switched to Porphyry';

/** Keeps the declination of the Sun of the houses of Makransky for {@link house_pos}, which is told none. */
function divideFor(question: Question): Divided {
  if (isOfSun(question.letter)) state.sun = question.sun;
  return divide(question);
}

/** What is given of houses. */
interface Told {
  readonly data: HousesData;
  readonly isOther: boolean;
}

function tell(question: Question, shift: number): Told {
  const divided = divideFor(question);
  const points = pointsOf(question, divided);
  if (shift === 0) return { data: { houses: divided.houses, points }, isOther: divided.isOther };
  const moved = (value: number) => wrap360(value + shift);
  const shifted = points.map((value, index) => (index === constants.SE_ARMC ? value : moved(value)));
  return {
    data: { houses: siderealCusps(question.letter, divided, shifted[0] as number, moved), points: shifted },
    isOther: divided.isOther,
  };
}

function siderealCusps(
  letter: string,
  { houses, isOther }: Divided,
  ascendant: number,
  moved: (value: number) => number,
) {
  if (letter === 'W') return equalFrom(30 * Math.floor(ascendant / 30));
  if (letter === 'N') return houses;
  return isOther ? [...houses.slice(0, 12).map(moved), ...houses.slice(12)] : houses.map(moved);
}

/** The sky over a place at a moment, and what its longitudes are shifted by. */
function skyOf(moment: Moment, flags: number, latitude: number, longitude: number) {
  const axes = axesAt(moment.tt);
  const isMean = (flags & constants.SEFLG_NONUT) !== 0;
  const obliquity = obliquityOf(axes, isMean);
  const meridian = siderealDegrees(moment, isMean ? 0 : axes.longitude, obliquity) + longitude;
  const isSidereal = (flags & constants.SEFLG_SIDEREAL) !== 0;
  const shift = isSidereal ? -(ayanamsaAt(moment.tt) + (isMean ? 0 : axes.longitude)) : 0;
  return { sky: skyAt(meridian, obliquity, latitude), shift };
}

/** Greenwich sidereal time, degrees, with a nutation in longitude and an obliquity in degrees. */
export function siderealDegrees(moment: Moment, nutationInLongitude: number, obliquity: number): number {
  return apparentSiderealTime(moment, nutationInLongitude * 3600, obliquity);
}

function sunAt(letter: string, tjd_ut: number): number {
  if (!isOfSun(letter)) return 0;
  return calc_ut(tjd_ut, constants.SE_SUN, constants.SEFLG_EQUATORIAL).data[1];
}

function isOfSun(letter: string): boolean {
  return letter === 'I' || letter === 'i';
}

function requirePlace(geolat: number, geolon: number): void {
  requireNumbers({ geolat, geolon });
}

/**
 * Cusps and points at a Julian day of Universal Time; with `SEFLG_SIDEREAL` in the zodiac that is set. Beyond the polar
 * circles Porphyry takes the place of Placidus, Koch and Gauquelin, with the flag `ERR`.
 *
 * @throws CalculationError `invalid_input` for what is no number or no text; `engine_error` where the Sun or a star that
 * is needed is out of reach.
 *
 * @example
 * import { constants, houses_ex, set_sid_mode } from 'nirayana/sweph';
 *
 * set_sid_mode(constants.SE_SIDM_LAHIRI, 0, 0);
 * const { data } = houses_ex(2448028.701389, constants.SEFLG_SIDEREAL, 28.6139, 77.209, 'P');
 * data.points[0].toFixed(3); // => '99.429'
 */
export function houses_ex(tjd_ut: number, iflag: number, geolat: number, geolon: number, hsys: string) {
  const { flag, data } = housesAt(tjd_ut, iflag, geolat, geolon, hsys);
  return { flag, data };
}

/**
 * {@link houses_ex} without flags.
 *
 * @throws CalculationError as {@link houses_ex}.
 *
 * @example
 * import { houses } from 'nirayana/sweph';
 *
 * houses(2451545, 51.5, 0, 'K').data.houses.length; // => 12
 */
export function houses(tjd_ut: number, geolat: number, geolon: number, hsys: string) {
  return houses_ex(tjd_ut, 0, geolat, geolon, hsys);
}

/**
 * {@link houses_ex} with the sentence of a failure and the rates of all, by the turn of the Earth.
 *
 * @throws CalculationError as {@link houses_ex}.
 *
 * @example
 * import { houses_ex2 } from 'nirayana/sweph';
 *
 * const { flag, error } = houses_ex2(2451545, 0, 70, 77.2, 'P');
 * flag; // => -1
 * error; // => 'within polar circle, switched to Porphyry'
 */
export function houses_ex2(tjd_ut: number, iflag: number, geolat: number, geolon: number, hsys: string) {
  const { question, unit, ...told } = housesAt(tjd_ut, iflag, geolat, geolon, hsys);
  return withRates(told, question, unit);
}

function housesAt(tjd_ut: number, iflag: number, geolat: number, geolon: number, hsys: string) {
  requireNumbers({ tjd_ut, iflag });
  requirePlace(geolat, geolon);
  const letter = letterOf(hsys);
  const { sky, shift } = skyOf(ofUt(tjd_ut), iflag, geolat, geolon);
  const question = { letter, sky, sun: sunAt(letter, tjd_ut) };
  const { data, isOther } = tell(question, shift);
  const unit = iflag & constants.SEFLG_RADIANS ? RADIANS_PER_DEGREE : 1;
  const inUnit = (values: readonly number[]) => (unit === 1 ? values : values.map((value) => value * unit));
  return {
    flag: isOther ? constants.ERR : constants.OK,
    error: isOther ? POLAR : '',
    data: { houses: inUnit(data.houses), points: inUnit(data.points) },
    question,
    unit,
  };
}

function withRates(told: { flag: number; error: string; data: HousesData }, question: Question, unit: number) {
  const { housesSpeed, pointsSpeed } = ratesOf(question);
  const inUnit = (values: readonly number[]) => (unit === 1 ? values : values.map((value) => value * unit));
  return { ...told, data: { ...told.data, housesSpeed: inUnit(housesSpeed), pointsSpeed: inUnit(pointsSpeed) } };
}

/**
 * Cusps and points of a sidereal time, degrees, for charts without an instant. `decl` is the declination of the Sun, which
 * only the houses of Makransky need.
 *
 * @throws CalculationError as {@link houses_ex}.
 *
 * @example
 * import { houses_armc } from 'nirayana/sweph';
 *
 * houses_armc(100, 28.6, 23.4, 'R').data.points[1].toFixed(4); // => '99.1922'
 */
export function houses_armc(armc: number, geolat: number, eps: number, hsys: string, decl = 0) {
  const { flag, data } = housesOfArmc({ armc, geolat, eps, decl }, hsys);
  return { flag, data };
}

/**
 * {@link houses_armc} with the sentence of a failure and the rates of all.
 *
 * @throws CalculationError as {@link houses_ex}.
 *
 * @example
 * import { houses_armc_ex2 } from 'nirayana/sweph';
 *
 * houses_armc_ex2(100, 28.6, 23.4, 'R').data.pointsSpeed[2].toFixed(4); // => '360.9856'
 */
export function houses_armc_ex2(armc: number, geolat: number, eps: number, hsys: string, decl = 0) {
  const { question, ...told } = housesOfArmc({ armc, geolat, eps, decl }, hsys);
  return withRates(told, question, 1);
}

function housesOfArmc(given: { armc: number; geolat: number; eps: number; decl: number }, hsys: string) {
  requireNumbers(given);
  const letter = letterOf(hsys);
  const question = { letter, sky: skyAt(given.armc, given.eps, given.geolat), sun: given.decl };
  const { data, isOther } = tell(question, 0);
  return { flag: isOther ? constants.ERR : constants.OK, error: isOther ? POLAR : '', data, question };
}
