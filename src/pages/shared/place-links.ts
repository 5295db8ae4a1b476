import { paths } from '../../catalog/paths.js';
import { AT_PLACE, pairsIn, queryOf } from '../shell/address.js';
import { choicesIn } from '../shell/choice-names.js';
import { hrefOf, type PageContext } from '../shell/context.js';

/** From the day of a place to its month, and back. */

/** The panchang of one day at the place of the page. */
export function dayHref(page: PageContext, date: string): string {
  return elsewhere(page, '/tools/panchang', { on: date });
}

/** The panchang of a month, YYYY-MM, at the place of the page. */
export function monthHref(page: PageContext, month: string): string {
  return elsewhere(page, '/tools/panchang-month', { target_month: month });
}

/** The calendar of fasts of the month of a date, open at one of its observances. */
export function vrataHref(page: PageContext, date: string, id: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const span = { from: `${date.slice(0, 7)}-01`, to: `${date.slice(0, 7)}-${last}` };
  return `${only(page, '/tools/vrata-calendar', { ...span, open: id }, [...PLACE, ...WHOSE])}#h-open`;
}

/** All that is told of one observance, at the place of the page and by its choices. */
export function festivalHref(page: PageContext, code: string): string {
  return withWhose(page, paths.festival(code), {});
}

/** The festivals of a year at the place of the page and by its choices, of the present one where none is named. */
export function yearHref(page: PageContext, year?: number): string {
  return withWhose(page, paths.festivals, year === undefined ? {} : { year: String(year) });
}

/** A page of festivals, whose addresses name of the choices but what is not usual. */
function withWhose(page: PageContext, path: string, own: Readonly<Record<string, string>>): string {
  const chosen = [...choicesIn(new URLSearchParams(page.query))].filter(([name]) => OF_FESTIVALS.includes(name));
  return only(page, path, { ...Object.fromEntries(chosen), ...own }, AT_PLACE);
}

/** The eclipses of a year, open at the one with its maximum on a date. */
export function eclipseHref(page: PageContext, date: string): string {
  const year = date.slice(0, 4);
  return only(page, '/tools/eclipses', { from: `${year}-01-01`, to: `${year}-12-31`, open: date }, PLACE);
}

const PLACE = [...AT_PLACE, 'ayanamsha'];

/** Whose observances are told. */
const WHOSE = ['tradition', 'region', 'community', 'least_importance'];

const OF_FESTIVALS: readonly string[] = ['tradition', 'region', 'community', 'ayanamsha'];

/** A page of another span, with what it also takes of the address of this one. */
function only(
  page: PageContext,
  path: string,
  own: Readonly<Record<string, string>>,
  shared: readonly string[],
): string {
  return hrefOf(page, path, queryOf([...pairsIn(page.query, shared), ...Object.entries(own)]));
}

/** Another page with the place and the conventions of this one. */
function elsewhere(page: PageContext, path: string, when: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(page.query);
  for (const name of ['on', 'target_month', 'parts']) query.delete(name);
  for (const [name, value] of Object.entries(when)) query.set(name, value);
  return hrefOf(page, path, queryOf([...query]));
}
