import { crossings } from '../ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../ephemeris/moment.js';
import { grahaLongitude } from '../zodiac/positions.js';
import { RASHI_EDGES, type Rashi, rashiOf } from '../zodiac/rashi.js';
import { type Sky, siderealTrack } from '../zodiac/sidereal.js';
import type { Span } from './day-divisions.js';

/** The part of a span for which the Moon stays in a sign. */
export interface MoonSignSpan extends Span {
  readonly sign: Rashi;
}

/** A span, parted where the Moon changes signs. */
export function moonSigns(sky: Sky, { start, end }: Span): MoonSignSpan[] {
  const track = siderealTrack(sky, 'Moon');
  const changes = crossings(track, momentAt(start).tt, momentAt(end).tt, RASHI_EDGES).map(({ tt }) =>
    epochMillisecondsOf(tt),
  );
  const edges = [start, ...changes, end];
  return edges.slice(1).map((until, index) => {
    const from = edges[index] as number;
    return { start: from, end: until, sign: rashiOf(grahaLongitude(sky, 'Moon', momentAt((from + until) / 2))) };
  });
}
