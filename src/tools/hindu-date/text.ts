import { dateOf, listed, minuteOf, type Teller } from '../../contract/telling/telling.js';
import type { HinduDateResult } from './tool.js';

/** More would be a page of text; the structured result has all. */
const ROWS = 25;

type FoundMonth = HinduDateResult['found'][number]['month_began'];

export const hinduDateText: Teller<HinduDateResult> = (result, name) => {
  const { date, lunar_date: lunar, year_numbers: years, samvatsara, solar_months: solar, found, place } = result;
  if (!solar || date === null) {
    return [
      `Civil dates by the ${name('calendar', result.calendar_code)} calendar, ${place.timezone}: ${found.length}`,
      ...found
        .slice(0, ROWS)
        .map((one) =>
          [
            one.date ?? 'no sunrise',
            one.lunar_month &&
              `${name('lunar_month', one.lunar_month.name)}${one.lunar_month.adhika ? ' (adhika)' : ''}`,
            one.sunrise_code && one.sunrise_code !== 'one' && name('tithi_sunrise', one.sunrise_code),
            one.year_number !== null && `year ${one.year_number}`,
            one.month_began &&
              `month from ${one.month_began.date}${one.month_began.is_near_limit ? ' (near the limit)' : ''}`,
          ]
            .filter(Boolean)
            .join(', '),
        ),
      found.length > ROWS && `${found.length - ROWS} more are in the structured result`,
    ];
  }
  const began = (month: FoundMonth) =>
    month === null
      ? ''
      : `, month from ${dateOf(month.date)}: ${name('month_rule', month.month_rule_code)}${month.is_near_limit ? ' (near the limit)' : ''}`;
  const month = (of: { readonly name: Parameters<typeof name<'lunar_month'>>[1]; readonly adhika: boolean }) =>
    `${name('lunar_month', of.name)}${of.adhika ? ' (adhika)' : ''}`;
  return [
    `${date}, ${place.timezone}, by the sunrise of ${lunar ? minuteOf(lunar.sunrise_at) : 'the place'}`,
    lunar &&
      `Moon: ${month(lunar.amanta_month)} amanta, ${month(lunar.purnimanta_month)} purnimanta, ${name('paksha', lunar.tithi.paksha)} ${name('tithi', lunar.tithi.name)} until ${minuteOf(lunar.tithi.ends_at)} (${name('tithi_sunrise', lunar.sunrise_code)})`,
    lunar?.skipped_tithi &&
      `Without a sunrise: ${name('tithi', lunar.skipped_tithi.name)} until ${minuteOf(lunar.skipped_tithi.ends_at)}`,
    years &&
      `Years: Vikrama ${years.vikrama} (Gujarat ${years.vikrama_gujarat}), Saka ${years.saka}, Kali ${years.kali}, Nepal Sambat ${years.nepal_sambat}, Saptarshi ${years.saptarshi}`,
    samvatsara &&
      `Samvatsara: ${name('samvatsara', samvatsara.south.name)} (south)${samvatsara.north ? `, ${name('samvatsara', samvatsara.north.name)} (north)` : ''}`,
    `Sun: ${listed(
      Object.entries(solar).flatMap(([key, one]) =>
        one
          ? [
              `${key.replace(/_month$/, '').replaceAll('_', ' ')} ${one.name} ${one.day_number}${one.year_number === null ? '' : ` of ${one.year_number}`}${one.samvatsara_name ? ` of ${name('samvatsara', one.samvatsara_name)}` : ''} ${began(one.month_began)} (grade ${one.grade})`,
            ]
          : [],
      ),
    )}`,
  ];
};
