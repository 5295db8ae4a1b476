import type { CalendarEvent, WholeDay } from '../calendar/icalendar.js';
import type { Alarm } from '../catalog/feeds.js';
import { DAY_NAMES, OF_TIME, type Pairs, queryOf } from '../pages/shell/address.js';
import type { Teller } from '../pages/shell/context.js';

/**
 * The years that a calendar tells of, first and last. One to subscribe to has the present one at its place, and the
 * next.
 */
export interface Years {
  readonly first: number;
  readonly last: number;
}

/** What the address of a calendar says, by name. */
export type Texts = ReadonlyMap<string, string>;

/** What an entry is called, without what all entries have. */
export interface Entry extends Omit<CalendarEvent, 'uid' | 'alarm'> {
  readonly code: string;
  /** The day under which it is known, YYYY-MM-DD. */
  readonly day: string;
}

/** The address of a page, by its path and its query; none where nothing is linked. */
export type Link = (path: string, query: string) => string | undefined;

/** What calculations tell a calendar. */
export interface Told {
  readonly page: Teller;
  readonly link: Link;
  readonly years: Years;
  readonly texts: Texts;
  /** The zone in which its days are counted. */
  readonly timeZone: string;
  /** In the order of the parts. */
  readonly results: readonly unknown[];
  /** What `only` asks for; empty for what is usual. */
  readonly only: readonly string[];
}

interface Head {
  readonly name: string;
  /** The page that it is of. */
  readonly url: string | undefined;
  /** Lines that stand at its head beside the zone and the conventions. */
  readonly about: readonly string[];
}

/** A calendar of nothing but whole days, which are rung without a zone. */
interface DaysText extends Head {
  readonly entries: readonly (Entry & { readonly when: WholeDay })[];
  readonly minutesToAlarm?: undefined;
}

/** A calendar of which some entries have their hours: it says when they are rung. */
interface HoursText extends Head {
  readonly entries: readonly Entry[];
  /** For which the history of a zone is needed, so that a calendar of days does without it. */
  readonly minutesToAlarm: (alarm: Alarm, start: number, timeZone: string) => number;
}

export type FeedText = DaysText | HoursText;

/** The address of a page with the place and conventions of a calendar. */
export function pageAddress({ link }: Told, path: string, texts: Texts, more: Pairs = []): string | undefined {
  const kept = [...texts].filter(([name]) => !OF_TIME.includes(name) && !more.some(([other]) => other === name));
  return link(path, queryOf([...kept, ...more]));
}

/**
 * The same for one entry of many: without the name of the place, which is nine octets for each letter of Hindi, and
 * which the page can do without.
 */
export function entryAddress(told: Told, path: string, texts: Texts, more: Pairs): string | undefined {
  return pageAddress(told, path, new Map([...texts].filter(([name]) => name !== DAY_NAMES.place)), more);
}
