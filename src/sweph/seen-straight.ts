import { fromSun, lengthOf, type Sphere, type Vector } from '../base/ephemeris/places/geometric.js';
import { type Centre, seenAs, type View } from '../base/ephemeris/places/seen.js';
import type { CatalogueStar } from '../base/ephemeris/stars.js';
import type { Observer } from '../base/ephemeris/topocentric.js';
import { constants } from './constants.js';
import { spherical } from './coordinates.js';
import { nearZero } from './frames.js';
import type { Seen } from './seen.js';

const { SEFLG_HELCTR, SEFLG_BARYCTR, SEFLG_TRUEPOS, SEFLG_NOABERR, SEFLG_NOGDEFL } = constants;

/** Flags that ask for another light, or for another eye. */
export const STRAIGHT = SEFLG_HELCTR | SEFLG_BARYCTR | SEFLG_TRUEPOS | SEFLG_NOABERR | SEFLG_NOGDEFL;

/** Half the span, days, over which rates are differences. */
const HALF_SPAN = 0.005;

/** Where a body or a star is by the flags of a call, with its rates, in the frame of the ephemeris. */
export function seenStraight(
  target: Sphere | CatalogueStar,
  tt: number,
  flags: number,
  observer: Observer | undefined,
): Seen {
  const view = viewOf(flags, observer);
  const at = (instant: number): Vector => vectorOf(target, view, instant);
  const here = spherical(at(tt));
  const [before, after] = [spherical(at(tt - HALF_SPAN)), spherical(at(tt + HALF_SPAN))];
  return {
    longitude: here[0],
    latitude: here[1],
    distance: here[2],
    speed: nearZero(after[0] - before[0]) / (2 * HALF_SPAN),
    latitudeSpeed: (after[1] - before[1]) / (2 * HALF_SPAN),
    distanceSpeed: (after[2] - before[2]) / (2 * HALF_SPAN),
  };
}

function viewOf(flags: number, observer: Observer | undefined): View {
  const centre: Centre = flags & SEFLG_HELCTR ? 'sun' : flags & SEFLG_BARYCTR ? 'barycentre' : 'earth';
  const light = {
    time: (flags & SEFLG_TRUEPOS) === 0,
    bending: (flags & SEFLG_NOGDEFL) === 0,
    aberration: (flags & SEFLG_NOABERR) === 0,
  };
  return centre === 'earth' ? { centre, light, observer } : { centre, light };
}

function vectorOf(target: Sphere | CatalogueStar, view: View, tt: number): Vector {
  if (target === 'Sun' && view.centre === 'sun') return fromSun('Sun', tt);
  const seen = seenAs(target, view, tt);
  return lengthOf(seen) > 0 ? seen : [0, 0, 0];
}
