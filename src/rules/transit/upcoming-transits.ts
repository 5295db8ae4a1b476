import { type Crossing, crossings } from '../../base/ephemeris/crossings.js';
import { momentAt } from '../../base/ephemeris/moment.js';
import type { Track } from '../../base/ephemeris/tracks.js';
import { fromMicrodegrees, wrap180 } from '../../base/math/angle.js';
import { type Sky, siderealTrack } from '../../base/zodiac/sidereal.js';
import { ASPECTS, type Aspect } from '../natal/drishti.js';
import type { Span } from '../panchanga/day-divisions.js';
import {
  NATAL_POINTS,
  type NatalPoint,
  TRANSITING,
  TRANSITING_PLANETS,
  type TransitingPlanet,
} from './aspect-tables.js';
import { type TransitWindow, transitWindow } from './transit-window.js';
import { type NatalPoints, ORB_FOUND_DEGREES } from './transits.js';

/** The passage of a transiting planet over one aspect point. */
export interface PassingTransit {
  readonly planet: TransitingPlanet;
  readonly point: NatalPoint;
  readonly aspect: Aspect;
  readonly window: TransitWindow;
}

/** Where a planet makes an aspect exact, degrees, and what it then is. */
interface AspectPoint extends Omit<PassingTransit, 'window'> {
  readonly exactAt: number;
}

/** Longitudes searched for each aspect point: into the orb, exact, out of it. */
const EDGES_OF_POINT = [-ORB_FOUND_DEGREES, 0, ORB_FOUND_DEGREES];

/** Days after an entry at which a planet is within the orb; it does not yet move by a microdegree. */
const JUST_INSIDE = 1e-7;

/** Every passage that has a part in a span, planet by planet. */
export function passingTransits(sky: Sky, natal: NatalPoints, { start, end }: Span): PassingTransit[] {
  const [from, to] = [momentAt(start).tt, momentAt(end).tt];
  return TRANSITING_PLANETS.flatMap((planet) => {
    const track = siderealTrack(sky, TRANSITING[planet]);
    const points = aspectPoints(planet, natal);
    const edges = points.flatMap(({ exactAt }) => EDGES_OF_POINT.map((edge) => exactAt + edge));
    const met = points.map((): Crossing[] => []);
    for (const crossing of crossings(track, from, to, edges)) {
      met[Math.floor(crossing.target / EDGES_OF_POINT.length)]?.push(crossing);
    }
    return points.flatMap((at, index) =>
      windowsOf(track, at.exactAt, { from, met: met[index] as Crossing[] }).map((window) => {
        const { exactAt: _, ...transit } = at;
        return { ...transit, window };
      }),
    );
  });
}

function aspectPoints(planet: TransitingPlanet, natal: NatalPoints): AspectPoint[] {
  return NATAL_POINTS.flatMap((point) =>
    ASPECTS[TRANSITING[planet]].map((aspect) => ({
      planet,
      point,
      aspect,
      exactAt: fromMicrodegrees(natal[point]) - aspect.angle,
    })),
  );
}

/** The windows over one aspect point: that which runs at the beginning, and each that an entry into the orb begins. */
function windowsOf(
  track: Track,
  exactAt: number,
  { from, met }: { readonly from: number; readonly met: readonly Crossing[] },
): TransitWindow[] {
  const around = (inside: number) => transitWindow({ track, exactAt, orb: ORB_FOUND_DEGREES, inside });
  const isRunning = Math.abs(wrap180(track.at(from).longitude - exactAt)) <= ORB_FOUND_DEGREES;
  const windows = isRunning ? [around(from)] : [];
  for (const crossing of met) {
    const last = windows.at(-1);
    if (isEntry(crossing) && (!last || crossing.tt > last.end)) windows.push(around(crossing.tt + JUST_INSIDE));
  }
  return windows;
}

/** Whether a crossing leads into the orb: over its lower edge forwards, or over its upper one backwards. */
function isEntry({ target, direct }: Crossing): boolean {
  const edge = target % EDGES_OF_POINT.length;
  return direct ? edge === 0 : edge === EDGES_OF_POINT.length - 1;
}
