import type { LunarMonthResult, LunarMonthsResult } from '../../../contract/birth-panchanga.js';
import { HABITS } from '../../../languages/locale/habits.js';
import { numbered } from '../../../languages/names/numbered.js';
import type { Teller } from '../../../pages/shell/context.js';
import type { Paksha } from '../../../rules/panchanga/tables.js';
import type { PanchangWords } from './words.js';

interface MonthOfDay {
  readonly lunar_month: LunarMonthsResult | null;
  readonly paksha: Paksha;
}

/**
 * The month of a day in both reckonings, where they differ, and its half.
 *
 * @param first the reckoning that is told first; by default that of the language
 */
export function lunarMonthText(
  page: Pick<Teller, 'language'>,
  words: PanchangWords,
  { lunar_month: month, paksha }: MonthOfDay,
  first: string = HABITS[page.language.code].month,
): string {
  const { lunar_month: months, paksha: halves } = page.language.names;
  const half = halves[paksha];
  if (!month) return half;
  const named = ({ number, adhika }: LunarMonthResult) => {
    const name = numbered(months, number);
    return adhika ? words.adhika(name) : name;
  };
  const [amanta, purnimanta] = [named(month.amanta), named(month.purnimanta)];
  if (amanta === purnimanta) return `${amanta}, ${half}`;
  const both = [`${amanta} ${words.amanta}`, `${purnimanta} ${words.purnimanta}`];
  if (first === 'purnimanta') both.reverse();
  return [...both, half].join('; ');
}
