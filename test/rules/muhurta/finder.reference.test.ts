import { describe, expect, it } from 'vitest';
import { type CalendarDate, dateOf, formatDate } from '../../../src/base/time/calendar.js';
import { zoneOf } from '../../../src/base/time/named-zone.js';
import { localDay } from '../../../src/base/time/zone.js';
import { type ActivityRules, rulesOf } from '../../../src/rules/muhurta/activity-tables.js';
import { type FinderDay, type FinderOptions, findMuhurtas } from '../../../src/rules/muhurta/finder.js';
import { varaOf } from '../../../src/rules/panchanga/limbs.js';
import { sunrises } from '../../../src/rules/panchanga/sunrise.js';
import { DEFAULT_SKY } from '../../support/default-sky.js';
import { readRows } from '../../support/reference/compare.js';

const DELHI = { latitude: 28.6139, longitude: 77.209 };
const ZONE = 'Asia/Kolkata';
const MINUTE = 60_000;

/** The days of a year at New Delhi, from sunrise to sunrise. */
function daysOf(year: number): FinderDay[] {
  const first = dateOf(year, 1, 1);
  const dates = Array.from({ length: 367 }, (_, index) => (first + index) as CalendarDate);
  const rises = sunrises(
    DEFAULT_SKY,
    dates.map((date) => localDay(zoneOf(ZONE), date)),
    DELHI,
  ) as number[];
  return dates.slice(0, -1).map((date, index) => ({
    date,
    vara: varaOf(date).name,
    sunrise: rises[index] as number,
    nextSunrise: rises[index + 1] as number,
  }));
}

function found(year: number, rules: ActivityRules, options?: FinderOptions) {
  return findMuhurtas(DEFAULT_SKY, daysOf(year), rules, options).spans;
}

/** An hour and minute of a date on the clock of India, which may go past 24. */
function instant(date: string, clock: string): number {
  const [hour = 0, minute = 0, second = 0] = clock.split(':').map(Number);
  return Date.parse(`${date}T00:00:00+05:30`) + ((hour * 60 + minute) * 60 + second) * 1000;
}

describe('muhurtas for entering a house', () => {
  const rows = readRows<{ date: string; start: string; end: string }>('griha_pravesh.json');
  const spans = [2030, 2040].flatMap((year) => found(year, rulesOf('griha_pravesh', 'list')));

  it('are the 49 that are published for 2030 and 2040, and four more', () => {
    expect(rows).toHaveLength(49);
    const dates = spans.map(({ date }) => formatDate(date));
    const expected = [...rows.map(({ date }) => date), '2030-02-06', '2030-03-23', '2030-03-27', '2040-11-15'];
    expect([...dates].sort()).toEqual(expected.sort());
  });

  // The end of 2030-05-13 is 52 minutes later there; why is not known.
  it('begin and end within 160 seconds of them, but for one end', () => {
    const apart = rows.map(({ date, start, end }) => {
      const span = spans.find((one) => formatDate(one.date) === date);
      return {
        date,
        start: Math.abs((span?.start ?? 0) - instant(date, start)),
        end: Math.abs((span?.end ?? 0) - instant(date, end)),
      };
    });
    const far = apart.flatMap(({ date, start, end }) => [
      ...(start > 160_000 ? [`${date} start`] : []),
      ...(end > 160_000 ? [`${date} end`] : []),
    ]);
    expect(far).toEqual(['2030-05-13 end']);
    expect(apart.find(({ date }) => date === '2030-05-13')?.end).toBeLessThan(53 * MINUTE);
  });
});

describe('muhurtas for marriages of 2026', () => {
  const listed = readRows<{ date: string }>('marriage_2026.json').map(({ date }) => date);
  const datesOf = (spans: ReturnType<typeof found>) => [...new Set(spans.map(({ date }) => formatDate(date)))];

  it('are all 59 days of the list by its profile and its Venus, and 21 more', () => {
    const dates = datesOf(found(2026, rulesOf('marriage', 'list'), { venusOrb: 6.9 }));
    expect(listed.filter((date) => !dates.includes(date))).toEqual([]);
    expect(dates).toHaveLength(80);
  });

  it('lose February by the usual orb of Venus, and are 28 of them by the strict profile, 26 without Bhadra', () => {
    const recalled = (rules: ActivityRules) => {
      const dates = datesOf(found(2026, rules));
      return listed.filter((date) => dates.includes(date)).length;
    };
    expect(recalled(rulesOf('marriage', 'list'))).toBe(53);
    const strict = rulesOf('marriage', 'strict');
    expect(recalled({ ...strict, exclusions: strict.exclusions.filter((code) => code !== 'bhadra') })).toBe(28);
    expect(recalled(strict)).toBe(26);
  });
});
