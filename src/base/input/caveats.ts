import type { Bearer } from '../reasons.js';
import type { NakshatraName } from '../zodiac/nakshatra.js';
import type { Graha, SignName } from '../zodiac/rashi.js';
import type { ClockReason } from './old-clock-table.js';

/** Local times between which something holds, and which way the clock is moved between them, if it is. */
export interface Holds {
  readonly from: string;
  readonly to: string;
  readonly moved?: 'forward' | 'back';
}

/**
 * What may make an answer another one, or leaves a part of it out, as the rule that finds it knows it: plain facts by
 * code. They travel as they are, so their names are those of results, and what is not there is null. `words/caveats` has the words.
 */
export interface CaveatFacts {
  /** Local noon stands in for the time; the Moon goes from one pada to another over that day. */
  readonly birth_time_unknown: {
    /** Whose birth it is where there are two. */
    readonly whose: Bearer | null;
    readonly from: MoonPlace;
    readonly to: MoonPlace;
  };
  /** What else the grahas do on a day of unknown time. */
  readonly grahas_change_that_day: { readonly changes: readonly GrahaChange[] };
  /** A sign that is another at the end of a day of unknown time. */
  readonly sign_changes_that_day: {
    readonly what: 'Sun' | 'tropical Sun' | 'tropical Moon';
    readonly from: SignName;
    readonly to: SignName;
  };
  /** What a chart without a time has of noon. */
  readonly chart_of_noon: { readonly has_vara: boolean };
  readonly rising_sign_left_out: NoFacts;
  /** The rising sign would be another this many minutes earlier or later. */
  readonly rising_sign_sensitive: { readonly sign: SignName; readonly minutes: number } & Whose;
  /** The same of the rising sign of the birth, where the result has another one: that of the year. */
  readonly natal_rising_sign_sensitive: { readonly sign: SignName; readonly minutes: number };
  /** Near a pole no other sign rises within a day. */
  readonly rising_sign_unbounded: Whose;
  /** At a pole nothing rises. */
  readonly no_ascendant: NoFacts;
  /** The navamsa ascendant hangs on the minute; where known, the local times between which it holds. */
  readonly navamsa_ascendant_sensitive: { readonly holds: Holds | null };
  /** The rising sign, or that of the dashamsha, is another one within so many minutes of the birth. */
  readonly lagna_edge: { readonly minutes: number };
  readonly d10_edge: { readonly minutes: number };
  /** So many yogas and doshas begin or end within half an hour of the time of birth. */
  readonly yogas_change: { readonly count: number };
  /** The sub lord of a cusp hangs on the minute; where known, the local times between which that of the first holds. */
  readonly cuspal_sub_lords_sensitive: { readonly holds: Holds | null };
  /** These grahas come to another bhava within half an hour of the time of birth. */
  readonly bhavas_change: { readonly planets: readonly Graha[] };
  /** So near a pole the quadrants are uneven: how wide the narrowest bhava is. */
  readonly bhavas_uneven: { readonly narrowest_deg: number };
  /** Two of the first three chara karakas are nearly as far in their signs as each other. */
  readonly karakas_close: { readonly degrees: number };
  /** A birth less than 18 years before the day, YYYY-MM-DD, from which periods would be told. */
  readonly minor: { readonly date: string };
  /** Transits to the ascendant are only as good as the birth time. */
  readonly ascendant_transits_sensitive: NoFacts;
  /** The score that the possible times of a birth allow; `maximum` where it is told with one. */
  readonly score_range: {
    readonly what: 'score' | 'total';
    readonly least: number;
    readonly most: number;
    readonly maximum: number | null;
  };
  /** The total of a match that all Moons allow which both may have, where a nakshatra without its pada leaves some open. */
  readonly match_range: { readonly least: number; readonly most: number; readonly maximum: number };
  /** What the possible times of a birth do to the scores of a month and to the dates of its dashas. */
  readonly month_range: {
    readonly days: number;
    readonly open: number;
    readonly points: number;
    readonly dasha_days: number;
  };
  /** The first lord at the beginning and at the end of a day of unknown time, and how many days every date moves. */
  readonly dasha_range: { readonly first: Graha; readonly last: Graha; readonly days: number };
  /** Whether Sade Sati runs hangs on the sign that an unknown time leaves open. */
  readonly sade_sati_uncertain: {
    readonly date: string;
    readonly active: readonly SignName[];
    readonly inactive: readonly SignName[];
  };
  /** The clock showed a local time twice, at two UTC instants; the earlier one is used. */
  readonly clock_time_repeated: {
    readonly shown: string;
    readonly time_zone: string;
    readonly earlier: string;
    readonly later: string;
  };
  /** The clock skipped a local time; another stands in for it. */
  readonly clock_time_skipped: { readonly shown: string; readonly time_zone: string; readonly straight_to: string };
  /** A clock change makes a nominal day or night longer or shorter than 720 minutes. */
  readonly nominal_length: {
    readonly part: 'day' | 'night';
    readonly time_zone: string;
    readonly minutes: number;
  };
  /**
   * Without a place the day is that of the centre of the people of the zone. For 98 of 100 of them the Sun comes up at most
   * so many minutes earlier or later, by longitude.
   */
  readonly zone_centre_day: Coordinates & {
    readonly time_zone: string;
    readonly minutes_earlier: number;
    readonly minutes_later: number;
  };
  /** Nobody lives by the name of the zone, so the day is nominal. */
  readonly zone_without_people: { readonly time_zone: string };
  /** The Sun does not rise, set and rise again, so `days` dates from the first to the last are nominal days. */
  readonly day_without_sunrise: Coordinates & {
    readonly first: string;
    readonly last: string;
    readonly days: number;
  };
  /** A date of the month that the zone skipped. */
  readonly date_skipped: { readonly date: string; readonly time_zone: string };
  /** The place of a derived zone may belong to another with another clock. Offsets are seconds east of UTC. */
  readonly zone_border: ZoneOffset & { readonly neighbours: readonly ZoneOffset[] } & Whose;
  /** Nobody knows of a clock there then. */
  readonly zone_without_clock: { readonly time_zone: string; readonly own_mean_time: number | null } & Whose;
  /** The zone had no standard time yet. */
  readonly zone_local_mean_time: ZoneOffset & { readonly own_mean_time: number } & Whose;
  /** The zone kept the mean time of one city, and by that of the place the rising sign or the nakshatra is another. */
  readonly zone_city_mean_time: ZoneOffset & { readonly own_mean_time: number } & Whose;
  /** Away from the city whose clock the zone follows other clocks may have been kept, the likeliest first. */
  readonly zone_city_clock: ZoneOffset & ToldByClock & { readonly clocks: readonly OtherClock[] } & Whose;
  /** The clock of the zone is far from the mean time of the place, by so many seconds, whole days aside. */
  readonly zone_contradicts_place: ZoneOffset & {
    /** Mean time of the place, seconds east of UTC. */
    readonly own_mean_time: number;
    readonly difference: number;
  } & Whose;
  /** What is read lies before the birth. */
  readonly before_birth: { readonly what: 'day' | 'month' | 'calculation date' | 'calculation moment' } & Whose;
  readonly no_dasha: { readonly when: DashaTime; readonly is_before_birth: boolean };
  readonly no_sunrise: NoFacts;
  readonly lunar_month_cut_off: NoFacts;
  /** A lunar month ends after the ephemeris, so that the observances of its tithis are not told. */
  readonly observances_cut_off: NoFacts;
  /** Dates that are sought lie before or after the ephemeris. */
  readonly dates_cut_off: NoFacts;
  readonly next_limb_cut_off: NoFacts;
  readonly next_phase_cut_off: NoFacts;
  readonly transit_window_cut_off: NoFacts;
  /** The northern year, and in its first weeks the months of the Sun, began before the ephemeris. */
  readonly years_cut_off: NoFacts;
  /** The cycles that reach outside the ephemeris, whose end stands for what lies there. */
  readonly cycles_cut_off: { readonly cycles: readonly ('previous' | 'next' | 'birth')[] };
  /** Some grahas entered their signs before the ephemeris begins, or leave them after it ends. */
  readonly stays_cut_off: NoFacts;
  /** Some of the periods of a life begin or end outside the accepted dates. */
  readonly saturn_periods_cut_off: NoFacts;
}

type NoFacts = Readonly<Record<string, never>>;

interface Whose {
  /** Whose birth it is where there are two. */
  readonly whose: Bearer | null;
}

/** Where a Moon is, by its names. */
export interface MoonPlace {
  readonly nakshatra: NakshatraName;
  readonly pada: number;
  readonly sign: SignName;
}

/** When a dasha would run: over a span, or at an instant of a date, YYYY-MM-DD. */
export type DashaTime =
  | 'in these ten years'
  | 'when the month begins'
  | { readonly at: 'sunrise' | '06:00'; readonly date: string };

/** Degrees, north and east positive. */
interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** What hangs on a clock most: by the clock that is used, or by another. */
export interface ToldByClock {
  /** Null at the poles, where nothing rises. */
  readonly lagna_sign_name: SignName | null;
  readonly nakshatra_name: NakshatraName;
}

/** A clock that may have been kept, and what it would tell. */
export interface OtherClock extends ToldByClock {
  /** ±HH:MM or ±HH:MM:SS, as the option `clock` takes it. */
  readonly utc_offset: string;
  readonly reason_code: ClockReason;
}

interface ZoneOffset {
  readonly time_zone: string;
  /** Seconds east of UTC. */
  readonly offset: number;
}

/** What a graha is in turn over a day, where that is more than one state. */
export interface GrahaChange {
  readonly graha: Graha;
  readonly passes: readonly {
    readonly of: 'sign' | 'motion' | 'combustion' | 'dignity';
    readonly states: readonly string[];
  }[];
}

export type CaveatCode = keyof CaveatFacts & string;

/** One of the caveats with its facts. */
export type Caveat = {
  readonly [Code in CaveatCode]: { readonly code: Code; readonly facts: CaveatFacts[Code] };
}[CaveatCode];

/** A caveat, ready to be worded. */
export function caveat<Code extends CaveatCode>(code: Code, facts: CaveatFacts[Code]): Caveat {
  return { code, facts } as Caveat;
}

/** A caveat with its sentence, as a result has it. Its code tells which facts it has. */
export type ToldCaveat = Caveat & { readonly message: string };

/** A list without what is not there. */
export function present<Item>(items: readonly (Item | undefined | false)[]): Item[] {
  return items.filter((item): item is Item => item !== undefined && item !== false);
}
