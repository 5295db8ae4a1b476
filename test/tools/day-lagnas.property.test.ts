import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { ascendant, type DayLagnasInput, dayLagnas, navamsa, panchang } from '../../src/entries/index.js';
import { datesBetween, evenly, knownZone, latitude, longitude } from '../support/arbitrary.js';
import { epochOf, errorOf, runs, unlessRefused } from '../support/support.js';

const date = datesBetween('1800-01-01', '2200-12-31');
const input = fc.record({ latitude, longitude, date, timezone: fc.option(knownZone) });
const SIGNS = 'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ');

type Span = { readonly starts_at: string; readonly ends_at: string };

function expectTiled(spans: readonly Span[], { starts_at, ends_at }: Span) {
  expect([spans[0]?.starts_at, spans.at(-1)?.ends_at]).toEqual([starts_at, ends_at]);
  for (const [index, span] of spans.entries()) {
    if (index > 0) expect(span.starts_at).toBe(spans[index - 1]?.ends_at);
    expect(epochOf(span.ends_at)).toBeGreaterThanOrEqual(epochOf(span.starts_at));
  }
}

function told(fields: DayLagnasInput) {
  const found = unlessRefused(() => dayLagnas(fields).result);
  fc.pre(found !== undefined);
  return found as NonNullable<typeof found>;
}

/** The lagna in UTC to the second by the tools of a birth. */
function bornAt(at: number, place: { readonly latitude: number; readonly longitude: number }) {
  const [birth_date = '', birth_time = ''] = new Date(at).toISOString().slice(0, 16).split('T');
  const { latitude, longitude } = place;
  const birth = { birth_date, birth_time, birth_timezone: 'UTC', latitude, longitude };
  return {
    sign: ascendant(birth).result.lagna.sign,
    navamsa: navamsa(birth).result.navamsa_ascendant.sign,
  };
}

describe('the rising signs of a day', () => {
  test.prop([input], runs(80))('tile it, and their navamsas tile each, at any latitude', (fields) => {
    const result = told({ ...fields, lagna_parts: 'navamsas' });
    expectTiled(result.lagnas, { starts_at: result.sunrise_at, ends_at: result.next_sunrise_at });
    for (const [index, lagna] of result.lagnas.entries()) {
      expect(lagna.sign_name).not.toBe(result.lagnas[index - 1]?.sign_name);
      expect(SIGNS[lagna.sign_number - 1]).toBe(lagna.sign_name);
      expectTiled(lagna.navamsas ?? [], lagna);
      for (const one of lagna.navamsas ?? []) {
        expect(one.sign_number).toBe((((lagna.sign_number - 1) * 9 + one.number - 1) % 12) + 1);
        expect(one.vargottama).toBe(one.sign_name === lagna.sign_name);
      }
      const isEdge = index === 0 || index === result.lagnas.length - 1;
      expect(epochOf(lagna.entered_at)).toBeLessThanOrEqual(epochOf(lagna.starts_at));
      expect(epochOf(lagna.left_at)).toBeGreaterThanOrEqual(epochOf(lagna.ends_at));
      if (!isEdge) expect([lagna.entered_at, lagna.left_at]).toEqual([lagna.starts_at, lagna.ends_at]);
    }
  });

  test.prop([input, evenly(0, 1)], runs(80))(
    'are those of a birth at any minute of the day, and so are their navamsas',
    (fields, share) => {
      const result = told({ ...fields, lagna_parts: 'navamsas' });
      const [from, to] = [epochOf(result.sunrise_at), epochOf(result.next_sunrise_at)];
      const at = Math.ceil((from + share * (to - from)) / 60_000) * 60_000;
      const holds = ({ starts_at, ends_at }: Span) => epochOf(starts_at) + 1000 < at && at < epochOf(ends_at) - 1000;
      const lagna = result.lagnas.find(holds);
      const part = lagna?.navamsas?.find(holds);
      // Not within a second of an edge, nor at the ends of the accepted dates.
      fc.pre(lagna !== undefined && part !== undefined && at < Date.UTC(2201, 0, 1));
      expect(bornAt(at, fields)).toEqual({ sign: lagna?.sign_name, navamsa: part?.sign_name });
    },
  );

  test.prop([input], runs(60))('open with the lagna of the sunrise, that of the panchang', (fields) => {
    const result = told(fields);
    const day = panchang(fields).result;
    expect([result.sunrise_at, result.sunset_at, result.next_sunrise_at]).toEqual([
      day.sunrise_at,
      day.sunset_at,
      day.next_sunrise_at,
    ]);
    const { name, ruler } = result.ascendant_at_sunrise;
    const [first] = result.lagnas;
    // A first span of less than a second may begin with the sign before it.
    if (epochOf(first?.ends_at ?? '') - epochOf(first?.starts_at ?? '') > 1000) {
      expect([first?.sign_name, first?.ruler]).toEqual([name, ruler]);
    }
    expect(result.lagnas.every(({ navamsas }) => navamsas === null)).toBe(true);
  });

  test.prop([fc.record({ latitude: evenly(-60, 60), longitude, date })], runs(60))(
    'follow each other round the zodiac below the polar circles, all nine navamsas of each in their order',
    (fields) => {
      const { lagnas } = told({ ...fields, lagna_parts: 'navamsas' });
      expect(new Set(lagnas.map(({ sign_name }) => sign_name)).size).toBe(12);
      for (const [index, { sign_number, navamsas }] of lagnas.entries()) {
        const next = lagnas[index + 1];
        if (next) expect(next.sign_number).toBe((sign_number % 12) + 1);
        const numbers = (navamsas ?? []).map(({ number }) => number);
        const isWhole = index > 0 && next !== undefined;
        if (isWhole) expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
        else expect(numbers).toEqual(numbers.map((_, place) => (numbers[0] ?? 0) + place));
      }
    },
  );

  test.prop([fc.record({ latitude: evenly(-60, 60), longitude, date })], runs(40))(
    'begin later by an ayanamsha that is larger, the Sun rising when it does',
    (fields) => {
      const at = '2000-01-01T00:00:00Z';
      const by = (value: number) => dayLagnas(fields, { ayanamsha: { value, at } }).result;
      const [small, large] = [by(22), by(23)];
      expect(large.sunrise_at).toBe(small.sunrise_at);
      for (const { sign_name, entered_at } of small.lagnas.slice(1, -1)) {
        const minutes = large.lagnas
          .filter((one) => one.sign_name === sign_name)
          .map((one) => (epochOf(one.entered_at) - epochOf(entered_at)) / 60_000);
        expect(minutes.some((later) => later > 0 && later < 10)).toBe(true);
      }
    },
  );

  it('are fewer than twelve within a polar circle, where some rise backwards', () => {
    const { lagnas } = dayLagnas({ latitude: 69.6492, longitude: 18.9553, date: '2026-03-20' }).result;
    const signs = lagnas.map(({ sign_name }) => sign_name);
    expect(signs).not.toContain('Sagittarius');
    expect(signs.slice(0, 3)).toEqual(['Pisces', 'Aquarius', 'Capricorn']);
  });

  it('are refused where no sign rises and where no Sun does', () => {
    const reason = (fields: DayLagnasInput) => errorOf(() => dayLagnas(fields)).message;
    expect(reason({ latitude: 89.995, longitude: 0, date: '2026-09-23' })).toMatch(/no ascendant/);
    const polarNight = { latitude: 69.6492, longitude: 18.9553, date: '2026-12-21' };
    expect(reason(polarNight)).toBe(errorOf(() => panchang(polarNight)).message);
  });
});

describe('without a date', () => {
  const place = { latitude: 0, longitude: 0 };

  it.each([
    ['2026-01-01T10:30:00Z', 'Pacific/Auckland', '2026-01-01'],
    ['2026-01-01T11:00:00Z', 'Pacific/Auckland', '2026-01-02'],
  ])('they are of the date that the clock shows: at %s in %s %s', (now, timezone, date) => {
    const { result } = dayLagnas({ ...place, timezone }, { now: new Date(now) });
    expect(result).toEqual(dayLagnas({ ...place, timezone, date }).result);
  });

  it('they need a clock', () => {
    expect(errorOf(() => dayLagnas(place)).fieldErrors).toEqual([
      { field: 'date', message: 'This field is required when no current time is given (the option now).' },
    ]);
  });
});
