import { type Teller, tithiTold } from '../../contract/telling/telling.js';
import type { TithiAnniversariesResult } from './tool.js';

/** More would be a page of text; the structured result has all. */
const ROWS = 25;

export const tithiAnniversariesText: Teller<TithiAnniversariesResult> = (result, name) => {
  const { lunar_mark: lunar, solar_mark: solar, anniversaries, possible_numbers: possible } = result;
  const rows = anniversaries.slice(0, ROWS).map((one) => {
    const others = one.other_days.map(
      ({ date, anniversary_rule_code: rule }) => `${date} (${name('anniversary_rule', rule)})`,
    );
    return [
      `${one.date ?? 'no sunrise'}${one.anniversary_number === null ? '' : ` (${one.anniversary_number})`}: ${name('anniversary_rule', one.anniversary_rule_code)}`,
      one.in_month?.adhika && 'in the adhika month',
      others.length > 0 && `others: ${others.join(', ')}`,
    ]
      .filter(Boolean)
      .join('; ');
  });
  return [
    `${name('anniversary', result.kind)} by ${name('kept_by', result.kept_by)}, ${result.years} years from ${result.start}, ${result.place.timezone}`,
    lunar &&
      `${name('lunar_month', lunar.name)}${lunar.adhika ? ' (adhika)' : ''}, amanta; ${tithiTold(name, lunar.tithi)}`,
    solar && `${name('nakshatra', solar.nakshatra_name)} with the Sun in ${name('sign', solar.sign_name)}`,
    possible.length > 1 && `The time is not known: on that date ran numbers ${possible.join(', ')}`,
    ...rows,
    anniversaries.length > ROWS && `${anniversaries.length - ROWS} more are in the structured result`,
  ];
};
