import type { Sextuple } from '../coordinates.js';
import {
  fixstar,
  fixstar_mag,
  fixstar_ut,
  fixstar2,
  fixstar2_mag,
  fixstar2_ut,
  type StarAnswer,
} from '../fixed-stars.js';
import { type Callback, type Failure, give, told } from './give.js';
import { type Flagged, type NamedPlace, named } from './places.js';

/** The star of an answer with its designation. */
export interface Named {
  readonly name: string;
}

function starIn(answer: StarAnswer<Sextuple>): (Named & NamedPlace & Flagged) | Failure {
  return told(answer, ({ flag, data }) => ({ name: answer.name, ...named(data, flag), rflag: flag }));
}

function magnitudeIn(answer: StarAnswer<number>): (Named & { readonly magnitude: number }) | Failure {
  return told(answer, ({ data }) => ({ name: answer.name, magnitude: data }));
}

/**
 * Where a star is at a Julian day of Universal Time, by its name or after a comma by its designation.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_fixstar2_ut } from 'nirayana/swisseph';
 *
 * const spica = swe_fixstar2_ut('Spica', 2451545, 2);
 * 'name' in spica && spica.name; // => 'Spica,alVir'
 */
export function swe_fixstar2_ut(
  star: string,
  tjd_ut: number,
  iflag: number,
  callback?: Callback<(Named & NamedPlace & Flagged) | Failure>,
): (Named & NamedPlace & Flagged) | Failure {
  return give(starIn(fixstar2_ut(star, tjd_ut, iflag)), callback);
}

/**
 * {@link swe_fixstar2_ut} at a Julian day of Terrestrial Time.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_fixstar2 } from 'nirayana/swisseph';
 *
 * const spica = swe_fixstar2('Spica', 2451545, 2);
 * 'name' in spica && spica.name; // => 'Spica,alVir'
 */
export function swe_fixstar2(
  star: string,
  tjd_et: number,
  iflag: number,
  callback?: Callback<(Named & NamedPlace & Flagged) | Failure>,
): (Named & NamedPlace & Flagged) | Failure {
  return give(starIn(fixstar2(star, tjd_et, iflag)), callback);
}

/**
 * The same as {@link swe_fixstar2_ut}.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_fixstar_ut } from 'nirayana/swisseph';
 *
 * const spica = swe_fixstar_ut('Spica', 2451545, 2);
 * 'name' in spica && spica.name; // => 'Spica,alVir'
 */
export function swe_fixstar_ut(
  star: string,
  tjd_ut: number,
  iflag: number,
  callback?: Callback<(Named & NamedPlace & Flagged) | Failure>,
): (Named & NamedPlace & Flagged) | Failure {
  return give(starIn(fixstar_ut(star, tjd_ut, iflag)), callback);
}

/**
 * The same as {@link swe_fixstar2}.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_fixstar } from 'nirayana/swisseph';
 *
 * const spica = swe_fixstar('Spica', 2451545, 2);
 * 'name' in spica && spica.name; // => 'Spica,alVir'
 */
export function swe_fixstar(
  star: string,
  tjd_et: number,
  iflag: number,
  callback?: Callback<(Named & NamedPlace & Flagged) | Failure>,
): (Named & NamedPlace & Flagged) | Failure {
  return give(starIn(fixstar(star, tjd_et, iflag)), callback);
}

/**
 * The visual magnitude of a star.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_fixstar2_mag } from 'nirayana/swisseph';
 *
 * swe_fixstar2_mag('Sirius'); // => { name: 'Sirius,alCMa', magnitude: -1.44 }
 */
export function swe_fixstar2_mag(
  star: string,
  callback?: Callback<(Named & { readonly magnitude: number }) | Failure>,
): (Named & { readonly magnitude: number }) | Failure {
  return give(magnitudeIn(fixstar2_mag(star)), callback);
}

/**
 * The same as {@link swe_fixstar2_mag}.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_fixstar_mag } from 'nirayana/swisseph';
 *
 * swe_fixstar_mag('Sirius'); // => { name: 'Sirius,alCMa', magnitude: -1.44 }
 */
export function swe_fixstar_mag(
  star: string,
  callback?: Callback<(Named & { readonly magnitude: number }) | Failure>,
): (Named & { readonly magnitude: number }) | Failure {
  return give(magnitudeIn(fixstar_mag(star)), callback);
}
