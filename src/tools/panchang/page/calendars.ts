import type { ShownBy } from '../../../pages/shell/tool-page.js';
import type { panchangTool } from '../tool.js';

type Props = ShownBy<typeof panchangTool>;

const ERAS = ['vikrama', 'vikrama_gujarat', 'saka', 'kali', 'kollam', 'bengali', 'national'] as const;
const CYCLES = ['south', 'north', 'gujarat', 'tamil'] as const;

/** The years, their names, and the date in the calendars of the Sun. */
export function calendars({ page, result, words }: Props): (readonly [string, string])[] {
  const { year_numbers, samvatsara, solar_months } = result;
  if (!year_numbers || !samvatsara || !solar_months) return [];
  const named = page.language.names;
  const {
    tamil_month: tamil,
    malayalam_month: malayalam,
    bengali_month: bengali,
    odia_month: odia,
    national_month: national,
  } = solar_months;
  const dates = [
    tamil && `${named.tamil_month[tamil.name]} ${tamil.day_number}`,
    malayalam && `${named.malayalam_month[malayalam.name]} ${malayalam.day_number}`,
    bengali && `${named.bengali_month[bengali.name]} ${bengali.day_number}`,
    odia && `${named.odia_month[odia.name]} ${odia.day_number}`,
    `${named.lunar_month[national.name]} ${national.day_number}`,
  ];
  const calendars = [
    words.samvatsaraOf.tamil,
    words.malayalam,
    words.yearNames.bengali,
    words.odia,
    words.yearNames.national,
  ];
  return [
    [
      words.years,
      ERAS.flatMap((era) => (year_numbers[era] === null ? [] : [`${words.yearNames[era]} ${year_numbers[era]}`])).join(
        '; ',
      ),
    ],
    [
      words.samvatsara,
      CYCLES.flatMap((cycle) => {
        const year = samvatsara[cycle];
        return year ? [`${named.samvatsara[year.name]} (${words.samvatsaraOf[cycle]})`] : [];
      }).join('; '),
    ],
    [
      words.solarMonths,
      dates.flatMap((date, index) => (date === null ? [] : [`${date} (${calendars[index]})`])).join('; '),
    ],
  ];
}
