import { ruleOf } from '../../catalog/festival-rules.js';
import type { ObservanceResult } from '../../contract/observances.js';
import { nakshatraNamed } from '../../pages/shared/blocks.js';
import { rangeOn } from '../../pages/shared/day.js';
import { nameOfLimb } from '../../pages/shared/day-tables.js';
import type { PageContext } from '../../pages/shell/context.js';
import type { VrataCode } from '../../rules/vrata/rule-tables.js';
import { decidedBy } from '../../tools/vrata-calendar/page/axis.js';

/** Why an observance has its day: by which rule, and what of it holds on this day and not on those beside it. */
export function whyTold(page: PageContext, one: ObservanceResult): string[] {
  const { rule } = page.words.site.festivals;
  const by = ruleOf(one.code);
  // What holds on the day from which it is counted is told there.
  if (by.kind === 'relative' && by.offset !== 0) return [ruleTold(page, one)];
  const facts = factsOf(page, one);
  const beside = besideTold(page, one);
  return [
    ruleTold(page, one),
    ...(facts.length > 0 ? [rule.here(facts.join('; '))] : []),
    ...(beside === '' ? [] : [rule.notBeside(beside)]),
  ];
}

function ruleTold(page: PageContext, one: ObservanceResult): string {
  const { rule: words } = page.words.site.festivals;
  const { names } = page.language;
  const { clause_code: clause, window_code: window } = one.decided_by;
  if (clause) return words.byClause(names.ekadashi_clause[clause]);
  const hour = window && names.vrata_window[window];
  if (ruleOf(one.code).kind === 'relative') return otherRule(page, one);
  if (hour && one.tithi) return words.byTithi({ tithi: tithiTold(page, one), hour });
  if (hour && one.nakshatra) return words.byNakshatra({ nakshatra: nakshatraNamed(page, one.nakshatra.name), hour });
  return otherRule(page, one);
}

/** A tithi with the month in which it runs. */
function tithiTold(page: PageContext, { rule, lunar_month: month }: ObservanceResult): string {
  const name = nameOfLimb(page, 'tithi', rule.tithi_number ?? 1);
  if (!month || rule.lunar_month_name === null) return name;
  const { about } = page.catalogue.texts;
  return `${name} (${about(page.words.tools['vrata-calendar'].month, page.language.names.lunar_month[month.name])})`;
}

/** What no part of a day decides. */
function otherRule(page: PageContext, { code, sun_entry }: ObservanceResult): string {
  const { rule: words } = page.words.site.festivals;
  const rule = ruleOf(code);
  switch (rule.kind) {
    case 'relative': {
      const name = page.language.names.observance[rule.of as VrataCode];
      return rule.offset === 0
        ? words.sameAs(name)
        : words.countedFrom({ name, days: page.format.signed(rule.offset) });
    }
    case 'weekday':
      return words.onWeekday;
    case 'civil':
      return words.onDate;
    case 'solar':
    case 'solar_day':
    case 'sun_at':
      return words.bySun;
    default:
      return sun_entry ? words.bySun : words.own;
  }
}

function factsOf(page: PageContext, one: ObservanceResult): string[] {
  const { tithi, nakshatra, date, rule, decided_by: decided } = one;
  return [
    ...(tithi ? [`${nameOfLimb(page, 'tithi', rule.tithi_number ?? 1)} ${rangeOn(page, date, tithi)}`] : []),
    ...(nakshatra ? [`${nakshatraNamed(page, nakshatra.name)} ${rangeOn(page, date, nakshatra)}`] : []),
    ...(decided.clause_code || !(decided.window_code || one.sun_entry) ? [] : [decidedBy(page, one)]),
  ];
}

/** The days beside it, those that have one reason together. */
function besideTold(page: PageContext, { neighbours }: ObservanceResult): string {
  const reasons = new Map<string, string[]>();
  for (const { date, reason_code: reason } of neighbours) {
    reasons.set(reason, [...(reasons.get(reason) ?? []), page.format.dayAndMonth(date)]);
  }
  return [...reasons]
    .map(([reason, dates]) => {
      const told = page.language.names.neighbour_reason[reason as keyof typeof page.language.names.neighbour_reason];
      return `${dates.join(', ')} – ${told}`;
    })
    .join('; ');
}
