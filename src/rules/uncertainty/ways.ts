import { ascendantCandidates, type Place } from '../../base/ephemeris/ascendant.js';
import { crossings } from '../../base/ephemeris/crossings.js';
import {
  type Body,
  epochMillisecondsOf,
  epochMillisecondsOfUniversalTime,
  momentAt,
} from '../../base/ephemeris/ephemeris.js';
import { type Track, tropicalTrack } from '../../base/ephemeris/tracks.js';
import type { ResolvedBirth } from '../../base/input/birth.js';
import { fromMicrodegrees, modulo } from '../../base/math/angle.js';
import {
  frameLongitude,
  grahaLongitude,
  lagnaLongitude,
  type Sky,
  siderealTrack,
  tropicalLongitude,
} from '../../base/zodiac/positions.js';
import type { Graha } from '../../base/zodiac/rashi.js';
import { possibleMoons } from '../natal/unknown-birth-time.js';
import { MINUTE, MOST_STEPS, type TimeSpan, type Watch } from './time-range.js';

/** Where something goes in a zodiac over a span. */
export interface Way {
  /** Its longitude at an instant, microdegrees. */
  readonly at: (instant: number) => number;
  /** The instants at which it passes one of some longitudes, degrees. */
  readonly passes: (longitudes: readonly number[]) => number[];
  /** Whether it comes beyond an edge only by passing it, and never by a leap. */
  readonly isSteady: boolean;
  /** How many of some longitudes it passes, about. */
  readonly count: (longitudes: readonly number[]) => number;
}

const DAY = 86_400_000;
const SECOND = 1000;

/** Every `step` degrees round the zodiac. */
export function everyDegrees(step: number): number[] {
  return Array.from({ length: Math.round(360 / step) }, (_, index) => index * step);
}

/** Instants that divide a span into so many stretches of whole minutes, or fewer. */
export function evenEdges({ start, end }: TimeSpan, most: number): number[] {
  const step = Math.max(1, Math.ceil((end - start) / most / MINUTE)) * MINUTE;
  return Array.from({ length: Math.floor((end - start) / step) }, (_, index) => start + (index + 1) * step);
}

/** Edges of signs, and of padas, which are edges of signs and nakshatras too. */
export const SIGN_EDGES: readonly number[] = everyDegrees(30);
export const PADA_EDGES: readonly number[] = everyDegrees(10 / 3);

export const NAKSHATRA_EDGES: readonly number[] = everyDegrees(40 / 3);

/** Degrees on either side of what a span has passed: farther than a loop of a day leads back. */
const MARGIN = 1;

/**
 * The way of a graha in the sidereal zodiac. Longitudes that it cannot have come by are not searched for: within a day
 * all of its places lie between those of the two ends, but for a turn of less than a degree.
 */
export function grahaWay(sky: Sky, graha: Graha, span: TimeSpan): Way {
  return trackWay(siderealTrack(sky, graha), span, (instant) => grahaLongitude(sky, graha, momentAt(instant)));
}

/** The way of the Sun or the Moon in the tropical zodiac. */
export function tropicalWay(sky: Sky, body: Body, span: TimeSpan): Way {
  return trackWay(tropicalTrack(sky.ephemeris, body), span, (instant) =>
    tropicalLongitude(sky, body, momentAt(instant)),
  );
}

function trackWay(track: Track, { start, end }: TimeSpan, at: Way['at']): Way {
  // Places are printed to a millionth of a degree, edges found by the true ones: the search begins a little earlier.
  const [from, to] = [momentAt(start - SECOND).tt, momentAt(end + SECOND).tt];
  const [first, last] = [at(start), at(end)].map(fromMicrodegrees) as [number, number];
  const isForwards = modulo(last - first, 360) < 180;
  const [low, high] = isForwards ? [first, last] : [last, first];
  const arc = modulo(high - low, 360) + 2 * MARGIN;
  const near = (longitudes: readonly number[]) =>
    longitudes.filter((longitude) => modulo(longitude - low + MARGIN, 360) <= arc);
  return {
    at,
    isSteady: true,
    passes: (longitudes) => {
      const targets = near(longitudes);
      return targets.length === 0 ? [] : crossings(track, from, to, targets).map(({ tt }) => epochMillisecondsOf(tt));
    },
    count: (longitudes) => near(longitudes).length,
  };
}

/** Degrees of latitude from which the lagna may jump: the polar circles, a little before. */
const LEAST_POLAR = 66;

/** The way of the lagna at a place; it also jumps within the polar circles. A place must have an ascendant. */
export function lagnaWay(sky: Sky, place: Place, { start, end }: TimeSpan): Way {
  const middle = momentAt((start + end) / 2);
  const days = (end - start) / 2 / DAY + SECOND / DAY;
  const at = (instant: number) => lagnaLongitude(sky, momentAt(instant), place);
  return {
    at,
    isSteady: Math.abs(place.latitude) < LEAST_POLAR,
    count: (longitudes) => (longitudes.length * (end - start)) / DAY,
    passes: (longitudes) => {
      const candidates = ascendantCandidates(middle, place, {
        longitudes: longitudes.map((edge) => frameLongitude(sky, edge, middle.tt)),
        days,
      });
      return candidates.map(epochMillisecondsOfUniversalTime).filter((instant) => isPass(at, longitudes, instant));
    },
  };
}

/** An edge sets as well as it rises: only where the lagna is on another side of some edge afterwards does it count. */
function isPass(at: Way['at'], longitudes: readonly number[], instant: number): boolean {
  const [before, after] = [at(instant - SECOND), at(instant + SECOND)].map(fromMicrodegrees) as [number, number];
  const [low, arc] = modulo(after - before, 360) < 180 ? [before, after - before] : [after, before - after];
  return longitudes.some((edge) => modulo(edge - low, 360) <= modulo(arc, 360));
}

/** What a longitude alone tells, watched at its edges; more of them than can be told are not looked for. */
export function watchWay(way: Way, edges: readonly number[], tell: Telling): Watch {
  const at = (instant: number) => tell(way.at(instant));
  return way.count(edges) > MOST_STEPS + SPARE
    ? { edges: [], at, isOften: true }
    : { edges: way.passes(edges), at, isEven: way.isSteady };
}

/**
 * What the lagna tells by its sign, by its nakshatra and by its pada, each watched by itself: over a day it passes twelve
 * signs, which can be told one by one, and a hundred and eight padas, which cannot.
 */
export function watchLagna(
  way: Way,
  tell: { readonly sign: Telling; readonly nakshatra: Telling; readonly pada: Telling },
): Watch[] {
  return [
    watchWay(way, SIGN_EDGES, tell.sign),
    watchWay(way, NAKSHATRA_EDGES, tell.nakshatra),
    watchWay(way, PADA_EDGES, tell.pada),
  ];
}

/** What is told of a longitude in microdegrees, at its paths in a result. */
export type Telling = (microdegrees: number) => object;

/** Edges that may be counted and not passed: those within {@link MARGIN} of an end, of the finest parts. */
const SPARE = 4;

/**
 * A longitude of the Moon, microdegrees, for every part of the zodiac between some edges, degrees, that it can have at one
 * of the minutes of a birth, in the order of time; one where the time is taken as it is. Those of an unknown time are the
 * Moons of the whole day, with its last instant, as caveats tell them.
 */
export function possibleMoonLongitudes(sky: Sky, birth: ResolvedBirth, edges: readonly number[]): number[] {
  const { span } = birth;
  if (!span || !birth.timeKnown) return possibleMoons(sky, birth);
  const { start, end } = span;
  const way = grahaWay(sky, 'Moon', span);
  // The first minute in a part, and not the instant: births are told to the minute.
  const minutes = way.passes(edges).map((at) => start + Math.ceil((at - start) / MINUTE) * MINUTE);
  const within = minutes.filter((at) => at > start && at <= end);
  return [...new Set([start, ...within, end])].map((at) => way.at(at));
}
