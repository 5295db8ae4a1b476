import { crossings } from '../ephemeris/crossings.js';
import { momentAt } from '../ephemeris/moment.js';
import { pairTrack } from '../ephemeris/tracks.js';
import { roundTo, wrap360 } from '../math/angle.js';
import { cos, RADIANS_PER_DEGREE } from '../math/trigonometry.js';
import type { Sky } from '../zodiac/sky.js';
import type { Span } from './day-parts.js';

/** The eight phases from the new moon on, principal and intermediate in turn. */
export const MOON_PHASES = [
  'new_moon',
  'waxing_crescent',
  'first_quarter',
  'waxing_gibbous',
  'full_moon',
  'waning_gibbous',
  'last_quarter',
  'waning_crescent',
] as const;
export type MoonPhase = (typeof MOON_PHASES)[number];

const QUARTERS = [0, 90, 180, 270];

/**
 * The phase that names a date: the principal one where its exact instant lies in the span, else the one between. So
 * each lunation has one date of each principal phase.
 */
export function phaseOfDay({ ephemeris }: Sky, { start, end }: Span): MoonPhase {
  const track = pairTrack(ephemeris, 'Moon', 'Sun');
  const [from, to] = [momentAt(start).tt, momentAt(end).tt];
  const exact = crossings(track, from, to, QUARTERS)[0];
  const index = exact ? exact.target * 2 : Math.floor(wrap360(track.at(from).longitude) / 90) * 2 + 1;
  return MOON_PHASES[index] as MoonPhase;
}

/**
 * How much of the Moon's disc the Sun lights, as seen from the centre of the Earth at milliseconds since 1970: per
 * cent, two decimals. The phase angle is that of the triangle of Sun, Moon and Earth (Meeus, Astronomical Algorithms,
 * chapter 48).
 */
export function illuminationPercent({ ephemeris }: Sky, epochMilliseconds: number): number {
  const { tt } = momentAt(epochMilliseconds);
  const moon = ephemeris.position('Moon', tt);
  const sun = ephemeris.position('Sun', tt);
  const apart = cos((moon.longitude - sun.longitude) * RADIANS_PER_DEGREE) * cos(moon.latitude * RADIANS_PER_DEGREE);
  const [near, far] = [moon.distance, sun.distance];
  const phaseCosine = (near - far * apart) / Math.sqrt(near * near + far * far - 2 * near * far * apart);
  return roundTo(50 * (1 + phaseCosine), 2);
}
