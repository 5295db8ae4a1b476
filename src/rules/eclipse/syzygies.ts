import { type Ephemeris, universalTimeAt } from '../../base/ephemeris/ephemeris.js';
import { RADIANS_PER_DEGREE, sin, wrap180 } from '../../base/math/angle.js';

/** Which body is eclipsed. */
const ECLIPSE_KINDS = ['solar', 'lunar'] as const;
type EclipseKind = (typeof ECLIPSE_KINDS)[number];

/** A new or full moon at which the Moon is close to a node. */
export interface Syzygy {
  readonly kind: EclipseKind;
  /** Whole lunations from the new moon of 6 January 2000, or from the full moon after it. */
  readonly lunation: number;
  /** When Sun and Moon are in one longitude, or in opposite ones; Julian day of Terrestrial Time. */
  readonly at: number;
}

/** From one instant up to another, milliseconds since 1970, the second outside. */
export interface EclipseSpan {
  readonly start: number;
  readonly end: number;
}

/** The mean new moon of 6 January 2000, days and days a lunation: Jean Meeus, Astronomical Algorithms, 2nd ed., (49.1). */
const FIRST_NEW_MOON = 2451550.09766;
const LUNATION = 29.530588861;
/** The Moon's mean argument of latitude then and what a lunation adds, degrees: the same, chapter 49. */
const FIRST_ARGUMENT = 160.7108;
const ARGUMENT_A_LUNATION = 390.67050284;
/** Sine of the argument beyond which there is no eclipse: 0.36 there, with room for the terms that are left out. */
const FARTHEST_SINE = 0.38;
/** Degrees: no shadow reaches the Earth or the Moon beyond this latitude of the Moon (at most 1.60). */
const FARTHEST_LATITUDE = 1.7;
/** Days by which the true phase, and the maximum with it, may lie from the mean one. */
const ASTRAY = 0.8;
/** Days: from here on a further step of Newton moves nothing. */
const NEAR = 1e-5;
const MAX_STEPS = 8;

/** The new and full moons close to a node whose maximum may lie in a span, in the order of time. */
export function syzygiesIn(ephemeris: Ephemeris, { start, end }: EclipseSpan): Syzygy[] {
  const first = Math.ceil((2 * (universalTimeAt(start) - ASTRAY - FIRST_NEW_MOON)) / LUNATION);
  const last = Math.floor((2 * (universalTimeAt(end) + ASTRAY - FIRST_NEW_MOON)) / LUNATION);
  const found: Syzygy[] = [];
  for (let half = first; half <= last; half++) {
    const lunations = half / 2;
    if (Math.abs(sin((FIRST_ARGUMENT + ARGUMENT_A_LUNATION * lunations) * RADIANS_PER_DEGREE)) > FARTHEST_SINE)
      continue;
    const kind = half % 2 === 0 ? 'solar' : 'lunar';
    const at = truePhase(ephemeris, kind, FIRST_NEW_MOON + LUNATION * lunations);
    if (at !== undefined) found.push({ kind, lunation: Math.floor(lunations), at });
  }
  return found;
}

/** The true phase near the mean one; undefined where the Moon is too far from the ecliptic, or the ephemeris ends. */
function truePhase(ephemeris: Ephemeris, kind: EclipseKind, near: number): number | undefined {
  const { first, last } = ephemeris.span;
  const apart = kind === 'solar' ? 0 : 180;
  let at = near;
  for (let step = 0; step < MAX_STEPS; step++) {
    if (at - ASTRAY < first || at + ASTRAY > last) return undefined;
    const sun = ephemeris.motion('Sun', at);
    const moon = ephemeris.position('Moon', at);
    const ahead = wrap180(moon.longitude - sun.longitude - apart) / (moon.speed - sun.speed);
    at -= ahead;
    if (Math.abs(ahead) < NEAR) return Math.abs(moon.latitude) > FARTHEST_LATITUDE ? undefined : at;
  }
  return at;
}
