import { dayAfter, dayOf, type MonthTithi, type VrataAlmanac } from './almanac.js';
import { type ChosenDay, chooseDay, chosenByRule } from './choose.js';
import { type EkadashiDays, ekadashiDays, type Tradition } from './ekadashi.js';
import { sunSignAt } from './entry-days.js';
import type { DayChoice, MonthAndTithi, MonthKind, VrataRule } from './rules.js';
import { SPECIAL_RULES } from './special-rules.js';
import { inDay } from './windows.js';

/** The day that a rule has for a tithi; of an Ekadashi with its days in both traditions. */
interface DayOfTithi {
  readonly chosen: ChosenDay;
  readonly ekadashi?: EkadashiDays;
}

type Find = (almanac: VrataAlmanac, tithi: MonthTithi, tradition: Tradition) => DayOfTithi | undefined;

/** Months and tithis that a rule has one way to choose a day for. */
interface RulePart {
  readonly days: readonly MonthAndTithi[];
  readonly months?: MonthKind | undefined;
  /** Where window, tie and none are all that it says. */
  readonly choice?: DayChoice;
  readonly find: Find;
}

/** What a rule says of one of the thirty tithis. */
export interface TithiRule {
  readonly rule: VrataRule;
  readonly number: number;
  /** The months, 1 to 12, null for every one. */
  readonly inMonths: readonly (number | null)[];
  readonly months: RulePart['months'];
  readonly choice: DayChoice | undefined;
  readonly find: Find;
}

const BRIGHT_EKADASHI = 11;
const EKADASHIS: readonly MonthAndTithi[] = [
  [null, BRIGHT_EKADASHI],
  [null, 26],
];
const PARVANS: readonly MonthAndTithi[] = [
  [null, 15],
  [null, 30],
];
const HOUR = 3_600_000;
/** The part of the day, 18 ghatis, in which a tithi must begin or end for the day to be its own. */
const GHATIS_18 = 3 / 5;

/** Of the rules of the table: what is relative to one is asked for on every day. */
const known = new WeakMap<VrataRule, readonly TithiRule[]>();

/** What a rule says of each of its tithis; nothing where it is bound to something else. */
export function tithiRules(rule: VrataRule): readonly TithiRule[] {
  const found = known.get(rule) ?? readRule(rule);
  known.set(rule, found);
  return found;
}

function readRule(rule: VrataRule): TithiRule[] {
  return partsOf(rule).flatMap(({ days, months, choice, find }) =>
    [...new Set(days.map(([, tithi]) => tithi))].map((number) => {
      const inMonths = days.filter(([, tithi]) => tithi === number).map(([month]) => month);
      return { rule, number, inMonths, months, choice, find };
    }),
  );
}

/** The parts of a rule that is bound to a tithi; none of one that is bound to something else. */
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
      return [{ days: EKADASHIS, find: ekadashi }];
    case 'vaishnava_ekadashi':
      return [{ days: EKADASHIS, find: otherDay(({ smarta, vaishnava }) => smarta.day !== vaishnava.day) }];
    case 'gauna_ekadashi':
      return [{ days: EKADASHIS, find: otherDay(({ isGauna }) => isGauna) }];
    case 'ishti':
      return [{ days: PARVANS, find: (almanac, tithi) => day(ishti(almanac, tithi)) }];
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

/** The day in which a tithi starts, if it starts in the first three fifths (18 ghatis), else the next. */
function beginsBy(almanac: VrataAlmanac, tithi: MonthTithi): ChosenDay | undefined {
  const first = dayOf(almanac, tithi.start);
  const day = first && (tithi.start < inDay(first, GHATIS_18) ? first : dayAfter(almanac, first));
  return day && chosenByRule(almanac, day, { start: day.sunrise, end: inDay(day, GHATIS_18) });
}

/** The day in which a parvan ends, if it ends in the first three fifths, else the next. */
function ishti(almanac: VrataAlmanac, tithi: MonthTithi): ChosenDay | undefined {
  const last = dayOf(almanac, tithi.end);
  const kept = last && (tithi.end < inDay(last, GHATIS_18) ? last : dayAfter(almanac, last));
  return kept && chosenByRule(almanac, kept, { start: tithi.end, end: tithi.end });
}

/** The later day of an Ekadashi, told beside that of Smartas; who asks for Vaishnavas has it as the Ekadashi itself. */
function otherDay(isKept: (days: EkadashiDays) => boolean): Find {
  return (almanac, tithi, tradition) => {
    const days = tradition === 'smarta' ? ekadashiDays(almanac, tithi) : undefined;
    return days && isKept(days)
      ? { chosen: chosenByRule(almanac, days.vaishnava.day, tithi), ekadashi: days }
      : undefined;
  };
}

/**
 * The Vaishnava day, but of an Ekadashi without a sunrise that in which it starts, which is the Smarta one: so temples
 * keep it (30 December 2025 in Srirangam and Tirumala).
 */
function templeDay(almanac: VrataAlmanac, tithi: MonthTithi): DayOfTithi | undefined {
  const vaishnava = ekadashi(almanac, tithi, 'vaishnava');
  return vaishnava?.ekadashi?.vaishnava.clause === 'no_sunrise' ? ekadashi(almanac, tithi, 'smarta') : vaishnava;
}

/**
 * Whether a tithi is one of a rule's. A named month is the nija one, and one that has been swallowed is kept in the month
 * that swallowed it; a rule of every month runs in adhika months too.
 */
export function isOfMonth(
  almanac: VrataAlmanac,
  tithi: MonthTithi,
  { inMonths, months }: Pick<TithiRule, 'inMonths' | 'months'>,
): boolean {
  const lunation = tithi.lunation();
  if (!lunation) return false;
  return inMonths.some((month) => {
    if (month === null) return !months || lunation.adhika === (months === 'adhika');
    if (!lunation.numbers.includes(month)) return false;
    if (months !== 'adhika_first') return !lunation.adhika;
    return lunation.adhika || !almanac.lunationAt(lunation.start - HOUR)?.adhika;
  });
}
