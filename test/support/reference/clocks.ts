import { parseDate, parseTime } from '../../../src/base/time/calendar.js';
import { zoneOf } from '../../../src/base/time/named-zone.js';
import { clockAt, type LocalReading, readWallClock } from '../../../src/base/time/zone.js';
import { nameOf, numberIn, type Row } from './compare.js';

function readingOf({ date, time, zone }: Row): LocalReading {
  const { hour, minute } = parseTime(time as string) as { hour: number; minute: number };
  const day = parseDate(date as string) as NonNullable<ReturnType<typeof parseDate>>;
  return readWallClock({ date: day, hour, minute, timeZone: zoneOf(zone as string) });
}

/** How a reading differs from the row, or undefined. */
export function offsetDifference(row: Row): string | undefined {
  const { kind, earlier, later } = readingOf(row);
  const ours = [kind, earlier.offsetSeconds, later.offsetSeconds].join(' ');
  const theirs = [row['kind'], numberIn(row, 'offset_s'), numberIn(row, 'later_offset_s')].join(' ');
  return ours === theirs ? undefined : `${ours} instead of ${theirs}`;
}

/** How daylight saving time differs from the row, or undefined. */
export function daylightDifference(row: Row): string | undefined {
  const ours = clockAt(zoneOf(row['zone'] as string), readingOf(row).earlier.epochMilliseconds).isDaylight;
  return ours === (row['dst'] === '1') ? undefined : `daylight time ${ours}`;
}

/** The differences that a comparison finds, as lines. */
export function clockDifferences(some: readonly Row[], compare: (row: Row) => string | undefined): string[] {
  return some.flatMap((row) => {
    const how = compare(row);
    return how === undefined ? [] : [`${nameOf(row)}: ${how}`];
  });
}

/** The rows whose daylight flag can be compared: in the others the database counts a winter as the exception. */
export function flagged(rows: readonly Row[]): Row[] {
  return rows.filter((row) => row['dst'] !== '-');
}
