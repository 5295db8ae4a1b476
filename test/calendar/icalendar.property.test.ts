import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { type Calendar, icalendar } from '../../src/calendar/icalendar.js';
import { linesOf, readCalendar } from '../support/calendars.js';
import { runs, words } from '../support/support.js';

const LETTERS = fc.constantFrom(
  ...'abc ,;:\\"\'\n',
  '\\n',
  'क',
  'क्ष',
  'ि',
  'ी',
  '्',
  'ँ',
  'राहु',
  'ё',
  'й',
  'e\u0301',
  '👩‍🌾',
  '🕉',
  '\u200d',
);

/** Texts of scripts that fold and escape differently, and any at all. */
const TEXT = fc.oneof(
  fc.array(LETTERS, { maxLength: 120 }).map((letters) => letters.join('')),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
);

const DATE = fc
  .integer({ min: 0, max: 146_000 })
  .map((days) => new Date(Date.UTC(1800, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));

const EMPTY: Calendar = {
  name: 'x',
  description: 'y',
  language: 'en',
  timeZone: 'Asia/Kolkata',
  url: 'https://example.org/',
  toldSince: Date.UTC(2026, 0, 1),
  events: [],
};

function withTexts(summary: string, description: string, date = '2026-01-01'): string {
  const event = { uid: 'one@test', when: { date }, summary, description, url: 'https://example.org/a?b=c,d' };
  return icalendar({ ...EMPTY, name: summary, description, events: [event] });
}

/** What a text is to a calendar: line breaks are one kind, and controls are none. */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out.
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}

/** A text as it arrives: half of a letter comes as the sign for what is none. */
function sent(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}

describe('a calendar', () => {
  it.prop([TEXT, TEXT], runs(100))('is read by others as it was told', (summary, description) => {
    const [name, about] = [sent(plain(summary)), sent(plain(description))];
    const calendar = readCalendar(sent(withTexts(summary, description)));
    expect(calendar.name).toBe(name);
    expect(calendar.description).toBe(about);
    expect(calendar.events[0]?.summary).toBe(name);
    expect(calendar.events[0]?.description).toBe(about);
    expect(calendar.events[0]?.url).toBe('https://example.org/a?b=c,d');
  });

  it.prop([TEXT, TEXT], runs(100))(
    'has lines of 75 octets at most, each ended by CR and LF',
    (summary, description) => {
      const text = withTexts(summary, description);
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of linesOf(text)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    },
  );

  it.prop([fc.array(LETTERS, { maxLength: 300 }).map((letters) => letters.join(''))], runs(100))(
    'begins no line with a sign that stands on the letter before',
    (text) => {
      // Longer than a line no letter may be, with all that stands on it.
      fc.pre(!/[\p{M}\u200d]{20}/u.test(text));
      for (const line of linesOf(withTexts(text, ''))) expect(line).not.toMatch(/^ [\p{M}\u200c\u200d]/u);
    },
  );

  it.prop([fc.integer({ min: 60, max: 300 })], runs(100))(
    'folds a letter that is longer than a line between its signs',
    (count) => {
      const text = withTexts(`क${'ि'.repeat(count)}`, '');
      for (const line of linesOf(text)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(readCalendar(text).events[0]?.summary).toBe(`क${'ि'.repeat(count)}`);
    },
  );

  it.prop([DATE], runs(100))('has a day that ends where the next begins', (date) => {
    const [event] = readCalendar(withTexts('a', 'b', date)).events;
    expect(event?.start).toBe(date);
    expect(event?.end).toBe(new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10));
  });

  it('has the hours of what is no whole day in UTC, and a stamp that is not the clock', () => {
    const when = { start: Date.UTC(2026, 2, 3, 12, 29, 52), end: Date.UTC(2026, 2, 3, 13, 17, 17) };
    const event = { uid: 'x', when, summary: 'a', description: 'b', url: 'https://example.org/' };
    const text = icalendar({ ...EMPTY, refreshHours: 24, events: [event] });
    expect(linesOf(text)).toEqual(
      expect.arrayContaining(words`
        DTSTAMP:20260101T000000Z DTSTART:20260303T122952Z DTEND:20260303T131717Z TRANSP:TRANSPARENT
        REFRESH-INTERVAL;VALUE=DURATION:PT24H X-PUBLISHED-TTL:PT24H X-WR-TIMEZONE:Asia/Kolkata
      `),
    );
    expect(text).not.toContain('VALARM');
    expect(icalendar({ ...EMPTY, events: [event] })).not.toContain('REFRESH-INTERVAL');
  });
});

describe('line breaks of Unicode', () => {
  it('are escaped as all others are, since to some programs they end a line', () => {
    const text = icalendar({ ...EMPTY, name: 'a\u2028b\u2029c\u0085d\r\ne', description: 'f\u009bg' });
    expect(text).not.toMatch(/[\u0080-\u009f\u2028\u2029]/);
    expect(text).toContain('a\\nb\\nc\\nd\\ne');
    expect(text).toContain('fg');
  });
});
