import { day, known, type Seen } from '../../pages/seen.js';
import type { HinduDateResult } from './tool.js';

export const answers: Seen<HinduDateResult> = ({ lunar_date, year_numbers, solar_months, found }) => [
  ...(lunar_date ? [lunar_date.amanta_month.name, lunar_date.purnimanta_month.name, lunar_date.tithi.name] : []),
  ...(year_numbers ? [String(year_numbers.vikrama), String(year_numbers.saka)] : []),
  ...Object.values(solar_months ?? {}).flatMap((one) =>
    one?.month_began
      ? [new RegExp(`${one.name}[\\s\\S]*${one.day_number}[\\s\\S]*${day(one.month_began.date).source}`)]
      : [],
  ),
  ...found.map(({ date }) => day(known(date))),
];
