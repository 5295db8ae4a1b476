import type { BirthFields, ResolvedBirth, StatedBirth } from '../base/input/birth.js';
import { type Caveat, caveat } from '../base/input/caveats.js';
import * as field from '../base/schema/fields.js';
import type { NakshatraName } from '../base/zodiac/nakshatra.js';
import type { Sky } from '../base/zodiac/positions.js';
import type { SignName } from '../base/zodiac/rashi.js';
import type { AskedLanguage } from '../languages/language.js';
import { ashtakoota, KOOTA_KEYS, type KootaKey, type MatchMoon, matchMoon } from '../rules/matching/ashtakoota.js';
import { bandOf, type MatchBand } from '../rules/matching/ashtakoota-tables.js';
import { moonSpan, possibleMoons, unknownTimeCaveat } from '../rules/natal/unknown-birth-time.js';
import type { TimeSpan, Watch } from '../rules/uncertainty/time-range.js';
import { everyDegrees, grahaWay, PADA_EDGES, possibleMoonLongitudes, watchWay } from '../rules/uncertainty/ways.js';
import type { TWO_BIRTHS } from './birth-fields.js';
import type { BirthInput } from './birth-input.js';
import { birthTimeRange, type WatchesOf } from './birth-time-range.js';
import { birthInput } from './inputs.js';
import { MAXIMUM_SCORE, totalOf } from './match-total.js';
import { type ProvenanceFacts, siderealProvenance, tableProvenance, toldCaveats } from './provenance.js';
import { nakshatraName, named, pada, signName } from './vocabulary.js';

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

/**
 * What an unknown time or pada of either person leaves open: the Moon's way that day and the totals it allows.
 */
function openMoonsLeave(
  sky: Sky,
  births: readonly (ResolvedBirth | undefined)[],
  stated: MatchAsked['stated'],
): Caveat[] {
  const caveats = births.flatMap((birth) =>
    birth && !birth.timeKnown ? [unknownTimeCaveat(moonSpan(sky, birth), birth.whose)] : [],
  );
  const isOpen = stated?.some(({ length }) => length > 1);
  if (caveats.length === 0 && !isOpen) return [];
  const [moonsA, moonsB] = births.map((birth, index) =>
    birth ? possibleMoons(sky, birth).map(matchMoon) : (stated?.[index] ?? []),
  ) as [MatchMoon[], MatchMoon[]];
  const totals = moonsA.flatMap((moonA) => moonsB.map((moonB) => totalOf(ashtakoota(moonA, moonB))));
  const range = { ...rangeOf(totals), maximum: MAXIMUM_SCORE };
  return [...caveats, isOpen ? caveat('match_range', range) : caveat('score_range', { what: 'total', ...range })];
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
  /** Undefined for a person of whom a nakshatra is stated; of one of both there is a birth. */
  readonly births: readonly [a: ResolvedBirth | undefined, b: ResolvedBirth | undefined];
  /** The Moons of the stated times, or of noon. */
  readonly moons: readonly [a: MatchMoon, b: MatchMoon];
  /** Every Moon of a person of whom a nakshatra is stated. */
  readonly stated?: readonly [a: readonly MatchMoon[], b: readonly MatchMoon[]];
  /** What a match of other Moons is answered, without its sentences. */
  readonly possible: (a: MatchMoon, b: MatchMoon) => object;
  /** What hangs on the lagnas of both besides. */
  readonly lagnas?: LagnasOfTwo | undefined;
  /** What is counted from where. */
  readonly houses: string;
}

/** The provenance of a match: that of person A, or of B where A has no birth, with what both leave open. */
export function matchProvenance(
  { sky, language }: Worded,
  { births: [a, b], moons: [moonA, moonB], stated, possible, lagnas, houses }: MatchAsked,
): ProvenanceFacts {
  const births = [a, b].filter((birth) => birth !== undefined);
  const first = births[0] as ResolvedBirth;
  const watched = (whose: 'a' | 'b', minutes: TimeSpan, at: (moon: MatchMoon) => object) => [
    watchWay(grahaWay(sky, 'Moon', minutes), MATCH_EDGES, (longitude) => at(matchMoon(longitude))),
    ...(lagnas ? [lagnas.watch(whose, minutes)] : []),
  ];
  const rangeOfTime = (birth: ResolvedBirth | undefined, watches: WatchesOf) =>
    birth ? birthTimeRange(birth, watches) : null;
  const whose = births.length === 2 ? 'person A' : (first.whose ?? 'person A');
  return siderealProvenance({
    sky,
    language,
    moment: first.moment,
    timezoneResolution: `Person A: ${resolutionOf(a)} Person B: ${resolutionOf(b)}`,
    dstApplied: births.some(({ dstApplied }) => dstApplied),
    birthTimeKnown: births.every(({ timeKnown }) => timeKnown),
    birthTimeRanges: {
      birth_time_range_a: rangeOfTime(a, (minutes) =>
        watched('a', minutes, (moon) => ({ person_a: personOf(moon), ...possible(moon, moonB) })),
      ),
      birth_time_range_b: rangeOfTime(b, (minutes) =>
        watched('b', minutes, (moon) => ({ person_b: personOf(moon), ...possible(moonA, moon) })),
      ),
    },
    caveats: {
      birthTime: [...openMoonsLeave(sky, [a, b], stated), ...(lagnas?.caveats ?? [])],
      clock: births.flatMap(({ clockCaveats }) => clockCaveats),
      zone: births.flatMap(({ zoneCaveats }) => zoneCaveats),
    },
    houseSystem: `${houses} The ayanamsha value is that of the birth of ${whose}; daylight time is reported when it applied to either birth.`,
  });
}

/** The provenance of a match of two nakshatras that are stated: no sky is looked at. */
export function statedMatchProvenance(
  { sky, language }: Worded,
  { stated, houses }: Required<Pick<MatchAsked, 'stated' | 'houses'>>,
): ProvenanceFacts {
  const caveats = openMoonsLeave(sky, [undefined, undefined], stated);
  return { ...tableProvenance(houses), zodiac_system: 'sidereal', ...toldCaveats(language, caveats) };
}

function resolutionOf(birth: ResolvedBirth | undefined): string {
  return birth ? birth.timezoneResolution : 'A nakshatra is stated and no birth.';
}

/** Fields under names that begin with the person that they are of. */
export function prefixed<Prefix extends string, Fields extends object>(prefix: Prefix, fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [`${prefix}${name}`, schema]),
  ) as PrefixedFields<Prefix, Fields>;
}

export function personSchema() {
  return field.open({
    moon_sign: signName('Sidereal sign of the natal Moon.'),
    nakshatra: nakshatraName('Nakshatra of the natal Moon.'),
    pada: pada(),
  });
}

/** The birth fields of two persons. */
export function twoBirthsInput() {
  return { ...prefixed('person_a_', birthInput()), ...prefixed('person_b_', birthInput()) };
}

/** What all the minutes in which both may have been born allow of a match. */
export interface PossibleMatch {
  readonly total_score: ScoreRange;
  /** The bands of the possible totals, that of the least first. */
  readonly interpretation_band_codes: readonly MatchBand[];
  readonly components: readonly ({ readonly key: KootaKey } & ScoreRange)[];
  /** Whether both have the same nadi; null where that is open. */
  readonly nadi_dosha: boolean | null;
}

export interface ScoreRange {
  readonly least: number;
  readonly most: number;
}

/** What a total is called, the lowest first. */
export const MATCH_BANDS = ['below_customary_threshold', 'acceptable', 'very_good', 'excellent'] as const;

/** Where a Moon comes to another pada, or to the other half of a sign, in which vashya changes. */
const MATCH_EDGES: readonly number[] = [...PADA_EDGES, ...everyDegrees(15).filter((edge) => edge % 30 !== 0)];

/** Every Moon of a birth that matching tells apart: one where its time is taken as it is. */
export function possibleMatchMoons(sky: Sky, birth: ResolvedBirth): MatchMoon[] {
  return possibleMoonLongitudes(sky, birth, MATCH_EDGES).map(matchMoon);
}

/** The ranges over every match of some Moons with others. */
export function possibleMatches(moonsA: readonly MatchMoon[], moonsB: readonly MatchMoon[]): PossibleMatch {
  const matches = moonsA.flatMap((a) =>
    moonsB.map((b) => ({ a, b, scores: ashtakoota(a, b).map(({ score }) => score) })),
  );
  const totals = matches.map(({ scores }) => scores.reduce((sum, score) => sum + score, 0));
  const inOrder = totals.toSorted((x, y) => x - y);
  const shared = new Set(matches.map(({ a, b }) => a.nakshatra.nadi === b.nakshatra.nadi));
  const [nadi] = shared;
  return {
    total_score: rangeOf(totals),
    interpretation_band_codes: [...new Set(inOrder.map((total) => bandOf(total)))],
    components: KOOTA_KEYS.map((key, i) => ({ key, ...rangeOf(matches.map(({ scores }) => scores[i] as number)) })),
    nadi_dosha: shared.size === 1 && nadi !== undefined ? nadi : null,
  };
}

/** The least and the most of some points. */
export function rangeOf(scores: readonly number[]): ScoreRange {
  return { least: Math.min(...scores), most: Math.max(...scores) };
}

export function range(what: string) {
  return {
    least: field.number(`The least ${what} that the minutes of both allow.`),
    most: field.number(`The most ${what} that they allow.`),
  };
}

export function totalRangeSchema() {
  return field.open(range('points, 0 to 36 in halves,'));
}

export function kootaRangeSchema() {
  return field.open({ key: named('koota', KOOTA_KEYS, 'Which koota it is.'), ...range('points') });
}

export function possibleMatchSchema() {
  return field.open({
    total_score: totalRangeSchema(),
    interpretation_band_codes: field.list(
      named('match_band', MATCH_BANDS, 'What a possible total is called, the least first.'),
    ),
    components: field.listBy('key', kootaRangeSchema()),
    nadi_dosha: field.orNull(field.flag('Whether both persons have the same nadi; null where that is open.')),
  });
}
