import { CalculationError } from '../base/errors.js';
import { constants } from './constants.js';
import { notHere } from './refusals.js';

/** Zeros in the place of so many numbers. */
function zeros(count: number): readonly number[] {
  return Array.from({ length: count }, () => 0);
}

/** The answer of a function that is not here, in the shape that the interface gives its failures. */
function missing<Rest extends object>(what: string, rest: Rest) {
  return { flag: constants.ERR as number, error: notHere(`${what}: not here`), ...rest };
}

/**
 * Not here: places seen from a planet. The answer has the flag `ERR` and a sentence.
 *
 * @example
 * import { calc_pctr } from 'nirayana/sweph';
 *
 * calc_pctr(2451545, 4, 2, 2).flag; // => -1
 */
export function calc_pctr(_tjd_et: number, _ipl: number, _iplctr: number, _iflag: number) {
  return missing('places seen from a planet', { data: zeros(6) });
}

/**
 * Not here: the sector of a body by its rising and setting. The answer has the flag `ERR` and a sentence.
 *
 * @example
 * import { gauquelin_sector } from 'nirayana/sweph';
 *
 * gauquelin_sector(2451545, 4, null, 2, 0, [77, 28, 0], 0, 0).flag; // => -1
 */
export function gauquelin_sector(
  _tjd_ut: number,
  _ipl: number,
  _starname: string | null,
  _iflag: number,
  _imeth: number,
  _geopos: readonly number[],
  _atpress: number,
  _attemp: number,
) {
  return missing('the sector of a body by its rising and setting', { data: 0 });
}

/**
 * Not here: orbital elements. The answer has the flag `ERR` and a sentence.
 *
 * @example
 * import { get_orbital_elements } from 'nirayana/sweph';
 *
 * get_orbital_elements(2451545, 4, 2).flag; // => -1
 */
export function get_orbital_elements(_tjd_et: number, _ipl: number, _iflag: number) {
  return missing('orbital elements', { data: zeros(17) });
}

/**
 * Not here: the largest and the least distance of an orbit. The answer has the flag `ERR` and a sentence.
 *
 * @example
 * import { orbit_max_min_true_distance } from 'nirayana/sweph';
 *
 * orbit_max_min_true_distance(2451545, 4, 2).flag; // => -1
 */
export function orbit_max_min_true_distance(_tjd_et: number, _ipl: number, _iflag: number) {
  return missing('the largest and the least distance of an orbit', { data: { max: 0, min: 0, true: 0 } });
}

/**
 * Not here: heliacal risings and settings. The answer has the flag `ERR` and a sentence.
 *
 * @example
 * import { heliacal_ut } from 'nirayana/sweph';
 *
 * heliacal_ut(2451545, [77, 28, 0], [0, 0, 0, 0], [36, 1, 0, 0, 0, 0], 'Venus', 1, 2).flag; // => -1
 */
export function heliacal_ut(
  _tjd_ut: number,
  _dgeo: readonly number[],
  _datm: readonly number[],
  _dobs: readonly number[],
  _object: string,
  _event: number,
  _flag: number,
) {
  return missing('heliacal risings and settings', { data: zeros(3) });
}

/**
 * Not here: heliacal phenomena. The answer has the flag `ERR` and a sentence.
 *
 * @example
 * import { heliacal_pheno_ut } from 'nirayana/sweph';
 *
 * heliacal_pheno_ut(2451545, [77, 28, 0], [0, 0, 0, 0], [36, 1, 0, 0, 0, 0], 'Venus', 1, 2).flag; // => -1
 */
export function heliacal_pheno_ut(
  _tjd_ut: number,
  _dgeo: readonly number[],
  _datm: readonly number[],
  _dobs: readonly number[],
  _object: string,
  _event: number,
  _flag: number,
) {
  return missing('heliacal phenomena', { data: zeros(30) });
}

/**
 * Not here: the magnitude that can just be seen. The answer has the flag `ERR` and a sentence.
 *
 * @example
 * import { vis_limit_mag } from 'nirayana/sweph';
 *
 * vis_limit_mag(2451545, [77, 28, 0], [0, 0, 0, 0], [36, 1, 0, 0, 0, 0], 'Venus', 2).flag; // => -1
 */
export function vis_limit_mag(
  _tjd_ut: number,
  _dgeo: readonly number[],
  _datm: readonly number[],
  _dobs: readonly number[],
  _object: string,
  _flag: number,
) {
  return missing('the magnitude that can just be seen', { data: zeros(8) });
}

/**
 * Not here: occultations by the Moon. The answer has the flag `ERR` and a sentence.
 *
 * @example
 * import { lun_occult_when_glob } from 'nirayana/sweph';
 *
 * lun_occult_when_glob(2451545, 4, null, 2, 0, false).flag; // => -1
 */
export function lun_occult_when_glob(
  _tjd_start: number,
  _ipl: number,
  _starname: string | null,
  _ifl: number,
  _ifltype: number,
  _backwards: boolean,
) {
  return missing('occultations by the Moon', { data: zeros(10) });
}

/**
 * Not here: occultations by the Moon. The answer has the flag `ERR` and a sentence.
 *
 * @example
 * import { lun_occult_when_loc } from 'nirayana/sweph';
 *
 * lun_occult_when_loc(2451545, 4, null, 2, [77, 28, 0], false).flag; // => -1
 */
export function lun_occult_when_loc(
  _tjd_start: number,
  _ipl: number,
  _starname: string | null,
  _ifl: number,
  _geopos: readonly number[],
  _backwards: boolean,
) {
  return missing('occultations by the Moon', { data: zeros(7), attributes: zeros(8) });
}

/**
 * Not here: occultations by the Moon. The answer has the flag `ERR` and a sentence.
 *
 * @example
 * import { lun_occult_where } from 'nirayana/sweph';
 *
 * lun_occult_where(2451545, 4, null, 2).flag; // => -1
 */
export function lun_occult_where(_tjd_ut: number, _ipl: number, _starname: string | null, _ifl: number) {
  return missing('occultations by the Moon', { data: zeros(10), attributes: zeros(8) });
}

/**
 * Not here: refraction with a lapse rate and the dip of the horizon. It throws, for its answer has no room for a sentence.
 *
 * @throws CalculationError `engine_error` always.
 *
 * @example
 * import { refrac_extended } from 'nirayana/sweph';
 *
 * typeof refrac_extended; // => 'function'
 */
export function refrac_extended(
  _inalt: number,
  _geoalt: number,
  _atpress: number,
  _attemp: number,
  _lapse_rate: number,
  _calc_flag: number,
): never {
  throw new CalculationError('engine_error', notHere('refraction with a lapse rate: not here'));
}
