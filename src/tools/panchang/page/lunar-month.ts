import type { LunarMonthResult, LunarMonthsResult } from '../../../contract/birth-panchanga.js';
import type { MonthReckoning } from '../../../languages/locale/habits.js';
import { numbered } from '../../../languages/names/numbered.js';
import { lunarFirst } from '../../../pages/shared/month-first.js';
import type { Teller } from '../../../pages/shell/context.js';
import type { Paksha } from '../../../rules/panchanga/tables.js';
import type { PanchangWords } from './words.js';

interface MonthOfDay {
  readonly lunar_month: LunarMonthsResult | null;
  readonly paksha: Paksha;
}

type Telling = Pick<Teller, 'language'>;

/**
 * The month of a day in both reckonings, where they differ, and its half.
 *
 * @param first whose months are told first; by default as the language has it
 * @param span when the amanta month begins and ends, where that is told
 */
export function lunarMonthText(
  page: Telling,
  words: PanchangWords,
  { lunar_month: month, paksha }: MonthOfDay,
  first?: MonthReckoning,
  span?: string,
): string {
  const half = page.language.names.paksha[paksha];
  if (!month) return half;
  const reckoned = span === undefined ? words.amanta : page.language.rules.texts.about(words.amanta, span);
  const [amanta, purnimanta] = [monthNamed(page, words, month.amanta), monthNamed(page, words, month.purnimanta)];
  if (amanta === purnimanta) return `${amanta}, ${half}${span === undefined ? '' : ` (${reckoned})`}`;
  const both = [`${amanta} ${reckoned}`, `${purnimanta} ${words.purnimanta}`];
  if (lunarFirst(page, first) === 'purnimanta') both.reverse();
  return [...both, half].join('; ');
}

/** The month of a day in the reckoning that is told first, and its half. */
export function oneLunarMonth(
  page: Telling,
  words: PanchangWords,
  { lunar_month: month, paksha }: MonthOfDay,
  first?: MonthReckoning,
): string {
  const half = page.language.names.paksha[paksha];
  return month ? `${monthNamed(page, words, month[lunarFirst(page, first)])}, ${half}` : half;
}

function monthNamed({ language }: Telling, words: PanchangWords, { number, adhika }: LunarMonthResult): string {
  const name = numbered(language.names.lunar_month, number);
  return adhika ? words.adhika(name) : name;
}
