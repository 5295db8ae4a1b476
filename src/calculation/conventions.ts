import type { Place } from '../base/ephemeris/ascendant.js';
import { SUNRISE_KINDS, type SunriseKind } from '../base/ephemeris/horizon.js';
import type { NodeKind } from '../base/ephemeris/tracks.js';
import { MOST_MINUTES_WITHIN } from '../base/input/birth.js';
import { isRecord } from '../base/input/options.js';
import { type ChosenClock, isClock } from '../base/input/zone.js';
import { FORMATS } from '../base/schema/formats.js';
import { AYANAMSHAS, type Ayanamsha } from '../base/zodiac/ayanamsha-names.js';
import { AYANAMSHA_EXPECTED, type ToldAyanamsha } from '../base/zodiac/own-ayanamsha.js';
import { isLanguage, type Language } from '../languages/language.js';
import type { LanguageCode } from '../languages/locale/locales.js';
import { BHAVA_SYSTEMS, type BhavaSystem } from '../rules/bhava/chalit.js';
import { DASHA_YEARS, type DashaYear } from '../rules/dasha/dasha-year.js';
import { SUTAKS, type SutakKind } from '../rules/eclipse/sutak.js';
import { KARAKA_COUNTS, type KarakaCount } from '../rules/jaimini/karakas.js';
import { HORA_VARIANTS, type HoraVariant } from '../rules/natal/hora-variants.js';
import { DAY_KINDS, type DayKind } from '../rules/panchanga/almanac-day.js';
import { BRAHMA_MUHURTAS, type BrahmaMuhurtaKind } from '../rules/panchanga/day-divisions.js';
import { MOON_DAYS, type MoonDay } from '../rules/panchanga/sunrise.js';
import { KALA_PARTS, type KalaParts } from '../rules/points/upagrahas.js';
import { BINDU_SCHOOLS, type BinduSchool } from '../rules/strength/ashtakavarga-tables.js';
import { YEAR_LORDS, type YearLordReading } from '../rules/tajika/strength.js';
import { GOCHARA_SCHOOLS, type GocharaSchool, VEDHA_BY, type VedhaBy } from '../rules/transit/gochara-tables.js';
import {
  COMMUNITY_CHOICES,
  type CommunityChoice,
  LEAST_IMPORTANCES,
  type LeastImportance,
  REGION_CHOICES,
  type RegionChoice,
} from '../rules/vrata/choice.js';
import { TRADITIONS, type Tradition } from '../rules/vrata/ekadashi.js';
import { type AyanamshaChoice, readAyanamsha } from './ayanamsha-choice.js';

const PARTS = ['basic', 'full'] as const;
export type Parts = (typeof PARTS)[number];

/** What a caller may choose of how a result is reckoned. */
export interface Conventions {
  /** Where the sidereal zodiac begins. */
  readonly ayanamsha: AyanamshaChoice;
  /** Whether Rahu is the mean or the true (osculating) node. */
  readonly node: NodeKind;
  /**
   * Where the day of a timing tool begins: at sunrise at the place, or without one at the centre of the people of the
   * zone (`zone`); or at 06:00 (`nominal`).
   */
  readonly day: DayKind;
  /** Where the day of a timing tool is lived; it also finds the zone where an input names none. */
  readonly place: Place;
  /**
   * Minutes, 1 to 720, by which the time of the birth may be earlier or later than the stated one. The answer is that of
   * the stated time; `provenance.birth_time_range` tells what holds throughout and what changes at which minute.
   */
  readonly time_within: number;
  /** The same for person A of two births. */
  readonly time_within_a: number;
  readonly time_within_b: number;
  /**
   * The clock that showed the time of the birth, where it is another than that of the zone: `standard`, without daylight
   * time, or an offset such as `-06:00` or `+05:53:20`. The caveat `zone_city_clock` tells which are plausible.
   */
  readonly clock: ChosenClock;
  /** The same for person A of two births. */
  readonly clock_a: ChosenClock;
  readonly clock_b: ChosenClock;
  /** Days of a dasha year: `365.25`, `360`, `365.2425`, or `sidereal` for 365.256363. */
  readonly dasha_year: DashaYear;
  /** Whose table the bindus of the ashtakavarga are counted by. */
  readonly bindu_school: BinduSchool;
  /** Whose good houses of the grahas from the natal Moon are counted. */
  readonly gochara_school: GocharaSchool;
  /** Which grahas obstruct a good house: the seven, or Rahu and Ketu too. */
  readonly vedha_by: VedhaBy;
  /** How many grahas take part in the chara karakas: `8` with Rahu. */
  readonly karaka_count: KarakaCount;
  /** Whether friendly aspects on the annual lagna come first in the choice of the lord of the year, or all count. */
  readonly year_lord: YearLordReading;
  /** Which D2 counts, in the chart itself and in strengths. */
  readonly hora_variant: HoraVariant;
  /** Where the zodiac of a KP chart begins. */
  readonly kp_ayanamsha: AyanamshaChoice;
  /** How the middles of the bhavas lie. */
  readonly bhava_system: BhavaSystem;
  /** How much of a day is told: what is asked most, or the whole day. */
  readonly parts: Parts;
  /** Whether Brahma Muhurta is a fifteenth of the night that ends at the sunrise, or 48 minutes. */
  readonly brahma_muhurta: BrahmaMuhurtaKind;
  /** Whether moonrise and moonset are the first of the civil date, or of the day from sunrise to sunrise. */
  readonly moon_day: MoonDay;
  /** By whose rule an Ekadashi is kept. */
  readonly tradition: Tradition;
  /** Whose observances are told: those of the place, of a region, or of all. */
  readonly region: RegionChoice;
  /** Whose further days are told beside those of everybody. */
  readonly community: CommunityChoice;
  /** Down to which importance observances are told. */
  readonly least_importance: LeastImportance;
  /** What counts as sunrise and sunset wherever a day begins with them. */
  readonly sunrise: SunriseKind;
  /** How the beginning of the sutak of an eclipse is counted. */
  readonly sutak: SutakKind;
  /** Whether one of the eight parts of a day and a night has no ruler. */
  readonly kala_parts: KalaParts;
  /**
   * The language of sentences, with which a result also gets `labels`: what its names and codes are called. Names and
   * codes themselves stay. A `locale` in an input goes before it.
   */
  readonly locale: Language;
}

/** Conventions as texts, answers and other threads have them: a language is its code. */
export type ToldConventions = Partial<Omit<Conventions, 'locale'> & { readonly locale: LanguageCode }>;

/** Those that a result was reckoned by, as it tells them. */
export type ToldOptions = Omit<ToldConventions, 'ayanamsha' | 'kp_ayanamsha'> & {
  readonly [Name in 'ayanamsha' | 'kp_ayanamsha']?: Ayanamsha | ToldAyanamsha;
};

export type ConventionName = keyof Conventions;

/** The conventions that are chosen from a list, which pages offer. The language of a page is its own; clocks are typed. */
export type ChosenConvention = Exclude<
  { [Name in ConventionName]: [Extract<Conventions[Name], string>] extends [never] ? never : Name }[ConventionName],
  'locale' | `clock${string}`
>;

/** One of the options, as it is read from a caller of the library. */
interface Convention<Value> {
  /** The values, where it is one of some words. */
  readonly values?: readonly string[];
  /** The value that a caller gave; undefined for what makes no sense. */
  readonly read: (value: unknown) => Value | undefined;
  /** What the value must be, in words. */
  readonly expected: string;
}

/** A convention that is one of some words. */
function choice<const Value extends string>(values: readonly Value[]): Convention<Value> {
  return {
    values,
    read: (value) => values.find((each) => each === value),
    expected: `one of: ${values.join(', ')}`,
  };
}

/** A name, or a value at an instant. */
const AYANAMSHA: Convention<AyanamshaChoice> = {
  values: AYANAMSHAS,
  read: readAyanamsha,
  expected: `${AYANAMSHA_EXPECTED}, or { value, at } with an instant of 1800 to 2200`,
};

/** A doubt about the time of a birth, whole minutes. */
const MINUTES_WITHIN: Convention<number> = {
  read: (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_MINUTES_WITHIN
      ? value
      : undefined,
  expected: `a whole number of minutes from 1 to ${MOST_MINUTES_WITHIN}`,
};

/** A clock other than that of a zone. */
const CHOSEN_CLOCK: Convention<ChosenClock> = {
  read: (value) => (typeof value === 'string' && isClock(value) ? value : undefined),
  expected: FORMATS['chosen-clock'].expected,
};

/** The options, in the order in which they are listed everywhere. What describes them is in `convention-parameters`. */
export const CONVENTIONS: { readonly [Name in ConventionName]: Convention<Conventions[Name]> } = {
  ayanamsha: AYANAMSHA,
  node: choice(['mean', 'true']),
  day: choice(DAY_KINDS),
  place: {
    read: readPlace,
    expected: 'an object with a latitude of -90 to 90 and a longitude of -180 to 180 degrees',
  },
  time_within: MINUTES_WITHIN,
  time_within_a: MINUTES_WITHIN,
  time_within_b: MINUTES_WITHIN,
  clock: CHOSEN_CLOCK,
  clock_a: CHOSEN_CLOCK,
  clock_b: CHOSEN_CLOCK,
  dasha_year: choice(Object.keys(DASHA_YEARS) as DashaYear[]),
  bindu_school: choice(BINDU_SCHOOLS),
  gochara_school: choice(GOCHARA_SCHOOLS),
  vedha_by: choice(VEDHA_BY),
  karaka_count: choice(KARAKA_COUNTS),
  year_lord: choice(YEAR_LORDS),
  hora_variant: choice(HORA_VARIANTS),
  kp_ayanamsha: AYANAMSHA,
  bhava_system: choice(BHAVA_SYSTEMS),
  parts: choice(PARTS),
  brahma_muhurta: choice(BRAHMA_MUHURTAS),
  moon_day: choice(MOON_DAYS),
  tradition: choice(TRADITIONS),
  region: choice(REGION_CHOICES),
  community: choice(COMMUNITY_CHOICES),
  least_importance: choice(LEAST_IMPORTANCES),
  sunrise: choice(SUNRISE_KINDS),
  sutak: choice(SUTAKS),
  kala_parts: choice(KALA_PARTS),
  locale: {
    read: (value) => (isLanguage(value) ? value : undefined),
    expected: 'a language, such as { hi } of nirayana/languages/hi',
  },
};

/** The words that a convention is chosen by; a zodiac may be given by a value too, but is not by default. */
type Named<Value> = Exclude<Extract<Value, string>, `${number}@${string}`>;

/** What is taken where nothing is named. */
export const USUAL: { readonly [Name in ChosenConvention]: Named<Conventions[Name]> } = {
  ayanamsha: 'lahiri',
  node: 'mean',
  day: 'zone',
  dasha_year: '365.25',
  bindu_school: 'parashara',
  gochara_school: 'phaladeepika',
  vedha_by: 'seven',
  karaka_count: '7',
  year_lord: 'friendly_first',
  hora_variant: 'parashara',
  kp_ayanamsha: 'krishnamurti',
  bhava_system: 'sripati',
  parts: 'full',
  brahma_muhurta: 'fifteenths',
  moon_day: 'civil',
  tradition: 'smarta',
  region: 'place',
  community: 'none',
  least_importance: '2',
  sunrise: 'standard',
  sutak: 'hours',
  kala_parts: 'with_lordless',
};

/** Whether a convention is chosen by a word. */
export function isChosen(name: ConventionName): name is ChosenConvention {
  return Object.hasOwn(USUAL, name);
}

export const CONVENTION_NAMES = /* @__PURE__ */ Object.keys(CONVENTIONS) as ConventionName[];

/** Whatever else a place has, such as its name, is left out. */
function readPlace(value: unknown): Place | undefined {
  if (!isRecord(value)) return undefined;
  const { latitude, longitude } = value;
  return isWithin(latitude, 90) && isWithin(longitude, 180) ? { latitude, longitude } : undefined;
}

function isWithin(value: unknown, most: number): value is number {
  return typeof value === 'number' && value >= -most && value <= most;
}
