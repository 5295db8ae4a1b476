import type { BirthFields, ResolvedBirth, StatedBirth } from '../base/input/birth.js';
import { type Caveat, caveat } from '../base/input/caveats.js';
import * as field from '../base/schema/fields.js';
import type { NakshatraName } from '../base/zodiac/nakshatra.js';
import type { SignName } from '../base/zodiac/rashi.js';
import type { Sky } from '../base/zodiac/sidereal.js';
import type { AskedLanguage } from '../languages/language.js';
import { ashtakoota, type MatchMoon, matchMoon } from '../rules/matching/ashtakoota.js';
import { moonSpan, possibleMoons, unknownTimeCaveat } from '../rules/natal/unknown-birth-time.js';
import type { TimeSpan, Watch } from '../rules/uncertainty/time-range.js';
import { grahaWay, watchWay } from '../rules/uncertainty/ways.js';
import type { TWO_BIRTHS } from './birth-fields.js';
import type { BirthInput } from './birth-input.js';
import { birthTimeRange } from './birth-time-range.js';
import { birthInput } from './inputs.js';
import { MAXIMUM_SCORE, totalOf } from './match-total.js';
import { MATCH_EDGES } from './possible-match.js';
import { type ProvenanceFacts, siderealProvenance } from './provenance.js';
import { nakshatraName, pada, signName } from './vocabulary.js';

/** Fields whose names begin with the person that they are of. */
export type PrefixedFields<Prefix extends string, Fields> = {
  readonly [Key in keyof Fields as `${Prefix}${Key & string}`]: Fields[Key];
};

/** The birth fields of both persons: person A in the groom position, person B in the bride position. */
export type CompatibilityInput = PrefixedFields<'person_a_', BirthFields> & PrefixedFields<'person_b_', BirthFields>;

/** The births of both persons. */
export interface CompatibilityBirths {
  /** In the groom position. */
  readonly person_a: BirthInput;
  /** In the bride position. */
  readonly person_b: BirthInput;
}

export interface CompatibilityPerson {
  readonly moon_sign: SignName;
  readonly nakshatra: NakshatraName;
  readonly pada: number;
}

/** What two births are read as. */
export type OfTwoBirths = Readonly<Record<keyof typeof TWO_BIRTHS, StatedBirth>>;

export function personOf({ rashi, nakshatra, pada }: MatchMoon): CompatibilityPerson {
  return { moon_sign: rashi.name, nakshatra: nakshatra.name, pada };
}

/** What an unknown time of either person leaves open: the Moon's way that day and the totals it allows. */
function unknownTimesLeave(sky: Sky, a: ResolvedBirth, b: ResolvedBirth): Caveat[] {
  if (a.timeKnown && b.timeKnown) return [];
  const caveats = [a, b]
    .filter(({ timeKnown }) => !timeKnown)
    .map((birth) => unknownTimeCaveat(moonSpan(sky, birth), birth.whose));
  const [moonsA, moonsB] = [a, b].map((birth) => possibleMoons(sky, birth).map(matchMoon)) as [
    MatchMoon[],
    MatchMoon[],
  ];
  const totals = moonsA.flatMap((moonA) => moonsB.map((moonB) => totalOf(ashtakoota(moonA, moonB))));
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  return [...caveats, caveat('score_range', { what: 'total', least, most, maximum: MAXIMUM_SCORE })];
}

/** The sky, and the language of sentences. */
interface Worded {
  readonly sky: Sky;
  readonly language: AskedLanguage;
}

/** What two lagnas leave open. */
export interface LagnasOfTwo {
  /** Those that are near the edge of a sign. */
  readonly caveats: readonly Caveat[];
  /** What to look at over the minutes of one person, the other being as stated. */
  readonly watch: (whose: 'a' | 'b', minutes: TimeSpan) => Watch;
}

/** What is told of a match beside its result. */
interface MatchAsked {
  readonly births: readonly [a: ResolvedBirth, b: ResolvedBirth];
  /** The Moons of the stated times, or of noon. */
  readonly moons: readonly [a: MatchMoon, b: MatchMoon];
  /** What a match of other Moons is answered, without its sentences. */
  readonly possible: (a: MatchMoon, b: MatchMoon) => object;
  /** What hangs on the lagnas of both besides. */
  readonly lagnas?: LagnasOfTwo | undefined;
  /** What is counted from where. */
  readonly houses: string;
}

/** The provenance of a match: that of person A, with what the times of both leave open. */
export function matchProvenance(
  { sky, language }: Worded,
  { births: [a, b], moons: [moonA, moonB], possible, lagnas, houses }: MatchAsked,
): ProvenanceFacts {
  const watched = (whose: 'a' | 'b', minutes: TimeSpan, at: (moon: MatchMoon) => object) => [
    watchWay(grahaWay(sky, 'Moon', minutes), MATCH_EDGES, (longitude) => at(matchMoon(longitude))),
    ...(lagnas ? [lagnas.watch(whose, minutes)] : []),
  ];
  return siderealProvenance({
    sky,
    language,
    moment: a.moment,
    timezoneResolution: `Person A: ${a.timezoneResolution} Person B: ${b.timezoneResolution}`,
    dstApplied: a.dstApplied || b.dstApplied,
    birthTimeKnown: a.timeKnown && b.timeKnown,
    birthTimeRanges: {
      birth_time_range_a: birthTimeRange(a, (minutes) =>
        watched('a', minutes, (moon) => ({ person_a: personOf(moon), ...possible(moon, moonB) })),
      ),
      birth_time_range_b: birthTimeRange(b, (minutes) =>
        watched('b', minutes, (moon) => ({ person_b: personOf(moon), ...possible(moonA, moon) })),
      ),
    },
    caveats: {
      birthTime: [...unknownTimesLeave(sky, a, b), ...(lagnas?.caveats ?? [])],
      clock: [...a.clockCaveats, ...b.clockCaveats],
      zone: [...a.zoneCaveats, ...b.zoneCaveats],
    },
    houseSystem: `${houses} The ayanamsha value is that of the birth of person A; daylight time is reported when it applied to either birth.`,
  });
}

// @__NO_SIDE_EFFECTS__
function prefixed<Prefix extends string, Fields extends object>(prefix: Prefix, fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [`${prefix}${name}`, schema]),
  ) as PrefixedFields<Prefix, Fields>;
}

// @__NO_SIDE_EFFECTS__
export function personSchema() {
  return field.open({
    moon_sign: signName('Sidereal sign of the natal Moon.'),
    nakshatra: nakshatraName('Nakshatra of the natal Moon.'),
    pada: pada(),
  });
}

/** The birth fields of two persons. */
// @__NO_SIDE_EFFECTS__
export function twoBirthsInput() {
  return { ...prefixed('person_a_', birthInput()), ...prefixed('person_b_', birthInput()) };
}
