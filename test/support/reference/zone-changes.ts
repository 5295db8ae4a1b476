import { createHash } from 'node:crypto';
import { periodAt, type ZoneHistory } from '../../../src/base/time/zone-history.js';

/** A change of a clock: when, in seconds since 1970, and what it shows from then on. */
export interface ListedChange {
  readonly at: number;
  readonly offset: number;
  readonly isDaylight: boolean;
}

/** The first year in which changes are compared, and the first in which they no longer are. */
export const COMPARED_YEARS = [1799, 2210] as const;

const UNTIL = Date.UTC(COMPARED_YEARS[1], 0, 1);

/** Every change of a clock within the compared years, its first state included. */
export function changesOf(history: ZoneHistory): ListedChange[] {
  const changes: ListedChange[] = [];
  for (let at = Number.NEGATIVE_INFINITY; at < UNTIL; ) {
    const { start, end, offsetSeconds, isDaylight } = periodAt(history, at);
    changes.push({ at: start / 1000, offset: offsetSeconds, isDaylight });
    if (!(end > at)) throw new Error(`The clock stands still at ${at}.`);
    at = end;
  }
  return changes;
}

/**
 * Number and digests of the changes, as a row of zone_changes.tsv has them: of their instants and offsets and, unless the
 * database counts a winter of the zone as the exception, of their daylight flags.
 */
export function summaryOf(changes: readonly ListedChange[], hasTurnedFlags: boolean): [string, string, string] {
  const offsets = changes.filter(({ offset }, index) => offset !== changes[index - 1]?.offset);
  const flags = changes.filter(({ isDaylight }, index) => isDaylight !== changes[index - 1]?.isDaylight);
  return [
    String(offsets.length),
    digest(offsets.map(({ at, offset }) => `${at} ${offset}`)),
    hasTurnedFlags ? '-' : digest(flags.map(({ at, isDaylight }) => `${at} ${isDaylight}`)),
  ];
}

function digest(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}
