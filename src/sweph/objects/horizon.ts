import type { Triple } from '../coordinates.js';
import { fixstar2_mag, starNamed } from '../fixed-stars.js';
import { azalt, azalt_rev, refrac } from '../horizon.js';
import type { Answer } from '../refusals.js';
import { rise_trans, rise_trans_true_hor } from '../rise-trans.js';
import { type Callback, type Failure, give, told } from './give.js';

/** Where a body stands over a place, degrees: azimuth from south through west. */
export interface OverHorizon {
  readonly azimuth: number;
  readonly trueAltitude: number;
  readonly apparentAltitude: number;
}

/** When a body rises, sets or culminates, a Julian day of Universal Time, or -2 where it does not; the star's name, or none. */
export interface Transit {
  readonly name: string;
  readonly transitTime: number;
}

/** What is told in place of a time where there is none. */
const NEVER = -2;

function transitIn(answer: Answer<number>, star: string): Transit | Failure {
  const name = starNamed(star) ? fixstar2_mag(star).name : star;
  return told(answer, ({ flag, data }) => ({ name, transitTime: flag === NEVER ? NEVER : data }));
}

function over([azimuth, trueAltitude, apparentAltitude]: Triple): OverHorizon {
  return { azimuth, trueAltitude, apparentAltitude };
}

function back([azimuth, trueAltitude]: readonly [number, number]) {
  return { azimuth, trueAltitude };
}

/**
 * The apparent altitude of a true one, or the other way.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_refrac } from 'nirayana/swisseph';
 *
 * swe_refrac(10, 1013.25, 15, 0).refraction.toFixed(4); // => '10.0888'
 */
export function swe_refrac(
  inalt: number,
  atpress: number,
  attemp: number,
  calc_flag: number,
  callback?: Callback<{ readonly refraction: number }>,
): { readonly refraction: number } {
  return give({ refraction: refrac(inalt, atpress, attemp, calc_flag) }, callback);
}

/**
 * Where a place of the ecliptic or the equator stands over the horizon.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_azalt } from 'nirayana/swisseph';
 *
 * swe_azalt(2451545, 0, 77.2, 28.6, 0, 1013.25, 15, 100, 1, 1).trueAltitude.toFixed(3); // => '0.611'
 */
export function swe_azalt(
  tjd_ut: number,
  calc_flag: number,
  longitude: number,
  latitude: number,
  height: number,
  atpress: number,
  attemp: number,
  bodyX: number,
  bodyY: number,
  bodyZ: number,
  callback?: Callback<OverHorizon>,
): OverHorizon {
  return give(
    over(azalt(tjd_ut, calc_flag, [longitude, latitude, height], atpress, attemp, [bodyX, bodyY, bodyZ])),
    callback,
  );
}

/**
 * The longitude and the latitude, or the right ascension and the declination, of a place over the horizon, by the
 * names that the interface gives them.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_azalt_rev } from 'nirayana/swisseph';
 *
 * swe_azalt_rev(2451545, 0, 77.2, 28.6, 0, 100, 30).azimuth.toFixed(2); // => '297.12'
 */
export function swe_azalt_rev(
  tjd_ut: number,
  calc_flag: number,
  longitude: number,
  latitude: number,
  height: number,
  bodyAzimuth: number,
  bodyTrueAltitude: number,
  callback?: Callback<{ readonly azimuth: number; readonly trueAltitude: number }>,
): { readonly azimuth: number; readonly trueAltitude: number } {
  return give(
    back(azalt_rev(tjd_ut, calc_flag, [longitude, latitude, height], [bodyAzimuth, bodyTrueAltitude])),
    callback,
  );
}

/**
 * When a body, or a star by its name, rises, sets or crosses the meridian of a place next after a Julian day.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_rise_trans } from 'nirayana/swisseph';
 *
 * const sunrise = swe_rise_trans(2451545, 0, '', 2, 1, 77, 28, 0, 0, 0);
 * 'transitTime' in sunrise && sunrise.transitTime.toFixed(3); // => '2451545.572'
 */
export function swe_rise_trans(
  tjd_ut: number,
  ipl: number,
  starname: string,
  epheflag: number,
  rsmi: number,
  longitude: number,
  latitude: number,
  height: number,
  atpress: number,
  attemp: number,
  callback?: Callback<Transit | Failure>,
): Transit | Failure {
  return give(
    transitIn(
      rise_trans(tjd_ut, ipl, starname, epheflag, rsmi, [longitude, latitude, height], atpress, attemp),
      starname,
    ),
    callback,
  );
}

/**
 * {@link swe_rise_trans} over a horizon that is so many degrees high.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_rise_trans_true_hor } from 'nirayana/swisseph';
 *
 * const sunrise = swe_rise_trans_true_hor(2451545, 0, '', 2, 1, 77, 28, 0, 0, 0, 1);
 * 'transitTime' in sunrise && sunrise.transitTime.toFixed(3); // => '2451545.576'
 */
export function swe_rise_trans_true_hor(
  tjd_ut: number,
  ipl: number,
  starname: string,
  epheflag: number,
  rsmi: number,
  longitude: number,
  latitude: number,
  height: number,
  atpress: number,
  attemp: number,
  horhgt: number,
  callback?: Callback<Transit | Failure>,
): Transit | Failure {
  return give(
    transitIn(
      rise_trans_true_hor(
        tjd_ut,
        ipl,
        starname,
        epheflag,
        rsmi,
        [longitude, latitude, height],
        atpress,
        attemp,
        horhgt,
      ),
      starname,
    ),
    callback,
  );
}
