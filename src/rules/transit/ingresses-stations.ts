import { crossings } from '../../base/ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../../base/ephemeris/moment.js';
import { stations } from '../../base/ephemeris/stations.js';
import { tropicalTrack } from '../../base/ephemeris/tracks.js';
import { toMicrodegrees } from '../../base/math/angle.js';
import { GRAHAS, type Graha } from '../../base/zodiac/graha.js';
import { RASHI_EDGES, type Rashi, rashiNumbered, rashiOf } from '../../base/zodiac/rashi.js';
import { type Sky, siderealPosition, siderealTrack } from '../../base/zodiac/sidereal.js';
import type { Span } from '../panchanga/day-divisions.js';

/** Something that happens, milliseconds since 1970. */
interface Event {
  readonly at: number;
}

/** A graha passing from one sidereal sign to the next, or back. */
export interface Ingress extends Event {
  readonly graha: Graha;
  readonly from: Rashi;
  readonly to: Rashi;
  readonly isDirect: boolean;
}

/** A planet turning. */
export interface TurnEvent extends Event {
  readonly graha: Graha;
  readonly turns: 'retrograde' | 'direct';
  /** Its sidereal sign. */
  readonly rashi: Rashi;
}

const TURNING = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;

/** Every passage of a graha into another sidereal sign in a span, in the order of time. */
export function ingresses(sky: Sky, span: Span): Ingress[] {
  const [start, end] = ends(span);
  return GRAHAS.flatMap((graha) =>
    crossings(siderealTrack(sky, graha), start, end, RASHI_EDGES).map(({ tt, target, direct }) => {
      const [before, after] = [rashiNumbered(target), rashiNumbered(target + 1)];
      return {
        at: epochMillisecondsOf(tt),
        graha,
        from: direct ? before : after,
        to: direct ? after : before,
        isDirect: direct,
      };
    }),
  ).sort(byTime);
}

/**
 * Every station of Mercury to Saturn, or of those of them that are among some grahas, in a span, in the order of time:
 * zeros of the apparent tropical speed.
 */
export function turns(sky: Sky, span: Span, grahas: readonly Graha[] = TURNING): TurnEvent[] {
  const [start, end] = ends(span);
  return TURNING.filter((graha) => grahas.includes(graha))
    .flatMap((graha) =>
      stations(tropicalTrack(sky.ephemeris, graha), start, end).map(({ tt, turns: way }) => ({
        at: epochMillisecondsOf(tt),
        graha,
        turns: way,
        rashi: rashiOf(toMicrodegrees(siderealPosition(sky, graha, tt).longitude)),
      })),
    )
    .sort(byTime);
}

function ends({ start, end }: Span): [number, number] {
  return [momentAt(start).tt, momentAt(end).tt];
}

function byTime(a: Event, b: Event): number {
  return a.at - b.at;
}
