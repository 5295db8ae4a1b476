import { defaultEphemeris } from '../base/ephemeris/default.js';
import { requireNumbers, requireText, wrong } from './arguments.js';
import { constants } from './constants.js';
import { forgetZodiac } from './sidereal.js';
import { forget, state } from './state.js';

/**
 * The place from which `SEFLG_TOPOCTR` sees for the calls after this one: longitude first, then latitude, degrees, and
 * the height in metres.
 *
 * @throws CalculationError `invalid_input` for what is no place.
 *
 * @example
 * import { calc_ut, constants, set_topo } from 'nirayana/sweph';
 *
 * set_topo(77.209, 28.6139, 216);
 * const { data } = calc_ut(2451545, constants.SE_MOON, constants.SEFLG_SWIEPH | constants.SEFLG_TOPOCTR);
 * data[0].toFixed(3); // => '222.884'
 */
export function set_topo(geolon: number, geolat: number, elevation: number): void {
  requireNumbers({ geolon, geolat, elevation });
  if (Math.abs(geolat) > 90) throw wrong('geolat', 'must be from -90 to 90');
  state.observer = { longitude: geolon, latitude: geolat, height: elevation };
}

/**
 * A delta-T, days, for the calls after this one in place of our own, until `SE_DELTAT_AUTOMATIC` is set.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { constants, deltat, set_delta_t_userdef } from 'nirayana/sweph';
 *
 * set_delta_t_userdef(66 / 86400);
 * (deltat(2451545) * 86400).toFixed(3); // => '66.000'
 * set_delta_t_userdef(constants.SE_DELTAT_AUTOMATIC);
 * (deltat(2451545) * 86400).toFixed(2); // => '63.83'
 */
export function set_delta_t_userdef(t_acc: number): void {
  requireNumbers({ t_acc });
  state.deltaT = t_acc === constants.SE_DELTAT_AUTOMATIC ? undefined : t_acc;
  forgetZodiac();
}

/**
 * Keeps a tidal acceleration, which {@link get_tid_acc} tells again. Our delta-T is measured and follows none.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { constants, get_tid_acc, set_tid_acc } from 'nirayana/sweph';
 *
 * set_tid_acc(constants.SE_TIDAL_DE406);
 * get_tid_acc(); // => -25.826
 */
export function set_tid_acc(t_acc: number): void {
  requireNumbers({ t_acc });
  state.tidalAcceleration = t_acc === constants.SE_TIDAL_AUTOMATIC ? constants.SE_TIDAL_DEFAULT : t_acc;
}

/**
 * What {@link set_tid_acc} kept.
 *
 * @example
 * import { close, get_tid_acc } from 'nirayana/sweph';
 *
 * close();
 * get_tid_acc(); // => -25.8
 */
export function get_tid_acc(): number {
  return state.tidalAcceleration;
}

/**
 * Does nothing: there are no files to find.
 *
 * @throws CalculationError `invalid_input` for what is no text.
 *
 * @example
 * import { set_ephe_path } from 'nirayana/sweph';
 *
 * set_ephe_path('./ephe'); // => undefined
 */
export function set_ephe_path(path: string): void {
  requireText('path', path);
}

/**
 * Does nothing: there are no files to find.
 *
 * @throws CalculationError `invalid_input` for what is no text.
 *
 * @example
 * import { set_jpl_file } from 'nirayana/sweph';
 *
 * set_jpl_file('de441.eph'); // => undefined
 */
export function set_jpl_file(file: string): void {
  requireText('file', file);
}

/**
 * Forgets what was set.
 *
 * @example
 * import { close, get_ayanamsa_ut } from 'nirayana/sweph';
 *
 * close();
 * get_ayanamsa_ut(2451545).toFixed(4); // => '24.7403'
 */
export function close(): void {
  forget();
  forgetZodiac();
}

/**
 * The version of the interface that the functions here follow.
 *
 * @example
 * import { version } from 'nirayana/sweph';
 *
 * version(); // => '2.10.03'
 */
export function version(): string {
  return '2.10.03';
}

/**
 * Where the library is: the name of this entry.
 *
 * @example
 * import { get_library_path } from 'nirayana/sweph';
 *
 * get_library_path(); // => 'nirayana/sweph'
 */
export function get_library_path(): string {
  return 'nirayana/sweph';
}

/**
 * What a file would tell: no path, and the Julian days between which the ephemeris answers.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { get_current_file_data } from 'nirayana/sweph';
 *
 * get_current_file_data(0).path; // => ''
 */
export function get_current_file_data(ifno: number) {
  requireNumbers({ ifno });
  const { first, last } = defaultEphemeris.span;
  return { path: '', start: first, end: last, denum: 0 };
}

const NAMES: readonly string[] = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'mean Node',
  'true Node',
  'mean Apogee',
  'osc. Apogee',
  'Earth',
  'Chiron',
  'Pholus',
  'Ceres',
  'Pallas',
  'Juno',
  'Vesta',
  'intp. Apogee',
  'intp. Perigee',
];

/**
 * What the interface calls a body, also one that is not here; a number without a name is told as it is.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { get_planet_name } from 'nirayana/sweph';
 *
 * get_planet_name(10); // => 'mean Node'
 */
export function get_planet_name(ipl: number): string {
  requireNumbers({ ipl });
  return NAMES[ipl] ?? String(ipl);
}
