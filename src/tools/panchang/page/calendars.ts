import type { MonthReckoning } from '../../../languages/locale/habits.js';
import { withFirst, yearFirst } from '../../../pages/shared/month-first.js';
import type { ShownBy } from '../../../pages/shell/tool-page.js';
import type { panchangTool } from '../tool.js';
import { solarDate } from './date-first.js';

interface Props extends ShownBy<typeof panchangTool> {
  /** Whose months are told first. */
  readonly first: MonthReckoning;
}

const ERAS = ['vikrama', 'vikrama_gujarat', 'saka', 'kali', 'kollam', 'bengali', 'national'] as const;
const CYCLES = ['south', 'north', 'gujarat', 'tamil'] as const;
const SOLAR = ['tamil', 'malayalam', 'bengali', 'odia'] as const;

/** The years, their names, and the date in the calendars of the Sun, those that are told first before the others. */
export function calendars({ page, result, words, first }: Props): (readonly [string, string])[] {
  const { year_numbers, samvatsara, solar_months } = result;
  if (!year_numbers || !samvatsara || !solar_months) return [];
  const named = page.language.names;
  const { national_month: national } = solar_months;
  const year = yearFirst(page.locale, first);
  const names = {
    tamil: words.samvatsaraOf.tamil,
    malayalam: words.malayalam,
    bengali: words.yearNames.bengali,
    odia: words.odia,
  };
  const dates = [
    ...withFirst(first, SOLAR).map((calendar) => [solarDate(page, result, calendar), names[calendar]] as const),
    [`${named.lunar_month[national.name]} ${national.day_number}`, words.yearNames.national] as const,
  ];
  return [
    [
      words.years,
      withFirst(year, ERAS)
        .flatMap((era) => (year_numbers[era] === null ? [] : [`${words.yearNames[era]} ${year_numbers[era]}`]))
        .join('; '),
    ],
    [
      words.samvatsara,
      withFirst(year, CYCLES)
        .flatMap((cycle) => {
          const year = samvatsara[cycle];
          return year ? [`${named.samvatsara[year.name]} (${words.samvatsaraOf[cycle]})`] : [];
        })
        .join('; '),
    ],
    [
      words.solarMonths,
      dates.flatMap(([date, calendar]) => (date === undefined ? [] : [`${date} (${calendar})`])).join('; '),
    ],
  ];
}
