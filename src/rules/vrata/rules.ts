import type { Paksha } from '../panchanga/tables.js';
import type { Community, RegionOrGroup } from './regions.js';

/** The parts and instants of a day at which a tithi is wanted; see `windowOf`. */
export const VRATA_WINDOWS = [
  'sunrise',
  'arunodaya',
  'pratah',
  'sangava',
  'madhyahna',
  'aparahna',
  'sayahna',
  'purvahna',
  'sunset',
  'pradosha',
  'after_pradosha',
  'nishita',
  'moonrise',
  'whole',
] as const;
export type VrataWindow = (typeof VRATA_WINDOWS)[number];

/**
 * Which of several days whose window meets the tithi: the earlier, the later, that with the larger share of the window
 * (of equal ones the earlier or the later), or the only one whose window is covered wholly, else the earlier.
 */
export const VRATA_TIES = ['first', 'last', 'more', 'more_last', 'full'] as const;
type VrataTie = (typeof VRATA_TIES)[number];

/**
 * The day where no window meets the tithi. `kshaya`: the last with a sunrise in it, else that in which it starts; `last`:
 * the same, else the day after the start; `first`: that in which it starts; `next`: the day after.
 */
export const VRATA_NONES = ['kshaya', 'last', 'first', 'next'] as const;
type VrataNone = (typeof VRATA_NONES)[number];

/** How a day is chosen for a span of a tithi or a nakshatra. */
export interface DayChoice {
  readonly window: VrataWindow;
  readonly tie: VrataTie;
  readonly none: VrataNone;
  /** How long the span has to last after a sunrise for its day to count, fifteenths of the day or minutes. */
  readonly leastMuhurtas?: number;
  readonly leastMinutes?: number;
}

/** An amanta month, 1 (Chaitra) to 12, null for every one, and a tithi, 1 to 30. */
export type MonthAndTithi = readonly [month: number | null, tithi: number];

/**
 * The day of an entry of the Sun. `sunset`: its date, after sunset the next; `civil`: its date; `day`: the day from
 * sunrise to sunrise that holds it; `next_sunrise`: the first with a sunrise at or after it; `bengal`: the date after it; `punya`: that of the punyakala.
 */
export type EntryRule = 'sunset' | 'civil' | 'day' | 'next_sunrise' | 'bengal' | 'punya';

/** What no window, tie and none can tell; each is a function of `special-rules.ts`. */
export type SpecialRule = 'varalakshmi' | 'janmashtami' | 'vijayadashami' | 'lakshmi_puja' | 'holika' | 'holi';

/** The solar calendars by which days are counted; `MONTH_BEGINNINGS` says how their months begin. */
export type SolarCalendar = 'tamil' | 'malayalam' | 'bengali' | CalendarOfSiddhanta;
/** Of them those that have a Sun of their own: `vakya` of Tamil Nadu, `siddhanta` of Andhra and Telangana. */
export type CalendarOfSiddhanta = 'assamese' | 'nepali' | 'vakya' | 'siddhanta';

/** How great a day is: 1 great, 2 widely kept, 3 kept by many who fast or by a community, 4 for those who ask. */
export type Importance = 1 | 2 | 3 | 4;

/** A where sources agree, B where few schools are compared, C where no witness was found. */
export const GRADES = ['A', 'B', 'C'] as const;
export type Grade = (typeof GRADES)[number];

interface Common {
  readonly code: string;
  readonly grade: Grade;
  /** Where it is kept, and where within that it is not. */
  readonly regions: readonly RegionOrGroup[];
  readonly notIn: readonly RegionOrGroup[];
  readonly importance: Importance;
  /** What goes before it in a region or a group. */
  readonly importanceIn: Readonly<Partial<Record<RegionOrGroup, Importance>>>;
  /** Whose day it is; none for everybody's. */
  readonly communities: readonly Community[];
  /** The rule whose place it takes in its own regions. */
  readonly insteadOf?: string;
  /** The rule beside which it is but a further name, where both have one day. */
  readonly sameDayAs?: string;
  /** The weekdays, 0 (Sunday) to 6, on which alone it is kept. */
  readonly onWeekdays?: readonly number[];
}

interface OfTithi {
  readonly days: readonly MonthAndTithi[];
}

/** What of a rule of tithis runs in which months, where it is not the nija one, and both for a rule of every month. */
export type MonthKind = 'nija' | 'adhika' | 'adhika_first';

/** By what a rule has its day. */
export type RuleWhen =
  | ({ readonly kind: 'tithi'; readonly months?: MonthKind } & OfTithi & DayChoice)
  | { readonly kind: 'halves'; readonly parts: readonly (OfTithi & DayChoice)[] }
  | ({ readonly kind: 'begins_by' | 'same_ekadashi' } & OfTithi)
  | { readonly kind: 'ekadashi' | 'vaishnava_ekadashi' | 'gauna_ekadashi' | 'ishti' }
  | { readonly kind: 'solar_ekadashi'; readonly sign: number }
  | {
      readonly kind: 'solar';
      readonly signs: readonly number[];
      readonly entry: EntryRule;
      /** Days after it. */
      readonly offset?: number;
    }
  /** A day of a solar month, counted from 1; 0 is the last of the month before. */
  | { readonly kind: 'solar_day'; readonly calendar: SolarCalendar; readonly sign: number; readonly day: number }
  /** The day on which the Sun comes to so many degrees: its date, or the day from sunrise to sunrise. */
  | {
      readonly kind: 'sun_at';
      readonly degrees: number;
      readonly zodiac: 'sidereal' | 'tropical';
      readonly by: 'civil' | 'day';
    }
  | ({ readonly kind: 'nakshatra'; readonly nakshatras: readonly number[] } & DayChoice)
  | ({ readonly kind: 'solar_nakshatra'; readonly sign: number; readonly nakshatra: number } & DayChoice)
  /** A tithi with the Sun in a sign at the sunrise of its day; of two in one solar month the first or the last. */
  | ({
      readonly kind: 'solar_tithi';
      readonly sign: number;
      readonly tithi: number;
      readonly two: 'first' | 'last';
    } & DayChoice)
  | ({
      readonly kind: 'lunar_nakshatra';
      readonly month: number;
      readonly paksha: Paksha;
      readonly nakshatras: readonly number[];
    } & DayChoice)
  | ({ readonly kind: 'special'; readonly special: SpecialRule } & OfTithi)
  /** So many days after the day of another rule. */
  | { readonly kind: 'relative'; readonly of: string; readonly offset: number }
  /** The first of some weekdays after it. */
  | { readonly kind: 'weekday_after'; readonly of: string; readonly weekdays: readonly number[] }
  /** The days of a weekday in a lunar or a solar month, by the sunrise. */
  | {
      readonly kind: 'weekday';
      readonly weekday: number;
      readonly calendar: 'amanta' | 'purnimanta' | SolarCalendar;
      /** A lunar month or a sign. */
      readonly month: number;
      readonly adhika: boolean;
      /** Whether only the last of the month counts. */
      readonly isLast: boolean;
    }
  | { readonly kind: 'civil'; readonly month: number; readonly day: number }
  /** The first evening on which the young Moon sets so many minutes after the Sun, so many degrees from it. */
  | { readonly kind: 'chandra_darshana'; readonly minutes: number; readonly degrees: number };

/** A rule by which an observance has its day. */
export type VrataRule = Common & RuleWhen;
