import type { Paksha } from '../panchanga/tables.js';

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
 * The day of an entry of the Sun. `sunset`: its date, after sunset the next; `civil`: its date; `next_sunrise`: the
 * first with a sunrise at or after it; `bengal`: the date after it; `punya`: that of the punyakala.
 */
export type EntryRule = 'sunset' | 'civil' | 'next_sunrise' | 'bengal' | 'punya';

/** What no window, tie and none can tell; each is a function of `special.ts`. */
export type SpecialRule = 'varalakshmi' | 'janmashtami' | 'vijayadashami' | 'lakshmi_puja' | 'holika' | 'holi';

interface Common {
  readonly code: string;
  /** A where sources agree, B where few schools are compared. */
  readonly grade: 'A' | 'B';
  readonly citation: string;
}

interface OfTithi {
  readonly days: readonly MonthAndTithi[];
}

/** A rule by which an observance has its day. */
export type VrataRule = Common &
  (
    | ({
        readonly kind: 'tithi';
        /** A rule of a month runs in the nija one, one of all months in both, where nothing else is said. */
        readonly months?: 'nija' | 'adhika_first';
      } & OfTithi &
        DayChoice)
    | { readonly kind: 'halves'; readonly parts: readonly (OfTithi & DayChoice)[] }
    | ({ readonly kind: 'begins_by' } & OfTithi)
    | { readonly kind: 'ekadashi' }
    | ({ readonly kind: 'same_ekadashi' } & OfTithi)
    | { readonly kind: 'solar_ekadashi'; readonly sign: number }
    | {
        readonly kind: 'solar';
        readonly signs: readonly number[];
        readonly entry: EntryRule;
        /** Days after it. */
        readonly offset?: number;
      }
    | ({ readonly kind: 'nakshatra'; readonly nakshatras: readonly number[] } & DayChoice)
    | ({ readonly kind: 'solar_nakshatra'; readonly sign: number; readonly nakshatra: number } & DayChoice)
    | ({
        readonly kind: 'lunar_nakshatra';
        readonly month: number;
        readonly paksha: Paksha;
        readonly nakshatras: readonly number[];
      } & DayChoice)
    | ({ readonly kind: 'special'; readonly special: SpecialRule } & OfTithi)
  );
