import {
  ASPECTS,
  type Aspect,
  FULL_GLANCE_WEIGHT,
  NATAL_POINTS,
  NATAL_WEIGHT,
  type NatalPoint,
  ORB_DEGREES,
  SPECIAL_GLANCE_WEIGHT,
  TIGHT_ORB_DEGREES,
  TIGHT_ORB_WEIGHT,
  TRANSITING,
  TRANSITING_WEIGHT,
  type TransitingPlanet,
} from '../data/transit-rules.js';
import { fromMicrodegrees, MICRODEGREES_PER_CIRCLE, MICRODEGREES_PER_DEGREE } from '../math/angle.js';

/** A transiting planet at the moment. */
export interface TransitingState {
  /** Sidereal longitude, microdegrees. */
  readonly longitude: number;
  /** Degrees per day. */
  readonly speed: number;
}

/** A transiting planet that aspects a natal point. */
export interface InOrb {
  readonly planet: TransitingPlanet;
  readonly point: NatalPoint;
  readonly aspect: Aspect;
  /** Sidereal longitude of the natal point, microdegrees. */
  readonly natalLongitude: number;
  /** Distance from exact, degrees, six decimals. */
  readonly orb: number;
  /** Whether the orb is shrinking. */
  readonly applying: boolean;
}

/** Why a transit weighs what it weighs. */
export interface SignificanceRule {
  readonly rule: string;
  readonly detail: string;
  readonly points: number;
}

/** Every aspect within orb, from longitudes as reported: planet by planet, point by point. */
export function aspectsInOrb(
  natal: Readonly<Record<NatalPoint, number>>,
  transiting: Readonly<Record<TransitingPlanet, TransitingState>>,
): InOrb[] {
  return (Object.keys(TRANSITING) as TransitingPlanet[]).flatMap((planet) =>
    NATAL_POINTS.flatMap((point) =>
      ASPECTS[TRANSITING[planet]].flatMap((aspect) => {
        const { longitude, speed } = transiting[planet];
        const ahead = natal[point] - longitude - aspect.angle * MICRODEGREES_PER_DEGREE;
        const offset = shortest(ahead);
        const orb = fromMicrodegrees(Math.abs(offset));
        if (orb > ORB_DEGREES) return [];
        return [{ planet, point, aspect, natalLongitude: natal[point], orb, applying: offset * speed > 0 }];
      }),
    ),
  );
}

/** A difference of microdegrees the short way round, in [-180, 180) degrees. */
function shortest(microdegrees: number): number {
  const half = MICRODEGREES_PER_CIRCLE / 2;
  return microdegrees - MICRODEGREES_PER_CIRCLE * Math.floor((microdegrees + half) / MICRODEGREES_PER_CIRCLE);
}

/** The rules that give a transit its score. */
export function significanceRules({
  planet,
  point,
  aspect,
  orb,
}: Pick<InOrb, 'planet' | 'point' | 'aspect' | 'orb'>): SignificanceRule[] {
  const graha = TRANSITING[planet];
  const isFull = aspect.relationship === 'conjunction' || aspect.relationship === 'opposition';
  const rules = [
    {
      rule: 'transiting_planet_weight',
      detail: `${graha} as the transiting planet`,
      points: TRANSITING_WEIGHT[graha],
    },
    { rule: 'natal_point_weight', detail: `the natal ${capital(point)}`, points: NATAL_WEIGHT[point] },
    {
      rule: 'aspect_weight',
      detail: `${isFull ? 'full' : 'special'} glance: ${aspect.relationship.replace('_', ' ')}`,
      points: isFull ? FULL_GLANCE_WEIGHT : SPECIAL_GLANCE_WEIGHT,
    },
  ];
  if (orb > TIGHT_ORB_DEGREES) return rules;
  return [...rules, { rule: 'tight_orb_within_1deg', detail: `${orb} degrees from exact`, points: TIGHT_ORB_WEIGHT }];
}

function capital(point: NatalPoint): string {
  return point === 'ascendant' ? point : `${point[0]?.toUpperCase()}${point.slice(1)}`;
}
