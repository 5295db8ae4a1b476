import { HABITS, isSolar, type MonthReckoning, type SolarReckoning } from '../../../languages/locale/habits.js';
import type { LanguageCode } from '../../../languages/locale/locales.js';
import { monthAsked } from '../../../pages/shell/choice-names.js';
import type { PageContext } from '../../../pages/shell/context.js';
import type { PanchangResult } from '../tool.js';
import { oneLunarMonth } from './lunar-month.js';

/** What of a day is told first: the month and its year, of the Moon or of the Sun. */

type Year = (typeof HABITS)[LanguageCode]['year'];

const YEAR_OF = { tamil: 'tamil', malayalam: 'kollam', bengali: 'bengali' } as const satisfies Record<
  SolarReckoning,
  Year
>;

/** Whose months a page tells first: those that its address asks for, else those of its language. */
export function monthFirst(locale: LanguageCode, asked: string | null | undefined): MonthReckoning {
  return monthAsked(asked) ?? HABITS[locale].month;
}

/** The year that goes with a month: with those of the Sun their own, with those of the Moon that of the language. */
export function yearFirst(locale: LanguageCode, month: MonthReckoning): Year {
  if (isSolar(month)) return YEAR_OF[month];
  const { year, month: usual } = HABITS[locale];
  return isSolar(usual) ? 'saka' : year;
}

/** Some with one before the others. */
export function withFirst<One>(first: unknown, all: readonly One[]): One[] {
  return [...all.filter((one) => one === first), ...all.filter((one) => one !== first)];
}

/** "Karthigai 13, Vishvavasu", "Kartika, krishna paksha, Vikrama in Gujarat 2083": month and year of a day. */
export function dateToldFirst(page: PageContext, day: PanchangResult, first: MonthReckoning): string {
  const month = isSolar(first) ? solarDate(page, day, first) : oneLunarMonth(page, panchangWords(page), day, first);
  return [month, yearTold(page, day, yearFirst(page.locale, first))].filter((part) => part !== undefined).join(', ');
}

const panchangWords = ({ words }: PageContext) => words.tools.panchang;

/** A date by the Sun; undefined where it is not known. */
export function solarDate(
  { language }: PageContext,
  { solar_months: dates }: Pick<PanchangResult, 'solar_months'>,
  calendar: SolarReckoning | 'odia',
): string | undefined {
  const { names } = language;
  const day = dates?.[`${calendar}_month`];
  if (!day) return undefined;
  const months: Readonly<Record<string, string>> = names[`${calendar}_month`];
  return `${months[day.name]} ${day.day_number}`;
}

/** A year by its name or its number; undefined where it has none. */
function yearTold(page: PageContext, day: PanchangResult, year: Year): string | undefined {
  const { samvatsara, year_numbers: numbers } = day;
  if (year === 'south' || year === 'tamil') {
    const named = samvatsara?.[year];
    return named ? page.language.names.samvatsara[named.name] : undefined;
  }
  const number = numbers?.[year];
  return number ? `${panchangWords(page).yearNames[year]} ${number}` : undefined;
}
