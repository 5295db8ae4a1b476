import type { Place } from '../ephemeris/ascendant.js';

/** What the mean Sun of a place shows, on the side of the date line on which the zone counted its days. */
export function localMeanOffset(place: Place, offsetSeconds: number): number {
  const sun = meanOffset(place);
  return sun + Math.round((offsetSeconds - sun) / SECONDS_PER_DAY) * SECONDS_PER_DAY + 0;
}

/** Local mean time, seconds east of UTC. */
export function meanOffset({ longitude }: Place): number {
  // Of a longitude just west of Greenwich 0 and not -0, which JSON does not keep.
  return Math.round(longitude * SECONDS_PER_DEGREE) + 0;
}

/** Seconds of mean solar time for a degree of longitude. */
const SECONDS_PER_DEGREE = 240;
const SECONDS_PER_DAY = 86_400;
