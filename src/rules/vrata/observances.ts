import { weekdayOf } from '../../base/time/gregorian.js';
import type { Sky } from '../../base/zodiac/positions.js';
import { type DatesAtPlace, type MonthTithi, type VrataAlmanac, vrataAlmanac } from './almanac.js';
import type { ChosenDay } from './choose.js';
import type { Tradition } from './ekadashi.js';
import type { Found } from './found.js';
import { daysOfRule, foundByTithi } from './rule-days.js';
import { indexOf, mayHaveDay, type Ordered, type RuleIndex } from './rule-index.js';
import type { VrataCode } from './rule-tables.js';
import type { VrataRule } from './rules.js';
import { dayOfSolarTithi, dayOfStar } from './star-rules.js';
import { isOfMonth } from './tithi-rules.js';

/** An observance on its day. */
export interface Observance extends Required<Found> {
  readonly code: VrataCode;
  readonly rule: VrataRule;
}

/** Which observances are asked for. */
export interface ObservancesAsked {
  readonly tradition: Tradition;
  /** All without it. */
  readonly codes?: readonly VrataCode[] | undefined;
}

/** A rule that has a day. */
interface FoundByRule extends Ordered<VrataRule> {
  readonly found: Found;
}

const PURNIMA = 15;
const SHRAVANA = 5;

/** The observances of some dates of a place, both inside; see {@link observances}. */
export function observancesBetween(sky: Sky, dates: DatesAtPlace, asked: ObservancesAsked): Observance[] {
  return observances(vrataAlmanac(sky, dates), asked);
}

/**
 * The observances of an almanac in the order of their dates and of the rules; an Ekadashi stands on the day of the
 * tradition. A day costs what its own tithis, nakshatras, entries, weekday and date cost: rules are looked up by them.
 */
export function observances(almanac: VrataAlmanac, { tradition, codes }: ObservancesAsked): Observance[] {
  const index = indexOf(codes);
  const all: FoundByRule[] = [];
  addOfTithis(all, almanac, tradition, index);
  addOfStars(all, almanac, index);
  addOfOthers(all, almanac, tradition, index);
  return all
    .filter(({ rule, found }) => isWithin(almanac, found.chosen) && isOnWeekday(rule, found.chosen))
    .sort((a, b) => a.found.chosen.day.date - b.found.chosen.day.date || a.order - b.order)
    .map(({ rule, found: { chosen, choice, month, tithi, nakshatra, entry, ekadashi } }) => {
      // The codes of the table are those of its type, which the rules do not carry.
      return { code: rule.code as VrataCode, rule, chosen, choice, month, tithi, nakshatra, entry, ekadashi };
    });
}

function addOfTithis(all: FoundByRule[], almanac: VrataAlmanac, tradition: Tradition, index: RuleIndex): void {
  if (index.byTithi.size + index.bySolarTithi.size === 0) return;
  for (const tithi of [...almanac.tithis(), ...purnimaAhead(almanac, index)]) {
    addOfTithi(all, almanac, tithi, tradition, index);
  }
}

function addOfTithi(
  all: FoundByRule[],
  almanac: VrataAlmanac,
  tithi: MonthTithi,
  tradition: Tradition,
  { byTithi, bySolarTithi }: RuleIndex,
): void {
  for (const { rule, order, of } of byTithi.get(tithi.number) ?? []) {
    const found = isOfMonth(almanac, tithi, of) ? foundByTithi(almanac, of, tithi, tradition) : undefined;
    if (found) all.push({ rule, order, found });
  }
  for (const { rule, order } of bySolarTithi.get(tithi.number) ?? []) {
    const found = dayOfSolarTithi(almanac, rule, tithi);
    if (found) all.push({ rule, order, found });
  }
}

/** The Purnima of the bright half in which the tithis end: the Friday before it may lie in the span. */
function purnimaAhead(almanac: VrataAlmanac, { hasFridayBefore }: RuleIndex): MonthTithi[] {
  let tithi = almanac.tithis().at(-1);
  if (!hasFridayBefore || !tithi || tithi.number >= PURNIMA) return [];
  if (!tithi.lunation()?.numbers.includes(SHRAVANA)) return [];
  while (tithi && tithi.number < PURNIMA) tithi = tithi.next();
  return tithi ? [tithi] : [];
}

function addOfStars(all: FoundByRule[], almanac: VrataAlmanac, { byStar }: RuleIndex): void {
  if (byStar.size === 0) return;
  for (const nakshatra of almanac.nakshatras()) {
    for (const { rule, order } of byStar.get(nakshatra.number) ?? []) {
      const found = dayOfStar(almanac, rule, nakshatra);
      if (found) all.push({ rule, order, found });
    }
  }
}

function addOfOthers(all: FoundByRule[], almanac: VrataAlmanac, tradition: Tradition, { others }: RuleIndex): void {
  for (const { rule, order } of others) {
    if (!mayHaveDay(almanac, rule)) continue;
    for (const found of daysOfRule(almanac, rule, tradition)) all.push({ rule, order, found });
  }
}

function isWithin({ from, to }: VrataAlmanac, { day: { date } }: ChosenDay): boolean {
  return date >= from && date <= to;
}

function isOnWeekday({ onWeekdays }: VrataRule, { day: { date } }: ChosenDay): boolean {
  return !onWeekdays || onWeekdays.includes(weekdayOf(date));
}
