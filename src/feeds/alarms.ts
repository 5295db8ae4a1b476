import type { CalendarDate } from '../base/time/calendar.js';
import { zoneOf } from '../base/time/named-zone.js';
import { firstInstant, wallClockAt } from '../base/time/zone.js';
import type { CalendarEvent } from '../calendar/icalendar.js';
import { ALARM_HOURS, type Alarm } from '../catalog/feeds.js';

const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * Minutes from the start of an entry to its alarm, less than none before it. A whole day starts at midnight by the clock of
 * whoever has the calendar; of what has its hours the clock is that of its place, and what has begun by the morning is
 * rung an hour ahead.
 */
export function minutesToAlarm(alarm: Alarm, when: CalendarEvent['when'], timeZone: string): number {
  const hour = ALARM_HOURS[alarm] * HOUR;
  if ('date' in when) return alarm === 'eve' ? hour - DAY : hour;
  const zone = zoneOf(timeZone);
  const { date } = wallClockAt(zone, when.start);
  const on = alarm === 'eve' ? ((date - 1) as CalendarDate) : date;
  const minutes = Math.ceil((firstInstant(zone, on, ALARM_HOURS[alarm]) - when.start) / MINUTE);
  return minutes < 0 ? minutes : -HOUR;
}
