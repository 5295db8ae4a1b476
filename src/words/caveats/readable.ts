import type { Locale } from '../../locale/locales.js';
import { parseDate } from '../../time/calendar.js';
import { CATALOGUES } from '../rules/catalogues.js';

/** How a page shows what stands in a sentence, where that is not the plain way of the language. */
export interface WordHooks {
  /** A day of the calendar, YYYY-MM-DD, as it stands in a sentence. */
  readonly date?: (iso: string) => string;
  /** False where the page itself says whose birth it is about. Default: the sentence begins with that. */
  readonly withBearer?: boolean;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::00|(:\d{2}))?(Z?)$/;

/** Between the day of a month and the year, and after the year. */
const YEARS: Readonly<Record<Locale, readonly [before: string, after: string]>> = {
  en: [' ', ''],
  uk: [' ', ' року'],
  ru: [' ', ' года'],
  hi: [' ', ''],
  fr: [' ', ''],
  de: [' ', ''],
  es: [' de ', ''],
};

/** A date, YYYY-MM-DD, in a language: also one that the calendar does not have, if only its month is one. */
function plainDate(locale: Locale, iso: string): string {
  const [year = '', month, day] = iso.split('-');
  const number = Number(month);
  if (number < 1 || number > 12) return iso;
  const [before, after] = YEARS[locale];
  return `${CATALOGUES[locale].texts.daysOfMonth([Number(day)], number)}${before}${year}${after}`;
}

/**
 * Facts with their dates, local times and instants as people write them, so that the words of no language need to. After
 * a date the times of the same date go without it: a sentence names them in the order of the facts.
 */
export function readableFacts<Facts>(locale: Locale, facts: Facts, { date }: WordHooks): Facts {
  let told = '';
  const day = (iso: string): string => {
    told = iso;
    return date && parseDate(iso) !== undefined ? date(iso) : plainDate(locale, iso);
  };
  const text = (value: string): string => {
    if (DATE.test(value)) return day(value);
    const [, iso = '', minute, second = '', utc] = DATE_TIME.exec(value) ?? [];
    if (minute === undefined) return value;
    const time = `${minute}${second}${utc ? ' UTC' : ''}`;
    return iso === told ? time : `${day(iso)}, ${time}`;
  };
  const readable = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map(readable);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, readable(part)]));
  };
  return readable(facts) as Facts;
}
