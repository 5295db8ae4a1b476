import type { Place } from '../base/ephemeris/ascendant.js';
import { fromMicrodegrees, wrap360 } from '../base/math/angle.js';
import type { Sky } from '../base/zodiac/positions.js';
import { rashiOf } from '../base/zodiac/rashi.js';
import { ASPECTS } from '../rules/natal/drishti.js';
import {
  NATAL_POINTS,
  type NatalPoint,
  ORB_DEGREES,
  SIGNIFICANCE_THRESHOLD,
  TIGHT_ORB_DEGREES,
  TRANSITING,
  TRANSITING_PLANETS,
} from '../rules/transit/aspect-tables.js';
import { rankedTransits, type TransitingSky } from '../rules/transit/transits.js';
import type { TimeSpan, Watch } from '../rules/uncertainty/time-range.js';
import { grahaWay, lagnaWay, SIGN_EDGES, type Way, watchWay } from '../rules/uncertainty/ways.js';
import { keyed } from './positions.js';

/**
 * The signs of the natal points and what is in orb of them: each comes into orb and leaves it, and is tight, where it
 * lies so many degrees from where the glance of a graha falls.
 */
export function transitWatches(sky: Sky, place: Place, minutes: TimeSpan, transiting: TransitingSky): Watch[] {
  const ways = waysOf(sky, place, minutes);
  const edges = TRANSITING_PLANETS.flatMap((planet) =>
    ASPECTS[TRANSITING[planet]].flatMap(({ angle }) =>
      ORB_EDGES.map((orb) => wrap360(fromMicrodegrees(transiting[planet].longitude) + angle + orb)),
    ),
  );
  return [
    ...signWatches(ways),
    {
      edges: FAST_POINTS.flatMap((point) => ways[point].passes(edges)),
      at: (instant) => {
        const ranked = rankedTransits(
          keyed(NATAL_POINTS, (point) => ways[point].at(instant)),
          transiting,
        );
        return {
          active_transits: ranked.map(({ planet, point, aspect, score }) => ({
            transiting_planet: planet,
            natal_point: point,
            relationship: aspect.relationship,
            significance_score: score,
          })),
          has_major_transit: ranked.some(({ score }) => score >= SIGNIFICANCE_THRESHOLD),
        };
      },
    },
  ];
}

/** The signs of the natal points alone. */
export function natalPointWatches(sky: Sky, place: Place, minutes: TimeSpan): Watch[] {
  return signWatches(waysOf(sky, place, minutes));
}

function waysOf(sky: Sky, place: Place, minutes: TimeSpan) {
  return keyed(NATAL_POINTS, (point) =>
    point === 'ascendant' ? lagnaWay(sky, place, minutes) : grahaWay(sky, TRANSITING[point], minutes),
  );
}

function signWatches(ways: Readonly<Record<NatalPoint, Way>>): Watch[] {
  return NATAL_POINTS.map((point) =>
    watchWay(ways[point], SIGN_EDGES, (at) => ({ natal_chart: { [point]: { sign: rashiOf(at).name } } })),
  );
}

/** What passes several orbs in a day. Of the others at most one orb changes between two edges of these. */
const FAST_POINTS = ['ascendant', 'moon'] as const;

const ORB_EDGES = [-ORB_DEGREES, -TIGHT_ORB_DEGREES, TIGHT_ORB_DEGREES, ORB_DEGREES];
