import { Block, Note } from '../../../pages/shell/parts.js';
import type { Shown } from './shown.js';

/** What a minute of birth time and the length of a year do to the dates, and what was left of the first period. */
export function Certainty({
  lordName,
  page,
  words,
  result: { days_per_birth_minute, year_length_days, balance_at_birth, mahadashas },
}: Shown) {
  const { number } = page.format;
  const { lord, years_left } = balance_at_birth;
  return (
    <Block id="h-certain" title={words.certainTitle}>
      <Note lead={words.perMinute.lead(number(days_per_birth_minute))}>
        {words.perMinute.year(number(year_length_days, 4))}
      </Note>
      <p>{words.balance(number(years_left), number(mahadashas[0]?.full_years ?? 0), lordName(lord))}</p>
    </Block>
  );
}
