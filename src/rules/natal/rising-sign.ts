import { ascendantCandidates, hasAscendant, NO_ASCENDANT, type Place } from '../../base/ephemeris/ascendant.js';
import { epochMillisecondsOfUniversalTime, momentOfUniversalTime } from '../../base/ephemeris/ephemeris.js';
import { CalculationError } from '../../base/errors.js';
import type { ResolvedBirth } from '../../base/input/birth.js';
import { type Caveat, caveat, type Holds } from '../../base/input/caveats.js';
import { roundTo } from '../../base/math/angle.js';
import { type Bearer, because } from '../../base/reasons.js';
import { formatLocal, offsetAt, type Zone } from '../../base/time/zone.js';
import { nakshatraOf, padaStart } from '../../base/zodiac/nakshatra.js';
import { frameLongitude, lagnaLongitude, type Sky } from '../../base/zodiac/positions.js';
import { type Rashi, rashiOf } from '../../base/zodiac/rashi.js';
import type { Confidence } from './unknown-birth-time.js';

const SEARCH_DAYS = 1;

/** A birth farther than this from another rising sign needs no caveat. */
const SAFE_MINUTES = 15;
const UNSAFE_MINUTES = 5;

/** How long the lagna of a birth stays in a part of the zodiac. */
export interface LagnaStay {
  /** When it came into the part and when it leaves, milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

/** A part of the zodiac: its edges in sidereal degrees, and which microdegrees lie in it. */
export interface ZodiacPart {
  readonly start: number;
  readonly end: number;
  readonly holds: (microdegrees: number) => boolean;
}

/** Refuses a birth place where no point of the ecliptic rises. */
export function requireAscendant({ place }: ResolvedBirth): void {
  requireRising(place);
}

/** Refuses a place where no point of the ecliptic rises. */
export function requireRising(place: Place): void {
  if (!hasAscendant(place)) throw because(new CalculationError('engine_error', NO_ASCENDANT), 'no_ascendant', {});
}

/**
 * When the lagna entered the part of the zodiac it is in at birth and when it leaves it; undefined if that does not
 * happen within a day, as near the poles. Exact however fast it rises, and also where it jumps (polar circles).
 */
export function lagnaStay(sky: Sky, { moment, place }: ResolvedBirth, part: ZodiacPart): LagnaStay | undefined {
  const candidates = ascendantCandidates(moment, place, {
    longitudes: [part.start, part.end].map((edge) => frameLongitude(sky, edge, moment.tt)),
    days: SEARCH_DAYS,
  });
  // Interval i runs from candidate i to candidate i + 1 and lies wholly inside or outside the part.
  const isInside = (i: number) => {
    const middle = ((candidates[i] as number) + (candidates[i + 1] as number)) / 2;
    return part.holds(lagnaLongitude(sky, momentOfUniversalTime(middle), place));
  };
  const intervals = candidates.length - 1;
  const here = candidates.findLastIndex((at) => at <= moment.ut);
  // At an edge the rounded longitude may belong to the neighbouring interval.
  const inside = [here, here + 1, here - 1].find((i) => i >= 0 && i < intervals && isInside(i));
  if (inside === undefined) return undefined;
  let [before, after] = [inside - 1, inside + 1];
  while (before >= 0 && isInside(before)) before--;
  while (after < intervals && isInside(after)) after++;
  if (before < 0 || after === intervals) return undefined;
  return {
    from: epochMillisecondsOfUniversalTime(candidates[before + 1] as number),
    to: epochMillisecondsOfUniversalTime(candidates[after] as number),
  };
}

/** How long the lagna of a birth, microdegrees, stays in its navamsa; undefined where it does not leave it within a day. */
export function navamsaStay(sky: Sky, birth: ResolvedBirth, lagna: number): LagnaStay | undefined {
  const { padaIndex } = nakshatraOf(lagna);
  return lagnaStay(sky, birth, {
    start: padaStart(padaIndex),
    end: padaStart(padaIndex + 1),
    holds: (microdegrees) => nakshatraOf(microdegrees).padaIndex === padaIndex,
  });
}

/** The ends of a stay by the clock of a zone, and whether that is moved between them. */
export function localStay(timeZone: Zone, { from, to }: LagnaStay): Holds {
  const later = offsetAt(timeZone, to) - offsetAt(timeZone, from);
  return {
    from: formatLocal(timeZone, from),
    to: formatLocal(timeZone, to),
    ...(later === 0 ? {} : { moved: later > 0 ? ('forward' as const) : ('back' as const) }),
  };
}

const MINUTE = 60_000;

/** How near a birth is to another rising sign. */
export interface RisingSignStay extends LagnaStay {
  /** Minutes from birth to the nearer end of the stay, two decimals. */
  readonly nearestMinutes: number;
}

/** When the rising sign of a birth began and ends; undefined where none changes within a day. */
export function risingSignStay(sky: Sky, birth: ResolvedBirth, rashi: Rashi): RisingSignStay | undefined {
  const stay = lagnaStay(sky, birth, {
    start: (rashi.number - 1) * 30,
    end: rashi.number * 30,
    holds: (microdegrees) => rashiOf(microdegrees) === rashi,
  });
  if (!stay) return undefined;
  const { epochMilliseconds: at } = birth;
  return { ...stay, nearestMinutes: Math.min(minutesBetween(stay.from, at), minutesBetween(at, stay.to)) };
}

/** How sure the rising sign is by the minutes to the nearer end of its stay; low where it has none. */
export function risingSignConfidence(stay: RisingSignStay | undefined): Confidence {
  const minutes = stay?.nearestMinutes ?? 0;
  if (minutes < UNSAFE_MINUTES) return 'low';
  return minutes <= SAFE_MINUTES ? 'medium' : 'high';
}

/** Minutes from one instant to a later one, two decimals. */
export function minutesBetween(from: number, to: number): number {
  return roundTo(Math.max(0, to - from) / MINUTE, 2);
}

/** The caveat about a rising sign that a small error of the birth time would change; whose it is where there are two. */
export function risingSignCaveat(
  rashi: Rashi,
  stay: RisingSignStay | undefined,
  whose: Bearer | null = null,
): Caveat | undefined {
  if (!stay) return caveat('rising_sign_unbounded', { whose });
  if (stay.nearestMinutes > SAFE_MINUTES) return undefined;
  return caveat('rising_sign_sensitive', { sign: rashi.name, minutes: stay.nearestMinutes, whose });
}

/** The same for a result that has another rising sign than that of the birth. */
export function natalRisingSignCaveat(rashi: Rashi, stay: RisingSignStay | undefined): Caveat | undefined {
  const told = risingSignCaveat(rashi, stay);
  if (told?.code !== 'rising_sign_sensitive') return told;
  const { sign, minutes } = told.facts;
  return caveat('natal_rising_sign_sensitive', { sign, minutes });
}
