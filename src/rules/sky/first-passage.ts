import { type Ephemeris, momentOfTerrestrialTime } from '../../base/ephemeris/ephemeris.js';
import type { HorizonEvent } from '../../base/ephemeris/rise-set.js';
import { CalculationError } from '../../base/errors.js';
import { instantAt, type SkyInstant } from '../../base/input/instant.js';
import { refusal } from '../../base/input/options.js';
import { because } from '../../base/reasons.js';

const LONGEST_SEARCH = 400;

/** Days that are searched at a time: where the Sun or the Moon comes up daily, one piece is enough. */
const PIECE = 1;
/** Days before the ephemeris ends, for the looks beyond a piece. */
const LOOK_BEYOND = 0.25;

/** From when on, a Julian day of Universal Time, and for how many days a passage is looked for. */
export interface Search {
  readonly start: number;
  readonly within: number;
  readonly ephemeris: Ephemeris;
}

/** Refuses what is no number of days for a search. */
export function requireWithin(within: unknown): void {
  if (typeof within === 'number' && within > 0 && within <= LONGEST_SEARCH) return;
  throw refusal('The option within must be a number of days above 0 and up to 400.');
}

/** Where a search ends, a Julian day of Universal Time. */
export function endOf({ start, within, ephemeris }: Search): number {
  return Math.min(start + within, lastOf(ephemeris));
}

function lastOf(ephemeris: Ephemeris): number {
  return momentOfTerrestrialTime(ephemeris.span.last).ut - LOOK_BEYOND;
}

/** The first passage of a kind, or null where there is none. */
export function firstOf(
  passagesIn: (span: { readonly from: number; readonly to: number }) => HorizonEvent[],
  event: HorizonEvent['event'],
  search: Search,
): SkyInstant | null {
  const end = endOf(search);
  for (let from = search.start; from < end; from += PIECE) {
    const first = passagesIn({ from, to: Math.min(from + PIECE, end) }).find((one) => one.event === event);
    if (first) return instantAt(first.at);
  }
  if (search.start + search.within > end) throw beyondEphemeris();
  return null;
}

/** What a search says that would go on after the last day of the ephemeris. */
export function beyondEphemeris(): CalculationError {
  const beyond = 'The search goes beyond the year 2200, where the ephemeris ends.';
  return because(new CalculationError('engine_error', beyond), 'outside_ephemeris', {});
}
