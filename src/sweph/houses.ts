import { cornersOf, onEcliptic } from '../base/ephemeris/ascendant.js';
import { apparentSiderealTime } from '../base/ephemeris/earth.js';
import type { Moment } from '../base/ephemeris/ephemeris.js';
import {
  byParallel,
  type FurtherSystem,
  furtherCusps,
  topocentricBetween,
  withCorners,
} from '../base/ephemeris/further-houses.js';
import { housePointsOf } from '../base/ephemeris/house-points.js';
import { hasStand, type StandingSystem, standBetween, standOf } from '../base/ephemeris/house-position.js';
import { around, equalFrom, type HouseSky } from '../base/ephemeris/house-sky.js';
import { alcabitius, campanus, koch, placidus, porphyry, regiomontanus, sripati } from '../base/ephemeris/houses.js';
import { asin, cos, RADIANS_PER_DEGREE, sin, tan, wrap180, wrap360 } from '../base/math/angle.js';
import { requireNumbers, requireText, requireTriple, wrong } from './arguments.js';
import { constants } from './constants.js';
import { axesAt, obliquityOf } from './frames.js';
import { ofUt } from './moments.js';
import { calc_ut } from './positions.js';
import { answered, notHere } from './refusals.js';
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

/** What the interface calls the systems, by their letters, and which of ours divides and places. */
const SYSTEMS: Readonly<
  Record<string, { readonly name: string; readonly stand?: StandingSystem; readonly further?: FurtherSystem }>
> = {
  A: { name: 'equal' },
  B: { name: 'Alcabitius', stand: 'alcabitius' },
  C: { name: 'Campanus', stand: 'campanus' },
  D: { name: 'equal (MC)', further: 'equal_midheaven' },
  E: { name: 'equal' },
  F: { name: 'Carter poli-equ.', stand: 'carter', further: 'carter' },
  G: { name: 'Gauquelin sectors', stand: 'gauquelin', further: 'gauquelin' },
  H: { name: 'horizon/azimut', stand: 'horizontal', further: 'horizontal' },
  I: { name: 'Sunshine', stand: 'sunshine', further: 'sunshine' },
  i: { name: 'Sunshine/alt.', stand: 'sunshine', further: 'sunshine' },
  J: { name: 'Savard-A' },
  K: { name: 'Koch', stand: 'koch' },
  L: { name: 'Pullen SD', further: 'pullen_delta' },
  M: { name: 'Morinus', stand: 'morinus', further: 'morinus' },
  N: { name: 'equal/1=Aries', further: 'aries' },
  O: { name: 'Porphyry' },
  P: { name: 'Placidus', stand: 'placidus' },
  Q: { name: 'Pullen SR', further: 'pullen_ratio' },
  R: { name: 'Regiomontanus', stand: 'regiomontanus' },
  S: { name: 'Sripati' },
  T: { name: 'Polich/Page', stand: 'topocentric', further: 'topocentric' },
  U: { name: 'Krusinski-Pisa-Goelzer', stand: 'krusinski', further: 'krusinski' },
  V: { name: 'equal/Vehlow', further: 'vehlow' },
  W: { name: 'equal/ whole sign' },
  X: { name: 'axial rotation system/Meridian houses', stand: 'meridian', further: 'meridian' },
  Y: { name: 'APC houses', stand: 'apc', further: 'apc' },
};

/** The letter of a system; one that the interface does not know is Placidus there too. */
function letterOf(hsys: unknown): string {
  requireText('hsys', hsys);
  const letter = (hsys as string).charAt(0);
  if (letter === 'J')
    throw wrong('hsys', `must be a system that is here. ${notHere('the houses of Savard are not here')}`);
  return letter in SYSTEMS ? letter : 'P';
}

/**
 * What the interface calls a house system.
 *
 * @throws CalculationError `invalid_input` for what is no text.
 *
 * @example
 * import { house_name } from 'nirayana/sweph';
 *
 * house_name('P'); // => 'Placidus'
 */
export function house_name(hsys: string): string {
  requireText('hsys', hsys);
  return (SYSTEMS[hsys.charAt(0)] ?? (SYSTEMS['P'] as { name: string })).name;
}

/** What houses are made of. */
interface Question {
  readonly letter: string;
  readonly sky: HouseSky;
  /** Declination of the Sun, degrees. */
  readonly sun: number;
}

interface Divided {
  readonly houses: readonly number[];
  readonly ascendant: number;
  readonly midheaven: number;
  /** Whether another system takes the place of the one asked for. */
  readonly isOther: boolean;
}

const POLAR = 'within polar circle, switched to Porphyry';

/** Systems in which, where the midheaven is below the horizon, the point opposite to it counts. */
const TURNED = 'CIRTY';

function divide({ letter, sky, sun }: Question): Divided {
  const corners = cornersOf(
    { siderealTime: sky.meridian, obliquity: sky.obliquity / RADIANS_PER_DEGREE, toTrueEquinox: 0 },
    { latitude: sky.latitude / RADIANS_PER_DEGREE, longitude: 0 },
  );
  const { ascendant } = corners;
  const midheaven =
    TURNED.includes(letter) && isSunken(corners.midheaven, sky) ? wrap360(corners.midheaven + 180) : corners.midheaven;
  const houses = cuspsOf({ letter, sky, sun }, ascendant, midheaven);
  if (houses) return { houses, ascendant, midheaven, isOther: false };
  const other = porphyry(ascendant, midheaven);
  const rest = letter === 'G' ? Array.from({ length: 24 }, () => 0) : [];
  return { houses: [...other, ...rest], ascendant, midheaven, isOther: true };
}

/** Whether the midheaven is below the horizon, as it may be beyond the polar circles. */
function isSunken(midheaven: number, { obliquity, latitude }: HouseSky): boolean {
  return cos(latitude - asin(sin(obliquity) * sin(midheaven * RADIANS_PER_DEGREE))) < 0;
}

/** Cusps of circles in a system of {@link TURNED}, which are turned with the midheaven. */
function circles(sky: HouseSky, ascendant: number, midheaven: number, between: Four): readonly number[] {
  const isTurned = Math.abs(wrap180(midheaven - onEcliptic(sky.meridian * RADIANS_PER_DEGREE, sky.obliquity))) > 90;
  const turn = isTurned ? 180 : 0;
  return around(ascendant, midheaven, between.map((cusp) => wrap360(cusp + turn)) as unknown as Four);
}

/** Undefined where the system has no houses. */
function cuspsOf({ letter, sky, sun }: Question, ascendant: number, midheaven: number): readonly number[] | undefined {
  const isPolar = Math.abs(tan(sky.latitude) * tan(sky.obliquity)) >= 1;
  switch (letter) {
    case 'A':
    case 'E':
      return equalFrom(ascendant);
    case 'W':
      return equalFrom(30 * Math.floor(ascendant / 30));
    case 'O':
      return porphyry(ascendant, midheaven);
    case 'S':
      return sripati(ascendant, midheaven);
    case 'B':
      return around(ascendant, midheaven, wrapped(alcabitius(sky, ascendant)));
    case 'P':
      return isPolar ? undefined : around(ascendant, midheaven, wrapped(placidus(sky)));
    case 'K':
      return isPolar ? undefined : around(ascendant, midheaven, wrapped(koch(sky)));
    case 'R':
      return circles(sky, ascendant, midheaven, regiomontanus(sky));
    case 'C':
      return circles(sky, ascendant, midheaven, campanus(sky));
    case 'T':
      return circles(sky, ascendant, midheaven, topocentricBetween(sky));
    case 'H':
      return horizontalCusps(sky, ascendant, midheaven);
    case 'I':
    case 'i':
      return furtherCusps('sunshine', { sky, ascendant, midheaven, sun }) ?? sunless(sky, ascendant, midheaven, sun);
    default:
      return furtherCusps(SYSTEMS[letter]?.further as FurtherSystem, { sky, ascendant, midheaven, sun });
  }
}

/** Circles of the horizon, turned where the tenth cusp would not be the midheaven; the first is then west of it. */
function horizontalCusps(sky: HouseSky, ascendant: number, midheaven: number): readonly number[] | undefined {
  const cusps = furtherCusps('horizontal', { sky, ascendant, midheaven, sun: 0 });
  if (!cusps || Math.abs(wrap180((cusps[9] as number) - midheaven)) < 90) return cusps;
  const isEast = wrap180((cusps[0] as number) - midheaven) > 0;
  return cusps.map((cusp, index) => (index % 6 === 0 && !isEast ? cusp : wrap360(cusp + 180)));
}

/** Where the Sun does not set all houses below the horizon have no width, where it does not rise those above. */
function sunless(sky: HouseSky, ascendant: number, midheaven: number, sun: number): readonly number[] {
  const isUp = sun * sky.latitude > 0;
  const cusps = withCorners(byParallel(sky, sun * RADIANS_PER_DEGREE, isUp ? 180 : 0), ascendant, midheaven);
  const [first, last, corner] = isUp ? [1, 5, 3] : [7, 11, 9];
  return cusps.map((cusp, index) => (index >= first && index <= last ? (cusps[corner] as number) : cusp));
}

type Four = readonly [number, number, number, number];

function wrapped([a, b, c, d]: Four): Four {
  return [wrap360(a), wrap360(b), wrap360(c), wrap360(d)];
}

function pointsOf({ sky }: Question, { ascendant, midheaven }: Divided): number[] {
  const points = housePointsOf(sky, midheaven);
  return [
    ascendant,
    midheaven,
    wrap360(sky.meridian),
    points.vertex,
    points.equatorialAscendant,
    points.coAscendantKoch,
    points.coAscendantMunkasey,
    points.polarAscendant,
  ];
}

/** Degrees by which the Earth turns in a day, and those of a step over which rates are differences. */
const TURN_A_DAY = 360.98564736629;
const STEP = 0.001;

/** Keeps the declination of the Sun for {@link house_pos}, which is told none. */
function divideFor(question: Question): Divided {
  state.sun = question.sun;
  return divide(question);
}

function ratesOf(question: Question): Pick<HousesExData, 'housesSpeed' | 'pointsSpeed'> {
  const at = (by: number) => {
    const moved = { ...question, sky: { ...question.sky, meridian: question.sky.meridian + by } };
    const divided = divide(moved);
    return { houses: divided.houses, points: pointsOf(moved, divided) };
  };
  const [before, after] = [at(-STEP), at(STEP)];
  const rates = (from: readonly number[], to: readonly number[]) =>
    to.map((value, index) => (wrap180(value - (from[index] as number)) / (2 * STEP)) * TURN_A_DAY);
  return { housesSpeed: rates(before.houses, after.houses), pointsSpeed: rates(before.points, after.points) };
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

function skyAt(meridian: number, obliquity: number, latitude: number): HouseSky {
  return { meridian, obliquity: obliquity * RADIANS_PER_DEGREE, latitude: latitude * RADIANS_PER_DEGREE };
}

/** Greenwich sidereal time, degrees, with a nutation in longitude and an obliquity in degrees. */
export function siderealDegrees(moment: Moment, nutationInLongitude: number, obliquity: number): number {
  return apparentSiderealTime(moment, nutationInLongitude * 3600, obliquity);
}

function sunAt(letter: string, tjd_ut: number): number {
  if (letter !== 'I' && letter !== 'i') return 0;
  return calc_ut(tjd_ut, constants.SE_SUN, constants.SEFLG_EQUATORIAL).data[1];
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

/**
 * In which house a body is, with the part of it that lies behind: 1 to below 13, sectors of Gauquelin 1 to below 37.
 *
 * @throws CalculationError as {@link houses_ex}.
 *
 * @example
 * import { house_pos } from 'nirayana/sweph';
 *
 * house_pos(100, 50, 23.4, 'R', [10, 3]).data.toFixed(4); // => '7.2009'
 */
export function house_pos(armc: number, geolat: number, eps: number, hsys: string, xpin: readonly number[]) {
  requireNumbers({ armc, geolat, eps });
  requireTriple('xpin', xpin, 2);
  const letter = letterOf(hsys);
  return answered(0, () => ({
    flag: constants.OK,
    error: '',
    data: positionIn(letter, skyAt(armc, eps, geolat), xpin),
  }));
}

function positionIn(letter: string, sky: HouseSky, xpin: readonly number[]): number {
  const { sun } = state;
  const divided = divide({ letter, sky, sun });
  const [longitude, latitude] = xpin as readonly [number, number];
  const stand = SYSTEMS[letter]?.stand;
  if (stand && hasStand(stand))
    return 1 + standOf(stand, { sky, ascendant: divided.ascendant, longitude, latitude, sun });
  // Its houses are those of Porphyry with their cusps in the middle.
  if (letter === 'S') return 1 + ((standBetween(porphyry(divided.ascendant, divided.midheaven), longitude) + 0.5) % 12);
  return 1 + standBetween(divided.houses, longitude);
}
