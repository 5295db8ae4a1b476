import type { CalendarDate } from '../base/time/calendar.js';
import { zoneOf } from '../base/time/named-zone.js';
import { firstInstant, wallClockAt } from '../base/time/zone.js';
import { ALARM_HOURS, type Alarm } from '../catalog/feeds.js';

const MINUTE = 60_000;
const HOUR = 60;

/**
 * Minutes from the start of an entry that has its hours to its alarm, less than none, by the clock of its place. What has
 * begun by the morning is rung an hour ahead.
 */
export function minutesToAlarm(alarm: Alarm, start: number, timeZone: string): number {
  const zone = zoneOf(timeZone);
  const { date } = wallClockAt(zone, start);
  const on = alarm === 'eve' ? ((date - 1) as CalendarDate) : date;
  const minutes = Math.ceil((firstInstant(zone, on, ALARM_HOURS[alarm]) - start) / MINUTE);
  return minutes < 0 ? minutes : -HOUR;
}
