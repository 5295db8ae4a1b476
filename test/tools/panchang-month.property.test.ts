import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type PanchangMonthResult, panchang, panchangMonth } from '../../src/entries/index.js';
import { latitude, longitude, mildLatitude } from '../support/arbitrary.js';
import { readRows } from '../support/reference/compare.js';
import { epochOf, errorOf, runs, unlessRefused } from '../support/support.js';

const month = fc
  .record({ year: fc.integer({ min: 1800, max: 2200 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month: number }) => `${year}-${String(number).padStart(2, '0')}`);
const mild = fc.record({ target_month: month, latitude: mildLatitude, longitude });
const anywhere = fc.record({ target_month: month, latitude, longitude });
const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const tromso = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };

type Row = PanchangMonthResult['days'][number];

/** What a row has beside what `panchang` tells. */
function toldOf({ reason_code: _, sign_changes: __, ...told }: Row) {
  return told;
}

function expectRowsOfPanchang(
  { target_month, ...place }: { target_month: string; latitude: number; longitude: number; timezone?: string },
  options = {},
): void {
  const { days } = panchangMonth({ target_month, ...place }, options).result;
  for (const row of days) {
    const alone = unlessRefused(() => panchang({ date: row.date, ...place }, options));
    if (!alone) {
      const { date: __, ...told } = toldOf(row);
      expect(row.reason_code).toBe('no_sunrise');
      expect(new Set([...Object.values(told), row.sign_changes])).toEqual(new Set([null]));
      continue;
    }
    expect(row.reason_code).toBeNull();
    expect(alone.result).toMatchObject(toldOf(row));
  }
}

describe('the panchang of a month', () => {
  test.prop([mild], runs(8))('has for each day what a call for that day gives', expectRowsOfPanchang);

  test.prop([anywhere], runs(8))('has for each day what a call gives also where a Sun stays up or down', (input) => {
    expectRowsOfPanchang(input);
  });

  it('has the same by other conventions', () => {
    const options = { brahma_muhurta: 'minutes_48', moon_day: 'sunrise', ayanamsha: 'raman' } as const;
    expectRowsOfPanchang({ target_month: '2026-07', ...delhi }, options);
  });

  test.prop([mild], runs(30))('has each date once, and each day begins where the one before ends', (input) => {
    const { days } = panchangMonth({ ...input, timezone: 'UTC' }).result;
    const [year, number] = input.target_month.split('-').map(Number) as [number, number];
    const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
    const dates = Array.from({ length }, (_, day) => `${input.target_month}-${String(day + 1).padStart(2, '0')}`);
    expect(days.map(({ date }) => date)).toEqual(dates);
    for (const [index, day] of days.slice(1).entries()) {
      const before = days[index]?.next_sunrise_at as string;
      expect(Math.abs(epochOf(before) - epochOf(day.sunrise_at as string))).toBeLessThanOrEqual(1000);
    }
  });

  test.prop([mild], runs(30))('tells each tithi of its days once, skipped and repeated ones too', (input) => {
    fc.pre(input.target_month > '1800-01' && input.target_month < '2200-12');
    const { days, summary } = panchangMonth({ ...input, timezone: 'UTC' }).result;
    const { skipped_tithis, repeated_tithis } = summary;
    const seen = days.map(({ tithi }) => tithi?.number as number);
    // From one sunrise to the next the tithi moves on by one; by none where it is repeated, by two where one is skipped.
    for (const [index, number] of seen.slice(1).entries()) {
      const before = seen[index] as number;
      const { date } = days[index] as Row;
      const steps = (number - before + 30) % 30;
      const isRepeated = repeated_tithis.some((one) => one.number === before && one.date === date);
      const skipped = skipped_tithis.filter((one) => one.date === date);
      expect([date, steps]).toEqual([date, 1 - Number(isRepeated) + skipped.length]);
      for (const one of skipped) expect(one.number).toBe((before % 30) + 1);
    }
    for (const { starts_at, ends_at, date } of skipped_tithis) {
      const day = days.find((one) => one.date === date) as Row;
      expect(epochOf(starts_at)).toBeGreaterThanOrEqual(epochOf(day.sunrise_at as string));
      expect(epochOf(ends_at)).toBeLessThanOrEqual(epochOf(day.next_sunrise_at as string));
    }
  });

  test.prop([mild], runs(30))('has Ekadashis, full and new Moons among the tithis of its sunrises', (input) => {
    fc.pre(input.target_month > '1800-01' && input.target_month < '2200-12');
    const { days, summary } = panchangMonth({ ...input, timezone: 'UTC' }).result;
    for (const [list, numbers] of [
      [summary.ekadashis, [11, 26]],
      [summary.purnimas, [15]],
      [summary.amavasyas, [30]],
    ] as const) {
      const told = list.map(({ date }) => date);
      expect(new Set(told).size).toBe(told.length);
      for (const { number } of list) expect(numbers).toContain(number);
      const borne = days.filter(({ tithi }, index) => numbers.includes((tithi?.number ?? 0) as never) && index > 0);
      for (const { tithi } of borne) expect(list.map(({ starts_at }) => starts_at)).toContain(tithi?.starts_at);
    }
  });

  it.each(['2026-01', '2026-11', '1983-02', '2123-06'])('follows on from the month before: %s', (target) => {
    const [year, number] = target.split('-').map(Number) as [number, number];
    const before = new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
    const told = [before, target].flatMap((one) => {
      const { ekadashis, purnimas, amavasyas, skipped_tithis, repeated_tithis } = panchangMonth({
        target_month: one,
        ...delhi,
      }).result.summary;
      return [ekadashis, purnimas, amavasyas, skipped_tithis, repeated_tithis].map((list) =>
        list.map(({ starts_at }) => starts_at),
      );
    });
    for (const [index, list] of told.slice(0, 5).entries()) {
      const following = told[index + 5] as string[];
      expect(list.filter((one) => following.includes(one))).toEqual([]);
    }
  });

  test.prop([mild], runs(20))('puts each entry into a sign on the day that holds it', (input) => {
    const { days, summary } = panchangMonth({ ...input, timezone: 'UTC' }).result;
    for (const { sign_changes, sunrise_at, next_sunrise_at } of days) {
      for (const { occurs_at, sign_name_before, sign_name_after } of sign_changes ?? []) {
        expect(epochOf(occurs_at)).toBeGreaterThanOrEqual(epochOf(sunrise_at as string) - 1000);
        expect(epochOf(occurs_at)).toBeLessThanOrEqual(epochOf(next_sunrise_at as string));
        expect(sign_name_before).not.toBe(sign_name_after);
      }
    }
    const suns = days.flatMap(({ date, sign_changes }) =>
      (sign_changes ?? [])
        .filter(({ planet }) => planet === 'Sun')
        .map(({ sign_name_after }) => [date, sign_name_after]),
    );
    expect(summary.sankrantis.map(({ date, sign_name }) => [date, sign_name])).toEqual(suns);
    // The Moon's sign at a sunrise is the one that it entered last.
    for (const [index, day] of days.slice(1).entries()) {
      const entered = days[index]?.sign_changes?.filter(({ planet }) => planet === 'Moon').at(-1);
      expect(day.moon_sign?.name).toBe(entered?.sign_name_after ?? days[index]?.moon_sign?.name);
    }
  });

  it('tells full and new Moons of a month without a sunrise, on no date', () => {
    const { days, summary } = panchangMonth({ target_month: '2026-12', ...tromso }).result;
    expect(days.every(({ reason_code }) => reason_code === 'no_sunrise')).toBe(true);
    const far = panchangMonth({ target_month: '2026-12', ...delhi }).result.summary;
    for (const name of ['purnimas', 'amavasyas', 'ekadashis'] as const) {
      expect(summary[name].map(({ date }) => date)).toEqual(far[name].map(() => null));
      expect(summary[name].map(({ ends_at }) => epochOf(ends_at))).toEqual(
        far[name].map(({ ends_at }) => epochOf(ends_at)),
      );
    }
    expect(summary.sankrantis.map(({ sign_name }) => sign_name)).toEqual(['Sagittarius']);
  });

  it('refuses a month out of range and leaves out a date that a zone skipped', () => {
    expect(errorOf(() => panchangMonth({ target_month: '2201-01', ...delhi }))?.code).toBe('engine_error');
    const { result, provenance } = panchangMonth({
      target_month: '2011-12',
      latitude: -13.83,
      longitude: -171.77,
      timezone: 'Pacific/Apia',
    });
    expect(result.days).toHaveLength(30);
    expect(provenance.caveats.map(({ code }) => code)).toContain('date_skipped');
  });
});

interface Published {
  readonly code: string;
  readonly date: string;
}

describe('published days', () => {
  const published = readRows<Published>('vrata_dates.json');

  it.each([
    ['purnima', 'purnimas', 5],
    ['amavasya', 'amavasyas', 6],
  ] as const)('of every %s at New Delhi are those of the month', (code, name, count) => {
    const rows = published.filter((row) => row.code === code);
    expect(rows).toHaveLength(count);
    for (const { date } of rows) {
      const { summary } = panchangMonth({ target_month: date.slice(0, 7), ...delhi }).result;
      expect(summary[name].map((one) => one.date)).toContain(date);
    }
  });
});
