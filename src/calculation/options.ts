import { defaultEphemeris } from '../base/ephemeris/default.js';
import type { Ephemeris } from '../base/ephemeris/ephemeris.js';
import { invalidInput } from '../base/errors.js';
import { checkedEphemeris, refusal, requireOptions } from '../base/input/options.js';
import type { Zones } from '../base/input/zone.js';
import { ZONE_NAMES } from '../base/input/zone-names.js';
import { because } from '../base/reasons.js';
import { requireAcceptedInstant } from '../base/time/accepted.js';
import { CLOCK, type Clock, clockReading } from '../base/time/clock.js';
import { type ZoneFinder, zoneAt } from '../base/time/zone-at.js';
import type { ZodiacZero } from '../base/zodiac/ayanamsha.js';
import type { Sky } from '../base/zodiac/positions.js';
import { type AskedLanguage, isLanguage, type Language } from '../languages/language.js';
import type { BhavaSystem } from '../rules/bhava/chalit.js';
import { DASHA_YEARS } from '../rules/dasha/dasha-year.js';
import type { SutakKind } from '../rules/eclipse/sutak.js';
import type { KarakaCount } from '../rules/jaimini/karakas.js';
import type { HoraVariant } from '../rules/natal/hora-variants.js';
import type { DayOptions } from '../rules/panchanga/almanac-day.js';
import type { BrahmaMuhurtaKind } from '../rules/panchanga/day-divisions.js';
import type { MoonDay } from '../rules/panchanga/sunrise.js';
import type { KalaParts } from '../rules/points/upagrahas.js';
import type { BinduSchool } from '../rules/strength/ashtakavarga-tables.js';
import type { YearLordReading } from '../rules/tajika/strength.js';
import type { GocharaSchool, VedhaBy } from '../rules/transit/gochara-tables.js';
import type { ObservanceOptions } from '../rules/vrata/choice.js';
import type { Tradition } from '../rules/vrata/ekadashi.js';
import {
  CONVENTION_NAMES,
  CONVENTIONS,
  type ConventionName,
  type Conventions,
  type Parts,
  USUAL,
} from './conventions.js';
import { requireTaken, type Taking } from './taken-options.js';

/**
 * The options of the library: everything a calculation takes from outside its input. No tool reads a clock, a file or a
 * network itself. The sky is the bundled ephemeris, Lahiri and the mean node, and a day begins with the sunrise of its
 * zone, unless an option says otherwise. A tool takes those that it depends on, which {@link OptionsOf} it names.
 *
 * @example
 * import { moonSign } from 'nirayana';
 *
 * const birth = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
 * const { provenance } = moonSign(birth, { ayanamsha: 'raman' });
 * provenance.ayanamsha; // => 'Raman'
 * provenance.ayanamsha_value_deg; // => 22.276314
 */
export interface Environment extends Conventions {
  /** Computes positions. Default: the bundled ephemeris. */
  readonly ephemeris: Ephemeris;
  /** Stands in where an input leaves out its date. There is no default: the library never reads a clock. */
  readonly now?: Clock;
  /** Finds the time zone of coordinates. Default: an offline table. */
  readonly zoneAt: ZoneFinder;
  /** The languages beside English and the option `locale` that an input may name in its own `locale`. Default: none. */
  readonly languages: readonly Language[];
}

/** Of {@link Environment} what a tool with options of these names takes. The inference opens it to its fields in hovers. */
export type OptionsNamed<
  Name extends ConventionName,
  Others extends keyof Environment = 'now' | 'zoneAt' | 'ephemeris' | 'languages' | 'locale',
> =
  Partial<Pick<Environment, Name | Others>> extends infer Fields
    ? { readonly [Field in keyof Fields]: Fields[Field] }
    : never;

/**
 * What the function of a tool takes beside its input: the {@link Environment} without the options that the tool does not
 * depend on. Those are refused.
 *
 * @example
 * import { moonSign, moonSignTool, type OptionsOf } from 'nirayana';
 *
 * const options: OptionsOf<typeof moonSignTool> = { ayanamsha: 'raman' };
 * moonSignTool.options; // => ['ayanamsha', 'time_within', 'clock', 'locale']
 * moonSign({ date: '1990-05-17', place: { latitude: 28.6139, longitude: 77.209 } }, options).provenance.ayanamsha; // => 'Raman'
 */
export type OptionsOf<Of extends { readonly options: readonly ConventionName[] }> = OptionsNamed<Of['options'][number]>;

/** What a calculation is given beside its input, complete. */
export interface CalculationContext {
  /** The clock, where the caller has given one. */
  readonly now: Date | undefined;
  readonly zones: Zones;
  readonly sky: Sky;
  /** How the day of a timing tool is taken. */
  readonly dayOptions: DayOptions;
  /** Days of a dasha year. */
  readonly dashaYearDays: number;
  /** Whose table the bindus of the ashtakavarga are counted by. */
  readonly binduSchool: BinduSchool;
  /** Whose good houses of the grahas from the natal Moon are counted. */
  readonly gocharaSchool: GocharaSchool;
  /** Which grahas obstruct a good house. */
  readonly vedhaBy: VedhaBy;
  /** How many grahas take part in the chara karakas. */
  readonly karakaCount: KarakaCount;
  /** Whose aspects make the lord of the year. */
  readonly yearLord: YearLordReading;
  /** Which D2 counts. */
  readonly horaVariant: HoraVariant;
  /** Where the zodiac of a KP chart begins. */
  readonly kpAyanamsha: ZodiacZero;
  /** How the middles of the bhavas lie. */
  readonly bhavaSystem: BhavaSystem;
  /** How much of a day is told. */
  readonly parts: Parts;
  /** How long Brahma Muhurta is. */
  readonly brahmaMuhurta: BrahmaMuhurtaKind;
  /** Of which day moonrise and moonset are told. */
  readonly moonDay: MoonDay;
  /** By whose rule an Ekadashi is kept. */
  readonly tradition: Tradition;
  /** Whose observances are told. */
  readonly observanceOptions: ObservanceOptions;
  /** How the beginning of a sutak is counted. */
  readonly sutak: SutakKind;
  /** Whether one of the eight parts of a day has no ruler. */
  readonly kalaParts: KalaParts;
  /** The language of sentences, where one is asked for. */
  readonly language: AskedLanguage;
  /** Those that an input may name beside it. */
  readonly languages: readonly Language[];
  /** The conventions that the caller has named. */
  readonly given: Partial<Conventions>;
}

/**
 * The environment's clock in milliseconds since 1970, on the whole second, for an input that leaves out `field`.
 *
 * @throws CalculationError `invalid_input` when there is no clock, `engine_error` when it is outside the accepted dates.
 */
export function requireNow({ now }: CalculationContext, field: string): number {
  if (!now) {
    const message = 'This field is required when no current time is given (the option now).';
    throw invalidInput([because({ field, message }, 'required', {})]);
  }
  const rounded = Math.round(now.getTime() / 1000) * 1000;
  requireAcceptedInstant(rounded, 'current time');
  return rounded;
}

/** What stands in where a caller does not choose. */
export interface Defaults extends Pick<Environment, 'ephemeris'> {
  /** What finds zones and knows their names, of which a caller chooses the names by what is imported. */
  readonly zones: Zones;
}

export const DEFAULTS: Defaults = { ephemeris: defaultEphemeris, zones: { ...ZONE_NAMES, at: zoneAt } };

/** What every calculation takes, whatever its tool depends on. */
const ALWAYS: readonly string[] = ['now', 'zoneAt', 'ephemeris', 'languages'];
const OPTIONS: readonly string[] = [...ALWAYS, ...CONVENTION_NAMES];

/** Whose options they are, what births have brought with them, and what a clock has shown that was read already. */
interface Asked {
  readonly of?: Taking;
  readonly ofInput?: Partial<Conventions>;
  readonly at?: Date | undefined;
}

/**
 * The environment of a calculation from the options of a caller, which no schema checks: a misspelt one would silently
 * give another zodiac, and one that a tool does not depend on seem heeded. What births bring with them the caller may
 * overrule, but not the place.
 *
 * @throws CalculationError `invalid_input` for an option that there is not, that the tool does not take or that makes no
 * sense, and for two places.
 */
export function resolveEnvironment(
  options: Partial<Environment>,
  defaults: Defaults,
  { of, ofInput = {}, at }: Asked = {},
): CalculationContext {
  requireOptions(options, OPTIONS);
  if (of) requireTaken(options as Readonly<Record<string, unknown>>, of, ALWAYS);
  requireOnePlace(ofInput, options);
  if (!isEmpty(ofInput)) return contextOf({ ...ofInput, ...options }, defaults, at);
  if (!isEmpty(options) || at !== undefined) return contextOf(options, defaults, at);
  const context = usual.get(defaults) ?? contextOf({}, defaults);
  usual.set(defaults, context);
  return context;
}

/**
 * Of some options those that a tool takes, for a program that has one set of them for many tools. A tool itself refuses
 * one that it does not depend on.
 *
 * @throws CalculationError `invalid_input` for an option that there is not.
 *
 * @example
 * import { moonSign, moonSignTool, optionsOf } from 'nirayana';
 *
 * const settings = { ayanamsha: 'raman', node: 'true' } as const;
 * optionsOf(moonSignTool, settings); // => { ayanamsha: 'raman' }
 */
export function optionsOf<Option extends ConventionName>(
  { options: taken }: { readonly options: readonly Option[] },
  options: Partial<Environment>,
): OptionsNamed<Option> {
  requireOptions(options, OPTIONS);
  const known: readonly string[] = [...ALWAYS, ...taken];
  return Object.fromEntries(Object.entries(options).filter(([name]) => known.includes(name))) as OptionsNamed<Option>;
}

/** The place of a day may come in the input and as an option: then they must agree, since either may be the mistake. */
function requireOnePlace({ place }: Partial<Conventions>, options: Partial<Environment>): void {
  const other = place && options.place !== undefined && CONVENTIONS.place.read(options.place);
  if (!other || (other.latitude === place.latitude && other.longitude === place.longitude)) return;
  throw refusal('The place in the input and the option place differ: leave one of them out.', 'place');
}

/** What callers without options get: made once, since they are most. */
const usual = new WeakMap<Defaults, CalculationContext>();

function isEmpty(options: object): boolean {
  for (const _ in options) return false;
  return true;
}

function contextOf(options: Partial<Environment>, defaults: Defaults, at?: Date): CalculationContext {
  const { zoneAt: finder = defaults.zones.at, ephemeris = defaults.ephemeris, languages = [] } = options;
  const now = at ?? nowOf(options);
  if (typeof finder !== 'function') {
    throw refusal('The option zoneAt must be a function of latitude and longitude.', 'zoneAt');
  }
  if (!Array.isArray(languages) || !languages.every(isLanguage)) {
    throw refusal(
      'The option languages must be a list of languages, such as { hi } of nirayana/languages/hi.',
      'languages',
    );
  }
  // Most requests choose nothing.
  const given = isEmpty(options) ? {} : givenConventions(options);
  const {
    ayanamsha = USUAL.ayanamsha,
    node = USUAL.node,
    day = USUAL.day,
    place,
    dasha_year = USUAL.dasha_year,
    bindu_school: binduSchool = USUAL.bindu_school,
    gochara_school: gocharaSchool = USUAL.gochara_school,
    vedha_by: vedhaBy = USUAL.vedha_by,
    karaka_count: karakaCount = USUAL.karaka_count,
    year_lord: yearLord = USUAL.year_lord,
    hora_variant: horaVariant = USUAL.hora_variant,
    kp_ayanamsha = USUAL.kp_ayanamsha,
    bhava_system: bhavaSystem = USUAL.bhava_system,
    parts = USUAL.parts,
    brahma_muhurta: brahmaMuhurta = USUAL.brahma_muhurta,
    moon_day: moonDay = USUAL.moon_day,
    tradition = USUAL.tradition,
    region = USUAL.region,
    community = USUAL.community,
    least_importance: leastImportance = USUAL.least_importance,
    sunrise = USUAL.sunrise,
    sutak = USUAL.sutak,
    kala_parts: kalaParts = USUAL.kala_parts,
    locale: language,
  } = given;
  return Object.freeze({
    now,
    // Made anew for nobody who chooses none: that takes as long as a sign of the Sun.
    zones: finder === defaults.zones.at ? defaults.zones : { ...defaults.zones, at: finder },
    sky: Object.freeze({
      ephemeris: checkedEphemeris(ephemeris, defaults.ephemeris),
      ayanamsha: chosenZero(ayanamsha),
      node,
      sunrise,
    }),
    dayOptions: Object.freeze({ day, place }),
    dashaYearDays: DASHA_YEARS[dasha_year],
    binduSchool,
    gocharaSchool,
    vedhaBy,
    karakaCount,
    yearLord,
    horaVariant,
    kpAyanamsha: chosenZero(kp_ayanamsha),
    bhavaSystem,
    parts,
    brahmaMuhurta,
    moonDay,
    tradition,
    observanceOptions: Object.freeze({ region, community, leastImportance }),
    sutak,
    kalaParts,
    language,
    languages,
    given: Object.freeze(given),
  });
}

/** Where a zodiac begins that was read as a convention, of which nothing is left but a name or a value with its text. */
function chosenZero(chosen: Conventions['ayanamsha']): ZodiacZero {
  return chosen as ZodiacZero;
}

/** A copy, since asked a second time a clock may show another instant. */
function nowOf({ now }: Partial<Environment>): Date | undefined {
  if (now === undefined) return undefined;
  const shown = clockReading(now);
  if (shown === undefined) throw refusal(`The option now must be ${CLOCK}.`, 'now');
  return new Date(shown);
}

function givenConventions(options: Readonly<Record<string, unknown>>): Partial<Conventions> {
  const given: Partial<Record<ConventionName, unknown>> = {};
  for (const name of CONVENTION_NAMES) {
    const value = options[name];
    if (value === undefined) continue;
    given[name] = CONVENTIONS[name].read(value);
    if (given[name] === undefined) throw refusal(`The option ${name} must be ${CONVENTIONS[name].expected}.`, name);
  }
  return given as Partial<Conventions>;
}
