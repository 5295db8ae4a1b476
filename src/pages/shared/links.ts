import { ACCEPTED_FROM, ACCEPTED_UNTIL } from '../../base/time/accepted.js';
import { formatDate, MILLISECONDS_PER_DAY, readDate, utcDateAt } from '../../base/time/calendar.js';
import { queryOf } from '../shell/address.js';
import { hrefOf, type PageContext } from '../shell/context.js';

/** This page with something else in its query, or without what is undefined. */
export function hrefWith(
  page: PageContext,
  changes: Readonly<Record<string, string | undefined>>,
  fragment = '',
): string {
  const query = new URLSearchParams(page.query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  return `${hrefOf(page, page.path, queryOf([...query]))}${fragment}`;
}

/** The date so many days later; undefined beyond the dates that the tools accept. */
export function dateAfter(date: string, days: number): string | undefined {
  const at = (readDate(date) + days) * MILLISECONDS_PER_DAY;
  return at < ACCEPTED_FROM || at >= ACCEPTED_UNTIL ? undefined : formatDate(utcDateAt(at));
}
