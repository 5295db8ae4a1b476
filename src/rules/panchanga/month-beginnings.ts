import { type CalendarDate, MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { localDay, type Zone } from '../../base/time/zone.js';
import type { DayAndNight } from './day-divisions.js';

/**
 * By what the months of each calendar begin with an entry of the Sun. Sources: Sewell and Dikshit, The Indian Calendar, art.
 * 28, for Tamil (also PyJHora), Malayalam, Bengali and Odia, where Reingold has the day of the sunrise; for Assam and Nepal
 * the dates that newspapers and governments published, see docs/methodology/hindu-date.md.
 */
export const MONTH_BEGINNINGS = {
  tamil: 'sunset',
  malayalam: 'three_fifths',
  bengali: 'next_date',
  bengali_surya_siddhanta: 'next_date',
  odia: 'same_date',
  assamese: 'next_date',
  nepali: 'nepal',
  punjabi: 'same_date',
} as const;
/** Calendars whose months begin with an entry of the Sun into a sign. */
export type EntryCalendar = keyof typeof MONTH_BEGINNINGS;

/** What made a date the first of a month that begins with an entry. */
export const ENTRY_MONTH_RULES = [
  'before_sunset',
  'after_sunset',
  'before_three_fifths',
  'after_three_fifths',
  'same_date',
  'next_date',
  'karka_before_sunrise',
  'makara_after_sunset',
] as const;
type EntryMonthRule = (typeof ENTRY_MONTH_RULES)[number];

/** An entry of the Sun where a calendar is reckoned. */
interface EntryAtPlace {
  /** 1 (Mesha) to 12. */
  readonly sign: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The civil date of it. */
  readonly date: CalendarDate;
  readonly timeZone: Zone;
  /** The day of the Sun on that date, which some rules ask for; undefined where the Sun makes none. */
  readonly day: () => DayAndNight | undefined;
}

/** The first date of a month. */
interface FirstOfMonth {
  readonly first: number;
  readonly rule: EntryMonthRule;
  /** The instants, milliseconds since 1970, on whose other side the entry would have made another date the first. */
  readonly limits: () => readonly number[];
}

const CANCER = 4;
const CAPRICORN = 10;

/** The first date of the month that begins with an entry; undefined where the Sun makes no day that the rule asks for. */
export function firstOfMonth(calendar: EntryCalendar, entry: EntryAtPlace): FirstOfMonth | undefined {
  const begins = MONTH_BEGINNINGS[calendar];
  switch (begins) {
    case 'same_date':
    case 'next_date':
      return byDate(entry, begins);
    case 'sunset':
      return byLatest(entry, LATEST[begins], ['before_sunset', 'after_sunset']);
    case 'three_fifths':
      return byLatest(entry, LATEST[begins], ['before_three_fifths', 'after_three_fifths']);
    case 'nepal':
      if (entry.sign === CANCER) return ofKarka(entry);
      return entry.sign === CAPRICORN ? ofMakara(entry) : byDate(entry, 'same_date');
  }
}

/** Until when an entry makes its own date the first of the month: sunset, or 18 ghatis, three fifths of the daylight. */
export const LATEST = {
  sunset: ({ sunset }: DayAndNight) => sunset,
  three_fifths: ({ sunrise, sunset }: DayAndNight) => sunrise + (3 / 5) * (sunset - sunrise),
} as const;

function byDate({ date, timeZone }: EntryAtPlace, rule: 'same_date' | 'next_date'): FirstOfMonth {
  const limits = () => {
    const { start, end } = localDay(timeZone, date);
    return [start, end];
  };
  return { first: rule === 'same_date' ? date : date + 1, rule, limits };
}

function byLatest(
  { at, date, day }: EntryAtPlace,
  latest: (day: DayAndNight) => number,
  [before, after]: readonly [EntryMonthRule, EntryMonthRule],
): FirstOfMonth | undefined {
  const sun = day();
  if (!sun) return undefined;
  const limit = latest(sun);
  const limits = () => [limit];
  return at < limit ? { first: date, rule: before, limits } : { first: date + 1, rule: after, limits };
}

/** In Nepal the day from sunrise to sunrise that holds the entry. */
function ofKarka({ at, date, day }: EntryAtPlace): FirstOfMonth | undefined {
  const sun = day();
  if (!sun) return undefined;
  const { sunrise } = sun;
  const limits = () => [sunrise, sunrise + MILLISECONDS_PER_DAY];
  return at < sunrise
    ? { first: date - 1, rule: 'karka_before_sunrise', limits }
    : { first: date, rule: 'same_date', limits };
}

/** In Nepal the date of the entry, after sunset the next. */
function ofMakara({ at, date, day }: EntryAtPlace): FirstOfMonth | undefined {
  const sun = day();
  if (!sun) return undefined;
  const { sunset } = sun;
  const limits = () => [sunset, sunset - MILLISECONDS_PER_DAY];
  return at >= sunset
    ? { first: date + 1, rule: 'makara_after_sunset', limits }
    : { first: date, rule: 'same_date', limits };
}
