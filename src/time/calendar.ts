/** A day of the proleptic Gregorian calendar. */
export interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const MINUTE = 60_000;
/** Of a day of 24 hours. */
export const MILLISECONDS_PER_DAY = 86_400_000;

/** A date written YYYY-MM-DD, or undefined if it is not written so or the calendar has no such day. */
export function parseDate(text: string): CalendarDate | undefined {
  const parts = DATE.exec(text);
  if (!parts) return undefined;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  return formatDate(dayStart({ year, month, day })) === text ? { year, month, day } : undefined;
}

/** The first day of a month written YYYY-MM, or undefined if it is not written so or the calendar has no such month. */
export function parseMonth(text: string): CalendarDate | undefined {
  return parseDate(`${text}-01`);
}

/** The days of the month that a date lies in. */
export function daysOfMonth({ year, month }: CalendarDate): CalendarDate[] {
  const count = new Date(dayStart({ year, month: month + 1, day: 0 })).getUTCDate();
  return Array.from({ length: count }, (_, index) => ({ year, month, day: index + 1 }));
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
  return date && time && rest.length === 0 ? dayStart(date) + (time.hour * 60 + time.minute) * MINUTE : undefined;
}

/** Milliseconds since 1970 at 00:00 UTC of a date. */
export function dayStart({ year, month, day }: CalendarDate): number {
  // Date.UTC reads the years 0 to 99 as 1900 to 1999; setUTCFullYear does not.
  return new Date(0).setUTCFullYear(year, month - 1, day);
}

/** The date after a date. */
export function nextDate(date: CalendarDate): CalendarDate {
  const next = new Date(dayStart(date) + MILLISECONDS_PER_DAY);
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
}

/** YYYY-MM-DD of the UTC day that holds an instant. */
export function formatDate(epochMilliseconds: number): string {
  return new Date(epochMilliseconds).toISOString().slice(0, 10);
}

const TWO_DIGITS = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));

/** YYYY-MM-DDTHH:MM:SSZ, rounded to the second. */
export function formatInstant(epochMilliseconds: number): string {
  // A third of the time of toISOString, which counts: a dasha has 730 instants.
  const at = new Date(Math.round(epochMilliseconds / 1000) * 1000);
  const year = String(at.getUTCFullYear()).padStart(4, '0');
  const date = `${year}-${TWO_DIGITS[at.getUTCMonth() + 1]}-${TWO_DIGITS[at.getUTCDate()]}`;
  const hours = TWO_DIGITS[at.getUTCHours()];
  return `${date}T${hours}:${TWO_DIGITS[at.getUTCMinutes()]}:${TWO_DIGITS[at.getUTCSeconds()]}Z`;
}

/** YYYY-MM-DDTHH:MM of a wall clock that differs from UTC by an offset, to the nearest minute or as `round` says. */
export function formatLocalMinute(epochMilliseconds: number, offsetSeconds: number, round = Math.round): string {
  const wall = round((epochMilliseconds + offsetSeconds * 1000) / MINUTE) * MINUTE;
  return new Date(wall).toISOString().slice(0, 16);
}

/**
 * YYYY-MM-DDTHH:MM:SS+HH:MM of a wall clock, rounded to the second. RFC 3339 has no seconds in an offset: one that has
 * them is rounded to the minute and the clock with it, so that the text still is the exact instant.
 */
export function formatLocalSecond(epochMilliseconds: number, offsetSeconds: number): string {
  const offset = Math.round(offsetSeconds / 60) * 60;
  return formatInstant(epochMilliseconds + offset * 1000).slice(0, -1) + formatOffset(offset);
}

/** +HH:MM, with the seconds where there are any. */
export function formatOffset(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds);
  const parts = [size / 3600, (size / 60) % 60, size % 60].map((part) => String(Math.floor(part)).padStart(2, '0'));
  return `${offsetSeconds < 0 ? '-' : '+'}${(size % 60 === 0 ? parts.slice(0, 2) : parts).join(':')}`;
}
