import type { Moment } from '../base/ephemeris/ephemeris.js';
import type { ResolvedBirth } from '../base/input/birth.js';
import type { Caveat, ToldCaveat } from '../base/input/caveats.js';
import type { CivilDay } from '../base/input/local-day.js';
import { roundTo } from '../base/math/angle.js';
import { ayanamshaLabel, meanAyanamsha } from '../base/zodiac/ayanamsha.js';
import type { Sky } from '../base/zodiac/positions.js';
import type { AskedLanguage } from '../languages/language.js';
import { caveatMessage } from '../languages/words/caveats/caveat-message.js';
import { type BirthTimeRange, birthTimeRange, type WatchesOf } from './birth-time-range.js';

/** What a tool itself knows about how its result was obtained. */
export interface ProvenanceFacts {
  readonly zodiac_system: string;
  /** Name of the ayanamsha. */
  readonly ayanamsha: string;
  /** Its mean value, degrees, at the moment computed; for a birth, at birth. */
  readonly ayanamsha_value_deg: number;
  readonly ephemeris: { readonly library: string; readonly version: string; readonly source: string };
  readonly location_resolution: string;
  /** Which IANA zone was used and where it came from. */
  readonly timezone_resolution: string;
  /** Whether daylight saving time was in force. */
  readonly dst_applied: boolean;
  /** Version of the calculation. Empty until `calculate` fills it in: here it has its place among the keys. */
  readonly calculation_version: string;
  readonly birth_time_known: boolean;
  /**
   * In every tool of a birth: what holds and what changes over the minutes in which it may have been; null for a time
   * that is taken as it is.
   */
  readonly birth_time_range?: BirthTimeRange | null;
  /** The same of person A, the other time being what it is, in a tool of two births. */
  readonly birth_time_range_a?: BirthTimeRange | null;
  readonly birth_time_range_b?: BirthTimeRange | null;
  /** The messages of the caveats as one text; null when there are none. */
  readonly uncertainty: string | null;
  /** What could make the answer another one, or leaves a part of it out. */
  readonly caveats: readonly CaveatResult[];
  /** The house method and conventions; absent for the Moon sign tool. */
  readonly house_system?: string;
}

/** A caveat by its code and in a sentence, English unless the option `locale` names another language. */
export type CaveatResult = ToldCaveat;

/** Caveats in the order in which they are told. */
export interface Caveats {
  readonly birthTime?: readonly Caveat[];
  readonly clock?: readonly Caveat[];
  readonly zone?: readonly Caveat[];
  readonly range?: readonly Caveat[];
}

/** A caveat with its text. */
function told(language: AskedLanguage, caveat: Caveat): CaveatResult {
  return { code: caveat.code, message: caveatMessage(language, caveat), facts: caveat.facts } as CaveatResult;
}

/** Caveats with their texts, and these as one. */
export function toldCaveats(
  language: AskedLanguage,
  caveats: readonly Caveat[],
): Pick<ProvenanceFacts, 'uncertainty' | 'caveats'> {
  const all = caveats.map((caveat) => told(language, caveat));
  return { uncertainty: all.length === 0 ? null : all.map(({ message }) => message).join(' '), caveats: all };
}

/** The sky that a result is read from and the language in which it is told. */
export interface Telling {
  readonly sky: Sky;
  readonly language: AskedLanguage;
}

/** What the minutes of one birth or of two leave open, by its key. */
type BirthTimeRanges = Pick<ProvenanceFacts, `birth_time_range${'' | '_a' | '_b'}`>;

export interface SiderealFacts extends Telling {
  readonly moment: Moment;
  readonly timezoneResolution: string;
  readonly dstApplied: boolean;
  readonly birthTimeKnown: boolean;
  readonly birthTimeRanges?: BirthTimeRanges;
  readonly caveats: Caveats;
  readonly houseSystem?: string | undefined;
  /** Said in place of the sentence about the coordinates by a tool that takes none. */
  readonly locationResolution?: string | undefined;
}

const COORDINATES_USED = 'The coordinates supplied by the client are used as they are.';

/** What a tool without coordinates says of the place. */
export const NO_PLACE = 'No coordinates are taken: the result is the same for every place with the same clock.';

/** The provenance of a sidereal result. */
export function siderealProvenance(facts: SiderealFacts): ProvenanceFacts {
  const { ephemeris, ayanamsha } = facts.sky;
  const { library, version, source } = ephemeris.description;
  const { birthTime = NONE, clock = NONE, zone = NONE, range = NONE } = facts.caveats;
  const { caveats, uncertainty } = toldCaveats(facts.language, [...birthTime, ...clock, ...zone, ...range]);
  // One key after the other: a spread in the middle of a literal costs as much as a position.
  const provenance: { -readonly [Key in keyof ProvenanceFacts]?: ProvenanceFacts[Key] } = {
    zodiac_system: 'sidereal',
    ayanamsha: ayanamshaLabel(ayanamsha),
    ayanamsha_value_deg: roundTo(meanAyanamsha(ephemeris, ayanamsha, facts.moment.tt), 6),
    ephemeris: { library, version, source },
    location_resolution: facts.locationResolution ?? COORDINATES_USED,
    timezone_resolution: facts.timezoneResolution,
    dst_applied: facts.dstApplied,
    calculation_version: '',
    birth_time_known: facts.birthTimeKnown,
  };
  if (facts.birthTimeRanges) Object.assign(provenance, facts.birthTimeRanges);
  provenance.uncertainty = uncertainty;
  provenance.caveats = caveats;
  if (facts.houseSystem !== undefined) provenance.house_system = facts.houseSystem;
  return provenance as ProvenanceFacts;
}

const NONE: readonly Caveat[] = [];

/**
 * The provenance of a result that rests on one birth, whose clock and zone bring their own caveats. `watches` are what
 * the result would be for another minute of the birth; none for one that tells it in its own way.
 */
export function natalProvenance(
  { sky, language }: Telling,
  birth: ResolvedBirth,
  {
    houseSystem,
    birthTime = NONE,
    range = NONE,
    watches,
  }: Omit<Caveats, 'clock' | 'zone'> & Pick<SiderealFacts, 'houseSystem'> & { readonly watches: WatchesOf | undefined },
): ProvenanceFacts {
  return siderealProvenance({
    sky,
    language,
    moment: birth.moment,
    timezoneResolution: birth.timezoneResolution,
    dstApplied: birth.dstApplied,
    birthTimeKnown: birth.timeKnown,
    ...(watches && { birthTimeRanges: { birth_time_range: birthTimeRange(birth, watches) } }),
    caveats: { birthTime, clock: birth.clockCaveats, zone: birth.zoneCaveats, range },
    houseSystem,
  });
}

/** The provenance of a result about a civil day. Nothing in it rests on a birth. */
export function dayProvenance(
  { sky, language }: Telling,
  day: CivilDay,
  {
    moment,
    houseSystem,
    locationResolution,
    clock = NONE,
    range = NONE,
  }: Pick<SiderealFacts, 'moment' | 'houseSystem' | 'locationResolution'> & Pick<Caveats, 'clock' | 'range'>,
): ProvenanceFacts {
  return siderealProvenance({
    sky,
    language,
    moment,
    timezoneResolution: day.timezoneResolution,
    dstApplied: day.dstApplied,
    birthTimeKnown: false,
    caveats: { clock, zone: day.zoneCaveats, range },
    houseSystem,
    locationResolution,
  });
}

/** The provenance of a result that rests on no birth, no place and no clock. */
export function skyProvenance(
  telling: Telling,
  { moment, houseSystem }: { readonly moment: Moment; readonly houseSystem: string },
): ProvenanceFacts {
  return siderealProvenance({
    ...telling,
    moment,
    timezoneResolution: 'No time zone is taken: all instants are UTC.',
    dstApplied: false,
    birthTimeKnown: false,
    caveats: {},
    houseSystem,
    locationResolution: 'No coordinates are taken: the result is the same for every place.',
  });
}

/** The same of a result in the tropical zodiac. */
export function tropicalProvenance(...facts: Parameters<typeof skyProvenance>): ProvenanceFacts {
  return { ...skyProvenance(...facts), zodiac_system: 'tropical' };
}

/** The provenance of a result that follows from tables alone: it has no moment, no place and no sky. */
export function tableProvenance(houseSystem: string): ProvenanceFacts {
  return {
    zodiac_system: 'tropical',
    ayanamsha: 'none',
    ayanamsha_value_deg: 0,
    ephemeris: { library: 'none', version: 'none', source: 'No position is calculated.' },
    location_resolution: 'No coordinates are taken.',
    timezone_resolution: 'No time zone is used.',
    dst_applied: false,
    calculation_version: '',
    birth_time_known: false,
    uncertainty: null,
    caveats: [],
    house_system: houseSystem,
  };
}

/** How house and node statements name the node. */
export function nodeStatement({ node }: Sky): string {
  return `Rahu is the ${node} node, Ketu opposite.`;
}
