import type { CaveatLanguage } from './caveat-words.js';

/** How a page shows what stands in a sentence, where that is not the plain way of the language. */
export interface WordHooks {
  /** A day, YYYY-MM-DD, as it stands in a sentence; undefined for one that the calendar does not have. */
  readonly date?: (iso: string) => string | undefined;
  /** False where the page itself says whose birth it is about. Default: the sentence begins with that. */
  readonly withBearer?: boolean;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::00|(:\d{2}))?(Z?)$/;

/** A date, YYYY-MM-DD, in a language: also one that the calendar does not have, if only its month is one. */
export function plainDate({ dates }: Pick<CaveatLanguage, 'dates'>, iso: string): string {
  const [year = '', month, day] = iso.split('-');
  const number = Number(month);
  if (number < 1 || number > 12) return iso;
  const [before, after] = dates.years;
  return `${dates.daysOfMonth([Number(day)], number)}${before}${year}${after}`;
}

/**
 * Facts with their dates, local times and instants as people write them, so that the words of no language need to. After
 * a date the times of the same date go without it: a sentence names them in the order of the facts.
 */
export function readableFacts<Facts>(language: CaveatLanguage, facts: Facts, { date }: WordHooks): Facts {
  let told = '';
  const day = (iso: string): string => {
    told = iso;
    return date?.(iso) ?? plainDate(language, iso);
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
