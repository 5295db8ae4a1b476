import { daysFromFields, fieldsFromDays } from './gregorian.js';

declare const unit: unique symbol;

/**
 * A day of the proleptic Gregorian calendar: its number, counted from 1970-01-01. Dates are read from texts once and
 * written once; between the two they are compared, counted and sorted as the numbers they are.
 */
export type CalendarDate = number & { readonly [unit]: 'days since 1970-01-01' };

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const MINUTE = 60_000;
export const MINUTES_PER_DAY = 1440;
const SECONDS_PER_DAY = 86_400;
/** Of a day of 24 hours. */
export const MILLISECONDS_PER_DAY = 86_400_000;

/** A date written YYYY-MM-DD, or undefined if it is not written so or the calendar has no such day. */
export function parseDate(text: string): CalendarDate | undefined {
  const parts = DATE.exec(text);
  if (!parts) return undefined;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const date = dateOf(year, month, day);
  // A day that the month does not have comes out as one of the next.
  const real = fieldsFromDays(date);
  return real.month === month && real.day === day ? date : undefined;
}

/** The date of a text that has passed validation. */
export function readDate(text: string): CalendarDate {
  return parseDate(text) as CalendarDate;
}

/** The days of a month written YYYY-MM, or undefined if it is not written so or the calendar has no such month. */
export function parseMonth(text: string): CalendarDate[] | undefined {
  const first = parseDate(`${text}-01`);
  if (first === undefined) return undefined;
  const { year, month } = fieldsFromDays(first);
  const length = dateOf(year, month + 1, 1) - first;
  return Array.from({ length }, (_, index) => (first + index) as CalendarDate);
}

/** The days of a month that has passed validation. */
export function readMonth(text: string): [CalendarDate, ...CalendarDate[]] {
  return parseMonth(text) as [CalendarDate, ...CalendarDate[]];
}

/** A time written HH:MM on a 24-hour clock, or undefined if it is none. */
export function parseTime(text: string): { hour: number; minute: number } | undefined {
  const parts = TIME.exec(text);
  return parts ? { hour: Number(parts[1]), minute: Number(parts[2]) } : undefined;
}

/** A UTC moment written YYYY-MM-DD or YYYY-MM-DDTHH:MM, in milliseconds since 1970, or undefined if it is none. */
export function parseUtcMoment(text: string): number | undefined {
  const [datePart = '', timePart = '00:00', ...rest] = text.split('T');
  const date = parseDate(datePart);
  const time = parseTime(timePart);
  if (date === undefined || !time || rest.length > 0) return undefined;
  return dayStart(date) + (time.hour * 60 + time.minute) * MINUTE;
}

/** The date of a year, a month and a day that the calendar has; month 13 is the January that follows. */
export function dateOf(year: number, month: number, day: number): CalendarDate {
  return daysFromFields({ year, month, day }) as CalendarDate;
}

/** The UTC date that holds an instant, milliseconds since 1970. */
export function utcDateAt(epochMilliseconds: number): CalendarDate {
  return Math.floor(epochMilliseconds / MILLISECONDS_PER_DAY) as CalendarDate;
}

/** Milliseconds since 1970 at 00:00 UTC of a date. */
export function dayStart(date: CalendarDate): number {
  return date * MILLISECONDS_PER_DAY;
}

/** The date after a date. */
export function nextDate(date: CalendarDate): CalendarDate {
  return (date + 1) as CalendarDate;
}

const TWO_DIGITS = /* @__PURE__ */ Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));

/** YYYY-MM-DD. */
export function formatDate(date: CalendarDate): string {
  return dateText(date);
}

function dateText(days: number): string {
  const { year, month, day } = fieldsFromDays(days);
  return `${String(year).padStart(4, '0')}-${TWO_DIGITS[month]}-${TWO_DIGITS[day]}`;
}

/** YYYY-MM-DDTHH:MM:SSZ, rounded to the second. */
export function formatInstant(epochMilliseconds: number): string {
  return `${formatSecond(epochMilliseconds)}Z`;
}

/** YYYY-MM-DDTHH:MM:SS of a clock that has come so far from 1970-01-01T00:00, rounded to the second. */
export function formatSecond(wallMilliseconds: number): string {
  const at = Math.round(wallMilliseconds / 1000);
  const days = Math.floor(at / SECONDS_PER_DAY);
  const second = at - days * SECONDS_PER_DAY;
  return `${dateText(days)}T${formatMinute(Math.floor(second / 60))}:${TWO_DIGITS[second % 60]}`;
}

/** HH:MM of a minute of the day, 0 to 1439. */
export function formatMinute(minuteOfDay: number): string {
  return `${TWO_DIGITS[Math.floor(minuteOfDay / 60)]}:${TWO_DIGITS[minuteOfDay % 60]}`;
}

/** YYYY-MM-DDTHH:MM of a wall clock that differs from UTC by an offset, to the nearest minute or as `round` says. */
export function formatLocalMinute(epochMilliseconds: number, offsetSeconds: number, round = Math.round): string {
  const wall = round((epochMilliseconds + offsetSeconds * 1000) / MINUTE);
  const days = Math.floor(wall / MINUTES_PER_DAY);
  return `${dateText(days)}T${formatMinute(wall - days * MINUTES_PER_DAY)}`;
}

/**
 * YYYY-MM-DDTHH:MM:SS+HH:MM of an instant, rounded to the second. RFC 3339 has no seconds in offsets: such an offset is
 * rounded to the minute and the clock with it, so that the text means the instant itself.
 */
export function formatLocalSecond(epochMilliseconds: number, offsetSeconds: number): string {
  const offset = Math.round(offsetSeconds / 60) * 60;
  return formatSecond(epochMilliseconds + offset * 1000) + formatOffset(offset);
}

/** +HH:MM, with the seconds where there are any. */
export function formatOffset(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds);
  const seconds = size % 60 === 0 ? '' : `:${TWO_DIGITS[size % 60]}`;
  return `${offsetSeconds < 0 ? '-' : '+'}${formatMinute(Math.floor(size / 60))}${seconds}`;
}
