import { type CalendarDate, dateOf, formatDate, readDate as readWritten } from '../../base/time/calendar.js';
import { fieldsFromDays } from '../../base/time/gregorian.js';
import { civilYearOfEra } from '../../calculation/month-dates.js';
import type { LanguageCode } from '../../languages/locale/locales.js';
import type { AlmanacCalendar } from '../../languages/pages/site/occasion-words.js';
import type { SoughtWords } from '../../languages/pages/site/sought-words.js';
import { dateAfter } from '../../pages/shared/blocks.js';
import { readDate } from '../../reading/date.js';
import { latinDigits } from '../../reading/digits.js';
import { readTypedDate } from '../../reading/typed-date.js';
import { LONGEST_SEARCH } from '../../tools/muhurta-finder/tool.js';
import type { AlmanacMonth, OccasionTyped } from './occasion-words.js';
import { dayPhrases, wordsIn } from './question-words.js';
import { isHeard, isOpen, isSame, spotOf, type Word } from './words-read.js';

/** A word of a question, or a date that stands whole in it. */
export interface Item extends Word {
  readonly date?: string;
}

/** A year that is named, by its number or from that of today. */
type Year = { readonly said: number } | { readonly ahead: number };

interface MonthNamed {
  readonly calendar: 'civil' | AlmanacCalendar;
  readonly month: number;
}

interface MonthSaid extends MonthNamed {
  readonly year?: Year;
}

/** When something is to be, before it is known what day it is. */
export type Time =
  | { readonly kind: 'dates'; readonly from: string; readonly to: string }
  | { readonly kind: 'day'; readonly ahead: number }
  | { readonly kind: 'month'; readonly ahead: number }
  | { readonly kind: 'months'; readonly first: MonthSaid; readonly last: MonthSaid }
  | { readonly kind: 'year'; readonly year: Year }
  | { readonly kind: 'none' }
  /** Something is said of it that is not understood, or not all of it. */
  | { readonly kind: 'unread' };

const UNREAD: Time = { kind: 'unread' };

/** More words are no question. */
export const MOST_WORDS = 24;
/** A date has at most so many: 14 de febrero de 2027. */
const LONGEST_DATE = 5;

/** The words of a text with the dates that stand whole in it, read in any of some languages. */
export function itemsIn(sought: string, locales: readonly LanguageCode[]): Item[] {
  let parts: (string | Item)[] = sought.split(/[\s,?!;।]+/).slice(0, MOST_WORDS + 1);
  for (let length = LONGEST_DATE; length > 0; length--) {
    for (let at = 0; at + length <= parts.length; at++) {
      const date = dateOfAll(parts.slice(at, at + length), locales);
      if (date !== undefined) parts = parts.toSpliced(at, length, { word: '', date, isRead: false });
    }
  }
  return parts.flatMap((part) =>
    typeof part === 'string' ? wordsIn(part).map((word) => ({ word, isRead: false })) : [part],
  );
}

function dateOfAll(parts: readonly (string | Item)[], locales: readonly LanguageCode[]): string | undefined {
  if (!parts.every((part) => typeof part === 'string')) return undefined;
  const text = parts.join(' ');
  for (const locale of locales) {
    const { date } = readDate(text, { locale });
    if (date !== undefined) return date;
  }
  return undefined;
}

type TimeSaid =
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'day'; readonly ahead: number }
  | { readonly kind: 'month_ahead'; readonly ahead: number }
  | ({ readonly kind: 'month' } & MonthNamed)
  | { readonly kind: 'year'; readonly year: Year };

/** What is told of a time at one place in a question. */
type Told = { readonly at: number; readonly length: number } & TimeSaid;

/** When something is to be by the words of a question. What was understood of them is read then. */
export function timeIn(items: readonly Item[], known: OccasionTyped, typed: readonly SoughtWords[]): Time {
  const told = [...spansTold(items, known), ...daysTold(items, typed), ...wordsTold(items, known)].sort(
    (one, other) => one.at - other.at,
  );
  const [first, ...others] = told;
  if (first === undefined) return { kind: 'none' };
  const kinds = new Set(told.map(({ kind }) => kind));
  if (kinds.size === 1 && kinds.has('date')) return datesIn(items, known, told);
  if (!kinds.has('month_ahead') && !kinds.has('day') && !kinds.has('date')) return monthsIn(items, known, told);
  if (others.length > 0 || hasEnd(items, known, told)) return UNREAD;
  if (first.kind === 'day') return { kind: 'day', ahead: first.ahead };
  return first.kind === 'month_ahead' ? { kind: 'month', ahead: first.ahead } : UNREAD;
}

function spansTold(items: readonly Item[], { spans }: OccasionTyped): Told[] {
  const told: Told[] = [];
  for (let spot = spotOf(items, spans, isSame); spot; spot = spotOf(items, spans, isSame)) {
    const { at, length, meant } = spot;
    const ahead = meant.startsWith('next') ? 1 : 0;
    told.push(
      meant.endsWith('year')
        ? { kind: 'year', year: { ahead }, at, length }
        : { kind: 'month_ahead', ahead, at, length },
    );
  }
  return told;
}

/** Nobody looks for a time that is past: a word for yesterday is another word here. */
function daysTold(items: readonly Item[], typed: readonly SoughtWords[]): Told[] {
  const ahead = dayPhrases(typed).filter(([days]) => days >= 0);
  const spot = spotOf(items, ahead, isSame) ?? spotOf(items, ahead, isHeard);
  return spot ? [{ kind: 'day', ahead: spot.meant, at: spot.at, length: spot.length }] : [];
}

/** A year in digits of any script, with an ending where words of India have theirs. */
const YEAR = /^(\d{4})[\u0900-\u0d7f]{0,8}$/;

/** Before these, "may" is no month. */
const AFTER_MAY: ReadonlySet<string> = new Set(['i', 'we', 'you', 'he', 'she', 'they', 'my', 'our', 'the', 'a', 'be']);

function wordsTold(items: readonly Item[], known: OccasionTyped): Told[] {
  return items.flatMap((item, at): Told[] => {
    const said = item.isRead ? undefined : timeSaid(item, items[at + 1]?.word ?? '', known);
    if (!said) return [];
    item.isRead = true;
    return [{ ...said, at, length: 1 }];
  });
}

function timeSaid({ word, date }: Item, next: string, known: OccasionTyped): TimeSaid | undefined {
  if (date !== undefined) return { kind: 'date', date };
  const [, year] = YEAR.exec(latinDigits(word)) ?? [];
  if (year !== undefined) return { kind: 'year', year: { said: Number(year) } };
  const month = word === 'may' && AFTER_MAY.has(next) ? undefined : monthNamed(word, known);
  return month && { kind: 'month', ...month };
}

/** What is a month of both calendars is one of the civil year. */
function monthNamed(word: string, { months, almanacMonth }: OccasionTyped): MonthNamed | undefined {
  const month = months.get(word);
  return month === undefined ? almanacMonth(word) : { calendar: 'civil', month };
}

function datesIn(items: readonly Item[], known: OccasionTyped, told: readonly Told[]): Time {
  const [from, to = from] = told.flatMap((one) => (one.kind === 'date' ? [one.date] : []));
  if (from === undefined || to === undefined || told.length > 2 || from > to) return UNREAD;
  const isSpan = told.length === 2;
  if (isSpan ? !isJoined(items, known, told) : hasEnd(items, known, told)) return UNREAD;
  if (isSpan) readEnds(items, known, told);
  return { kind: 'dates', from, to };
}

/** A month, several in a row or two as the ends of a time, or a year. */
function monthsIn(items: readonly Item[], known: OccasionTyped, told: readonly Told[]): Time {
  const { months, year, isWhole } = monthsWithYears(told);
  const [first, ...others] = months;
  const last = others.at(-1);
  if (!isWhole) return UNREAD;
  if (last === undefined) {
    if (hasEnd(items, known, told)) return UNREAD;
    if (first) return { kind: 'months', first, last: first };
    return year ? { kind: 'year', year } : UNREAD;
  }
  const isNext = (one: MonthSaid, at: number) => one.month === ((months[at]?.month ?? 0) % 12) + 1;
  if (others.some(({ calendar }) => calendar !== first?.calendar)) return UNREAD;
  const isRow = others.every(isNext) && !others.slice(0, -1).some((one) => one.year);
  if (first === undefined || !(isRow || (others.length === 1 && isJoined(items, known, told)))) return UNREAD;
  readEnds(items, known, told);
  return { kind: 'months', first, last };
}

interface MonthsTold {
  readonly months: readonly MonthSaid[];
  /** One that belongs to no month. */
  readonly year: Year | undefined;
  /** Whether each year belongs to a month, or one is all that is told. */
  readonly isWhole: boolean;
}

/** A year belongs to the month that it follows, else to that which follows it. */
function monthsWithYears(told: readonly Told[]): MonthsTold {
  const months: MonthSaid[] = [];
  let year: Year | undefined;
  let isWhole = true;
  for (const one of told) {
    const last = months.at(-1);
    if (one.kind === 'month') {
      months.push({ calendar: one.calendar, month: one.month, ...(year && { year }) });
      year = undefined;
    } else if (one.kind === 'year' && last && !last.year) {
      months.splice(-1, 1, { ...last, year: one.year });
    } else if (one.kind === 'year') {
      isWhole &&= year === undefined;
      year = one.year;
    }
  }
  return { months, year, isWhole: isWhole && (year === undefined || months.length === 0) };
}

interface Reach {
  readonly before: number;
  readonly behind: number;
}

/** The words next to all that is told. */
function reachOf(told: readonly Told[]): Reach {
  const last = told.at(-1);
  return { before: (told[0]?.at ?? 0) - 1, behind: (last?.at ?? 0) + (last?.length ?? 0) };
}

/** Whether a time is only the beginning or the end of what is meant: "from February", "till March". */
function hasEnd(items: readonly Item[], known: OccasionTyped, told: readonly Told[]): boolean {
  const { before, behind } = reachOf(told);
  return known.before.has(items[before]?.word ?? '') || known.behind.has(items[behind]?.word ?? '');
}

function endsAt(items: readonly Item[], { before, behind }: OccasionTyped, told: readonly Told[]): Item[] {
  const reach = reachOf(told);
  const near = items.slice(Math.max(reach.before, 0), reach.behind + 1).filter(isOpen);
  return near.filter(({ word }) => before.has(word) || behind.has(word));
}

/** Whether two times are the ends of one: a word says so, or none stands between them. */
function isJoined(items: readonly Item[], known: OccasionTyped, told: readonly Told[]): boolean {
  const { before, behind } = reachOf(told);
  return endsAt(items, known, told).length > 0 || !items.slice(before + 1, behind).some(isOpen);
}

function readEnds(items: readonly Item[], known: OccasionTyped, told: readonly Told[]): void {
  for (const item of endsAt(items, known, told)) item.isRead = true;
}

/** The first and the last day of a time, both inside. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** The days of a month of an almanac in the year that began in the spring of a civil one. */
export type AlmanacDates = (month: AlmanacMonth & { readonly civilYear: number }) => DaySpan | undefined;

/** By what a time is told: the day that it is, and what almanacs have. */
interface By {
  readonly today: string;
  readonly almanac: AlmanacDates;
}

/** The days of a time by those of today; undefined of what the finder does not look through. */
export function daysOf(time: Time, by: By): DaySpan | undefined {
  const span = meantBy(time, by);
  if (!span) return undefined;
  const days = readWritten(span.to) - readWritten(span.from) + 1;
  return days >= 1 && days <= LONGEST_SEARCH ? span : undefined;
}

function meantBy(time: Time, by: By): DaySpan | undefined {
  const { today } = by;
  const { year, month } = fieldsFromDays(readWritten(today));
  switch (time.kind) {
    case 'dates':
      return time;
    case 'day': {
      const date = dateAfter(today, time.ahead);
      return date === undefined ? undefined : { from: date, to: date };
    }
    case 'month': {
      const one = inRow(year, month + time.ahead);
      return notBefore(today, monthsOf(one, one));
    }
    case 'months': {
      const { first, last } = time;
      const { calendar } = first;
      const span = spanBy(calendar === 'civil' ? civilYears(today) : almanacYears(calendar, by), first, last);
      return first.year || last.year ? span : notBefore(today, span);
    }
    case 'year': {
      const number = numbered(time.year, today);
      const span = monthsOf({ year: number, month: 1 }, { year: number, month: 12 });
      return 'said' in time.year ? span : notBefore(today, span);
    }
    default:
      return undefined;
  }
}

function numbered(year: Year, today: string): number {
  return 'said' in year ? year.said : Number(today.slice(0, 4)) + year.ahead;
}

interface YearMonth {
  readonly year: number;
  readonly month: number;
}

function inRow(year: number, month: number): YearMonth {
  return month > 12 ? { year: year + 1, month: month - 12 } : { year, month };
}

/** How a calendar counts its years; undefined of those that it does not have. */
interface Years {
  /** Of a month without a year: the next that is not over. */
  readonly coming: (month: number) => number | undefined;
  readonly said: (month: number, year: Year) => number | undefined;
  readonly span: (first: YearMonth, last: YearMonth) => DaySpan | undefined;
}

/** The days of two months, where the year of one or of both is said or of none, in their order. */
function spanBy({ coming, said, span }: Years, first: MonthSaid, last: MonthSaid): DaySpan | undefined {
  const crosses = last.month < first.month ? 1 : 0;
  const end = last.year && said(last.month, last.year);
  if (last.year && end === undefined) return undefined;
  const usual = () => (end === undefined ? coming(first.month) : end - crosses);
  const begin = first.year ? said(first.month, first.year) : usual();
  if (begin === undefined) return undefined;
  return span({ year: begin, month: first.month }, { year: end ?? begin + crosses, month: last.month });
}

function civilYears(today: string): Years {
  const { year, month: running } = fieldsFromDays(readWritten(today));
  return {
    coming: (month) => (month < running ? year + 1 : year),
    said: (_, one) => numbered(one, today),
    span: monthsOf,
  };
}

/** Years from spring to spring. A civil year has the month of which it has the most days. */
function almanacYears(calendar: AlmanacCalendar, { today, almanac }: By): Years {
  const daysIn = ({ year, month }: YearMonth) => almanac({ calendar, month, civilYear: year });
  const running = numbered({ ahead: 0 }, today);
  return {
    coming: (month) => [running - 1, running, running + 1].find((year) => (daysIn({ year, month })?.to ?? '') >= today),
    said: (month, one) => {
      const civil = numbered(one, today);
      if (civil < FIRST_CIVIL) return calendar === 'lunar' ? undefined : civilYearOfEra(calendar, month, civil);
      const [before, after] = [civil - 1, civil].map((year) => daysWithin(civil, daysIn({ year, month })));
      return (before ?? 0) > (after ?? 0) ? civil - 1 : civil;
    },
    span: (first, last) => {
      const [begins, ends] = [daysIn(first), daysIn(last)];
      return begins && ends && { from: begins.from, to: ends.to };
    },
  };
}

/** A year before it is one of an era of India: nobody looks for a day that is so long past. */
const FIRST_CIVIL = 1800;

/** How many days of a span a civil year has. */
function daysWithin(year: number, span: DaySpan | undefined): number {
  if (!span) return 0;
  const [first, last] = [dateOf(year, 1, 1), dateOf(year, 12, 31)];
  return Math.min(last, readWritten(span.to)) - Math.max(first, readWritten(span.from)) + 1;
}

function monthsOf(first: YearMonth, last: YearMonth): DaySpan | undefined {
  const isRead = [first, last].every(({ year, month }) => {
    return 'date' in readTypedDate({ day: '1', month: String(month), year: String(year) });
  });
  if (!isRead) return undefined;
  const next = inRow(last.year, last.month + 1);
  const end = (dateOf(next.year, next.month, 1) - 1) as CalendarDate;
  return { from: formatDate(dateOf(first.year, first.month, 1)), to: formatDate(end) };
}

/** Of what is named from today, the part that is still to come. */
function notBefore(today: string, span: DaySpan | undefined): DaySpan | undefined {
  return span && span.from < today ? { ...span, from: today } : span;
}
