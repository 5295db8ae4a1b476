import type { ResolvedBirth } from '../../base/input/birth.js';
import type { Sky } from '../../base/zodiac/positions.js';
import { possibleMoons } from '../natal/unknown-birth-time.js';
import { MINUTE } from './time-range.js';
import { grahaWay } from './ways.js';

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
