import type { SunriseKind } from '../../../base/ephemeris/horizon.js';
import type { ChosenConvention } from '../../../calculation/conventions.js';
import type { DashaYear } from '../../../rules/dasha/dasha-year.js';
import type { SutakKind } from '../../../rules/eclipse/sutak.js';
import type { HoraVariant } from '../../../rules/natal/hora-variants.js';
import type { BrahmaMuhurtaKind } from '../../../rules/panchanga/day-divisions.js';
import type { MoonDay } from '../../../rules/panchanga/sunrise.js';
import type { KalaParts } from '../../../rules/points/upagrahas.js';
import type { YearLordReading } from '../../../rules/tajika/strength.js';

/** What forms say. */
export interface FormWords {
  readonly dateOfBirth: string;
  readonly timeOfBirth: string;
  readonly timeHint: string;
  readonly timeUnknown: string;
  /** What stands below the time where a tool cannot do without it. */
  readonly timeNeededHint: string;
  /** Before links to the tools that can do without the time. */
  readonly worksWithoutTime: string;
  /** Opens the details of a birth that may be left out. */
  readonly withBirth: string;
  /** The same where it tells what fields before it do. */
  readonly insteadBirth: string;
  /** Opens the nakshatra of one of two people, which may stand in place of the birth. */
  readonly knownNakshatra: string;
  /** By how many minutes a time may be out. */
  readonly within: {
    readonly label: string;
    readonly exact: string;
    readonly minutes: (minutes: string) => string;
  };
  readonly placeOfBirth: string;
  readonly placeHint: string;
  readonly coordinatesInstead: string;
  /** The same where nothing is told by the clock of a place. */
  readonly coordinatesOnly: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly timeZone: string;
  readonly zoneHint: string;
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly choose: string;
  readonly date: string;
  readonly place: string;
  /** Of the place of a day, where the day is also that of a person: what an empty field means. */
  readonly placeOfDay: string;
  readonly placeOfDayHint: string;
  /** Where somebody is, for a tool that takes another place than that of birth. */
  readonly secondPlace: string;
  readonly secondPlaceHint: string;
  /** Where nothing is needed: an empty field means UTC. */
  readonly placeOrUtcHint: string;
  /** The place that forms about a day begin with. */
  readonly delhi: string;
  readonly here: string;
  /** While the device is asked, and afterwards. */
  readonly locating: string;
  readonly located: string;
  readonly notLocated: string;
  /** What the script adds: a name of one's own, and what this device may keep. */
  readonly kept: Readonly<
    Record<
      'person' | 'place' | 'name' | 'nameHint' | 'people' | 'keepPerson' | 'keepPlace' | 'forget' | 'forgotten',
      string
    >
  >;
  /** `{n}` stands for how many, so no word beside it may hang on the number. */
  readonly placesFound: string;
  readonly placesNone: string;
  readonly calculating: string;
  readonly error: string;
  readonly errorsTitle: (count: number) => string;
  readonly personA: string;
  readonly personB: string;
  /** The same with the side on which they are counted, which makes a difference. */
  readonly positionA: string;
  readonly positionB: string;
  /** What is wrong with the details of one of two persons. */
  readonly ofPerson: (person: string, message: string) => string;
  /** Fields that only some tools have, by their names in the schema. */
  readonly fields: Readonly<
    Record<
      | 'kind'
      | 'kept_by'
      | 'event_date'
      | 'event_time'
      | 'event_timezone'
      | 'month_kind'
      | 'moon_sign'
      | 'nakshatra_name'
      | 'years'
      | 'calendar_code'
      | 'month_number'
      | 'tithi_number'
      | 'day_number'
      | 'from_year'
      | 'to_year'
      | 'reckoning'
      | 'position'
      | 'rank_by'
      | 'pada'
      | 'candidates'
      | 'profile'
      | 'koota_tables'
      | 'activity'
      | 'muhurta_profile'
      | 'direction'
      | 'exclusions'
      | 'explain'
      | 'lagna'
      | 'tradition'
      | 'observance_codes'
      | 'planet_names'
      | 'manglik_references'
      | 'relationship_mode'
      | 'intent'
      | 'target_month'
      | 'year'
      | 'month'
      | 'day'
      | 'sign_a'
      | 'sign_b'
      | 'calculation_date'
      | 'calculation_datetime'
      | 'year_of_life'
      | 'by'
      | 'dasha_systems'
      | 'as_of'
      | 'kp_number'
      | 'asta_rule'
      | 'lagna_parts'
      | 'from'
      | 'to',
      string
    >
  >;
  /** How a candidate is written on a line. */
  readonly candidatesHint: string;
  readonly intentHint: string;
  /** What is asked about in the example. */
  readonly exampleIntent: string;
  /** Summary of the fold that holds the moment of calculation, and what an empty one means. */
  readonly anotherMoment: string;
  readonly nowHint: string;
  readonly utc: string;
  /** The clock that showed the time of a birth, and what it is called where it is not an offset. */
  readonly clock: {
    readonly label: string;
    readonly ofZone: string;
    readonly standard: string;
    /** On a link that chooses it. */
    readonly by: (clock: string) => string;
  };
  readonly conventions: string;
  readonly conventionNames: Readonly<Record<ChosenConvention, string>>;
  /** Of a zodiac that is given by a value; `told` is how a result names it. */
  readonly ownAyanamsha: {
    readonly label: string;
    readonly hint: string;
    readonly told: (degrees: string, at: string) => string;
  };
  readonly nodes: Readonly<Record<'mean' | 'true', string>>;
  readonly parts: Readonly<Record<'basic' | 'full', string>>;
  readonly brahmaMuhurtas: Readonly<Record<BrahmaMuhurtaKind, string>>;
  /** Whose D2 counts. */
  readonly yearLords: Readonly<Record<YearLordReading, string>>;
  readonly horaVariants: Readonly<Record<HoraVariant, string>>;
  readonly moonDays: Readonly<Record<MoonDay, string>>;
  readonly sunrises: Readonly<Record<SunriseKind, string>>;
  readonly sutaks: Readonly<Record<SutakKind, string>>;
  readonly kalaParts: Readonly<Record<KalaParts, string>>;
  readonly days: Readonly<Record<'zone' | 'nominal', string>>;
  readonly dashaYears: Readonly<Record<DashaYear, string>>;
  /** Of a list of which all is meant where none is chosen. */
  readonly any: string;
  /** A choice that is taken where nothing is chosen. */
  readonly usual: (name: string) => string;
  readonly whichPlace: (typed: string) => string;
  readonly faults: FaultWords;
}

/** What is wrong with a detail, and what to do. Each stands alone, without a full stop. */
export interface FaultWords {
  readonly dateMissing: string;
  /** Of a whole date that cannot be read for sure. */
  readonly dateForm: (example: string) => string;
  readonly dayOfMonth: string;
  readonly monthMissing: string;
  readonly fourDigits: string;
  readonly noSuchDay: (date: string) => string;
  readonly dateRange: string;
  readonly timeMissing: string;
  readonly timeNeeded: string;
  readonly timeForm: string;
  readonly seconds: string;
  readonly endOfDay: string;
  readonly placeMissing: string;
  readonly placeNone: (typed: string) => string;
  /** Places of another name that may be meant follow. */
  readonly placeDoubtful: (typed: string) => string;
  readonly placeSeveral: (typed: string) => string;
  readonly tooLong: (most: number) => string;
  readonly latitudeForm: string;
  readonly longitudeForm: string;
  readonly latitudeRange: string;
  readonly longitudeRange: string;
  readonly swapped: string;
  readonly latitudeMissing: string;
  readonly longitudeMissing: string;
  readonly zoneUnknown: (typed: string) => string;
  readonly ayanamshaForm: string;
  readonly choose: string;
  /** What is wrong with a line of several. */
  readonly inLine: (line: string, message: string) => string;
  readonly lineForm: string;
  readonly linesMany: (most: string) => string;
  readonly textMissing: string;
  readonly wholeNumber: (least: string, most: string) => string;
}
