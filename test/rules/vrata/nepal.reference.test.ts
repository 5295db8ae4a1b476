import { describe, expect, it } from 'vitest';
import { type CalendarDate, formatDate, readDate } from '../../../src/base/time/calendar.js';
import { zoneOf } from '../../../src/base/time/named-zone.js';
import { observancesBetween } from '../../../src/rules/vrata/observances.js';
import { DEFAULT_SKY } from '../../support/default-sky.js';
import { readRows } from '../../support/reference/compare.js';

/** Observances of a day of a month of Nepal: the month, counted from Baisakh, and the day. */
const KEPT = {
  nepali_new_year: [1, 1],
  asar_15: [3, 15],
  saune_sankranti: [4, 1],
  tamu_lhosar: [9, 15],
  maghe_sankranti: [10, 1],
} as const;

/** Days of the published table that the rule has a day later (-1) or earlier (1), by year and month. */
const OFF: Readonly<Record<string, number>> = {
  '1871/3': -1,
  '2014/3': -1,
  '2018/9': -1,
  '2024/4': -1,
  '2035/10': 1,
  '2090/4': -1,
  '2093/10': -1,
};

/** The first date of each month of the published table, by year and month. */
function publishedMonths(): ReadonlyMap<string, number> {
  const rows = readRows<{ readonly year: number; readonly month_days: readonly number[] }>('nepali_months.json');
  const ordered = [...rows].sort((a, b) => a.year - b.year);
  const before = ordered.filter(({ year }) => year < 2080).flatMap(({ month_days: days }) => days);
  let date = readDate('2023-04-14') - before.reduce((sum, days) => sum + days, 0);
  const firsts = new Map<string, number>();
  for (const { year, month_days: months } of ordered) {
    for (const [index, days] of months.entries()) {
      firsts.set(`${year}/${index + 1}`, date);
      date += days;
    }
  }
  return firsts;
}

describe('observances of a day of a month of Nepal', () => {
  it.each([
    ['in Kathmandu', { latitude: 27.7172, longitude: 85.324 }, 'Asia/Kathmandu'],
    ['where the clock is another', { latitude: 40.7128, longitude: -74.006 }, 'America/New_York'],
  ] as const)('are on the published date %s, but for what is told to be off', (_, place, zone) => {
    const dates = { from: readDate('1805-04-01'), to: readDate('2043-04-30'), place, timeZone: zoneOf(zone) };
    const codes = Object.keys(KEPT) as (keyof typeof KEPT)[];
    const found = new Set(
      observancesBetween(DEFAULT_SKY, dates, { tradition: 'smarta', codes }).map(
        ({ code, chosen }) => `${code} ${formatDate(chosen.day.date)}`,
      ),
    );
    const off: Record<string, number> = {};
    for (const [key, first] of publishedMonths()) {
      const code = codes.find((one) => `${KEPT[one][0]}` === key.split('/')[1]);
      if (!code) continue;
      const date = first + KEPT[code][1] - 1;
      const at = [0, 1, -1].find((way) => found.has(`${code} ${formatDate((date - way) as CalendarDate)}`));
      if (at !== 0) off[key] = at ?? Number.NaN;
    }
    expect(off).toEqual(OFF);
  });
});
