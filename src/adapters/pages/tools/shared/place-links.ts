import { queryOf } from '../../shell/address.js';
import { hrefOf, type PageContext } from '../../shell/context.js';

/** From the day of a place to its month, and back. */

/** The panchang of one day at the place of the page. */
export function dayHref(page: PageContext, date: string): string {
  return elsewhere(page, '/tools/panchang', { on: date });
}

/** The panchang of a month, YYYY-MM, at the place of the page. */
export function monthHref(page: PageContext, month: string): string {
  return elsewhere(page, '/tools/panchang-month', { target_month: month });
}

/** Another page with the place and the conventions of this one. */
function elsewhere(page: PageContext, path: string, when: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(page.query);
  for (const name of ['on', 'target_month', 'parts']) query.delete(name);
  for (const [name, value] of Object.entries(when)) query.set(name, value);
  return hrefOf(page, path, queryOf([...query]));
}
