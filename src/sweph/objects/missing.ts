import { notHere } from '../refusals.js';
import { type Callback, type Failure, give } from './give.js';

/** A failure to the callback among the arguments of a call, and to who called. */
function missing(what: string, args: readonly unknown[]): Failure {
  const callback = args.at(-1);
  const failure = { error: notHere(`${what}: not here`) };
  return give(failure, typeof callback === 'function' ? (callback as Callback<Failure>) : undefined);
}

/**
 * Not here: orbital elements. The answer is an error.
 *
 * @example
 * import { swe_get_orbital_elements } from 'nirayana/swisseph';
 *
 * swe_get_orbital_elements().error.includes('not here'); // => true
 */
export function swe_get_orbital_elements(...args: readonly unknown[]): Failure {
  return missing('orbital elements', args);
}

/**
 * Not here: the distances of an orbit. The answer is an error.
 *
 * @example
 * import { swe_orbit_max_min_true_distance } from 'nirayana/swisseph';
 *
 * swe_orbit_max_min_true_distance().error.includes('not here'); // => true
 */
export function swe_orbit_max_min_true_distance(...args: readonly unknown[]): Failure {
  return missing('the distances of an orbit', args);
}

/**
 * Not here: heliacal risings. The answer is an error.
 *
 * @example
 * import { swe_heliacal_ut } from 'nirayana/swisseph';
 *
 * swe_heliacal_ut().error.includes('not here'); // => true
 */
export function swe_heliacal_ut(...args: readonly unknown[]): Failure {
  return missing('heliacal risings', args);
}

/**
 * Not here: heliacal risings. The answer is an error.
 *
 * @example
 * import { swe_heliacal_pheno_ut } from 'nirayana/swisseph';
 *
 * swe_heliacal_pheno_ut().error.includes('not here'); // => true
 */
export function swe_heliacal_pheno_ut(...args: readonly unknown[]): Failure {
  return missing('heliacal risings', args);
}

/**
 * Not here: the limit of what is seen. The answer is an error.
 *
 * @example
 * import { swe_vis_limit_mag } from 'nirayana/swisseph';
 *
 * swe_vis_limit_mag().error.includes('not here'); // => true
 */
export function swe_vis_limit_mag(...args: readonly unknown[]): Failure {
  return missing('the limit of what is seen', args);
}

/**
 * Not here: the sector of a body by its rising and setting. The answer is an error.
 *
 * @example
 * import { swe_gauquelin_sector } from 'nirayana/swisseph';
 *
 * swe_gauquelin_sector().error.includes('not here'); // => true
 */
export function swe_gauquelin_sector(...args: readonly unknown[]): Failure {
  return missing('the sector of a body by its rising and setting', args);
}

/**
 * Not here: occultations by the Moon. The answer is an error.
 *
 * @example
 * import { swe_lun_occult_where } from 'nirayana/swisseph';
 *
 * swe_lun_occult_where().error.includes('not here'); // => true
 */
export function swe_lun_occult_where(...args: readonly unknown[]): Failure {
  return missing('occultations by the Moon', args);
}

/**
 * Not here: occultations by the Moon. The answer is an error.
 *
 * @example
 * import { swe_lun_occult_when_loc } from 'nirayana/swisseph';
 *
 * swe_lun_occult_when_loc().error.includes('not here'); // => true
 */
export function swe_lun_occult_when_loc(...args: readonly unknown[]): Failure {
  return missing('occultations by the Moon', args);
}

/**
 * Not here: occultations by the Moon. The answer is an error.
 *
 * @example
 * import { swe_lun_occult_when_glob } from 'nirayana/swisseph';
 *
 * swe_lun_occult_when_glob().error.includes('not here'); // => true
 */
export function swe_lun_occult_when_glob(...args: readonly unknown[]): Failure {
  return missing('occultations by the Moon', args);
}

/**
 * Not here: refraction over a height and a lapse rate. The answer is an error.
 *
 * @example
 * import { swe_refrac_extended } from 'nirayana/swisseph';
 *
 * swe_refrac_extended().error.includes('not here'); // => true
 */
export function swe_refrac_extended(...args: readonly unknown[]): Failure {
  return missing('refraction over a height and a lapse rate', args);
}
