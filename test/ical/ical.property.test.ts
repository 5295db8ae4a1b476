import { fc, it } from '@fast-check/vitest';
import ICAL from 'ical.js';
import { expect } from 'vitest';
import { panchangIcal, vrataIcal } from '../../src/entries/ical.js';
import { panchangMonth, vrataCalendar } from '../../src/entries/index.js';
import * as languages from '../../src/languages/list.js';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { linesOf, readCalendar } from '../support/calendars.js';
import { runs } from '../support/support.js';

const VARANASI = { latitude: 25.3176, longitude: 82.9739, timezone: 'Asia/Kolkata' };
const month = vrataCalendar({ from: '2026-11-05', to: '2026-11-12', ...VARANASI });
const days = panchangMonth({ target_month: '2026-03', ...VARANASI });

/** Names that would end a line, begin another property or break an address. */
const NAME = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        ...'a,;:\\"\r\n=?&#%',
        '\r\nBEGIN:VALARM\r\n',
        'END:VEVENT',
        'का',
        '्',
        '\u2028',
        '\ud800',
        '👩‍🌾',
        '\u202e',
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join('').slice(0, 200)),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

const wordsOf = async (locale: (typeof LANGUAGE_CODES)[number]) => {
  const { calendarWords } = await import(`../../src/languages/${locale}/ical.ts`);
  return calendarWords;
};

it.prop([NAME, NAME, fc.constantFrom(...LANGUAGE_CODES)], runs(25))(
  'a calendar keeps the laws of RFC 5545, whatever it is called',
  async (place, scope, locale) => {
    const words = await wordsOf(locale);
    const text = vrataIcal(month, { place, scope, words, pages: 'https://example.org', refreshHours: 24 });
    expect(text).toBe(vrataIcal(month, { place, scope, words, pages: 'https://example.org', refreshHours: 24 }));
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u2028\u2029\u0085]/);
    for (const line of linesOf(text)) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).toMatch(/^(?: |[A-Z-]+[;:])/);
    }
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect([...new Set(calendar.getAllSubcomponents().map(({ name }) => name))]).toEqual(['vevent']);
    for (const event of calendar.getAllSubcomponents('vevent')) {
      const once = event.getAllProperties().map(({ name }) => name);
      expect(new Set(once).size).toBe(once.length);
      for (const needed of ['uid', 'dtstamp', 'dtstart', 'dtend', 'summary']) expect(once).toContain(needed);
      expect(event.getAllSubcomponents()).toEqual([]);
    }
    const { events } = readCalendar(text);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(events.every(({ start, end }) => start < end)).toBe(true);
  },
);

it.prop([fc.constantFrom(...LANGUAGE_CODES)], runs(7))('has the same entries in every language', async (locale) => {
  const words = await wordsOf(locale);
  const english = await wordsOf('en');
  const entries = (text: string) => readCalendar(text).events.map(({ uid, start, end }) => [uid, start, end]);
  expect(entries(panchangIcal(days, { words }))).toEqual(entries(panchangIcal(days, { words: english })));
  const pages = await languages.pagesIn(locale);
  expect(words.tools.panchang).toBe(pages.tools.panchang);
});
