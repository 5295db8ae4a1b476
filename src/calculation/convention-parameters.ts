import { MOST_MINUTES_WITHIN } from '../base/input/birth.js';
import { FORMATS } from '../base/schema/formats.js';
import type { FieldSchema, ObjectSchema } from '../base/schema/validate.js';
import { LANGUAGE_CODES } from '../languages/locale/locales.js';
import { CONVENTIONS, type ConventionName } from './conventions.js';

type Parameter = FieldSchema & { readonly description: string };

/** What queries, flags, tools of AI clients and descriptions have of an option. No call of the library needs it. */
interface ConventionTexts {
  /** What texts give, such as the parameters of a query or the flags of a command line, by name. */
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** What provenance says of it. */
  readonly schema: object;
  /** What the values of all parameters make. */
  readonly fromParameters: (values: Readonly<Record<string, unknown>>) => unknown;
}

/** Of a convention that is one of some words. */
function choice(name: ConventionName, description: string, values = CONVENTIONS[name].values): ConventionTexts {
  const schema = { type: 'string', enum: values as readonly string[], description } as const;
  return { parameters: { [name]: schema }, schema, fromParameters: (given) => given[name] };
}

/** Of a zodiac, which a text gives by its name or by a value. */
function zodiac(name: ConventionName, description: string): ConventionTexts {
  const { pattern } = FORMATS.ayanamsha;
  const names = CONVENTIONS[name].values ?? [];
  const value = 'degrees at a UTC moment, such as 23.857092@2000-01-01T12:00';
  const own = {
    type: 'object',
    description: 'A value of its own at an instant.',
    required: ['value', 'at'],
    properties: {
      value: { type: 'number', description: 'Mean ayanamsha at the instant, degrees.' },
      at: { type: 'string', description: 'The instant, UTC.' },
    },
  } as const;
  return {
    parameters: {
      [name]: {
        type: 'string',
        pattern,
        format: 'ayanamsha',
        description: `${description} One of: ${names.join(', ')}; or ${value}.`,
      },
    },
    schema: { description, anyOf: [{ type: 'string', enum: names }, own] },
    fromParameters: (given) => given[name],
  };
}

function minutesWithin(name: ConventionName, whose: string): ConventionTexts {
  const schema = {
    type: 'integer',
    minimum: 1,
    maximum: MOST_MINUTES_WITHIN,
    description: `Minutes by which the time of ${whose} may be earlier or later: provenance tells what holds and what changes.`,
  } as const;
  return { parameters: { [name]: schema }, schema, fromParameters: (given) => given[name] };
}

function chosenClock(name: ConventionName, whose: string): ConventionTexts {
  const { pattern } = FORMATS['chosen-clock'];
  const schema = {
    type: 'string',
    pattern,
    description: `Clock that showed the time of ${whose}: standard, without daylight time, or an offset such as -06:00; that of the zone when left out.`,
  } as const;
  return {
    parameters: { [name]: { ...schema, format: 'chosen-clock' } },
    schema,
    fromParameters: (given) => given[name],
  };
}

const LATITUDE = { type: 'number', minimum: -90, maximum: 90 } as const;
const LONGITUDE = { type: 'number', minimum: -180, maximum: 180 } as const;

/** The options as they are described and given in texts. The compiler demands every one. */
export const CONVENTION_TEXTS: { readonly [Name in ConventionName]: ConventionTexts } = {
  ayanamsha: zodiac('ayanamsha', 'Where the sidereal zodiac begins; lahiri when left out.'),
  node: choice('node', 'Whether Rahu is the mean or the true node; mean when left out.'),
  day: choice(
    'day',
    'Where the day begins: at sunrise at the place or else the centre of population of the zone (zone), or at 06:00 (nominal); zone when left out.',
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
  },
  time_within: minutesWithin('time_within', 'the birth'),
  time_within_a: minutesWithin('time_within_a', 'person A'),
  time_within_b: minutesWithin('time_within_b', 'person B'),
  clock: chosenClock('clock', 'the birth'),
  clock_a: chosenClock('clock_a', 'person A'),
  clock_b: chosenClock('clock_b', 'person B'),
  dasha_year: choice('dasha_year', 'Days of a dasha year, or sidereal for 365.256363; 365.25 when left out.'),
  bindu_school: choice(
    'bindu_school',
    'Whose table the bindus of the ashtakavarga are counted by; parashara when left out.',
  ),
  gochara_school: choice(
    'gochara_school',
    'Whose good houses of the grahas from the natal Moon are counted; phaladeepika when left out.',
  ),
  vedha_by: choice(
    'vedha_by',
    'Which grahas obstruct a good house: the seven, or Rahu and Ketu too (nine); seven when left out.',
  ),
  karaka_count: choice('karaka_count', 'How many grahas take part in the chara karakas, 8 with Rahu; 7 when left out.'),
  year_lord: choice(
    'year_lord',
    'Which aspects on the annual lagna make the lord of the year: friendly ones before others (friendly_first), or any (any_aspect); friendly_first when left out.',
  ),
  hora_variant: choice(
    'hora_variant',
    'Which D2 counts: Leo and Cancer alone (parashara), or two signs for each in turn (parivritti); parashara when left out.',
  ),
  kp_ayanamsha: zodiac('kp_ayanamsha', 'Where the zodiac of a KP chart begins; krishnamurti when left out.'),
  bhava_system: choice(
    'bhava_system',
    'How the middles of the bhavas lie: by Sripati, or equal from the ascendant on; sripati when left out.',
  ),
  parts: choice(
    'parts',
    'How much of the day is told: what is asked most (basic) or the whole day (full); full when left out.',
  ),
  brahma_muhurta: choice(
    'brahma_muhurta',
    'How long Brahma Muhurta is: a fifteenth of the night that ends at the sunrise (fifteenths), or 48 minutes (minutes_48); fifteenths when left out.',
  ),
  moon_day: choice(
    'moon_day',
    'Whether moonrise and moonset are the first of the civil date (civil) or from sunrise to the next (sunrise); civil when left out.',
  ),
  tradition: choice(
    'tradition',
    'By whose rule an Ekadashi is kept: smarta, the usual one, or vaishnava; smarta when left out.',
  ),
  region: choice(
    'region',
    'Whose fasts and festivals are told: those of a state or a country, of a group of them (north, west, south, east), of every region (all), or those of the place; place when left out.',
  ),
  community: choice(
    'community',
    'Whose further fasts and festivals are told beside those of everybody, such as jain or shri_vaishnava, or those of all; none when left out.',
  ),
  least_importance: choice(
    'least_importance',
    'Down to which importance fasts and festivals are told: great ones (1), widely kept ones (2), those of many who fast (3), all (4); 2 when left out.',
  ),
  sunrise: choice(
    'sunrise',
    'What counts as sunrise and sunset: the upper limb of almanacs with refraction (standard), or the centre of the Sun on the horizon without it (hindu_rising); standard when left out.',
  ),
  sutak: choice(
    'sutak',
    'How the sutak of an eclipse is counted: by three hours a prahara (hours), or by whole praharas of the day and the night before what is seen (praharas); hours when left out.',
  ),
  kala_parts: choice(
    'kala_parts',
    'Whether the eight parts of a day and a night have one without a ruler after that of Saturn (with_lordless), or the seven rulers without a gap (without_lordless); with_lordless when left out.',
  ),
  locale: choice(
    'locale',
    'Language of sentences and of the labels that come with it; English without labels when left out.',
    LANGUAGE_CODES,
  ),
};

/** The parameters of some conventions by name. */
export function parametersOf(taken: readonly ConventionName[]): Readonly<Record<string, Parameter>> {
  return Object.assign({}, ...taken.map((name) => CONVENTION_TEXTS[name].parameters));
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
