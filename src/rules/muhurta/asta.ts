import { momentAt } from '../../base/ephemeris/ephemeris.js';
import type { CalendarDate } from '../../base/time/calendar.js';
import { type Sky, siderealPosition } from '../../base/zodiac/positions.js';
import type { Span } from '../panchanga/day-divisions.js';
import { combustionSpans, type GrahaSpan } from '../transit/sky-events.js';
import { astaSpans, type VisibilityQuestion } from '../transit/visibility.js';

/** By what Jupiter and Venus count as set: combust, as published lists have it, or not seen at the place. */
export const MUHURTA_ASTA_RULES = ['combustion', 'kalamsha', 'arcus_visionis'] as const;
export type MuhurtaAstaRule = (typeof MUHURTA_ASTA_RULES)[number];

/** Whose asta an exclusion is of. */
export const ASTA_PLANETS = { guru_asta: 'Jupiter', shukra_asta: 'Venus' } as const;
export type AstaExclusion = keyof typeof ASTA_PLANETS;

/** The asta of Jupiter and of Venus about the days of a search. */
export interface Asta {
  /** Whether the planet counts as set on the day that a sunrise begins. */
  readonly isSet: (of: AstaExclusion, sunrise: number) => boolean;
  /** Those that touch the days, whole, milliseconds since 1970. */
  readonly spans: (of: AstaExclusion) => readonly GrahaSpan[];
}

/** Degrees. Fitted to the lists of AstroSage: 2040-07-06 (9.9) is out, 2040-07-07 (10.1) is in. */
const GURU_ORB = 11;
export const SHUKRA_ORB = 10;
const SHUKRA_RETROGRADE_ORB = 8;

/** By combustion at sunrise; Venus within so many degrees. */
export function combustionAsta(sky: Sky, span: Span, venusOrb: number): Asta {
  const orbs = { guru_asta: GURU_ORB, shukra_asta: venusOrb };
  return {
    isSet: (of, sunrise) => isNearSun(sky, ASTA_PLANETS[of], sunrise, orbs[of]),
    spans: (of) => combustionSpans(sky, ASTA_PLANETS[of], span),
  };
}

function isNearSun(sky: Sky, graha: 'Jupiter' | 'Venus', at: number, orb: number): boolean {
  const { tt } = momentAt(at);
  const [planet, sun] = [siderealPosition(sky, graha, tt), siderealPosition(sky, 'Sun', tt)];
  const apart = Math.abs(planet.longitude - sun.longitude);
  const limit = graha === 'Venus' && planet.speed < 0 ? Math.min(orb, SHUKRA_RETROGRADE_ORB) : orb;
  return Math.min(apart, 360 - apart) <= limit;
}

/** By what is seen at the place of a search. */
export function visibleAsta(
  sky: Sky,
  dates: { readonly from: CalendarDate; readonly to: CalendarDate },
  question: VisibilityQuestion,
): Asta {
  const found = astaSpans(sky, Object.values(ASTA_PLANETS), dates, question).map(({ planet, sets, rises }) => ({
    planet,
    start: sets?.at,
    end: rises?.at,
  }));
  const spans = (of: AstaExclusion) => found.filter(({ planet }) => planet === ASTA_PLANETS[of]);
  return { isSet: (of, sunrise) => spans(of).some((span) => holdsSunrise(span, sunrise)), spans };
}

/** Milliseconds: more than two ways to find one sunrise differ by. */
const NEAR = 1000;

/** Whether a sunrise lies in an asta; that at which the planet is seen again does not. */
export function holdsSunrise({ start, end }: GrahaSpan, sunrise: number): boolean {
  return (start === undefined || start <= sunrise + NEAR) && (end === undefined || sunrise + NEAR < end);
}
