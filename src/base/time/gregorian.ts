/**
 * The proleptic Gregorian calendar in whole numbers, for what is read by the hundred in one call: the texts of instants
 * and the yearly rules of zones. Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms" (public domain),
 * days_from_civil and civil_from_days. Years begin in March, so that a leap day is the last of its year, and go in eras
 * of 400 years; the months from March on have 153 days in five.
 */

export interface CalendarFields {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

const DAYS_PER_ERA = 146_097;
/** From 0000-03-01 to 1970-01-01. */
const EPOCH_DAYS = 719_468;

/** Days since 1970-01-01. Day 0 is the last of the month before, month 13 the January that follows. */
export function daysFromFields({ year, month, day }: CalendarFields): number {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra - EPOCH_DAYS;
}

/** The year, month and day that are so many days after 1970-01-01. */
export function fieldsFromDays(days: number): CalendarFields {
  const { year, dayOfYear } = fromMarch(days);
  const { month, day } = dayFromMarch(dayOfYear);
  return { year: month > 2 ? year : year + 1, month, day };
}

/** The year that begins in March, and the day of it from 0. */
function fromMarch(days: number): { readonly year: number; readonly dayOfYear: number } {
  const counted = days + EPOCH_DAYS;
  const era = Math.floor(counted / DAYS_PER_ERA);
  const dayOfEra = counted - era * DAYS_PER_ERA;
  // Without the leap days: one in 1461 days, none in 36,525 but for the last of the era.
  const evenDay =
    dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor(evenDay / 365);
  const dayOfYear = dayOfEra - (yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  return { year: yearOfEra + era * 400, dayOfYear };
}

function dayFromMarch(dayOfYear: number): Omit<CalendarFields, 'year'> {
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return { month, day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1 };
}

/** Days from March to the end of December. */
const DAYS_TO_JANUARY = 306;

/** What was written last: an answer has most of its times on the same two dates. */
let lastDays = Number.NaN;
let lastDate = '';

/** The year from March in which that was: successive dates of a life have several in each. */
let firstDay = Number.NaN;
let lastDay = Number.NaN;
let yearTexts: readonly [string, string] = ['', ''];

/** -MM-DD of the days from March, each written when it is first asked for. */
const DAY_TEXTS: string[] = [];

/** YYYY-MM-DD of so many days after 1970-01-01. */
export function dateText(days: number): string {
  if (days === lastDays) return lastDate;
  if (!(days >= firstDay && days <= lastDay)) readYear(days);
  const day = days - firstDay;
  DAY_TEXTS[day] ??= dayText(day);
  lastDate = yearTexts[day < DAYS_TO_JANUARY ? 0 : 1] + DAY_TEXTS[day];
  lastDays = days;
  return lastDate;
}

function readYear(days: number): void {
  const { year, dayOfYear } = fromMarch(days);
  firstDay = days - dayOfYear;
  lastDay = daysFromFields({ year: year + 1, month: 3, day: 0 });
  yearTexts = [yearText(year), yearText(year + 1)];
}

function yearText(year: number): string {
  return String(year).padStart(4, '0');
}

function dayText(dayOfYear: number): string {
  const { month, day } = dayFromMarch(dayOfYear);
  return `-${TWO_DIGITS[month]}-${TWO_DIGITS[day]}`;
}

/** The weekday so many days after 1970-01-01, a Thursday; 0 is Sunday. */
export function weekdayOf(days: number): number {
  return (((days + 4) % 7) + 7) % 7;
}

/** The numbers 00 to 59, which every time has several of. */
export const TWO_DIGITS = /* @__PURE__ */ Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));

/** An offset in seconds east of UTC as +HH:MM, with the seconds where there are any. */
export function formatOffset(offsetSeconds: number): string {
  if (offsetSeconds !== lastOffset) {
    lastText = offsetText(offsetSeconds);
    lastOffset = offsetSeconds;
  }
  return lastText;
}

/** What was written last: an answer has most of its times in one offset. */
let lastOffset: number | undefined;
let lastText = '';

function offsetText(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds);
  const seconds = size % 60 === 0 ? '' : `:${TWO_DIGITS[size % 60]}`;
  const minute = `${TWO_DIGITS[Math.floor(size / 3600)]}:${TWO_DIGITS[Math.floor(size / 60) % 60]}`;
  return `${offsetSeconds < 0 ? '-' : '+'}${minute}${seconds}`;
}
