import { earthOrientation } from '../../base/ephemeris/earth.js';
import {
  type Ephemeris,
  epochMillisecondsOfUniversalTime,
  momentAt,
  universalTimeAt,
} from '../../base/ephemeris/ephemeris.js';
import { type HorizonEvent, horizonEvents, isRisen } from '../../base/ephemeris/rise-set.js';
import { asin, atan2, cos, DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, sin, wrap360 } from '../../base/math/angle.js';
import { bodyAt, dot, lengthOf, minus, type Vector } from './bodies.js';
import { earthPoint, type GeographicPlace } from './earth-point.js';

type EclipsedBody = 'Sun' | 'Moon';

/** A body as a place sees it, degrees. */
export interface Sight {
  /** Of the centre over the horizon, without refraction. */
  readonly altitude: number;
  /** From north through east, in [0, 360). */
  readonly azimuth: number;
  /** Where the zenith lies on the disc: from its north point through east. */
  readonly zenith: number;
}

/** `at`: milliseconds since 1970. */
export function sightOf(ephemeris: Ephemeris, body: EclipsedBody, at: number, place: GeographicPlace): Sight {
  const moment = momentAt(at);
  const earth = earthOrientation(moment);
  const r = (earth.siderealTime + place.longitude) * RADIANS_PER_DEGREE;
  const p = place.latitude * RADIANS_PER_DEGREE;
  const [sr, cr, sp, cp] = [sin(r), cos(r), sin(p), cos(p)];
  const { fromAxis, north } = earthPoint(place);
  const seen = minus(bodyAt(ephemeris, body, moment, earth), [fromAxis * cr, fromAxis * sr, north]);
  const up: Vector = [cp * cr, cp * sr, sp];
  const distance = lengthOf(seen);
  const across = Math.sqrt(seen[0] * seen[0] + seen[1] * seen[1]);
  const [ca, sa, cd, sd] = [seen[0] / across, seen[1] / across, across / distance, seen[2] / distance];
  return {
    altitude: asin(Math.max(-1, Math.min(1, dot(seen, up) / distance))) * DEGREES_PER_RADIAN,
    azimuth: wrap360(atan2(dot(seen, [-sr, cr, 0]), dot(seen, [-sp * cr, -sp * sr, cp])) * DEGREES_PER_RADIAN),
    zenith: atan2(dot(up, [-sa, ca, 0]), dot(up, [-sd * ca, -sd * sa, cd])) * DEGREES_PER_RADIAN,
  };
}

/** When the body stands over the horizon of a place in a span, as almanacs count its rising and setting. */
export interface Risen {
  /** The passages within the span, milliseconds since 1970. */
  readonly passages: readonly { readonly event: HorizonEvent['event']; readonly at: number }[];
  /** Whether it stands over the horizon at any time of the span. */
  readonly isSeen: boolean;
  /** Whether it stands over the horizon at an instant, milliseconds since 1970. */
  isUpAt(at: number): boolean;
}

export function risenIn(
  ephemeris: Ephemeris,
  body: EclipsedBody,
  place: GeographicPlace,
  [from, to]: readonly [number, number],
): Risen {
  const question = { body, place };
  const passages = horizonEvents(ephemeris, question, { from: universalTimeAt(from), to: universalTimeAt(to) }).map(
    ({ event, at }) => ({ event, at: epochMillisecondsOfUniversalTime(at) }),
  );
  const [first] = passages;
  const isUpAtStart = first ? first.event === 'set' : isRisen(ephemeris, question, universalTimeAt(from));
  return {
    passages,
    isSeen: isUpAtStart || passages.length > 0,
    isUpAt: (at) => {
      const before = passages.findLast((passage) => passage.at <= at);
      return before ? before.event === 'rise' : isUpAtStart;
    },
  };
}
