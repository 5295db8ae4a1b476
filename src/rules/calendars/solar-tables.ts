import type { Place } from '../../base/ephemeris/ascendant.js';
import { fixedZone, type Zone } from '../../base/time/zone.js';
import { BENGALI_MONTHS, MALAYALAM_MONTHS, ODIA_MONTHS, TAMIL_MONTHS } from '../panchanga/calendar-tables.js';
import { ENTRY_MONTH_RULES, type EntryCalendar } from '../panchanga/month-beginnings.js';
import { LUNAR_MONTHS } from '../panchanga/tables.js';

/** The months of the Assamese calendar, from that of Mesha on. */
export const ASSAMESE_MONTHS = [
  'Bohag',
  'Jeth',
  'Ahar',
  'Saon',
  'Bhado',
  'Ahin',
  'Kati',
  'Aghon',
  'Puh',
  'Magh',
  'Phagun',
  'Sot',
] as const;
/** The months of Bikram Sambat in Nepal, from that of Mesha on. */
export const NEPALI_MONTHS = [
  'Baisakh',
  'Jestha',
  'Asar',
  'Shrawan',
  'Bhadra',
  'Asoj',
  'Kartik',
  'Mangsir',
  'Poush',
  'Magh',
  'Falgun',
  'Chaitra',
] as const;
/** The months of the Bikrami calendar of Punjab, from that of Mesha on. */
export const PUNJABI_MONTHS = [
  'Vaisakh',
  'Jeth',
  'Harh',
  'Sawan',
  'Bhadon',
  'Assu',
  'Katak',
  'Maghar',
  'Poh',
  'Magh',
  'Phagun',
  'Chet',
] as const;
/** The same months from Chet on, with which the year of the Nanakshahi calendar begins. */
const NANAKSHAHI_MONTHS = [
  'Chet',
  'Vaisakh',
  'Jeth',
  'Harh',
  'Sawan',
  'Bhadon',
  'Assu',
  'Katak',
  'Maghar',
  'Poh',
  'Magh',
  'Phagun',
] as const;

/** What the months of each calendar of the Sun are called, in the order of their numbers. */
export const MONTHS_OF = {
  tamil: TAMIL_MONTHS,
  malayalam: MALAYALAM_MONTHS,
  bengali: BENGALI_MONTHS,
  bengali_surya_siddhanta: BENGALI_MONTHS,
  odia: ODIA_MONTHS,
  assamese: ASSAMESE_MONTHS,
  nepali: NEPALI_MONTHS,
  punjabi: PUNJABI_MONTHS,
  national: LUNAR_MONTHS,
  bangladesh: BENGALI_MONTHS,
  nanakshahi: NANAKSHAHI_MONTHS,
} as const;

/** Calendars whose months begin with an entry of the Sun into a sign. */
export const ENTRY_CALENDARS = [
  'tamil',
  'malayalam',
  'bengali',
  'bengali_surya_siddhanta',
  'odia',
  'assamese',
  'nepali',
  'punjabi',
] as const satisfies readonly EntryCalendar[];

/** Calendars whose months begin on dates of the civil calendar. */
export const FIXED_CALENDARS = ['national', 'bangladesh', 'nanakshahi'] as const;
export type FixedCalendar = (typeof FIXED_CALENDARS)[number];

/** The calendars of the Sun. */
export const SUN_CALENDARS = [...ENTRY_CALENDARS, ...FIXED_CALENDARS] as const;
export type SunCalendar = (typeof SUN_CALENDARS)[number];

/** Whose entries count: those of the Sun in the chosen ayanamsha, or those of the Surya Siddhanta. */
export const SUNS = ['modern', 'surya_siddhanta'] as const;
export type SunReckoning = (typeof SUNS)[number];

/** What made a date the first of its month, see `firstOfMonth`. */
export const MONTH_RULES = [...ENTRY_MONTH_RULES, 'fixed_date'] as const;
export type MonthRule = (typeof MONTH_RULES)[number];

/** The eras in which the years of the calendars are counted. */
export const SUN_ERAS = [
  'kollam',
  'bengali_san',
  'odia_san',
  'bhaskarabda',
  'bikram_sambat',
  'bikrami',
  'saka',
  'bangla_san',
  'nanakshahi',
] as const;
export type SunEra = (typeof SUN_ERAS)[number];

/** Towns by whose sunrise and midnight the calendar of a country is made. */
export const HOMES = ['chennai', 'thiruvananthapuram', 'kolkata', 'puri', 'guwahati', 'kathmandu', 'amritsar'] as const;
export type HomeTown = (typeof HOMES)[number];

/** Where months are reckoned: a town, or the place that was asked about. */
export interface Reckoned extends Place {
  readonly town: HomeTown | 'given';
  readonly zone: Zone;
}

const INDIA = 19_800;
const NEPAL = 20_700;

/** Degrees north and east, and seconds by which the clock is ahead of UTC. Source: zone of each country, gazetteers. */
const TOWNS: Readonly<Record<HomeTown, readonly [latitude: number, longitude: number, offset: number]>> = {
  chennai: [13.0827, 80.2707, INDIA],
  thiruvananthapuram: [8.5241, 76.9366, INDIA],
  kolkata: [22.5726, 88.3639, INDIA],
  puri: [19.8135, 85.8312, INDIA],
  guwahati: [26.1445, 91.7362, INDIA],
  kathmandu: [27.7172, 85.324, NEPAL],
  amritsar: [31.634, 74.8723, INDIA],
};

/** A town with the clock of its country, which counts as that of every year. */
export function townOf(town: HomeTown): Reckoned {
  const [latitude, longitude, offset] = TOWNS[town];
  return { town, latitude, longitude, zone: fixedZone(offset) };
}

/** Of a calendar of entries: whose count, where, and how its years begin. */
interface EntryRules {
  readonly sun: SunReckoning;
  readonly town: HomeTown;
  /** Whether it is reckoned at its town for everybody. */
  readonly isBound?: true;
  /** The month with which the year begins, the civil month in which that falls, and what the civil year then has more. */
  readonly year: readonly [month: number, civilMonth: number, ahead: number];
  readonly era: SunEra | undefined;
  /** A where sources agree, B where schools differ or little could be compared. */
  readonly grade: 'A' | 'B';
}

/**
 * Sources: as of `MONTH_BEGINNINGS`; of the Sun of Assam and Nepal what their published dates need, see
 * docs/methodology/hindu-date.md. The year of Odisha changes in Bhadra, see `odiaYear`.
 */
export const ENTRY_RULES: Readonly<Record<EntryCalendar, EntryRules>> = {
  tamil: { sun: 'modern', town: 'chennai', year: [1, 4, 0], era: undefined, grade: 'A' },
  malayalam: {
    sun: 'modern',
    town: 'thiruvananthapuram',
    year: [5, 8, 824],
    era: 'kollam',
    grade: 'A',
  },
  bengali: { sun: 'modern', town: 'kolkata', year: [1, 4, 593], era: 'bengali_san', grade: 'A' },
  bengali_surya_siddhanta: {
    sun: 'surya_siddhanta',
    town: 'kolkata',
    year: [1, 4, 593],
    era: 'bengali_san',
    grade: 'B',
  },
  odia: { sun: 'modern', town: 'puri', year: [6, 9, 592], era: 'odia_san', grade: 'A' },
  assamese: {
    sun: 'surya_siddhanta',
    town: 'guwahati',
    year: [1, 4, 593],
    era: 'bhaskarabda',
    grade: 'A',
  },
  nepali: {
    sun: 'surya_siddhanta',
    town: 'kathmandu',
    isBound: true,
    year: [1, 4, -57],
    era: 'bikram_sambat',
    grade: 'A',
  },
  punjabi: { sun: 'modern', town: 'amritsar', year: [1, 4, -57], era: 'bikrami', grade: 'B' },
};
