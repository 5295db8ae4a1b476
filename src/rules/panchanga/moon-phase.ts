import { type Ephemeris, momentAt } from '../../base/ephemeris/ephemeris.js';
import type { CivilDay } from '../../base/input/local-day.js';
import { cos, fromMicrodegrees, RADIANS_PER_DEGREE, wrap360 } from '../../base/math/angle.js';
import { MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import type { Sky } from '../../base/zodiac/positions.js';
import type { Span } from './day-divisions.js';
import { elongationOf, nextElongation } from './elongation.js';
import { sunAndMoon } from './limbs.js';
import { PRINCIPAL_PHASES, type PrincipalPhase } from './moon-phase-names.js';

/** A principal phase and its instant, milliseconds since 1970. */
export interface PhaseEvent {
  readonly phase: PrincipalPhase;
  readonly at: number;
}

/** Degrees a day: the Moon always gains less on the Sun. */
const FASTEST = 15;
/** Degrees: more than the rounding of an elongation. */
const ROUNDING = 1e-3;

/** Milliseconds after a principal phase in which it does not come again: the shortest lunation has 29.2 days. */
const QUIET = 29 * MILLISECONDS_PER_DAY;

/**
 * The principal phases in a civil day: one at most, for a week lies between two. One that is over by less than the
 * rounding of an elongation is found again and belongs to the day before.
 */
export function phasesOn(sky: Sky, { start, end }: Pick<CivilDay, 'start' | 'end'>): PhaseEvent[] {
  const longitudes = sunAndMoon(sky, start);
  const here = fromMicrodegrees(elongationOf(longitudes)) - ROUNDING;
  const reach = ((end - start) / MILLISECONDS_PER_DAY) * FASTEST + 2 * ROUNDING;
  return PRINCIPAL_PHASES.filter(({ elongation }) => wrap360(elongation - here) <= reach)
    .map((phase) => ({ phase, at: nextElongation(sky, start, phase.elongation, longitudes) }))
    .filter((event): event is PhaseEvent => event.at !== undefined && event.at >= start && event.at < end);
}

/** The principal phases of the Moon in a span of a month, in the order of time. */
export function monthPhases(sky: Sky, { start, end }: Span): PhaseEvent[] {
  const longitudes = sunAndMoon(sky, start);
  return PRINCIPAL_PHASES.flatMap((phase) => {
    const first = nextElongation(sky, start, phase.elongation, longitudes);
    const again =
      first !== undefined && first + QUIET < end ? nextElongation(sky, first + QUIET, phase.elongation) : undefined;
    return [first, again].map((at) => ({ phase, at }));
  })
    .filter((event): event is PhaseEvent => event.at !== undefined && event.at >= start && event.at < end)
    .sort((a, b) => a.at - b.at);
}

/** The next of each principal phase from an instant on, from new moon to last quarter; undefined beyond the ephemeris. */
export function phasesFrom(
  sky: Sky,
  epochMilliseconds: number,
  longitudes = sunAndMoon(sky, epochMilliseconds),
): { readonly phase: PrincipalPhase; readonly at: number | undefined }[] {
  return PRINCIPAL_PHASES.map((phase) => ({
    phase,
    at: nextElongation(sky, epochMilliseconds, phase.elongation, longitudes),
  }));
}

/** The phase between two principal ones that an elongation, microdegrees, belongs to. */
export function phaseBetween(elongation: number): PrincipalPhase['until'] {
  return (PRINCIPAL_PHASES[Math.floor(fromMicrodegrees(elongation) / 90)] as PrincipalPhase).until;
}

/**
 * The illuminated part of the Moon's disc as the centre of the Earth sees it, 0 to 1. Jean Meeus, Astronomical
 * Algorithms, 2nd edition, equations 48.1 to 48.3.
 */
export function illuminatedPart(ephemeris: Ephemeris, epochMilliseconds: number): number {
  const { tt } = momentAt(epochMilliseconds);
  const [sun, moon] = [ephemeris.position('Sun', tt), ephemeris.position('Moon', tt)];
  const apart = cos(moon.latitude * RADIANS_PER_DEGREE) * cos((moon.longitude - sun.longitude) * RADIANS_PER_DEGREE);
  // The cosine of the angle at the Moon, from the triangle of the Earth, the Moon and the Sun.
  const toSun = Math.sqrt(
    sun.distance * sun.distance + moon.distance * moon.distance - 2 * sun.distance * moon.distance * apart,
  );
  return (1 + (moon.distance - sun.distance * apart) / toSun) / 2;
}
