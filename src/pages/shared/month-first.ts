import {
  HABITS,
  isSolar,
  type LunarReckoning,
  type MonthReckoning,
  type SolarReckoning,
} from '../../languages/locale/habits.js';
import type { LanguageCode } from '../../languages/locale/locales.js';
import { monthAsked } from '../shell/choice-names.js';
import type { Teller } from '../shell/context.js';

/** What of a day is told first: the month and its year, of the Moon or of the Sun. */

export type YearFirst = (typeof HABITS)[LanguageCode]['year'];

const YEAR_OF = { tamil: 'tamil', malayalam: 'kollam', bengali: 'bengali' } as const satisfies Record<
  SolarReckoning,
  YearFirst
>;

/** Whose months a page tells first: those that its address asks for, else those of its language. */
export function monthFirst(locale: LanguageCode, asked: string | null | undefined): MonthReckoning {
  return monthAsked(asked) ?? HABITS[locale].month;
}

/** The year that goes with a month: with those of the Sun their own, with those of the Moon that of the language. */
export function yearFirst(locale: LanguageCode, month: MonthReckoning): YearFirst {
  if (isSolar(month)) return YEAR_OF[month];
  const { year, month: usual } = HABITS[locale];
  return isSolar(usual) ? 'saka' : year;
}

/** Where the Sun's months come first, the Moon's follow as the language has them. */
export function lunarFirst({ language }: Pick<Teller, 'language'>, first?: MonthReckoning): LunarReckoning {
  return first === undefined || isSolar(first) ? HABITS[language.code].lunar : first;
}

/** Some with one before the others. */
export function withFirst<One>(first: unknown, all: readonly One[]): One[] {
  return [...all.filter((one) => one === first), ...all.filter((one) => one !== first)];
}
