import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  dayStart,
  formatDate,
  formatInstant,
  nextDate,
  parseDate,
  parseTime,
  parseUtcMoment,
  readDate,
} from '../../../src/base/time/calendar.js';
import { zoneOf } from '../../../src/base/time/named-zone.js';
import {
  clockAt,
  formatLocal,
  formatLocalWithOffset,
  formatLocalWithSeconds,
  localDay,
  offsetAt,
  readWallClock,
  wallClockAt,
} from '../../../src/base/time/zone.js';
import { ZONE_LINKS } from '../../../src/base/time/zone-table.js';
import { datesBetween, knownZone, time } from '../../support/arbitrary.js';
import { runs } from '../../support/support.js';

const HOUR = 3_600_000;
const anyDate = datesBetween('1800-01-01', '2200-12-31');
const instant = fc.integer({ min: Date.UTC(1800, 0), max: Date.UTC(2201, 0) - 1 });
const runtimeZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const link = fc.constantFrom(
  ...ZONE_LINKS.trim()
    .split('\n')
    .flatMap((line) => {
      const [target = '', ...names] = line.split(' ');
      return names.map((name): [string, string] => [name, target]);
    }),
);

/** A wall clock as the runtime shows it, from its own zone data. */
function shownByIntl(timeZone: string, epochMilliseconds: number): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(epochMilliseconds);
  const part = (type: string) => parts.find((each) => each.type === type)?.value;
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

describe('the calendar', () => {
  test.prop([datesBetween('0001-01-01', '9998-12-31')], runs(300))('reads what it writes', (text) => {
    const date = readDate(text);
    expect(formatDate(date)).toBe(text);
    expect(dayStart(nextDate(date)) - dayStart(date)).toBe(24 * HOUR);
    expect(dayStart(date)).toBe(Date.parse(`${text}T00:00:00Z`));
    expect(parseUtcMoment(text)).toBe(dayStart(date));
    expect(formatInstant(dayStart(date))).toBe(`${text}T00:00:00Z`);
  });

  test.prop([anyDate, time], runs(200))('reads a moment as the platform does', (date, clock) => {
    expect(parseUtcMoment(`${date}T${clock}`)).toBe(Date.parse(`${date}T${clock}Z`));
    const { hour, minute } = parseTime(clock) as { hour: number; minute: number };
    expect((hour * 60 + minute) * 60_000).toBe(Date.parse(`1970-01-01T${clock}Z`));
  });

  test.prop([fc.nat(9999), fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 })], runs(500))(
    'knows no day that the platform does not',
    (year, month, day) => {
      const pad = (value: number, length: number) => String(value).padStart(length, '0');
      const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
      const epochMilliseconds = Date.parse(`${text}T00:00:00Z`);
      // The platform reads 31 April as 1 May; the calendar must not.
      const exists = !Number.isNaN(epochMilliseconds) && new Date(epochMilliseconds).toISOString().startsWith(text);
      expect(parseDate(text) !== undefined).toBe(exists);
    },
  );

  test.prop([fc.string()], runs(300))('takes nothing else for a date or a time', (text) => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) expect(parseDate(text)).toBeUndefined();
    if (!/^\d{2}:\d{2}$/.test(text)) expect(parseTime(text)).toBeUndefined();
    if (!/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/.test(text)) expect(parseUtcMoment(text)).toBeUndefined();
  });
});

describe('the clock of a zone', () => {
  // Before 1970 runtimes merge histories, and after 2024 they may not know the latest laws.
  test.prop([runtimeZone, fc.integer({ min: Date.UTC(1970, 0), max: Date.UTC(2025, 0) })], runs(300))(
    'shows what the runtime shows',
    (timeZone, instant) => {
      const wholeMinute = Math.floor(instant / 60_000) * 60_000;
      // Liberia's clock had odd seconds until 1972: the runtime cuts them off, we round.
      fc.pre(offsetAt(zoneOf(timeZone), wholeMinute) % 60 === 0);
      expect(formatLocal(zoneOf(timeZone), wholeMinute)).toBe(shownByIntl(timeZone, wholeMinute));
    },
  );

  test.prop([knownZone, anyDate, time], runs(400))('reads back what it shows', (timeZone, date, clock) => {
    const wall = `${date}T${clock}`;
    const { hour, minute } = parseTime(clock) as { hour: number; minute: number };
    const { kind, earlier, later } = readWallClock({ date: readDate(date), hour, minute, timeZone: zoneOf(timeZone) });
    const shown = (reading: typeof earlier) => formatLocal(zoneOf(timeZone), reading.epochMilliseconds);
    if (kind === 'gap') {
      expect(earlier.epochMilliseconds).toBeLessThan(later.epochMilliseconds);
      // In a gap the earlier of the two is shown before it and the later behind it.
      const sorted = [shown(earlier), wall, shown(later)].toSorted();
      expect(sorted).toEqual([shown(earlier), wall, shown(later)]);
      expect(new Set(sorted).size).toBe(3);
      return;
    }
    expect([shown(earlier), shown(later)]).toEqual([wall, wall]);
    expect(earlier.epochMilliseconds < later.epochMilliseconds).toBe(kind === 'overlap');
    for (const { epochMilliseconds, offsetSeconds } of [earlier, later]) {
      expect(offsetAt(zoneOf(timeZone), epochMilliseconds)).toBe(offsetSeconds);
      expect(epochMilliseconds + offsetSeconds * 1000).toBe(Date.parse(`${wall}Z`));
    }
  });

  test.prop([knownZone, instant], runs(500))('is written with the instant unharmed, to the second', (timeZone, at) => {
    const text = formatLocalWithOffset(zoneOf(timeZone), at);
    expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
    expect(Date.parse(text)).toBe(Math.round(at / 1000) * 1000 + 0);
  });

  test.prop([knownZone, instant], runs(500))('is read as numbers as it is written', (timeZone, at) => {
    const { date, secondOfDay } = wallClockAt(zoneOf(timeZone), at);
    const wall = dayStart(date) + secondOfDay * 1000;
    expect(new Date(wall).toISOString()).toBe(`${formatLocalWithSeconds(zoneOf(timeZone), at)}.000Z`);
    expect(secondOfDay).toBeGreaterThanOrEqual(0);
    expect(secondOfDay).toBeLessThan(86_400);
  });

  test.prop([knownZone, anyDate], runs(400))('has days that follow each other', (timeZone, date) => {
    const today = readDate(date);
    const { start, end } = localDay(zoneOf(timeZone), today);
    expect(localDay(zoneOf(timeZone), nextDate(today)).start).toBe(end);
    if (start === end) return;
    expect(end - start).toBeGreaterThan(0);
    expect(end - start).toBeLessThanOrEqual(49 * HOUR);
    expect(formatLocal(zoneOf(timeZone), start).slice(0, 10)).toBe(date);
    // Where a clock went back over midnight the day's first minutes are shown again; it begins with the first showing.
    expect(formatLocal(zoneOf(timeZone), start - 60_000).slice(0, 10)).not.toBe(date);
  });

  test.prop([knownZone, instant], runs(400))('stands still between its changes and not over them', (timeZone, at) => {
    const period = clockAt(zoneOf(timeZone), at);
    const { start, end, offsetSeconds, isDaylight, basis } = period;
    expect(start <= at && at < end).toBe(true);
    for (const other of [start, (start + at) / 2, (at + end) / 2, end - 1]) {
      if (Number.isFinite(other)) expect(clockAt(zoneOf(timeZone), other)).toEqual(period);
    }
    for (const neighbour of [start - 1, end].filter(Number.isFinite)) {
      const next = clockAt(zoneOf(timeZone), neighbour);
      expect(neighbour < start ? next.end : next.start).toBe(neighbour < start ? start : end);
      expect([next.offsetSeconds, next.isDaylight, next.basis]).not.toEqual([offsetSeconds, isDaylight, basis]);
    }
  });

  test.prop([knownZone, instant], runs(400))('is read back to the instant, outside overlaps', (timeZone, at) => {
    const whole = Math.floor(at / 1000) * 1000;
    const offset = offsetAt(zoneOf(timeZone), whole);
    // Only whole minutes can be read; move the instant to one of the wall clock.
    const wall = Math.floor((whole + offset * 1000) / 60_000) * 60_000;
    const exact = wall - offset * 1000;
    fc.pre(offsetAt(zoneOf(timeZone), exact) === offset);
    const [date, clock] = new Date(wall).toISOString().slice(0, 16).split('T') as [string, string];
    const { hour, minute } = parseTime(clock) as { hour: number; minute: number };
    const reading = readWallClock({ date: readDate(date), hour, minute, timeZone: zoneOf(timeZone) });
    expect(reading.kind).not.toBe('gap');
    const both = [reading.earlier.epochMilliseconds, reading.later.epochMilliseconds];
    if (reading.kind === 'overlap') expect(both).toContain(exact);
    else expect(both).toEqual([exact, exact]);
  });

  test.prop([link, instant], runs(300))('of a link is that of its zone', ([name, target], at) => {
    expect(clockAt(zoneOf(name), at)).toEqual(clockAt(zoneOf(target), at));
    expect(clockAt(zoneOf(name.toLowerCase()), at)).toEqual(clockAt(zoneOf(target.toUpperCase()), at));
  });
});
