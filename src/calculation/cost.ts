import { isCalculationError } from '../base/errors.js';
import type { CalendarDate } from '../base/time/calendar.js';
import { followsStar } from '../base/zodiac/ayanamsha.js';
import type { Conventions, ToldConventions } from './conventions.js';
import type { LongestSpan } from './date-span.js';
import { type ReadInput, valuesOf } from './read-input.js';
import type { AnyTool } from './tool.js';

/** Milliseconds of a processor for which a call takes one place of its window; a server does what takes more elsewhere. */
const PLACE_MILLISECONDS = 40;

/** Kilobytes of an answer for which a call takes one place: what is written, sent and kept in memory meanwhile. */
const PLACE_KILOBYTES = 250;

/** The places that a call takes which may use a processor for so many milliseconds and be answered with so many kilobytes. */
export function placesFor(milliseconds: number, kilobytes = 0): number {
  return Math.max(1, Math.ceil(milliseconds / PLACE_MILLISECONDS), Math.ceil(kilobytes / PLACE_KILOBYTES));
}

/** Whether an answer has labels too, which make a list of many rows twice as long. */
export function isLabelled({ locale }: ToldConventions): boolean {
  return locale !== undefined;
}

/** Days that the longest span of each unit may have. */
const MOST_DAYS = { day: 1, month: 31, year: 366 } as const;

/** Days of a span, both ends inside; none of one that is refused, for its length or since it ends before it begins. */
export function daysIn(
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
  { most, unit }: LongestSpan,
): number {
  const days = to - from + 1;
  return days > 0 && days <= most * MOST_DAYS[unit] ? days : 0;
}

/** Minutes by which the time of a birth is doubtful: the chart is looked at in each of them, earlier and later. */
export function minutesWithin({ time_within: minutes = 0 }: ToldConventions): number {
  return minutes;
}

/** Whether each look at a longitude places a star too. */
export function goesWithStar({ ayanamsha, kp_ayanamsha }: ToldConventions): boolean {
  return followsStar(ayanamsha) || followsStar(kp_ayanamsha);
}

/**
 * How many places of its window a call takes: one for each forty milliseconds of a processor that it may use or for
 * each quarter of a megabyte that it may be answered with, whichever are more, and one where its input is refused.
 */
export function costOf(tool: AnyTool, read: ReadInput, chosen: ToldConventions): number {
  const { cost } = tool;
  if (typeof cost === 'number') return cost;
  try {
    return cost(valuesOf(tool, read) as never, { ...(read.options as Omit<Conventions, 'locale'>), ...chosen });
  } catch (error) {
    if (isCalculationError(error)) return 1;
    throw error;
  }
}
