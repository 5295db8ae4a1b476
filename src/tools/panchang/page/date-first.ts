import { readDate } from '../../../base/time/calendar.js';
import { isSolar, type MonthReckoning, type SolarReckoning } from '../../../languages/locale/habits.js';
import { type YearFirst, yearFirst } from '../../../pages/shared/month-first.js';
import { civilDate, solarDateTold, solarDay } from '../../../pages/shared/solar-date.js';
import type { PageContext } from '../../../pages/shell/context.js';
import type { PanchangResult } from '../tool.js';
import { oneLunarMonth } from './lunar-month.js';

/** "Karthigai 13, Vishvavasu", "Kartika, krishna paksha, Vikrama in Gujarat 2083": month and year of a day. */
export function dateToldFirst(page: PageContext, day: PanchangResult, first: MonthReckoning): string {
  const civil = civilDate(first, readDate(day.date), day.place.timezone);
  if (civil) {
    const { ofBangladesh } = page.words.tools['hindu-date'];
    return page.catalogue.texts.about(ofBangladesh, solarDateTold(page, 'bengali', civil));
  }
  const month = isSolar(first) ? solarDate(page, day, first) : oneLunarMonth(page, panchangWords(page), day, first);
  return [month, yearTold(page, day, yearFirst(page.locale, first))].filter((part) => part !== undefined).join(', ');
}

const panchangWords = ({ words }: PageContext) => words.tools.panchang;

/** A date by the Sun; undefined where it is not known. */
export function solarDate(
  page: PageContext,
  { solar_months: dates }: Pick<PanchangResult, 'solar_months'>,
  calendar: SolarReckoning | 'odia',
): string | undefined {
  const day = dates?.[`${calendar}_month`];
  return day ? solarDay(page, calendar, day) : undefined;
}

/** A year by its name or its number; undefined where it has none. */
function yearTold(page: PageContext, day: PanchangResult, year: YearFirst): string | undefined {
  const { samvatsara, year_numbers: numbers } = day;
  if (year === 'south' || year === 'tamil') {
    const named = samvatsara?.[year];
    return named ? page.language.names.samvatsara[named.name] : undefined;
  }
  const number = numbers?.[year];
  return number ? `${panchangWords(page).yearNames[year]} ${number}` : undefined;
}
