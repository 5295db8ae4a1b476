import { type CalendarDate, formatDate, nextDate, readDate } from '../base/time/calendar.js';

/** A whole day, YYYY-MM-DD. */
export interface WholeDay {
  readonly date: string;
}

/** A whole day, or a stretch of time, milliseconds since 1970. */
type When = WholeDay | { readonly start: number; readonly end: number };

/** An entry of a calendar. It leaves the reader free. */
export interface CalendarEvent {
  /** The same whenever it is told, whatever the language. */
  readonly uid: string;
  readonly when: When;
  readonly summary: string;
  /** May have line breaks. */
  readonly description: string;
  /** Where more is told, if anywhere. */
  readonly url?: string | undefined;
  /** Minutes from its start to its alarm, less than none before it; without one it has none. */
  readonly alarm?: number | undefined;
}

export interface Calendar {
  readonly name: string;
  readonly description: string;
  /** ISO 639-1. */
  readonly language: string;
  /** IANA; the clock of whoever the days are told for. */
  readonly timeZone: string;
  /** The page that it is of, if any. */
  readonly url?: string | undefined;
  /** Since when it is told so, milliseconds since 1970: not the clock, so that the same calendar has the same bytes. */
  readonly toldSince: number;
  /** Hours after which a subscriber may ask again; none of a file that is taken once. */
  readonly refreshHours?: number | undefined;
  readonly events: readonly CalendarEvent[];
}

/** A calendar as RFC 5545 and RFC 7986 write it. */
export function icalendar({ events, ...calendar }: Calendar): string {
  const stamp = utc(calendar.toldSince);
  return [...head(calendar), ...events.map((event) => entry(event, stamp)), contentLine('END', 'VCALENDAR')].join('');
}

function head(calendar: Omit<Calendar, 'events'>): string[] {
  const { name, description, language, timeZone, url, refreshHours } = calendar;
  const lasts = refreshHours === undefined ? undefined : `PT${refreshHours}H`;
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', `-//nirayana//calendars//${language.toUpperCase()}`),
    contentLine('CALSCALE', 'GREGORIAN'),
    contentLine('METHOD', 'PUBLISH'),
    contentLine('NAME', textValue(name)),
    contentLine('DESCRIPTION', textValue(description)),
    ...(url === undefined ? [] : [contentLine('URL', url)]),
    // What most programs read in place of the four of RFC 7986.
    contentLine('X-WR-CALNAME', textValue(name)),
    contentLine('X-WR-CALDESC', textValue(description)),
    contentLine('X-WR-TIMEZONE', textValue(timeZone)),
    ...(lasts === undefined
      ? []
      : [contentLine('REFRESH-INTERVAL;VALUE=DURATION', lasts), contentLine('X-PUBLISHED-TTL', lasts)]),
  ];
}

function entry({ uid, when, summary, description, url, alarm }: CalendarEvent, stamp: string): string {
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', textValue(uid)),
    contentLine('DTSTAMP', stamp),
    ...times(when),
    contentLine('SUMMARY', textValue(summary)),
    contentLine('DESCRIPTION', textValue(description)),
    ...(url === undefined ? [] : [contentLine('URL', url)]),
    contentLine('TRANSP', 'TRANSPARENT'),
    ...(alarm === undefined ? [] : alarmed(alarm, summary)),
    contentLine('END', 'VEVENT'),
  ].join('');
}

/** RFC 5545, section 3.6.6. */
function alarmed(minutes: number, summary: string): string[] {
  const length = Math.abs(minutes);
  const told = length % 60 === 0 ? `PT${length / 60}H` : `PT${length}M`;
  return [
    contentLine('BEGIN', 'VALARM'),
    contentLine('ACTION', 'DISPLAY'),
    contentLine('DESCRIPTION', textValue(summary)),
    contentLine('TRIGGER', minutes < 0 ? `-${told}` : told),
    contentLine('END', 'VALARM'),
  ];
}

/** A day ends before the one that it is told to end with. */
function times(when: When): string[] {
  if ('date' in when) {
    const date = readDate(when.date);
    return [
      contentLine('DTSTART;VALUE=DATE', basicDate(date)),
      contentLine('DTEND;VALUE=DATE', basicDate(nextDate(date))),
    ];
  }
  return [contentLine('DTSTART', utc(when.start)), contentLine('DTEND', utc(when.end))];
}

function basicDate(date: CalendarDate): string {
  return formatDate(date).replaceAll('-', '');
}

/** `20260101T000000Z` */
function utc(at: number): string {
  return new Date(at)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '');
}

/** How iCalendar writes lines: RFC 5545, sections 3.1 (folding) and 3.3.11 (text). */

/** Octets of a line at most, without its line break. */
const LONGEST_LINE = 75;

/** A letter with the signs that stand on it, and the joiners that belong to it. */
const CLUSTERS = /\P{M}?[\p{M}\u200c\u200d]*/gu;

/**
 * A property as a line, folded where it is longer than 75 octets: never within a letter, and not between a letter and
 * the signs on it, unless these alone are longer than a line. The value is taken as it is.
 */
function contentLine(name: string, value: string): string {
  const line = `${name}:${value}`;
  // A letter has three octets for each of its units at most, so that most lines need no count.
  if (line.length * 3 <= LONGEST_LINE) return `${line}\r\n`;
  let folded = '';
  let room = LONGEST_LINE;
  for (const piece of piecesOf(line)) {
    const octets = octetsOf(piece);
    if (octets > room) {
      folded += '\r\n ';
      // The space that marks what goes on is an octet of its line.
      room = LONGEST_LINE - 1;
    }
    folded += piece;
    room -= octets;
  }
  return `${folded}\r\n`;
}

function* piecesOf(line: string): Generator<string> {
  for (const [cluster] of line.matchAll(CLUSTERS)) {
    if (octetsOf(cluster) < LONGEST_LINE) yield cluster;
    else yield* cluster;
  }
}

/** How long a text is in UTF-8: half of a surrogate pair is sent as the sign for what is no letter, in three octets. */
function octetsOf(text: string): number {
  let octets = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) as number;
    octets += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return octets;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no text may hold.
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Line breaks of all kinds: to some programs those of Unicode end a line as well. */
const BREAKS = /\r\n?|[\u0085\u2028\u2029]/g;

/** A text as the value of a property: its line breaks, commas, semicolons and backslashes escaped, controls left out. */
function textValue(text: string): string {
  return text
    .replace(BREAKS, '\n')
    .replace(CONTROLS, '')
    .replace(/[\\;,]/g, (letter) => `\\${letter}`)
    .replaceAll('\n', '\\n');
}
