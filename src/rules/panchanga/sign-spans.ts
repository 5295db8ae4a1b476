import { crossings } from '../../base/ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../../base/ephemeris/ephemeris.js';
import { grahaLongitude, type Sky, siderealTrack } from '../../base/zodiac/positions.js';
import { RASHI_EDGES, type Rashi, rashiOf } from '../../base/zodiac/rashi.js';
import type { Span } from './day-divisions.js';

/** The part of a span for which a graha stays in a sign. */
export interface SignSpan extends Span {
  readonly sign: Rashi;
}

/** A span, parted where the Sun or the Moon changes signs. */
export function signSpans(sky: Sky, graha: 'Sun' | 'Moon', { start, end }: Span): SignSpan[] {
  const track = siderealTrack(sky, graha);
  const changes = crossings(track, momentAt(start).tt, momentAt(end).tt, RASHI_EDGES).map(({ tt }) =>
    epochMillisecondsOf(tt),
  );
  const edges = [start, ...changes, end];
  return edges.slice(1).map((until, index) => {
    const from = edges[index] as number;
    return { start: from, end: until, sign: rashiOf(grahaLongitude(sky, graha, momentAt((from + until) / 2))) };
  });
}
