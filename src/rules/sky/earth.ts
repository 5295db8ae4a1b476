import { deltaTSeconds } from '../../base/ephemeris/delta-t.js';
import { earthOrientation, meanObliquity } from '../../base/ephemeris/earth.js';
import type { Ephemeris } from '../../base/ephemeris/ephemeris.js';
import { nutation } from '../../base/ephemeris/nutation.js';
import { momentOf, type When } from '../../base/input/instant.js';
import { refusal } from '../../base/input/options.js';
import { wrap360 } from '../../base/math/angle.js';
import { meanAyanamsha } from '../../base/zodiac/ayanamsha.js';
import type { Ayanamsha } from '../../base/zodiac/ayanamsha-names.js';
import { type OwnAyanamsha, settingsOf } from './position.js';

/** The options of {@link ayanamsha}. */
export interface AyanamshaOptions {
  /** Whether the nutation in longitude is added, for longitudes from the true equinox. Default: false. */
  readonly nutation?: boolean;
  /** Computes what true Chitra needs. Default: the ephemeris of the package. */
  readonly ephemeris?: Ephemeris;
}

/**
 * The ayanamsha, degrees: tropical longitude minus this is the sidereal longitude. The mean one, without nutation, unless
 * an option asks for it.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, as {@link position}.
 *
 * @example
 * import { ayanamsha } from 'nirayana/sky';
 *
 * const when = new Date('1990-05-17T04:50:00Z');
 * ayanamsha(when).toFixed(6); // => '23.722615'
 * ayanamsha(when, 'raman').toFixed(6); // => '22.276314'
 */
export function ayanamsha(
  when: When,
  name: Ayanamsha | OwnAyanamsha = 'lahiri',
  options: AyanamshaOptions = {},
): number {
  const { nutation: withNutation = false, ...rest } = options;
  if (typeof withNutation !== 'boolean') throw refusal('The option nutation must be true or false.');
  const { ephemeris, ayanamsha: zero } = settingsOf({ ...rest, ayanamsha: name }, ['ephemeris', 'ayanamsha']);
  const { tt } = momentOf(when);
  const mean = meanAyanamsha(ephemeris, zero, tt);
  return withNutation ? mean + nutation(tt).longitude / 3600 : mean;
}

/**
 * Delta-T, Terrestrial Time minus Universal Time, seconds. Measured to 2026, predicted from then on.
 *
 * @throws CalculationError `invalid_input` for what is no instant, `engine_error` outside 1800 to 2200.
 *
 * @example
 * import { deltaT } from 'nirayana/sky';
 *
 * deltaT(new Date('2000-01-01T00:00:00Z')).toFixed(2); // => '63.83'
 */
export function deltaT(when: When): number {
  return deltaTSeconds(momentOf(when).ut);
}

/** How the Earth stands and turns. Nothing is rounded. */
export interface Orientation {
  /** True obliquity of the ecliptic, degrees. */
  readonly obliquity: number;
  /** Mean obliquity of the ecliptic, degrees. */
  readonly meanObliquity: number;
  /** Nutation in longitude, arc-seconds. */
  readonly nutationInLongitude: number;
  /** Nutation in obliquity, arc-seconds. */
  readonly nutationInObliquity: number;
  /** Greenwich apparent sidereal time, degrees in [0, 360); that of a place is this plus its longitude. */
  readonly siderealTime: number;
}

/**
 * How the Earth stands and turns: obliquity, nutation (IAU 2000B) and sidereal time.
 *
 * @throws CalculationError `invalid_input` for what is no instant, `engine_error` outside 1800 to 2200.
 *
 * @example
 * import { orientation } from 'nirayana/sky';
 *
 * const { obliquity, nutationInLongitude } = orientation({ jd: 2451545, scale: 'tt' });
 * obliquity.toFixed(6); // => '23.437677'
 * nutationInLongitude.toFixed(4); // => '-13.9315'
 */
export function orientation(when: When): Orientation {
  const moment = momentOf(when);
  const { obliquity, siderealTime } = earthOrientation(moment);
  const swing = nutation(moment.tt);
  return {
    obliquity,
    meanObliquity: meanObliquity(moment.tt) / 3600,
    nutationInLongitude: swing.longitude,
    nutationInObliquity: swing.obliquity,
    siderealTime: wrap360(siderealTime),
  };
}
