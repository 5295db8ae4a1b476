import { describe, expect, it } from 'vitest';
import { dasha } from '../../../src/entries/index.js';
import { pagesIn } from '../../../src/languages/list.js';
import { ageOn } from '../../../src/tools/dasha-calculator/page/shown.js';
import { goldenInputs, shown, textOf } from '../../pages/shared/period-pages.js';

const ENGLISH = await pagesIn('en');
const SLUG = 'dasha-calculator';
const cases = goldenInputs(SLUG);
const DELHI = cases.get('Delhi, the documented example') ?? {};

describe('the page of the dashas', () => {
  it('shows the periods that run, the table of nine and what was left at birth', () => {
    const html = shown(SLUG, DELHI) ?? '';
    const text = textOf(html);
    expect(text).toContain('Mahadasha Jupiter 30 July 2014 to 30 July 2030');
    expect(text).toContain('Antardasha Moon 29 November 2025 to 31 March 2027');
    expect(text).toContain('Moon at birth Dhanishta pada 1 Capricorn');
    expect(text).toContain('Jupiter now 30 July 2014 30 July 2030 24');
    expect(text).toContain('One minute of birth time moves every date by 1.71 days.');
    expect(text).toContain('At birth 6.2 of the 7 years of Mars were left.');
    expect(html.match(/class="tl"/g)).toHaveLength(3);
    expect(html).not.toMatch(/\d\d:\d\d/);
  });

  it('gives the Sun its article among the years that were left', () => {
    const { balance } = ENGLISH.tools['dasha-calculator'];
    expect(balance('1.72', '6', 'Sun')).toBe('At birth 1.72 of the 6 years of the Sun were left.');
    expect(balance('6.2', '7', 'Mars')).toBe('At birth 6.2 of the 7 years of Mars were left.');
  });

  it('tells a birth in the future from 120 years that are over', () => {
    const [over, ahead] = [
      'a birth of the first accepted day, whose 120 years are over',
      'the last accepted year, a birth after the current time',
    ].map((name) => textOf(shown(SLUG, cases.get(name) ?? {}) ?? ''));
    expect(over).toContain('The nine mahadashas, 120 years in all, have ended.');
    expect(ahead).toContain('The birth lies after today.');
  });

  it('has no date of noon where the time is unknown', () => {
    const { time: _, ...open } = DELHI;
    const text = textOf(shown(SLUG, open) ?? '');
    expect(text).toContain('Without a time of birth the dates stay open.');
    expect(text).toContain('First mahadasha Moon or Mars Left of it at birth: Moon 3 years and Mars 2.3 years');
    expect(text).toContain('Dates move by 2,796 days');
    expect(text).not.toMatch(/\d{4}-\d\d|9 February/);
  });
});

describe('the limits of a start without a time', () => {
  it.each([
    ['1990-05-17', 28.6139, 77.209, 'Asia/Kolkata'],
    ['2001-02-03', 40.7128, -74.006, 'America/New_York'],
    ['1975-07-20', -36.85, 174.76, 'Pacific/Auckland'],
    ['1988-12-31', 21.3, -157.85, 'Pacific/Honolulu'],
  ])('hold for every hour of %s', (date, lat, lon, tz) => {
    const variation = dasha({ date, lat, lon, tz }).result.day_variation;
    if (!variation) throw new Error('The time is not known.');
    const limits = variation.starts;
    expect(limits).toHaveLength(8);
    for (let hour = 0; hour < 24; hour++) {
      const time = `${String(hour).padStart(2, '0')}:30`;
      const { mahadashas } = dasha({ date, time, lat, lon, tz }).result;
      const outside = limits.filter(({ lord, earliest, latest }) => {
        const begins = mahadashas.find((period) => period.lord === lord)?.starts_at.slice(0, 7) ?? '';
        return begins < earliest || begins > latest;
      });
      expect(outside).toEqual([]);
    }
  });
});

describe('an age', () => {
  it('is that of the last birthday', () => {
    expect(['1996-05-16', '1996-05-17', '1990-05-17'].map((date) => ageOn('1990-05-17', date))).toEqual([5, 6, 0]);
  });
});
