import { fromMicrodegrees, modulo } from '../../base/math/angle.js';
import type { Sky } from '../../base/zodiac/positions.js';
import { argument, reach, type SunAndMoonLongitudes, sunAndMoon } from './limbs.js';

/** How far the Moon is ahead of the Sun, microdegrees in [0, 360 000 000). */
export function elongationOf(longitudes: SunAndMoonLongitudes): number {
  return argument('tithi', longitudes);
}

/**
 * The first instant from another one on at which the Moon is so many degrees ahead of the Sun, milliseconds since 1970;
 * undefined where the ephemeris does not reach. 0 is the new moon, 180 the full moon.
 */
export function nextElongation(
  sky: Sky,
  epochMilliseconds: number,
  degrees: number,
  longitudes = sunAndMoon(sky, epochMilliseconds),
): number | undefined {
  const here = fromMicrodegrees(argument('tithi', longitudes));
  return reach(sky, 'tithi', { from: longitudes.tt, ahead: modulo(degrees - here, 360), edge: degrees });
}

/** The new moons on both sides of an instant, milliseconds since 1970; undefined where the ephemeris does not reach. */
export function newMoonsAround(
  sky: Sky,
  epochMilliseconds: number,
  longitudes = sunAndMoon(sky, epochMilliseconds),
): { readonly before: number | undefined; readonly after: number | undefined } {
  const here = fromMicrodegrees(argument('tithi', longitudes));
  return {
    before: reach(sky, 'tithi', { from: longitudes.tt, ahead: -here, edge: 0 }),
    after: reach(sky, 'tithi', { from: longitudes.tt, ahead: 360 - here, edge: 0 }),
  };
}
