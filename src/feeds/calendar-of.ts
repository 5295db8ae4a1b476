import type { Provenance } from '../calculation/calculate.js';
import type { ToolDescription } from '../calculation/tool.js';
import { icalendar } from '../calendar/icalendar.js';
import { uidsOf } from '../calendar/uid.js';
import { ALARM_HOURS, type Alarm } from '../catalog/feeds.js';
import { conventionsLine } from '../pages/form/used.js';
import { DAY_NAMES, queryOf } from '../pages/shell/address.js';
import type { Entry, FeedText, Told, Years } from './told.js';

/** By what a calendar was calculated, and how it is kept. */
interface Made {
  /** By which clock its times are told, as a line. */
  readonly clock: string;
  /** The options that its results depend on. */
  readonly options: ToolDescription['options'];
  readonly provenance: Provenance | undefined;
  /** Hours after which a subscriber may ask again; none of a file that is taken once. */
  readonly refreshHours?: number | undefined;
  /** Keeps its entries apart from those of another calendar of the same kind, place and conventions. */
  readonly scope?: string | undefined;
  /** When each of its entries is rung; never where it is not said. */
  readonly alarm?: Alarm | undefined;
}

/** What a calendar is called, and what tells it. */
interface Kind {
  readonly name: string;
  readonly tell: (told: Told) => FeedText;
}

/** The text of a calendar: what a server is subscribed for, and what is made without one. */
export function calendarOf({ name: kind, tell }: Kind, told: Told, made: Made): string {
  const { page, texts, years, timeZone } = told;
  const text = tell(told);
  const { name, url, about } = text;
  const { clock, options, provenance, refreshHours, scope = '', alarm } = made;
  const conventions = provenance && conventionsLine({ tool: { options }, provenance }, page);
  const uid = uidsOf(kind, settingsOf(texts) + scope);
  return icalendar({
    name: namedAt(name, texts.get(DAY_NAMES.place)),
    description: [yearsTold(told), clock, ...(conventions ? [conventions] : []), ...about].join('\n'),
    language: page.locale,
    timeZone,
    url,
    toldSince: Date.UTC(years.first, 0, 1),
    refreshHours,
    events: rung(text, alarm, timeZone).map(([{ code, day, ...event }, minutes]) => ({
      ...event,
      uid: uid(day, code),
      ...(minutes !== undefined && { alarm: minutes }),
    })),
  });
}

/** Each entry with the minutes from its start to its alarm, if any. */
function rung(
  text: FeedText,
  alarm: Alarm | undefined,
  timeZone: string,
): readonly (readonly [Entry, minutes?: number])[] {
  if (!alarm) return text.entries.map((entry) => [entry]);
  if (!text.minutesToAlarm) return text.entries.map((entry) => [entry, minutesToDay(alarm)]);
  const { minutesToAlarm, entries } = text;
  return entries.map((entry) => {
    const { when } = entry;
    return [entry, 'date' in when ? minutesToDay(alarm) : minutesToAlarm(alarm, when.start, timeZone)];
  });
}

/** A whole day starts at midnight by the clock of whoever has the calendar, whichever date it is. */
function minutesToDay(alarm: Alarm): number {
  const hour = ALARM_HOURS[alarm] * 60;
  return alarm === 'eve' ? hour - 24 * 60 : hour;
}

/** "Panchang · Varanasi": without a comma, since some programs show its escape in a name. */
export function namedAt(name: string, place: string | undefined): string {
  const [town = ''] = (place ?? '').split(',');
  return town.trim() === '' ? name : `${name} · ${town.trim()}`;
}

/** "2026 and 2027", the one that there is, or the first and the last of more. */
function yearsTold({ page, years: { first, last } }: { readonly page: Told['page']; readonly years: Years }): string {
  if (last !== first + 1) return last === first ? String(first) : `${first}–${last}`;
  return page.words.feeds.years(String(first), String(last));
}

/** What makes other entries of the same days: the place by its coordinates and not by its name, and the conventions. */
function settingsOf(texts: Told['texts']): string {
  return queryOf([...texts].filter(([name]) => name !== DAY_NAMES.place));
}
