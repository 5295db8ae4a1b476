import { describe, expect, it } from 'vitest';
// The service loads the pages with the first that is asked for, which would count as time of a test.
import '../../src/site/pages.js';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { byTwelve } from '../../src/languages/pages/part-of-day.js';
import { formatsOf } from '../../src/pages/shell/context.js';
import { PAGE_WORDS } from '../support/page-words.js';
import { pageOf, SLUGS } from './asked-of-tools.js';
import { follow, read, tagsOf } from './form/asked.js';
import { ownTexts } from './visible.js';

/** A time by a clock of 24 hours that one of twelve has not: not the offset of a clock, and not a span of hours. */
const OF_24 = /(?<![\d:+\-−])(?:0\d|1[3-9]|2[0-4]):[0-5]\d(?![\d:])/;

const DAY = '/tools/panchang?on=2026-11-20&on_tz=Asia/Kolkata&at_lat=25.3168&at_lon=83.0105&at_place=Varanasi';

describe('times by a clock of twelve hours', () => {
  it.each([
    ['en', '12:05 am', '6:48 am', '12:00 pm', '2:05 pm', '9:15 pm'],
    ['uk', '12:05 ночі', '6:48 ранку', '12:00 дня', '2:05 дня', '9:15 вечора'],
    ['ru', '12:05 ночи', '6:48 утра', '12:00 дня', '2:05 дня', '9:15 вечера'],
    ['hi', 'रात 12:05', 'सुबह 6:48', 'दोपहर 12:00', 'दोपहर 2:05', 'रात 9:15'],
    ['fr', '12:05 AM', '6:48 AM', '12:00 PM', '2:05 PM', '9:15 PM'],
    ['de', '12:05 AM', '6:48 AM', '12:00 PM', '2:05 PM', '9:15 PM'],
    ['es', '12:05 a. m.', '6:48 a. m.', '12:00 p. m.', '2:05 p. m.', '9:15 p. m.'],
  ] as const)('are those of %s', (locale, ...told) => {
    const times = ['00:05', '06:48', '12:00', '14:05', '21:15'];
    const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(times.map((time) => spaced(formatsOf(PAGE_WORDS[locale].format, 12).clock(time)))).toEqual(told);
    expect(times.map(formatsOf(PAGE_WORDS[locale].format).clock)).toEqual(times);
  });

  it('tell all minutes of a day apart, on one line', () => {
    for (const locale of LANGUAGE_CODES) {
      const times = Array.from({ length: 1440 }, (_, minute) =>
        byTwelve(new Date(minute * 60_000).toISOString().slice(11, 16), PAGE_WORDS[locale].format.partsOfDay),
      );
      expect(new Set(times).size).toBe(1440);
      expect(times.filter((time) => /[ {}|]/.test(time))).toEqual([]);
    }
  });

  it('stand in sentences that were made for 24 hours, and offsets stay', () => {
    const told = (locale: (typeof LANGUAGE_CODES)[number], sentence: string) =>
      formatsOf(PAGE_WORDS[locale].format, 12).withTimes(sentence);
    expect(told('de', 'Von 06:00 bis 18:00 Uhr, UTC+05:30.')).toBe('Von 6:00\u00a0AM bis 6:00\u00a0PM, UTC+05:30.');
    expect(told('es', 'De 06:00 a 18:00. UTC−05:00')).toBe('De 6:00\u00a0a.\u00a0m. a 6:00\u00a0p.\u00a0m. UTC−05:00');
    expect(formatsOf(PAGE_WORDS.de.format).withTimes('18:00 Uhr.')).toBe('18:00 Uhr.');
  });
});

describe('a reader who has chosen the clock of twelve hours', () => {
  it.each(SLUGS)('meets no other on the page of %s, in a third of the languages', async (slug) => {
    const found: string[] = [];
    const at = SLUGS.indexOf(slug);
    for (const locale of LANGUAGE_CODES.filter((_, index) => (index + at) % 3 === 0)) {
      const { path, page } = await follow(`${pageOf(slug, locale)}?example&hours=12`);
      expect(path).toMatch(/&hours=12$/);
      const texts = ownTexts(page.text, locale);
      found.push(...texts.filter((text) => OF_24.test(text) || /M Uhr/.test(text)).map((text) => `${locale}: ${text}`));
    }
    expect(found).toEqual([]);
  });

  it('keeps it in every link and form within the site, and search engines and programs never see it', async () => {
    const { text } = await read(`${DAY}&hours=12`);
    const links = tagsOf(text).filter(({ name, attributes }) => name === 'a' && attributes.has('href'));
    const within = links.filter(({ attributes }) =>
      /^\/(?!tools\/panchang\.json|calendars)/.test(attributes.get('href') ?? ''),
    );
    expect(within.length).toBeGreaterThan(20);
    const without = within.filter(({ attributes }) => !/[?&]hours=12(#|$)/.test(attributes.get('href') ?? ''));
    expect(without.map(({ attributes }) => attributes.get('data-hours'))).toEqual(['24']);
    const forms = text.match(/<form\b/g)?.length;
    expect(text.match(/<input type="hidden" name="hours" value="12"/g)).toHaveLength(forms ?? 0);
    const outside = tagsOf(text).filter(({ name }) => name === 'link' || name === 'meta');
    expect(
      outside.filter(({ attributes }) => [...attributes.values()].some((value) => value.includes('hours'))),
    ).toEqual([]);
    const json = links.filter(({ attributes }) => attributes.get('type') === 'application/json');
    expect(json.map(({ attributes }) => attributes.get('href')?.includes('hours'))).toEqual([false]);
  });

  it('gets the same answer as JSON, and pages of 24 hours by any other word', async () => {
    const json = DAY.replace('?', '.json?');
    expect((await read(`${json}&hours=12`)).text).toBe((await read(json)).text);
    const plain = await read(DAY);
    for (const hours of ['24', '', 'x', '012']) expect((await read(`${DAY}&hours=${hours}`)).text).toBe(plain.text);
    expect(plain.text).not.toContain('name="hours"');
  });

  it('is led on with it, and gets a form without a query that all may keep, under a tag of its own', async () => {
    const moved = await read(`${DAY.replace('2026-11-20', '20.11.2026')}&hours=12`);
    expect(moved.headers.get('location')).toMatch(/&hours=12$/);
    const [plain, twelve] = [await read('/tools/panchang'), await read('/tools/panchang?hours=12')];
    expect(twelve.headers.get('cache-control')).toBe(plain.headers.get('cache-control'));
    expect(twelve.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  });

  it('is refused it by a calendar, which is the same for all who subscribe', async () => {
    const calendar = '/calendars/vrata.ics?at_lat=25.3168&at_lon=83.0105&on_tz=Asia/Kolkata';
    expect((await read(`${calendar}&hours=12`)).status).toBe(400);
  });
});
