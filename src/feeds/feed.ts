import type { AnyTool } from '../calculation/tool.js';
import type { CalendarEvent } from '../calendar/icalendar.js';
import type { FeedName } from '../catalog/feeds.js';
import type { Texts } from '../pages/form/answer-to.js';
import { OF_TIME } from '../pages/shared/feed-names.js';
import { DAY_NAMES, type Pairs, queryOf } from '../pages/shell/address.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';

/** The two years that a calendar tells of: the present one at its place, and the next. */
export interface Years {
  readonly first: number;
  readonly last: number;
}

/** A calculation that a calendar needs, by what an address would say. */
interface Part {
  readonly tool: AnyTool;
  readonly texts: Texts;
}

/** What an entry is called, without what all entries have. */
export interface Entry extends Omit<CalendarEvent, 'uid'> {
  readonly code: string;
  /** The day under which it is known, YYYY-MM-DD. */
  readonly day: string;
}

/** What calculations tell a calendar. */
export interface Told {
  readonly page: PageContext;
  readonly years: Years;
  readonly texts: Texts;
  /** The zone in which its days are counted. */
  readonly timeZone: string;
  /** In the order of the parts. */
  readonly results: readonly unknown[];
  /** What `only` asks for; empty for what is usual. */
  readonly only: readonly string[];
}

interface FeedText {
  readonly name: string;
  /** The page that it is of. */
  readonly url: string;
  /** Lines that stand at its head beside the zone and the conventions. */
  readonly about: readonly string[];
  readonly entries: readonly Entry[];
}

/** A calendar to subscribe to. */
export interface Feed {
  readonly name: FeedName;
  /** The codes that `only` takes. */
  readonly codes: readonly string[];
  /** What is calculated, in pieces that block nobody else for long. */
  readonly parts: (years: Years, texts: Texts) => readonly Part[];
  readonly tell: (told: Told) => FeedText;
}

/** The address of a page with the place and conventions of a calendar, absolute, in the language of the reader. */
export function pageAddress(page: PageContext, path: string, texts: Texts, more: Pairs = []): string {
  const kept = [...texts].filter(([name]) => !OF_TIME.includes(name) && !more.some(([other]) => other === name));
  return hrefOf({ ...page, root: page.baseUrl }, path, queryOf([...kept, ...more]));
}

/**
 * The same for one entry of many: without the name of the place, which is nine octets for each letter of Hindi, and
 * which the page can do without.
 */
export function entryAddress(page: PageContext, path: string, texts: Texts, more: Pairs): string {
  return pageAddress(page, path, new Map([...texts].filter(([name]) => name !== DAY_NAMES.place)), more);
}

/** A text with others in place of some of its names. */
export function withTexts(texts: Texts, others: Readonly<Record<string, string>>): Texts {
  return new Map([...texts, ...Object.entries(others)]);
}
