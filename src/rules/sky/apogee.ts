import { meanApogee, trueApogee } from '../../base/ephemeris/lunar-apogee.js';
import { momentOf, type When } from '../../base/input/instant.js';
import { oneOf } from '../../base/input/options.js';
import { wrap360 } from '../../base/math/angle.js';
import { type NodePosition, originOf, type SkyOptions, settingsOf } from './position.js';

/** The options of {@link lunarApogee}. */
export interface ApogeeOptions extends Omit<SkyOptions, 'node' | 'observer'> {
  /** That of the mean orbit, or that of the ellipse of the moment (osculating), which swings about it. Default: `mean`. */
  readonly apogee?: 'mean' | 'true';
}

/**
 * The apogee of the Moon's orbit (Lilith): a direction, at no distance. The mean one lies on the mean orbit, so that it
 * has a latitude, and its longitude is that on the ecliptic.
 *
 * @throws CalculationError `invalid_input` for what is no instant or no option, `engine_error` outside 1800 to 2200.
 *
 * @example
 * import { lunarApogee } from 'nirayana/sky';
 *
 * const when = { jd: 2451545, scale: 'tt' };
 * lunarApogee(when, { zodiac: 'tropical' }).longitude.toFixed(3); // => '263.464'
 * lunarApogee(when, { zodiac: 'tropical', apogee: 'true' }).longitude.toFixed(1); // => '253.0'
 */
export function lunarApogee(when: When, options: ApogeeOptions = {}): NodePosition {
  const settings = settingsOf(options, ['zodiac', 'ayanamsha', 'ephemeris', 'apogee']);
  const kind = oneOf('apogee', ['mean', 'true'], options.apogee ?? 'mean');
  const { tt } = momentOf(when);
  const seen = kind === 'mean' ? meanApogee(tt) : trueApogee(settings.ephemeris, tt);
  const origin = originOf(settings, tt);
  return {
    longitude: wrap360(seen.longitude + origin.longitude),
    latitude: seen.latitude,
    distance: null,
    speed: seen.speed + origin.speed,
    latitudeSpeed: seen.latitudeSpeed,
  };
}
