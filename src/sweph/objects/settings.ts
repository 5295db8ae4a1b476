import type { Answer } from '../refusals.js';
import {
  close,
  get_planet_name,
  get_tid_acc,
  set_ephe_path,
  set_jpl_file,
  set_tid_acc,
  set_topo,
  version,
} from '../settings.js';
import {
  get_ayanamsa,
  get_ayanamsa_ex,
  get_ayanamsa_ex_ut,
  get_ayanamsa_name,
  get_ayanamsa_ut,
  set_sid_mode,
} from '../sidereal.js';
import { type Callback, type Failure, give, told } from './give.js';

/** What was given, after it was taken. */
function same(given: string, take: (given: string) => void): string {
  take(given);
  return given;
}

function empty(set: () => void): Readonly<Record<string, never>> {
  set();
  return {};
}

function ayanamsaIn(answer: Answer<number>): { readonly ayanamsa: number } | Failure {
  return told(answer, ({ data }) => ({ ayanamsa: data }));
}

/**
 * Where the sidereal zodiac begins for the calls after this one.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { constants, swe_set_sid_mode } from 'nirayana/swisseph';
 *
 * swe_set_sid_mode(constants.SE_SIDM_LAHIRI, 0, 0); // => undefined
 */
export function swe_set_sid_mode(sid_mode: number, t0: number, ayan_t0: number, callback?: Callback<void>): void {
  set_sid_mode(sid_mode, t0, ayan_t0);
  give(undefined, callback);
}

/**
 * The place from which `SEFLG_TOPOCTR` sees for the calls after this one.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_set_topo } from 'nirayana/swisseph';
 *
 * swe_set_topo(77.209, 28.6139, 216); // => undefined
 */
export function swe_set_topo(geolon: number, geolat: number, geoalt: number, callback?: Callback<void>): void {
  set_topo(geolon, geolat, geoalt);
  give(undefined, callback);
}

/**
 * Does nothing: there are no files to find. Tells the path again.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_set_ephe_path } from 'nirayana/swisseph';
 *
 * swe_set_ephe_path('./ephe'); // => './ephe'
 */
export function swe_set_ephe_path(path: string, callback?: Callback<string>): string {
  return give(same(path, set_ephe_path), callback);
}

/**
 * Does nothing: there are no files to find. Tells the name again.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_set_jpl_file } from 'nirayana/swisseph';
 *
 * swe_set_jpl_file('de441.eph'); // => 'de441.eph'
 */
export function swe_set_jpl_file(fname: string, callback?: Callback<string>): string {
  return give(same(fname, set_jpl_file), callback);
}

/**
 * Keeps a tidal acceleration, which {@link swe_get_tid_acc} tells again.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_set_tid_acc } from 'nirayana/swisseph';
 *
 * swe_set_tid_acc(-25.8); // => {}
 */
export function swe_set_tid_acc(
  t_acc: number,
  callback?: Callback<Readonly<Record<string, never>>>,
): Readonly<Record<string, never>> {
  return give(
    empty(() => set_tid_acc(t_acc)),
    callback,
  );
}

/**
 * What {@link swe_set_tid_acc} kept.
 *
 * @example
 * import { swe_get_tid_acc, swe_set_tid_acc } from 'nirayana/swisseph';
 *
 * swe_set_tid_acc(-25.8);
 * swe_get_tid_acc(); // => { acceleration: -25.8 }
 */
export function swe_get_tid_acc(callback?: Callback<{ readonly acceleration: number }>): {
  readonly acceleration: number;
} {
  return give({ acceleration: get_tid_acc() }, callback);
}

/**
 * Forgets what was set.
 *
 * @example
 * import { swe_close } from 'nirayana/swisseph';
 *
 * swe_close(); // => undefined
 */
export function swe_close(callback?: Callback<void>): void {
  close();
  give(undefined, callback);
}

/**
 * The version of the interface that the functions here follow.
 *
 * @example
 * import { swe_version } from 'nirayana/swisseph';
 *
 * swe_version(); // => '2.10.03'
 */
export function swe_version(callback?: Callback<string>): string {
  return give(version(), callback);
}

/**
 * What the interface calls a body.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_get_planet_name } from 'nirayana/swisseph';
 *
 * swe_get_planet_name(4); // => { name: 'Mars' }
 */
export function swe_get_planet_name(
  ipl: number,
  callback?: Callback<{ readonly name: string }>,
): { readonly name: string } {
  return give({ name: get_planet_name(ipl) }, callback);
}

/**
 * The mean ayanamsha at a Julian day of Terrestrial Time, degrees.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_get_ayanamsa, swe_set_sid_mode } from 'nirayana/swisseph';
 *
 * swe_set_sid_mode(1, 0, 0);
 * swe_get_ayanamsa(2451545).toFixed(4); // => '23.8571'
 */
export function swe_get_ayanamsa(tjd_et: number, callback?: Callback<number>): number {
  return give(get_ayanamsa(tjd_et), callback);
}

/**
 * {@link swe_get_ayanamsa} at a Julian day of Universal Time.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_get_ayanamsa_ut, swe_set_sid_mode } from 'nirayana/swisseph';
 *
 * swe_set_sid_mode(1, 0, 0);
 * swe_get_ayanamsa_ut(2451545).toFixed(4); // => '23.8571'
 */
export function swe_get_ayanamsa_ut(tjd_ut: number, callback?: Callback<number>): number {
  return give(get_ayanamsa_ut(tjd_ut), callback);
}

/**
 * The ayanamsha with nutation at a Julian day of Terrestrial Time, degrees.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_get_ayanamsa_ex, swe_set_sid_mode } from 'nirayana/swisseph';
 *
 * swe_set_sid_mode(1, 0, 0);
 * const told = swe_get_ayanamsa_ex(2451545, 2);
 * 'ayanamsa' in told && told.ayanamsa.toFixed(4); // => '23.8532'
 */
export function swe_get_ayanamsa_ex(
  tjd_et: number,
  iflag: number,
  callback?: Callback<{ readonly ayanamsa: number } | Failure>,
): { readonly ayanamsa: number } | Failure {
  return give(ayanamsaIn(get_ayanamsa_ex(tjd_et, iflag)), callback);
}

/**
 * {@link swe_get_ayanamsa_ex} at a Julian day of Universal Time.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_get_ayanamsa_ex_ut, swe_set_sid_mode } from 'nirayana/swisseph';
 *
 * swe_set_sid_mode(1, 0, 0);
 * 'ayanamsa' in swe_get_ayanamsa_ex_ut(2451545, 2); // => true
 */
export function swe_get_ayanamsa_ex_ut(
  tjd_ut: number,
  iflag: number,
  callback?: Callback<{ readonly ayanamsa: number } | Failure>,
): { readonly ayanamsa: number } | Failure {
  return give(ayanamsaIn(get_ayanamsa_ex_ut(tjd_ut, iflag)), callback);
}

/**
 * What the interface calls a sidereal mode.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_get_ayanamsa_name } from 'nirayana/swisseph';
 *
 * swe_get_ayanamsa_name(1); // => 'Lahiri'
 */
export function swe_get_ayanamsa_name(isidmode: number, callback?: Callback<string>): string {
  return give(get_ayanamsa_name(isidmode), callback);
}

/**
 * Does nothing: refraction over a lapse rate is not here.
 *
 * @example
 * import { swe_set_lapse_rate } from 'nirayana/swisseph';
 *
 * swe_set_lapse_rate(0.0065); // => {}
 */
export function swe_set_lapse_rate(
  _lapse_rate: number,
  callback?: Callback<Readonly<Record<string, never>>>,
): Readonly<Record<string, never>> {
  return give({}, callback);
}
