import { type CalendarDate, formatDate, nextDate, readDate } from '../base/time/calendar.js';
import { contentLine, textValue } from './lines.js';

/** A whole day, YYYY-MM-DD, or a stretch of time, milliseconds since 1970. */
type When = { readonly date: string } | { readonly start: number; readonly end: number };

/** An entry of a calendar. It leaves the reader free and has no alarm. */
export interface CalendarEvent {
  /** The same whenever it is told, whatever the language. */
  readonly uid: string;
  readonly when: When;
  readonly summary: string;
  /** May have line breaks. */
  readonly description: string;
  /** Where more is told. */
  readonly url: string;
}

export interface Calendar {
  readonly name: string;
  readonly description: string;
  /** ISO 639-1. */
  readonly language: string;
  /** IANA; the clock of whoever the days are told for. */
  readonly timeZone: string;
  /** The page that it is of. */
  readonly url: string;
  /** Since when it is told so, milliseconds since 1970: not the clock, so that the same calendar has the same bytes. */
  readonly toldSince: number;
  /** Hours after which a subscriber may ask again; none of a file that is taken once. */
  readonly refreshHours?: number;
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
    contentLine('URL', url),
    // What most programs read in place of the four of RFC 7986.
    contentLine('X-WR-CALNAME', textValue(name)),
    contentLine('X-WR-CALDESC', textValue(description)),
    contentLine('X-WR-TIMEZONE', timeZone),
    ...(lasts === undefined
      ? []
      : [contentLine('REFRESH-INTERVAL;VALUE=DURATION', lasts), contentLine('X-PUBLISHED-TTL', lasts)]),
  ];
}

function entry({ uid, when, summary, description, url }: CalendarEvent, stamp: string): string {
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', uid),
    contentLine('DTSTAMP', stamp),
    ...times(when),
    contentLine('SUMMARY', textValue(summary)),
    contentLine('DESCRIPTION', textValue(description)),
    contentLine('URL', url),
    contentLine('TRANSP', 'TRANSPARENT'),
    contentLine('END', 'VEVENT'),
  ].join('');
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
