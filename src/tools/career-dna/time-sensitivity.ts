import type { ResolvedBirth } from '../../base/input/birth.js';
import { nakshatraOf, padaStart } from '../../base/zodiac/nakshatra.js';
import type { Sky } from '../../base/zodiac/positions.js';
import { rashiOf } from '../../base/zodiac/rashi.js';
import type { CareerFactors } from '../../rules/career/factors.js';
import type { Hit } from '../../rules/career/hits.js';
import { firstThree, type ThemeTotal } from '../../rules/career/themes.js';
import { FACTOR_CODES, type FactorCode, factorStates } from '../../rules/career/variants.js';
import { lagnaStay, type ZodiacPart } from '../../rules/natal/rising-sign.js';
import type { CareerFindings, MinutesToChange } from './result.js';

export const VARIANT_MINUTES = [-15, -10, -5, 5, 10, 15] as const;

type Boundaries = CareerFindings['time_sensitivity']['boundaries'];

const DEGREE = 1_000_000;
const DASHAMSHA_DEGREES = 3;

/** How far a birth is from another rising sign in D1, D9 and D10. */
export function boundariesOf(sky: Sky, birth: ResolvedBirth, ascendant: number): Boundaries {
  const toChange = (part: ZodiacPart) => minutesToChange(sky, birth, part);
  return {
    lagna: toChange(signPart(ascendant)),
    d9_lagna: toChange(navamsaPart(ascendant)),
    d10_lagna: toChange(dashamshaPart(ascendant)),
  };
}

function between(start: number, end: number): ZodiacPart {
  return { start, end, holds: (microdegrees) => microdegrees >= start * DEGREE && microdegrees < end * DEGREE };
}

function signPart(ascendant: number): ZodiacPart {
  const { number } = rashiOf(ascendant);
  return between((number - 1) * 30, number * 30);
}

function navamsaPart(ascendant: number): ZodiacPart {
  const { padaIndex } = nakshatraOf(ascendant);
  const holds = (microdegrees: number) => nakshatraOf(microdegrees).padaIndex === padaIndex;
  return { start: padaStart(padaIndex), end: padaStart(padaIndex + 1), holds };
}

/**
 * Three degrees, but for the last of an odd sign and the first of the even one after it: they have the same sign in D10 and are
 * one part.
 */
function dashamshaPart(ascendant: number): ZodiacPart {
  const part = Math.floor(ascendant / (DASHAMSHA_DEGREES * DEGREE));
  const first = part % 20 === 10 ? part - 1 : part;
  const last = part % 20 === 9 ? part + 1 : part;
  return between(first * DASHAMSHA_DEGREES, (last + 1) * DASHAMSHA_DEGREES);
}

const MINUTE = 60_000;

function minutesToChange(sky: Sky, birth: ResolvedBirth, part: ZodiacPart): MinutesToChange {
  const stay = lagnaStay(sky, birth, part);
  if (!stay) return { minutes_to_previous: null, minutes_to_next: null };
  const [since, until] = [birth.epochMilliseconds - stay.from, stay.to - birth.epochMilliseconds];
  // A stay holds its first instant and not its last. At an edge the search may set it a moment to the other side.
  return {
    minutes_to_previous: Math.max(1, Math.floor(since / MINUTE) + 1),
    minutes_to_next: Math.max(1, Math.ceil(until / MINUTE)),
  };
}

/** The nearer of two changes, whole minutes; undefined where there is none. */
export function nearestChange({ minutes_to_previous, minutes_to_next }: MinutesToChange): number | undefined {
  if (minutes_to_previous === null || minutes_to_next === null) return undefined;
  return Math.min(minutes_to_previous, minutes_to_next);
}

/** A birth, or the same some minutes earlier or later, by the rules. */
export interface TimedChart {
  readonly minutes: number;
  readonly factors: CareerFactors;
  readonly hits: readonly Hit[];
  readonly ranked: readonly ThemeTotal[];
}

/** What of a birth is the same in all its variants, and what is not. */
export function variantFindings(
  born: TimedChart,
  variants: readonly TimedChart[],
): Pick<CareerFindings['time_sensitivity'], 'variants' | 'stable' | 'unstable'> {
  const states = factorStates(born.factors);
  const told = variants.map(({ minutes, factors, ranked }) => {
    const then = factorStates(factors);
    const changed = FACTOR_CODES.filter((code) => then.get(code) !== states.get(code));
    return { minutes, changed, themes: firstThree(ranked) };
  });
  const isUnstable = (code: FactorCode) => told.some(({ changed }) => changed.includes(code));
  return {
    variants: told,
    stable: FACTOR_CODES.filter((code) => !isUnstable(code)),
    unstable: FACTOR_CODES.filter(isUnstable),
  };
}
