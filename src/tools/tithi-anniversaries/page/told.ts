import { inSignNamed, nakshatraNamed } from '../../../pages/shared/blocks.js';
import { rangeOn } from '../../../pages/shared/day.js';
import { nameOfLimb } from '../../../pages/shared/day-tables.js';
import type { Teller } from '../../../pages/shell/context.js';
import type { AnniversaryResult } from '../anniversary.js';
import type { TithiAnniversariesResult } from '../tool.js';
import type { TithiAnniversariesWords } from './words.js';

/** What the page and calendars say of an anniversary, as plain text. */

/** "Vaishakha, Ashtami, waning half" or "Rohini, the Sun in Taurus". */
export function markOf(page: Teller, { lunar_mark: lunar, solar_mark: solar }: TithiAnniversariesResult): string {
  if (lunar) return `${monthNamed(page, lunar)}, ${nameOfLimb(page, 'tithi', lunar.tithi.number)}`;
  if (!solar) return '';
  const sun = page.language.names.graha.Sun;
  return `${nakshatraNamed(page, solar.nakshatra_name)}; ${sun} ${inSignNamed(page, solar.sign_name)}`;
}

function monthNamed(
  { language, words }: Teller,
  { name, adhika }: { readonly name: keyof Teller['language']['names']['lunar_month']; readonly adhika: boolean },
): string {
  const month = language.names.lunar_month[name];
  return adhika ? words.tools.panchang.adhika(month) : month;
}

/** What made it this day, with the hours of the window that decided. */
export function decidedOf(page: Teller, words: TithiAnniversariesWords, one: AnniversaryResult): string {
  const { anniversary_rule, vrata_window } = page.language.names;
  const { decided_by: by, anniversary_rule_code: rule, date, kept_span: span, in_month: month } = one;
  const on = date ?? span.starts_at.slice(0, 10);
  const window =
    by.window_code !== null && by.window_code !== 'sunrise'
      ? [`${vrata_window[by.window_code]}, ${rangeOn(page, on, by)}`]
      : [];
  return [anniversary_rule[rule], ...window, rangeOn(page, on, span), ...(month?.adhika ? [words.inAdhika] : [])].join(
    '; ',
  );
}

/** "9 June 2026 (the additional month)": the days of other schools. */
export function othersOf({ format, language }: Teller, { other_days }: AnniversaryResult): string {
  return other_days
    .map(({ date, anniversary_rule_code: rule }) => `${format.date(date)} (${language.names.anniversary_rule[rule]})`)
    .join('; ');
}
