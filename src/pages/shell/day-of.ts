import { parseDate } from '../../base/time/calendar.js';
import type { PageContext } from './context.js';

/** How a page writes the days of the calendar that stand in the sentences of caveats and refusals. */
export function dayOf({ format }: PageContext): (iso: string) => string | undefined {
  return (iso) => (parseDate(iso) === undefined ? undefined : format.date(iso));
}
