import { chooseZone } from '../base/input/zone.js';
import type { CalendarDate } from '../base/time/calendar.js';
import { wallClockAt } from '../base/time/zone.js';
import { type CalculationContext, requireNow } from './options.js';

/** A place on a date that may be left out. */
interface DayAsked {
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone?: string | null | undefined;
}

/**
 * The date that the clock of a place shows now.
 *
 * @throws CalculationError `invalid_input` for the field `date` where there is no current time
 */
export function today({ latitude, longitude, timezone }: DayAsked, context: CalculationContext): CalendarDate {
  const now = requireNow(context, 'date');
  const { timeZone } = chooseZone(timezone, { latitude, longitude }, context.zones);
  return wallClockAt(timeZone, now).date;
}
