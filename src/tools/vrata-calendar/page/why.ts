import type { ParanaResult } from '../../../contract/ekadashi.js';
import type { ObservanceResult } from '../../../contract/observances.js';
import { timeOn } from '../../../pages/shared/day.js';
import { nameOfLimb } from '../../../pages/shared/day-tables.js';
import { nakshatraNamed, signNamed } from '../../../pages/shared/periods.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { lowered } from '../../../pages/shell/parts.js';
import type { VrataCalendarWords } from './words.js';

/** Why an observance has its day, as plain text: for the page and for calendars. */

/** "pradosha (first fifth of the night), 17:13 to 19:49": by what the day was chosen, with its times. */
export function decidedBy(page: PageContext, { date, decided_by, sun_entry }: ObservanceResult): string {
  const { window_code, clause_code } = decided_by;
  const times =
    decided_by.starts_at === decided_by.ends_at
      ? timeOn(page, date, decided_by.starts_at)
      : page.words.shared.periods.dates(
          timeOn(page, date, decided_by.starts_at),
          timeOn(page, date, decided_by.ends_at),
        );
  if (clause_code) return page.language.names.ekadashi_clause[clause_code];
  if (window_code) return `${page.language.names.vrata_window[window_code]}, ${times}`;
  return sun_entry ? `${signNamed(page, sun_entry.sign_name)}, ${times}` : times;
}

/** What decided the day, each with its label. */
export function whyFacts(
  page: PageContext,
  words: VrataCalendarWords,
  one: ObservanceResult,
): (readonly [label: string, text: string])[] {
  const { format, language } = page;
  const { dates } = page.words.shared.periods;
  const span = ({ starts_at, ends_at }: { readonly starts_at: string; readonly ends_at: string }) =>
    dates(timeOn(page, one.date, starts_at), timeOn(page, one.date, ends_at));
  const parana = (told: ParanaResult) =>
    `${span(told)}; ${lowered(page, words.paranaUntil)}: ${timeOn(page, one.date, told.dvadashi_ends_at)}`;
  const { tithi, nakshatra, sun_entry, other_tradition: other, rule } = one;
  const facts: (readonly [string, string] | false | null)[] = [
    tithi && [words.tithi, `${nameOfLimb(page, 'tithi', rule.tithi_number ?? 1)}, ${span(tithi)}`],
    nakshatra && [words.nakshatra, `${nakshatraNamed(page, nakshatra.name)}, ${span(nakshatra)}`],
    sun_entry && [words.sun, `${signNamed(page, sun_entry.sign_name)}, ${timeOn(page, one.date, sun_entry.occurs_at)}`],
    one.lunar_month && [words.month, monthTold(page, words, one.lunar_month)],
    [words.decided, decidedBy(page, one)],
    one.parana && [words.paranaIs, parana(one.parana)],
    other && [
      words.other,
      [
        `${language.names.tradition[other.tradition]}: ${format.dateWithWeekday(other.date)}`,
        ...(other.is_gauna ? [words.gauna] : []),
        ...(other.parana ? [`${lowered(page, words.parana)} ${parana(other.parana)}`] : []),
      ].join('; '),
    ],
    one.neighbours.length > 0 && [
      words.neighbours,
      one.neighbours
        .map(({ date, reason_code }) => `${format.dayAndMonth(date)}: ${language.names.neighbour_reason[reason_code]}`)
        .join('; '),
    ],
  ];
  return facts.filter((fact): fact is readonly [string, string] => Array.isArray(fact));
}

function monthTold(
  page: PageContext,
  words: VrataCalendarWords,
  { name, adhika, omitted_month_name }: NonNullable<ObservanceResult['lunar_month']>,
): string {
  const { lunar_month } = page.language.names;
  return [
    lunar_month[name],
    ...(adhika ? [words.adhika] : []),
    ...(omitted_month_name ? [`${words.omitted} ${lunar_month[omitted_month_name]}`] : []),
  ].join(', ');
}
