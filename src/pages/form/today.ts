import { formatDate } from '../../base/time/calendar.js';
import { zoneOf } from '../../base/time/named-zone.js';
import { wallClockAt } from '../../base/time/zone.js';
import { almanacDateAt } from '../../calculation/almanac-date.js';
import type { PageContext } from '../shell/context.js';

/** The date that it is in a zone. */
export function todayIn(timeZone: string, now: Date): string {
  return formatDate(wallClockAt(zoneOf(timeZone), now.getTime()).date);
}

/** The date of the day of the panchang that it is now, which begins at sunrise. */
export function almanacToday(
  { at, environment }: Pick<PageContext, 'at' | 'environment'>,
  where: Parameters<typeof almanacDateAt>[1],
): string {
  return formatDate(almanacDateAt(at.getTime(), where, environment));
}
