import { constants } from '../constants.js';
import { house_pos } from '../house-pos.js';
import {
  type HousesData,
  type HousesExData,
  houses,
  houses_armc,
  houses_armc_ex2,
  houses_ex,
  houses_ex2,
} from '../houses.js';
import { type Callback, type Failure, give } from './give.js';

/** Cusps, the first house first, and points, degrees. */
export interface NamedHouses {
  readonly house: readonly number[];
  readonly ascendant: number;
  readonly mc: number;
  readonly armc: number;
  readonly vertex: number;
  readonly equatorialAscendant: number;
  readonly kochCoAscendant: number;
  readonly munkaseyCoAscendant: number;
  readonly munkaseyPolarAscendant: number;
}

/** The same with their rates, degrees a day. */
export interface NamedHousesWithSpeeds extends NamedHouses {
  readonly houseSpeed: readonly number[];
  readonly ascendantSpeed: number;
  readonly mcSpeed: number;
  readonly armcSpeed: number;
  readonly vertexSpeed: number;
  readonly equatorialAscendantSpeed: number;
  readonly kochCoAscendantSpeed: number;
  readonly munkaseyCoAscendantSpeed: number;
  readonly munkaseyPolarAscendantSpeed: number;
}

/** A failure with the sentence of its cause. */
export interface FailureWithMessage extends Failure {
  readonly message: string;
}

const POLAR = "Can't calculate houses.";

type Answered<Data> = { readonly flag: number; readonly data: Data };

function housesIn({ flag, data }: Answered<HousesData>): NamedHouses | Failure {
  return flag === constants.ERR ? { error: POLAR } : namedHouses(data);
}

function namedHouses({ houses: house, points }: HousesData): NamedHouses {
  const [ascendant, mc, armc, vertex, equatorial, koch, munkasey, polar] = points as Eight;
  return {
    house,
    ascendant,
    mc,
    armc,
    vertex,
    equatorialAscendant: equatorial,
    kochCoAscendant: koch,
    munkaseyCoAscendant: munkasey,
    munkaseyPolarAscendant: polar,
  };
}

type Eight = readonly [number, number, number, number, number, number, number, number];

function withSpeeds({
  flag,
  error,
  data,
}: Answered<HousesExData> & { readonly error: string }): NamedHousesWithSpeeds | FailureWithMessage {
  if (flag === constants.ERR) return { error: POLAR, message: error };
  const [ascendant, mc, armc, vertex, equatorial, koch, munkasey, polar] = data.pointsSpeed as Eight;
  return {
    ...namedHouses(data),
    houseSpeed: data.housesSpeed,
    ascendantSpeed: ascendant,
    mcSpeed: mc,
    armcSpeed: armc,
    vertexSpeed: vertex,
    equatorialAscendantSpeed: equatorial,
    kochCoAscendantSpeed: koch,
    munkaseyCoAscendantSpeed: munkasey,
    munkaseyPolarAscendantSpeed: polar,
  };
}

/**
 * Cusps and points at a Julian day of Universal Time. Where Porphyry stands for a system beyond the polar circles
 * there is an error instead.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_houses } from 'nirayana/swisseph';
 *
 * const london = swe_houses(2451545, 51.5, 0, 'P');
 * 'house' in london && london.house.length; // => 12
 * swe_houses(2451545, 70, 0, 'P'); // => { error: "Can't calculate houses." }
 */
export function swe_houses(
  tjd_ut: number,
  geolat: number,
  geolon: number,
  hsys: string,
  callback?: Callback<NamedHouses | Failure>,
): NamedHouses | Failure {
  return give(housesIn(houses(tjd_ut, geolat, geolon, hsys)), callback);
}

/**
 * {@link swe_houses} with flags, such as `SEFLG_SIDEREAL`.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { constants, swe_houses_ex } from 'nirayana/swisseph';
 *
 * const delhi = swe_houses_ex(2451545, constants.SEFLG_SIDEREAL, 28.6, 77.2, 'W');
 * 'house' in delhi && delhi.house[0] % 30; // => 0
 */
export function swe_houses_ex(
  tjd_ut: number,
  iflag: number,
  geolat: number,
  geolon: number,
  hsys: string,
  callback?: Callback<NamedHouses | Failure>,
): NamedHouses | Failure {
  return give(housesIn(houses_ex(tjd_ut, iflag, geolat, geolon, hsys)), callback);
}

/**
 * {@link swe_houses_ex} with the rates of all.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_houses_ex2 } from 'nirayana/swisseph';
 *
 * const polar = swe_houses_ex2(2451545, 0, 70, 0, 'P');
 * 'message' in polar && polar.message; // => 'within polar circle, switched to Porphyry'
 */
export function swe_houses_ex2(
  tjd_ut: number,
  iflag: number,
  geolat: number,
  geolon: number,
  hsys: string,
  callback?: Callback<NamedHousesWithSpeeds | FailureWithMessage>,
): NamedHousesWithSpeeds | FailureWithMessage {
  return give(withSpeeds(houses_ex2(tjd_ut, iflag, geolat, geolon, hsys)), callback);
}

/**
 * {@link swe_houses} of a sidereal time, degrees, and an obliquity.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_houses_armc } from 'nirayana/swisseph';
 *
 * const houses = swe_houses_armc(100, 28.6, 23.4, 'R');
 * 'mc' in houses && houses.mc.toFixed(4); // => '99.1922'
 */
export function swe_houses_armc(
  armc: number,
  geolat: number,
  eps: number,
  hsys: string,
  callback?: Callback<NamedHouses | Failure>,
): NamedHouses | Failure {
  return give(housesIn(houses_armc(armc, geolat, eps, hsys)), callback);
}

/**
 * {@link swe_houses_armc} with the rates of all.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_houses_armc_ex2 } from 'nirayana/swisseph';
 *
 * const houses = swe_houses_armc_ex2(100, 28.6, 23.4, 'R');
 * 'armcSpeed' in houses && houses.armcSpeed.toFixed(4); // => '360.9856'
 */
export function swe_houses_armc_ex2(
  armc: number,
  geolat: number,
  eps: number,
  hsys: string,
  callback?: Callback<NamedHousesWithSpeeds | FailureWithMessage>,
): NamedHousesWithSpeeds | FailureWithMessage {
  return give(withSpeeds(houses_armc_ex2(armc, geolat, eps, hsys)), callback);
}

/**
 * In which house a body is, with the part of it that lies behind.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_houses_pos } from 'nirayana/swisseph';
 *
 * swe_houses_pos(100, 50, 23.4, 'R', 10, 3).housePosition.toFixed(4); // => '7.2009'
 */
export function swe_houses_pos(
  armc: number,
  geolat: number,
  eps: number,
  hsys: string,
  lon: number,
  lat: number,
  callback?: Callback<{ readonly housePosition: number }>,
): { readonly housePosition: number } {
  return give({ housePosition: house_pos(armc, geolat, eps, hsys, [lon, lat]).data }, callback);
}
