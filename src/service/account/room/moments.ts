import { formatInstant } from '../../../base/time/calendar.js';
import type { PageContext } from '../../../pages/shell/context.js';

/** The day of a moment, UTC. */
export function dayOf({ format }: Pick<PageContext, 'format'>, at: Date): string {
  return format.date(at.toISOString().slice(0, 10));
}

/** A moment with its clock time, UTC. */
export function momentOf({ format }: Pick<PageContext, 'format'>, at: Date | string): string {
  return format.dateTime(typeof at === 'string' ? at : formatInstant(at.getTime()));
}
