import { BHAVA_SYSTEMS, type BhavaSystem } from '../bhava/chalit.js';
import { DASHA_YEARS, type DashaYear } from '../dasha/dasha-year.js';
import type { Place } from '../ephemeris/ascendant.js';
import type { NodeKind } from '../ephemeris/tracks.js';
import { MOST_MINUTES_WITHIN } from '../input/birth.js';
import { isRecord } from '../input/options.js';
import { type ChosenClock, isClock } from '../input/zone.js';
import { KARAKA_COUNTS, type KarakaCount } from '../jaimini/karakas.js';
import { KP_AYANAMSHAS, type KpAyanamsha } from '../kp/sub-lords.js';
import type { Locale } from '../locale/locales.js';
import { SPOKEN } from '../locale/spoken.js';
import { DAY_KINDS, type DayKind } from '../panchanga/almanac-day.js';
import { BRAHMA_MUHURTAS, type BrahmaMuhurtaKind } from '../panchanga/day-divisions.js';
import { MOON_DAYS, type MoonDay } from '../panchanga/sunrise.js';
import { FORMATS } from '../schema/formats.js';
import type { FieldSchema, ObjectSchema } from '../schema/validate.js';
import { BINDU_SCHOOLS, type BinduSchool } from '../strength/ashtakavarga-tables.js';
import { GOCHARA_SCHOOLS, type GocharaSchool, VEDHA_BY, type VedhaBy } from '../transit/gochara-tables.js';
import { AYANAMSHAS, type Ayanamsha } from '../zodiac/ayanamsha.js';

const PARTS = ['basic', 'full'] as const;
export type Parts = (typeof PARTS)[number];

/** What a caller may choose of how a result is reckoned. */
export interface Conventions {
  /** Where the sidereal zodiac begins. */
  readonly ayanamsha: Ayanamsha;
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
  /** Where the zodiac of a KP chart begins. */
  readonly kp_ayanamsha: KpAyanamsha;
  /** How the middles of the bhavas lie. */
  readonly bhava_system: BhavaSystem;
  /** How much of a day is told: what is asked most, or the whole day. */
  readonly parts: Parts;
  /** Whether Brahma Muhurta is a fifteenth of the night that ends at the sunrise, or 48 minutes. */
  readonly brahma_muhurta: BrahmaMuhurtaKind;
  /** Whether moonrise and moonset are the first of the civil date, or of the day from sunrise to sunrise. */
  readonly moon_day: MoonDay;
  /**
   * The language of sentences, with which a result also gets `labels`: what its names and codes are called. Names and
   * codes themselves stay. A `locale` in an input goes before it.
   */
  readonly locale: Locale;
}

export type ConventionName = keyof Conventions;

/** The conventions that are chosen from a list, which pages offer. The language of a page is its own; clocks are typed. */
export type ChosenConvention = Exclude<
  { [Name in ConventionName]: Conventions[Name] extends string ? Name : never }[ConventionName],
  'locale' | `clock${string}`
>;

type Parameter = FieldSchema & { readonly description: string };

/** One of the options: all that the library, query parameters, flags and descriptions are made from. */
export interface Convention<Value> {
  /** What texts give, such as the parameters of a query or the flags of a command line, by name. */
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** What provenance says of it. */
  readonly schema: object;
  /** What the values of all parameters make. */
  readonly fromParameters: (values: Readonly<Record<string, unknown>>) => unknown;
  /** The value that a caller of the library gave; undefined for what makes no sense. */
  readonly read: (value: unknown) => Value | undefined;
  /** What the value must be, in words. */
  readonly expected: string;
}

/** A convention that is one of some words. */
function choice<const Value extends string>(
  name: ConventionName,
  values: readonly Value[],
  description: string,
): Convention<Value> {
  const schema = { type: 'string', enum: values, description };
  return {
    parameters: { [name]: schema },
    schema,
    fromParameters: (given) => given[name],
    read: (value) => values.find((each) => each === value),
    expected: `one of: ${values.join(', ')}`,
  };
}

/** A doubt about the time of a birth, whole minutes. */
function minutesWithin(name: ConventionName, whose: string): Convention<number> {
  const schema = {
    type: 'integer',
    minimum: 1,
    maximum: MOST_MINUTES_WITHIN,
    description: `Minutes by which the time of ${whose} may be earlier or later: provenance tells what holds and what changes.`,
  };
  return {
    parameters: { [name]: schema },
    schema,
    fromParameters: (given) => given[name],
    read: (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_MINUTES_WITHIN
        ? value
        : undefined,
    expected: `a whole number of minutes from 1 to ${MOST_MINUTES_WITHIN}`,
  };
}

/** A clock other than that of a zone. */
function chosenClock(name: ConventionName, whose: string): Convention<ChosenClock> {
  const { pattern, expected } = FORMATS['chosen-clock'];
  const schema = {
    type: 'string',
    pattern,
    description: `Clock that showed the time of ${whose}: standard, without daylight time, or an offset such as -06:00; that of the zone when left out.`,
  };
  return {
    parameters: { [name]: { ...schema, format: 'chosen-clock' } },
    schema,
    fromParameters: (given) => given[name],
    read: (value) => (typeof value === 'string' && isClock(value) ? value : undefined),
    expected,
  };
}

const LATITUDE = { type: 'number', minimum: -90, maximum: 90 } as const;
const LONGITUDE = { type: 'number', minimum: -180, maximum: 180 } as const;

/** The options, in the order in which they are listed everywhere. */
export const CONVENTIONS: { readonly [Name in ConventionName]: Convention<Conventions[Name]> } = {
  ayanamsha: choice('ayanamsha', AYANAMSHAS, 'Where the sidereal zodiac begins; lahiri when left out.'),
  node: choice('node', ['mean', 'true'], 'Whether Rahu is the mean or the true node; mean when left out.'),
  day: choice(
    'day',
    DAY_KINDS,
    'Where the day begins: at sunrise at the place or else the centre of the people of the zone (zone), or at 06:00 (nominal); zone when left out.',
  ),
  place: {
    parameters: {
      at_lat: { ...LATITUDE, description: 'Latitude of the place whose sunrise begins the day, degrees north.' },
      at_lon: { ...LONGITUDE, description: 'Longitude of the place whose sunrise begins the day, degrees east.' },
    },
    schema: {
      type: 'object',
      description: 'The place whose sunrise begins the day.',
      required: ['latitude', 'longitude'],
      properties: {
        latitude: { ...LATITUDE, description: 'Degrees north.' },
        longitude: { ...LONGITUDE, description: 'Degrees east.' },
      },
    },
    fromParameters: ({ at_lat, at_lon }) => ({ latitude: at_lat, longitude: at_lon }),
    read: readPlace,
    expected: 'an object with a latitude of -90 to 90 and a longitude of -180 to 180 degrees',
  },
  time_within: minutesWithin('time_within', 'the birth'),
  time_within_a: minutesWithin('time_within_a', 'person A'),
  time_within_b: minutesWithin('time_within_b', 'person B'),
  clock: chosenClock('clock', 'the birth'),
  clock_a: chosenClock('clock_a', 'person A'),
  clock_b: chosenClock('clock_b', 'person B'),
  dasha_year: choice(
    'dasha_year',
    Object.keys(DASHA_YEARS) as DashaYear[],
    'Days of a dasha year, or sidereal for 365.256363; 365.25 when left out.',
  ),
  bindu_school: choice(
    'bindu_school',
    BINDU_SCHOOLS,
    'Whose table the bindus of the ashtakavarga are counted by; parashara when left out.',
  ),
  gochara_school: choice(
    'gochara_school',
    GOCHARA_SCHOOLS,
    'Whose good houses of the grahas from the natal Moon are counted; phaladeepika when left out.',
  ),
  vedha_by: choice(
    'vedha_by',
    VEDHA_BY,
    'Which grahas obstruct a good house: the seven, or Rahu and Ketu too (nine); seven when left out.',
  ),
  karaka_count: choice(
    'karaka_count',
    KARAKA_COUNTS,
    'How many grahas take part in the chara karakas, 8 with Rahu; 7 when left out.',
  ),
  kp_ayanamsha: choice(
    'kp_ayanamsha',
    KP_AYANAMSHAS,
    'Where the zodiac of a KP chart begins; krishnamurti when left out.',
  ),
  bhava_system: choice(
    'bhava_system',
    BHAVA_SYSTEMS,
    'How the middles of the bhavas lie: by Sripati, or equal from the ascendant on; sripati when left out.',
  ),
  parts: choice(
    'parts',
    PARTS,
    'How much of the day is told: what is asked most (basic) or the whole day (full); full when left out.',
  ),
  brahma_muhurta: choice(
    'brahma_muhurta',
    BRAHMA_MUHURTAS,
    'How long Brahma Muhurta is: a fifteenth of the night that ends at the sunrise (fifteenths), or 48 minutes (minutes_48); fifteenths when left out.',
  ),
  moon_day: choice(
    'moon_day',
    MOON_DAYS,
    'Whether moonrise and moonset are the first of the civil date (civil) or from sunrise to the next (sunrise); civil when left out.',
  ),
  locale: choice(
    'locale',
    SPOKEN,
    'Language of sentences and of the labels that come with it; English without labels when left out.',
  ),
};

/** What is taken where nothing is named. */
export const USUAL: Readonly<Pick<Conventions, ChosenConvention>> = {
  ayanamsha: 'lahiri',
  node: 'mean',
  day: 'zone',
  dasha_year: '365.25',
  bindu_school: 'parashara',
  gochara_school: 'phaladeepika',
  vedha_by: 'seven',
  karaka_count: '7',
  kp_ayanamsha: 'krishnamurti',
  bhava_system: 'sripati',
  parts: 'full',
  brahma_muhurta: 'fifteenths',
  moon_day: 'civil',
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
  return isWithin(latitude, LATITUDE) && isWithin(longitude, LONGITUDE) ? { latitude, longitude } : undefined;
}

function isWithin(value: unknown, { minimum, maximum }: { minimum: number; maximum: number }): value is number {
  return typeof value === 'number' && value >= minimum && value <= maximum;
}

/** The parameters of some conventions by name. */
export function parametersOf(taken: readonly ConventionName[]): Readonly<Record<string, Parameter>> {
  return Object.assign({}, ...taken.map((name) => CONVENTIONS[name].parameters));
}

/**
 * Parts what stands side by side, such as flags or the arguments of a call, into the fields of an input and the options.
 * A name of both, such as `locale`, is both; one of neither is a field, which the schema refuses.
 */
export function fieldsAndOptions<Value>(
  { inputSchema, options }: { readonly inputSchema: ObjectSchema; readonly options: readonly ConventionName[] },
  given: readonly (readonly [string, Value])[],
): { readonly fields: Record<string, Value>; readonly options: Record<string, Value> } {
  const parameters = parametersOf(options);
  const isOption = (name: string) => Object.hasOwn(parameters, name);
  const isField = (name: string) => !isOption(name) || Object.hasOwn(inputSchema.properties, name);
  return {
    fields: Object.fromEntries(given.filter(([name]) => isField(name))),
    options: Object.fromEntries(given.filter(([name]) => isOption(name))),
  };
}
