import { type CalendarDate, MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { localDay, wallClockAt } from '../../base/time/zone.js';
import { entryNear, SURYA_SIDDHANTA } from '../panchanga/suns.js';
import { dayOf, type SunEntry, type VrataAlmanac } from './almanac.js';
import type { SolarCalendar } from './rules.js';
import { inDay } from './windows.js';

/** The calendars whose months begin by the sidereal zodiac of the caller, at the place. */
export type CalendarOfPlace = Exclude<SolarCalendar, 'assamese' | 'nepal'>;

const HOUR = 3_600_000;
/** Milliseconds: the clocks of India and of Nepal, whose date counts wherever the calendar is kept. */
const INDIA = 5.5 * HOUR;
const NEPAL = 5.75 * HOUR;
const CANCER = 4;
const CAPRICORN = 10;
/** Hours of the clock at Kathmandu: sunrise in the middle of July, sunset in the middle of January. */
const SUNRISE_OF_JULY = 5.7;
const SUNSET_OF_JANUARY = 17.3;
/** The part of the day, 18 ghatis, up to which an entry begins the month of Kerala. */
const KERALA = 3 / 5;

export function isOfPlace(calendar: SolarCalendar): calendar is CalendarOfPlace {
  return calendar !== 'assamese' && calendar !== 'nepal';
}

/**
 * The first date of the month that begins with an entry: in Tamil Nadu the date of it, the next after sunset; in Kerala the
 * day of it, the next after 18 ghatis; in Bengal the date after it. Undefined where the Sun makes no day then. Sources:
 * Sewell and Dikshit, Art. 28; the practice of Drik Panchang; dates of Puthandu, Pongal, Chingam and Boishakh of many years.
 */
export function monthStart(almanac: VrataAlmanac, { at }: SunEntry, calendar: CalendarOfPlace): number | undefined {
  const civil = wallClockAt(almanac.timeZone, at).date;
  switch (calendar) {
    case 'bengali':
      return civil + 1;
    case 'tamil': {
      const day = almanac.dayOn(civil);
      return day && (at < day.sunset ? civil : civil + 1);
    }
    case 'malayalam': {
      const day = dayOf(almanac, at);
      return day && (at < inDay(day, KERALA) ? day.date : day.date + 1);
    }
  }
}

/**
 * The first date of the month of a sign that begins next to a date, by the Sun of the Surya Siddhanta. Assam: the date
 * after the entry in India; the three Bihus of 2023 to 2025 agree. Nepal: the date of the entry at Kathmandu, before
 * sunrise in Shrawan the one before, after sunset in Magh the one after; 2830 of the 2856 months that are printed for the
 * years 1862 to 2099 agree, one fewer than by the sunrise of each day, as `hindu-date` has it.
 */
export function siddhantaMonthStart(calendar: 'assamese' | 'nepal', sign: number, near: number): number {
  // This Sun has no beginning and no end.
  const entered = entryNear(SURYA_SIDDHANTA, sign, near * MILLISECONDS_PER_DAY) as number;
  const at = entered + (calendar === 'nepal' ? NEPAL : INDIA);
  const date = Math.floor(at / MILLISECONDS_PER_DAY);
  if (calendar === 'assamese') return date + 1;
  const hour = (at - date * MILLISECONDS_PER_DAY) / HOUR;
  if (sign === CANCER && hour < SUNRISE_OF_JULY) return date - 1;
  return sign === CAPRICORN && hour >= SUNSET_OF_JANUARY ? date + 1 : date;
}

/** The instant of a date at which the Sun stands in the sign of the month that the date is of; see {@link monthStart}. */
export function instantOfMonth(
  almanac: VrataAlmanac,
  date: CalendarDate,
  calendar: CalendarOfPlace,
): number | undefined {
  if (calendar === 'bengali') return localDay(almanac.timeZone, date).start;
  const day = almanac.dayOn(date);
  return day && (calendar === 'tamil' ? day.sunset : inDay(day, KERALA));
}
