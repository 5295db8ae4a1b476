import type { MonthTithi, VrataAlmanac } from './almanac.js';
import { type ChosenDay, chooseDay, chosenByRule } from './choose.js';
import { type EkadashiDays, ekadashiDays, type Tradition } from './ekadashi.js';
import { VRATA_RULES } from './rule-tables.js';
import type { DayChoice, MonthAndTithi, VrataRule } from './rules.js';
import { sunSignAt } from './solar.js';
import { beginsBy, SPECIAL_RULES } from './special.js';

/** The day that a rule has for a tithi; of an Ekadashi with its days in both traditions. */
interface DayOfTithi {
  readonly chosen: ChosenDay;
  readonly ekadashi?: EkadashiDays;
}

type Find = (almanac: VrataAlmanac, tithi: MonthTithi, tradition: Tradition) => DayOfTithi | undefined;

/** Months and tithis that a rule has one way to choose a day for. */
interface RulePart {
  readonly days: readonly MonthAndTithi[];
  readonly months?: 'nija' | 'adhika_first' | undefined;
  /** Where window, tie and none are all that it says. */
  readonly choice?: DayChoice;
  readonly find: Find;
}

/** What a rule says of one of the thirty tithis. */
export interface TithiRule {
  readonly rule: VrataRule;
  /** Its place in the table. */
  readonly order: number;
  /** The months, 1 to 12, null for every one. */
  readonly inMonths: readonly (number | null)[];
  readonly months: RulePart['months'];
  readonly choice: DayChoice | undefined;
  readonly find: Find;
}

const BRIGHT_EKADASHI = 11;
const DARK_EKADASHI = 26;
const HOUR = 3_600_000;

/** The parts of a rule that is bound to a tithi; none of one that is bound to the Sun or a nakshatra. */
function partsOf(rule: VrataRule): RulePart[] {
  switch (rule.kind) {
    case 'tithi':
      return [
        {
          days: rule.days,
          months: rule.months,
          choice: rule,
          find: (almanac, tithi) => day(chooseDay(almanac, tithi, rule)),
        },
      ];
    case 'halves':
      return rule.parts.map((part) => ({
        days: part.days,
        choice: part,
        find: (almanac, tithi) => day(chooseDay(almanac, tithi, part)),
      }));
    case 'begins_by':
      return [{ days: rule.days, find: (almanac, tithi) => day(beginsBy(almanac, tithi)) }];
    case 'special':
      return [{ days: rule.days, find: (almanac, tithi) => day(SPECIAL_RULES[rule.special](almanac, tithi)) }];
    case 'ekadashi':
      return [
        {
          days: [
            [null, BRIGHT_EKADASHI],
            [null, DARK_EKADASHI],
          ],
          find: ekadashi,
        },
      ];
    case 'same_ekadashi':
      return [{ days: rule.days, find: (almanac, tithi) => ekadashi(almanac, tithi, 'smarta') }];
    case 'solar_ekadashi':
      return [
        {
          days: [[null, BRIGHT_EKADASHI]],
          find: (almanac, tithi) => {
            const found = templeDay(almanac, tithi);
            return found && sunSignAt(almanac, found.chosen.day.sunrise) === rule.sign ? found : undefined;
          },
        },
      ];
    default:
      return [];
  }
}

function day(chosen: ChosenDay | undefined): DayOfTithi | undefined {
  return chosen && { chosen };
}

function ekadashi(almanac: VrataAlmanac, tithi: MonthTithi, tradition: Tradition): DayOfTithi | undefined {
  const days = ekadashiDays(almanac, tithi);
  return days && { chosen: chosenByRule(almanac, days[tradition].day, tithi), ekadashi: days };
}

/**
 * The Vaishnava day, but of an Ekadashi without a sunrise that in which it starts, which is the Smarta one: so temples
 * keep it (30 December 2025 in Srirangam and Tirumala).
 */
function templeDay(almanac: VrataAlmanac, tithi: MonthTithi): DayOfTithi | undefined {
  const vaishnava = ekadashi(almanac, tithi, 'vaishnava');
  return vaishnava?.ekadashi?.vaishnava.clause === 'no_sunrise' ? ekadashi(almanac, tithi, 'smarta') : vaishnava;
}

/** The rules of each tithi by its number, so that a day asks those of its own tithis alone. */
const BY_TITHI: ReadonlyMap<number, readonly TithiRule[]> = byTithi();

function byTithi(): Map<number, TithiRule[]> {
  const rules = new Map<number, TithiRule[]>();
  VRATA_RULES.forEach((rule, order) => {
    for (const { days, months, choice, find } of partsOf(rule)) {
      for (const number of new Set(days.map(([, tithi]) => tithi))) {
        const inMonths = days.filter(([, tithi]) => tithi === number).map(([month]) => month);
        rules.set(number, [...(rules.get(number) ?? []), { rule, order, inMonths, months, choice, find }]);
      }
    }
  });
  return rules;
}

/**
 * The rules of a tithi of a month. A named month is the nija one, and one that has been swallowed is kept in the month
 * that swallowed it; a rule of every month runs in adhika months too.
 */
export function rulesOfTithi(almanac: VrataAlmanac, tithi: MonthTithi): readonly TithiRule[] {
  const lunation = tithi.lunation();
  if (!lunation) return [];
  return (BY_TITHI.get(tithi.number) ?? []).filter(({ inMonths, months }) =>
    inMonths.some((month) => {
      if (month === null) return months !== 'nija' || !lunation.adhika;
      if (!lunation.numbers.includes(month)) return false;
      if (months !== 'adhika_first') return !lunation.adhika;
      return lunation.adhika || !almanac.lunationAt(lunation.start - HOUR)?.adhika;
    }),
  );
}
