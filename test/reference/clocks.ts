import { parseDate, parseTime } from '../../src/time/calendar.js';
import { isDaylightTime, type LocalReading, readWallClock } from '../../src/time/zone.js';
import { nameOf, numberIn, type Row } from './compare.js';

/** From here on the runtime's history of a zone is that of the zone itself, not merged with a neighbour's. */
const COMPLETE_FROM = '1970';

/**
 * Zones whose law has changed since the runtimes that we support were built. The reference (IANA database 2026f)
 * knows of it; a runtime with older data cannot, for the years after the change.
 */
const CHANGED_FROM = '2025';
const CHANGED_ZONES = [
  'Africa/Casablanca',
  'Africa/El_Aaiun',
  'America/Edmonton',
  'America/Inuvik',
  'America/Vancouver',
  'America/Winnipeg',
  'Europe/Chisinau',
];

/** Why a clock may differ from the reference's, or undefined where it must not. */
export function excuseFor({ date, zone }: Row): string | undefined {
  if ((date as string) < COMPLETE_FROM) return 'before 1970';
  return (date as string) >= CHANGED_FROM && CHANGED_ZONES.includes(zone as string) ? 'law changed since' : undefined;
}

/** A difference of clocks with the row it was met in. */
export interface ClockDifference {
  readonly row: Row;
  readonly how: string;
}

/** The differences that nothing excuses, as lines. */
export function unexcused(found: readonly ClockDifference[]): string[] {
  return found.filter(({ row }) => excuseFor(row) === undefined).map(({ row, how }) => `${nameOf(row)}: ${how}`);
}

/** How many differences each excuse covers, for the output of a test run. */
export function excuses(title: string, found: readonly ClockDifference[], total: number): string {
  const reasons = found.map(({ row }) => excuseFor(row) ?? 'no excuse');
  const counts = [...new Set(reasons)].map((reason) => `${reasons.filter((one) => one === reason).length} ${reason}`);
  return `\n${title}: ${found.length} of ${total} rows differ${counts.length > 0 ? ` (${counts.join(', ')})` : ''}\n`;
}

function readingOf({ date, time, zone }: Row): LocalReading {
  const { hour, minute } = parseTime(time as string) as { hour: number; minute: number };
  const day = parseDate(date as string) as NonNullable<ReturnType<typeof parseDate>>;
  return readWallClock({ date: day, hour, minute, timeZone: zone as string });
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
  const ours = isDaylightTime(row['zone'] as string, readingOf(row).earlier.epochMilliseconds);
  return ours === (row['dst'] === '1') ? undefined : `daylight time ${ours}`;
}

/** The rows in which a comparison finds a difference. */
export function clockDifferences(some: readonly Row[], compare: (row: Row) => string | undefined): ClockDifference[] {
  return some.flatMap((row) => {
    const how = compare(row);
    return how === undefined ? [] : [{ row, how }];
  });
}
