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
} from '../../src/time/calendar.js';
import { formatLocal, localDay, nextTransition, offsetAt, readWallClock } from '../../src/time/zone.js';
import { datesBetween, knownZone, time } from '../arbitrary.js';
import { runs } from '../support.js';

const HOUR = 3_600_000;
const anyDate = datesBetween('1800-01-01', '2200-12-31');
const parsed = (text: string) => parseDate(text) as { year: number; month: number; day: number };

/** A wall clock as the runtime shows it, by another way than Temporal. */
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
    const date = parsed(text);
    expect(formatDate(dayStart(date))).toBe(text);
    expect(dayStart(nextDate(date)) - dayStart(date)).toBe(24 * HOUR);
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
  test.prop([knownZone, fc.integer({ min: Date.UTC(1970, 0), max: Date.UTC(2037, 0) })], runs(300))(
    'shows what the runtime shows',
    (timeZone, instant) => {
      const wholeMinute = Math.floor(instant / 60_000) * 60_000;
      // Liberia's clock had odd seconds until 1972: the runtime cuts them off, we round.
      fc.pre(offsetAt(timeZone, wholeMinute) % 60 === 0);
      expect(formatLocal(timeZone, wholeMinute)).toBe(shownByIntl(timeZone, wholeMinute));
    },
  );

  test.prop([knownZone, anyDate, time], runs(400))('reads back what it shows', (timeZone, date, clock) => {
    const wall = `${date}T${clock}`;
    const { hour, minute } = parseTime(clock) as { hour: number; minute: number };
    const { kind, earlier, later } = readWallClock({ date: parsed(date), hour, minute, timeZone });
    const shown = (reading: typeof earlier) => formatLocal(timeZone, reading.epochMilliseconds);
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
      expect(offsetAt(timeZone, epochMilliseconds)).toBe(offsetSeconds);
      expect(epochMilliseconds + offsetSeconds * 1000).toBe(Date.parse(`${wall}Z`));
    }
  });

  test.prop([knownZone, anyDate], runs(400))('has days that follow each other', (timeZone, date) => {
    const today = parsed(date);
    const { start, end } = localDay(timeZone, today);
    expect(localDay(timeZone, nextDate(today)).start).toBe(end);
    if (start === end) return;
    expect(end - start).toBeGreaterThan(0);
    expect(end - start).toBeLessThanOrEqual(49 * HOUR);
    expect(formatLocal(timeZone, start).slice(0, 10)).toBe(date);
    // Where a clock went back over midnight the day's first minutes are shown again; it begins with the first showing.
    expect(formatLocal(timeZone, start - 60_000).slice(0, 10)).not.toBe(date);
  });

  test.prop([knownZone, fc.integer({ min: Date.UTC(1960, 0), max: Date.UTC(2024, 0) })], runs(300))(
    'changes next where the offset changes and not before',
    (timeZone, instant) => {
      const change = nextTransition(timeZone, instant);
      fc.pre(change !== undefined);
      const { epochMilliseconds: at, before, after } = change;
      expect(at).toBeGreaterThan(instant);
      expect([offsetAt(timeZone, at - 1), offsetAt(timeZone, at)]).toEqual([before, after]);
      expect(before).not.toBe(after);
      expect(offsetAt(timeZone, (at + instant) / 2)).toBe(before);
    },
  );
});
