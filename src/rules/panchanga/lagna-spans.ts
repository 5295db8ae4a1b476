import { ascendantCandidates, type Place } from '../../base/ephemeris/ascendant.js';
import { epochMillisecondsOfUniversalTime, momentAt } from '../../base/ephemeris/ephemeris.js';
import { MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { frameLongitude, lagnaLongitude, type Sky } from '../../base/zodiac/positions.js';
import { RASHI_EDGES, type Rashi, rashiOf } from '../../base/zodiac/rashi.js';
import type { Span } from './day-divisions.js';

/** How long a sign rises; it holds its start and not its end. */
export interface LagnaSpan extends Span {
  readonly sign: Rashi;
}

/**
 * The signs that rise at a place in a span of at most a day, one after the other. Within the polar circles some do not
 * rise, and the lagna may jump or run backward. The place must have an ascendant.
 */
export function lagnaSpans(sky: Sky, place: Place, { start, end }: Span): LagnaSpan[] {
  const middle = momentAt((start + end) / 2);
  // An edge of a sign sets as well as it rises: that changes nothing, and both sides are one span.
  const candidates = ascendantCandidates(middle, place, {
    longitudes: RASHI_EDGES.map((edge) => frameLongitude(sky, edge, middle.tt)),
    days: (end - start) / 2 / MILLISECONDS_PER_DAY,
  }).map(epochMillisecondsOfUniversalTime);
  const edges = [start, ...candidates.filter((at) => at > start && at < end), end];
  const spans: LagnaSpan[] = [];
  for (const [index, until] of edges.slice(1).entries()) {
    const from = edges[index] as number;
    const sign = rashiOf(lagnaLongitude(sky, momentAt((from + until) / 2), place));
    const last = spans.at(-1);
    if (last?.sign === sign) spans[spans.length - 1] = { ...last, end: until };
    else spans.push({ start: from, end: until, sign });
  }
  return spans;
}
