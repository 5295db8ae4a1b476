import { dateText, daysFromFields, fieldsFromDays, formatOffset, TWO_DIGITS } from './gregorian.js';

declare const unit: unique symbol;

/**
 * A day of the proleptic Gregorian calendar: its number, counted from 1970-01-01. Dates are read from texts once and
 * written once; between the two they are compared, counted and sorted as the numbers they are.
 */
export type CalendarDate = number & { readonly [unit]: 'days since 1970-01-01' };

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;
const MINUTE_TEXT_LENGTH = 'HH:MM'.length;
const MINUTE = 60_000;
export const MINUTES_PER_DAY = 1440;
const SECONDS_PER_DAY = 86_400;
/** Of a day of 24 hours. */
export const MILLISECONDS_PER_DAY = 86_400_000;

/** A date written YYYY-MM-DD, or undefined if it is not written so or the calendar has no such day. */
export function parseDate(text: string): CalendarDate | undefined {
  const parts = DATE.exec(text);
  if (!parts) return undefined;
  const month = Number(parts[2]);
  if (month < 1 || month > 12) return undefined;
  const days = daysFromFields({ year: Number(parts[1]), month, day: Number(parts[3]) });
  // A day that the month does not have is one of another month.
  return fieldsFromDays(days).month === month ? (days as CalendarDate) : undefined;
}

/** The date of a text that the library has written. */
export function readDate(text: string): CalendarDate {
  return parseDate(text) as CalendarDate;
}

/** The days of a month written YYYY-MM, or undefined if it is not written so or the calendar has no such month. */
export function parseMonth(text: string): Month | undefined {
  const start = parseDate(`${text}-01`);
  if (start === undefined) return undefined;
  const { year, month } = fieldsFromDays(start);
  const length = daysFromFields({ year, month: month + 1, day: 1 }) - start;
  const after = Array.from({ length: length - 1 }, (_, index) => (start + index + 1) as CalendarDate);
  return [start, ...after];
}

/** YYYY-MM of a date. */
export function formatMonth(date: CalendarDate): string {
  return formatDate(date).slice(0, 'YYYY-MM'.length);
}

/** The days of a month, in order. */
export type Month = readonly [CalendarDate, ...CalendarDate[]];

/** What a clock shows of a day. */
export interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** A time of day as somebody wrote it, HH:MM or HH:MM:SS. */
export interface WrittenTime extends TimeOfDay {
  readonly text: string;
}

/** A time written HH:MM or HH:MM:SS on a 24-hour clock, or undefined if it is none. */
export function parseTime(text: string): WrittenTime | undefined {
  const parts = TIME.exec(text);
  return parts ? { text, hour: Number(parts[1]), minute: Number(parts[2]), second: Number(parts[3] ?? 0) } : undefined;
}

/** A UTC moment written YYYY-MM-DD or YYYY-MM-DDTHH:MM, in milliseconds since 1970, or undefined if it is none. */
export function parseUtcMoment(text: string): number | undefined {
  const [datePart = '', timePart = '00:00', ...rest] = text.split('T');
  const date = parseDate(datePart);
  const time = timePart.length === MINUTE_TEXT_LENGTH ? parseTime(timePart) : undefined;
  if (date === undefined || !time || rest.length > 0) return undefined;
  return wallMilliseconds(date, time);
}

/** How far a clock has come from 1970-01-01T00:00, milliseconds. */
export function wallMilliseconds(date: CalendarDate, { hour, minute, second }: TimeOfDay): number {
  return dayStart(date) + (hour * 60 + minute) * MINUTE + second * 1000;
}

/** The date of a year, a month and a day that the calendar has. */
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

/** The date before a date. */
export function previousDate(date: CalendarDate): CalendarDate {
  return (date - 1) as CalendarDate;
}

/** YYYY-MM-DD. */
export function formatDate(date: CalendarDate): string {
  return dateText(date);
}

/** YYYY-MM-DDTHH:MM:SSZ, rounded to the second. */
export function formatInstant(epochMilliseconds: number): string {
  return wallText(epochMilliseconds, UTC_SECONDS);
}

/** YYYY-MM-DDTHH:MM:SS of a clock that has come so far from 1970-01-01T00:00, rounded to the second, and its offset. */
export function formatSecond(wallMilliseconds: number, offset = ''): string {
  return wallText(wallMilliseconds, SECONDS) + offset;
}

/** What the seconds of a minute end a text with. */
const SECONDS = /* @__PURE__ */ TWO_DIGITS.map((digits) => `:${digits}`);
const UTC_SECONDS = /* @__PURE__ */ SECONDS.map((second) => `${second}Z`);

/** An answer has hundreds of times, so they are joined of few pieces. */
function wallText(wallMilliseconds: number, seconds: readonly string[]): string {
  const at = Math.round(wallMilliseconds / 1000);
  const days = Math.floor(at / SECONDS_PER_DAY);
  const second = at - days * SECONDS_PER_DAY;
  const minute = Math.floor(second / 60);
  MINUTES[minute] ??= `T${formatMinute(minute)}`;
  // The short ends first: V8 joins a dozen letters at once, and keeps longer texts in pieces.
  return dateText(days) + (MINUTES[minute] + (seconds[second - minute * 60] as string));
}

/** THH:MM of a day's minutes, each written when it is first asked for. At full length: V8 would hash what lies apart. */
const MINUTES: string[] = /* @__PURE__ */ new Array(MINUTES_PER_DAY);

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
  return formatSecond(epochMilliseconds + offset * 1000, formatOffset(offset));
}

const OFFSET = /^([+-])(0\d|1[0-5]):([0-5]\d)(?::([0-5]\d))?$/;

/** Seconds east of UTC of an offset written ±HH:MM or ±HH:MM:SS, less than 16 hours; undefined for any other text. */
export function parseOffset(text: string): number | undefined {
  // Nearly every zone that is asked about has a name.
  if (text[0] !== '+' && text[0] !== '-') return undefined;
  const [, sign, hours, minutes, seconds = 0] = OFFSET.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const size = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  // Not -0, which would be another number than the offset of UTC.
  return sign === '-' ? 0 - size : size;
}
