import { crossings } from '../../base/ephemeris/crossings.js';
import { momentOfTerrestrialTime } from '../../base/ephemeris/ephemeris.js';
import { heliocentricTrack, PLANETS, type Planet } from '../../base/ephemeris/heliocentric-track.js';
import type { View } from '../../base/ephemeris/places/seen.js';
import { instantAt, type SkyInstant, spanOf, type When } from '../../base/input/instant.js';
import { refusal } from '../../base/input/options.js';
import { originOf, type SkyOptions, settingsOf } from './position.js';

/** A planet at a longitude, seen from the Sun. */
export interface HeliocentricCrossing extends SkyInstant {
  readonly body: Planet;
  /** The longitude that it reaches, as it was asked for. */
  readonly longitude: number;
}

/** The options of {@link heliocentricCrossings}. */
export type HeliocentricCrossingOptions = Pick<SkyOptions, 'zodiac' | 'ayanamsha'>;

const FROM_SUN: View = { centre: 'sun', light: { time: true, bending: false, aberration: false } };

/**
 * When a planet, or the Earth, reaches a longitude as the Sun sees it, or one of a list: every time from one instant up to,
 * not including, another, in the order of time. It never goes back.
 *
 * @throws CalculationError `invalid_input` for a body, a longitude, an instant or an option that is none; `engine_error`
 * outside 1800 to 2200.
 *
 * @example
 * import { heliocentricCrossings } from 'nirayana/sky';
 *
 * const [from, to] = [new Date('2026-01-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')];
 * const found = heliocentricCrossings('Mercury', 0, from, to, { zodiac: 'tropical' });
 * found.map(({ utc }) => utc.slice(0, 10)); // => ['2026-02-05', '2026-05-04', '2026-07-31', '2026-10-27']
 */
export function heliocentricCrossings(
  body: Planet,
  longitude: number | readonly number[],
  from: When,
  to: When,
  options: HeliocentricCrossingOptions = {},
): HeliocentricCrossing[] {
  const settings = settingsOf(options, ['zodiac', 'ayanamsha']);
  if (!PLANETS.includes(body)) throw refusal(`The body must be one of: ${PLANETS.join(', ')}.`);
  const targets = [...new Set(typeof longitude === 'number' ? [longitude] : longitude)];
  if (targets.length === 0 || !targets.every((one) => typeof one === 'number' && one >= 0 && one <= 360)) {
    throw refusal('The longitude must be a number of degrees from 0 to 360, or a list.');
  }
  const { start, end } = spanOf(from, to);
  const track = heliocentricTrack(body, FROM_SUN);
  const counted = {
    ...track,
    at(julianDayTt: number) {
      const { longitude, speed } = track.at(julianDayTt);
      const origin = originOf(settings, julianDayTt);
      return { longitude: longitude + origin.longitude, speed: speed + origin.speed };
    },
  };
  return crossings(counted, start.tt, end.tt, targets).map(({ tt, target }) => ({
    ...instantAt(momentOfTerrestrialTime(tt).ut),
    body,
    longitude: targets[target] as number,
  }));
}
