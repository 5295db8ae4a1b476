import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runTool } from '../../../src/calculation/run.js';
import type { AnyTool } from '../../../src/calculation/tool.js';
import { LANGUAGE_CODES, type LanguageCode } from '../../../src/languages/locale/locales.js';
import { pageContext } from '../../../src/pages/shell/context.js';
import type { ToolPage } from '../../../src/pages/shell/tool-page.js';
import { TOOL_PAGES } from '../../../src/tools/faces.js';
import { LANGUAGES } from '../../support/languages.js';
import { PAGE_WORDS } from '../../support/page-words.js';
import { words } from '../../support/support.js';

const SLUGS = words`
  vedic-moon-sign-calculator vedic-zodiac-sign-calculator vedic-ascendant-calculator birth-chart-calculator
  navamsa-chart-calculator nakshatra-calculator vedic-baby-name-letter manglik-dosha-calculator
`;

const at = new Date('2026-01-01T00:00:00Z');

type Input = Readonly<Record<string, unknown>>;

/** The markup of the result of a tool, '' where it refuses the input. */
function rendered(
  slug: string,
  input: Input,
  { locale = 'en', query = '' }: { locale?: LanguageCode; query?: string } = {},
) {
  const page = TOOL_PAGES.find(({ tool }) => tool.slug === slug) as ToolPage;
  const envelope = runTool(page.tool as AnyTool, input, { now: at, inputs: 'specified' });
  if ('error' in envelope) return '';
  const context = pageContext({
    locale,
    words: PAGE_WORDS[locale],
    root: '',
    baseUrl: 'https://example.org',
    path: `/tools/${slug}`,
    query,
    at,
  });
  const choices = new URLSearchParams(query);
  const props = { ...envelope, page: context, words: page.wordsIn(context.words), choices } as never;
  return String(page.View(props));
}

function casesOf(slug: string): { readonly name: string; readonly input: Input }[] {
  return JSON.parse(readFileSync(`golden/cases/${slug}.json`, 'utf8'));
}

/** What a reader sees and hears: texts, and the names that attributes give. Not what is said to be of another language. */
function readable(markup: string): string {
  const ours = markup.replace(/<(\w+)[^>]*\blang="[^"]*"[^>]*>.*?<\/\1>/gs, ' ');
  const labels = [...ours.matchAll(/(?:aria-label|title|alt)="([^"]*)"/g)].map(([, label]) => label);
  return [ours.replace(/<[^>]*>/g, ' '), ...labels].join(' ');
}

/** Names that every language writes in Latin letters. */
const LATIN_NAMES = /\bD\d+\b|\bUTC\b|\bSVG\b|\b[A-Z][A-Za-z]+(?:\/[A-Z][A-Za-z_]+)+\b|&\w+;/g;

describe.each(SLUGS)('the page of %s', (slug) => {
  it.each(LANGUAGE_CODES)('tells every golden case in %s, without a gap', (locale) => {
    let told = 0;
    for (const { name, input } of casesOf(slug)) {
      const markup = rendered(slug, input, { locale });
      if (markup === '') continue;
      told++;
      const text = readable(markup);
      expect.soft(text, name).not.toMatch(/undefined|NaN|\[object|\bnull\b|Infinity|\b[a-z]+_[a-z]+\b/);
      if (['hi', 'uk', 'ru'].includes(locale)) {
        expect.soft(text.replace(LATIN_NAMES, '').match(/[A-Za-z]{2,}/g) ?? [], name).toEqual([]);
      }
      const ids = [...markup.matchAll(/\bid="([^"]*)"/g)].map(([, id]) => id);
      expect.soft(new Set(ids).size, `${name}: ids`).toBe(ids.length);
      expect
        .soft(markup, name)
        .not.toMatch(/\sstyle=|<pre>|<p(?=[\s>])[^>]*>(?:(?!<\/p>).)*<(?:p|div|ul|dl|table|section)[\s>]/s);
    }
    expect(told).toBeGreaterThan(5);
  });
});

const delhi = { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
const chart = (fields: Input, view?: { locale?: LanguageCode; query?: string }) =>
  rendered('birth-chart-calculator', { ...delhi, ...fields }, view);
const natal = (slug: string, { lat, lon, tz, date, time }: Input, view?: { locale?: LanguageCode; query?: string }) =>
  rendered(
    slug,
    {
      birth_date: date,
      ...(time !== undefined && { birth_time: time }),
      ...(tz !== undefined && { birth_timezone: tz }),
      latitude: lat,
      longitude: lon,
    },
    view,
  );

/** The texts of a page in their order, with single spaces. */
function told(markup: string): string {
  return markup
    .replace(/<svg.*?<\/svg>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('the page of the birth chart', () => {
  const born = { date: '1990-05-17', time: '10:20' };

  it('tells the chart of the specification', () => {
    const text = told(chart(born));
    for (const fact of [
      'Lagna Cancer 9°25′, Pushya 2, ruled by the Moon',
      'Moon Capricorn 24°50′, Dhanishta 1',
      'Sun Taurus 2°18′, Krittika 2',
      'The lagna holds for births between 09:36 and 11:56.',
      'Saturn Capricorn 1°29′ Uttara Ashadha 2 House 7 own sign retrograde vargottama',
      '7 Capricorn Saturn, 7 Moon, Saturn, Rahu Ketu',
      'Thursday (ruled by Jupiter)',
      'Lunar month Vaishakha (ends at new Moon), Jyeshtha (ends at full Moon)',
      'Universal time 17 May 1990, 04:50',
    ]) {
      expect.soft(text).toContain(fact);
    }
  });

  it('tells the same in Hindi', () => {
    const text = told(chart(born, { locale: 'hi' }));
    for (const fact of ['लग्न कर्क 9°25′, पुष्य 2, स्वामी चंद्र', 'कृष्ण पक्ष की सप्तमी, 13:16 तक', 'शनि मकर 1°29′']) {
      expect.soft(text).toContain(fact);
    }
  });

  it('draws the style and the varga that the address asks for', () => {
    const drawn = (query: string) =>
      [...chart(born, { query }).matchAll(/<title id="[^"]*">([^<]*)/g)].map((m) => m[1]);
    expect(drawn('')).toEqual([
      'Rashi chart (D1), 17 May 1990, 10:20, North Indian',
      'Navamsa chart (D9), 17 May 1990, 10:20, North Indian',
    ]);
    expect(drawn('?style=east&varga=D60')[1]).toBe('Shashtiamsha chart (D60), 17 May 1990, 10:20, East Indian');
    expect(drawn('?style=all&varga=D1')).toHaveLength(3);
    expect(drawn('?style=west&varga=D99')).toEqual(drawn(''));
  });

  it('keeps the details in the links and the form that change the view', () => {
    const markup = chart(born, { query: '?date=1990-05-17&time=10:20&place=<b>&style=south' });
    expect(markup).toContain(
      'href="/tools/birth-chart-calculator?date=1990-05-17&amp;time=10:20&amp;place=%3Cb%3E&amp;style=east"',
    );
    expect(markup).toContain('<input type="hidden" name="place" value="&lt;b&gt;"/>');
    expect(markup).toContain('<input type="hidden" name="style" value="south"/>');
  });

  it('tells ranges and no houses for an unknown time', () => {
    const markup = chart({ date: '1990-05-17' });
    const text = told(markup);
    for (const fact of [
      'Moon Capricorn or Aquarius changes at about 19:53',
      'Nakshatra Shravana or Dhanishta changes at about 07:29',
      'Lagna Open any of the twelve signs',
      '09:36 and 11:56 Cancer',
      'Moon Capricorn or Aquarius Shravana 3 to Dhanishta 3 enemy’s sign or friend’s sign',
      'Mercury Aries 14°11′ Bharani 1 turns direct',
    ]) {
      expect.soft(text).toContain(fact);
    }
    expect(text).not.toMatch(/House \d|Moon Capricorn 2/);
    expect(markup).toContain('Rashi chart (D1), without lagna');
  });

  it('names the signs that can rise near a pole, and none at it', () => {
    const at = (lat: number) => told(chart({ date: '1990-06-20', lat, lon: 18.9553, tz: 'UTC' }));
    expect(at(60)).toContain('Lagna Open any of the twelve signs');
    expect(at(69.6492)).not.toContain('any of the twelve signs');
    expect(at(69.6492)).toMatch(/Lagna Open [A-Z][a-z]+, .* or [A-Z]/);
    expect(at(90)).toContain('Lagna None');
  });

  it('draws no North Indian chart without a lagna, whatever the address asks', () => {
    for (const fields of [{ date: '1990-05-17' }, { ...born, lat: 90, lon: 0, tz: 'UTC' }]) {
      const markup = chart(fields, { query: '?style=north' });
      expect(markup).toContain('South Indian</title>');
      expect(markup).not.toContain('North Indian</title>');
    }
  });
});

describe('the pages of the Moon', () => {
  it('tell the known births', () => {
    const born = { ...delhi, date: '1990-05-17', time: '10:20' };
    expect.soft(told(natal('vedic-moon-sign-calculator', born))).toContain('Western Moon sign Aquarius');
    expect.soft(told(natal('vedic-zodiac-sign-calculator', born))).toContain('Sun Taurus Taurus');
    expect.soft(told(natal('vedic-ascendant-calculator', born))).toContain('between 09:36 and 11:56');
    expect.soft(told(natal('navamsa-chart-calculator', born))).toContain('Saturn Capricorn 1°29′ Capricorn 13°');
    expect.soft(told(natal('vedic-baby-name-letter', born))).toContain('Sound गा gā');
    expect
      .soft(told(rendered('nakshatra-calculator', { ...delhi, date: '1990-05-17', time: '10:20' })))
      .toContain('Deity Vasus');
    const mumbai = { lat: 19.076, lon: 72.8777, tz: 'Asia/Kolkata', date: '1967-08-29', time: '09:00' };
    expect.soft(told(natal('manglik-dosha-calculator', mumbai))).toContain('Lagna Virgo 2 yes Moon Taurus 6 no');
  });

  it('name every sound of a day whose time is open', () => {
    const text = told(natal('vedic-baby-name-letter', { ...delhi, date: '1990-05-17' }));
    expect(text).toContain('khe, kho, gā, gī, gū');
    expect(text).toContain('00:00 and 01:13');
    expect(text).toContain('19:54 and midnight');
  });

  it('say that the sign holds all day where it does', () => {
    expect(told(natal('vedic-moon-sign-calculator', { ...delhi, date: '1990-05-13' }))).toContain('all day');
  });
});

describe('a mitigation of Manglik dosha', () => {
  it.each(LANGUAGE_CODES)('is worded with its signs, and without a house where it hangs on none, in %s', (locale) => {
    for (const [, words] of Object.entries(LANGUAGES[locale].manglik.factors)) {
      const sentence = words({ mars: 'MARS', lagna: 'LAGNA', jupiter: 'JUPITER', house: 7, from: 'FROM' });
      expect(sentence).toMatch(/MARS|LAGNA|JUPITER/);
      expect(sentence).toMatch(/[.।]$/);
    }
  });
});

describe('a chart with a crowd in one house', () => {
  // Eight of the nine in Capricorn, of which the newspapers wrote.
  const birth = { date: '1962-02-04', time: '18:30', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };

  it.each(LANGUAGE_CODES)('has the degrees that the drawing leaves out a tap away, in %s', (locale) => {
    // The style that some languages have by habit draws them all.
    const html = rendered('birth-chart-calculator', birth, { locale, query: '?style=north' });
    const fold = html.slice(html.indexOf(PAGE_WORDS[locale].shared.charts.leftOut));
    expect(fold.slice(0, fold.indexOf('</details>')).match(/\d+°\d\d′/g)).toHaveLength(8);
  });

  it('has no such fold where every degree is drawn', () => {
    const [example] = casesOf('birth-chart-calculator');
    const html = rendered('birth-chart-calculator', example?.input ?? {});
    expect(html).toContain('<figure');
    expect(html).not.toContain(PAGE_WORDS.en.shared.charts.leftOut);
  });
});
