import type { CalendarDate } from '../../base/time/calendar.js';
import { weekdayOf } from '../../base/time/gregorian.js';
import type { VrataCode } from './rule-tables.js';

/** Names that an observance of every month has on some weekday. */
export const WEEKDAY_OBSERVANCES = [
  'Soma Pradosha',
  'Bhauma Pradosha',
  'Shani Pradosha',
  'Angaraki Chaturthi',
  'Somavati Amavasya',
] as const;
export type WeekdayObservance = (typeof WEEKDAY_OBSERVANCES)[number];

const MONDAY = 1;
const TUESDAY = 2;
const SATURDAY = 6;

/** By observance and weekday, Sunday 0. Source: the names that almanacs print. */
const NAMES: Partial<Readonly<Record<VrataCode, Readonly<Record<number, WeekdayObservance>>>>> = {
  pradosha: { [MONDAY]: 'Soma Pradosha', [TUESDAY]: 'Bhauma Pradosha', [SATURDAY]: 'Shani Pradosha' },
  sankashti: { [TUESDAY]: 'Angaraki Chaturthi' },
  amavasya: { [MONDAY]: 'Somavati Amavasya' },
};

/** What an observance is called on the weekday of its day; undefined where that has no name of its own. */
export function weekdayObservance(code: VrataCode, date: CalendarDate): WeekdayObservance | undefined {
  return NAMES[code]?.[weekdayOf(date)];
}
