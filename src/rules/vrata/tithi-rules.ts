import { MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { weekdayOf } from '../../base/time/gregorian.js';
import type { Span } from '../panchanga/day-divisions.js';
import { nextElongation } from '../panchanga/elongation.js';
import { limbAt, sunAndMoon } from '../panchanga/limbs.js';
import { dayAfter, dayOf, type MonthTithi, sunSignAt, type VrataAlmanac } from './almanac.js';
import { type ChosenDay, chooseDay, chosenByRule, dayWithout, hitsOf } from './choose.js';
import type { VrataDay } from './days.js';
import { type EkadashiDays, ekadashiDays, type Tradition } from './ekadashi.js';
import { VRATA_RULES } from './rule-tables.js';
import type { DayChoice, MonthAndTithi, SpecialRule, VrataRule, VrataWindow } from './rules.js';
import { inDay, windowOf } from './windows.js';

type Special = (almanac: VrataAlmanac, tithi: MonthTithi) => ChosenDay | undefined;

const FRIDAY = 5;
const ROHINI = 4;
const SHRAVANA = 22;
const MINUTE = 60_000;
/** Degrees of elongation at which the first half of Purnima, Vishti, ends. */
const VISHTI_ENDS = 174;

/** The rules that have clauses of their own. Sources: Dharmasindhu, Nirnayasindhu. */
const SPECIAL_RULES: Readonly<Record<SpecialRule, Special>> = {
  varalakshmi,
  janmashtami,
  vijayadashami,
  lakshmi_puja: lakshmiPuja,
  holika,
  holi: (almanac, tithi) => {
    const fire = holika(almanac, tithi);
    const next = fire && dayAfter(almanac, fire.day);
    return next && chosenByRule(almanac, next, tithi);
  },
};

/** The Friday on or before the last sunrise of Purnima; without a sunrise the day in which it starts. */
function varalakshmi(almanac: VrataAlmanac, purnima: MonthTithi): ChosenDay | undefined {
  const last = dayWithout(almanac, purnima, 'kshaya');
  const friday = last && dayAfter(almanac, last, -((weekdayOf(last.date) - FRIDAY + 7) % 7));
  return friday && chosenByRule(almanac, friday, purnima);
}

/** Ashtami at nishita; of two nights the one with Rohini at an end of it, where one alone has that, else the later. */
function janmashtami(almanac: VrataAlmanac, ashtami: MonthTithi): ChosenDay | undefined {
  const nights = hitsOf(almanac, ashtami, 'nishita').map(({ day }) => day);
  const [first, second] = nights;
  if (!first) return byWindow(almanac, dayOf(almanac, ashtami.end), ashtami, 'nishita');
  if (!second) return chooseDay(almanac, ashtami, { window: 'nishita', tie: 'last', none: 'last' });
  const starred = nights.filter((day) => hasStar(almanac, day, 'nishita', ROHINI));
  return byWindow(almanac, starred.length === 1 ? starred[0] : second, ashtami, 'nishita');
}

/**
 * Dashami at aparahna. Of two days the one with Shravana at an end of it, where one alone has that, else that with the
 * larger share. Of one, the next, where Dashami lasts three muhurtas of it and that day alone has Shravana.
 */
function vijayadashami(almanac: VrataAlmanac, dashami: MonthTithi): ChosenDay | undefined {
  const days = hitsOf(almanac, dashami, 'aparahna').map(({ day }) => day);
  const usual = chooseDay(almanac, dashami, { window: 'aparahna', tie: 'more', none: 'kshaya' });
  const [first, second] = days;
  if (!first) return usual;
  const starry = (day: VrataDay) => hasStar(almanac, day, 'aparahna', SHRAVANA);
  if (second) {
    const starred = days.filter(starry);
    return starred.length === 1 ? byWindow(almanac, starred[0], dashami, 'aparahna') : usual;
  }
  const next = dayAfter(almanac, first);
  const isNext = next && dashami.end >= inDay(next, 3 / 15) && starry(next) && !starry(first);
  return isNext ? byWindow(almanac, next, dashami, 'aparahna') : usual;
}

/** Amavasya at pradosha; of two evenings the later where it lasts a ghati (24 minutes) after its sunset. */
function lakshmiPuja(almanac: VrataAlmanac, amavasya: MonthTithi): ChosenDay | undefined {
  const [first, second] = hitsOf(almanac, amavasya, 'pradosha').map(({ day }) => day);
  if (!first || !second) return chooseDay(almanac, amavasya, { window: 'pradosha', tie: 'first', none: 'kshaya' });
  return byWindow(almanac, amavasya.end >= second.sunset + 24 * MINUTE ? second : first, amavasya, 'pradosha');
}

/**
 * Purnima at pradosha, of two evenings the later. Of one the next, where Bhadra outlasts the nishita of the first,
 * Purnima lasts seven eighths of the next day, and Pratipada grows: it is longer than Purnima (2026) or than sixty ghatis
 * (2023). Sources: Dharmasindhu; the days of Drik Panchang need both readings.
 */
function holika(almanac: VrataAlmanac, purnima: MonthTithi): ChosenDay | undefined {
  const days = hitsOf(almanac, purnima, 'pradosha').map(({ day }) => day);
  const usual = chooseDay(almanac, purnima, { window: 'pradosha', tie: 'last', none: 'first' });
  const [evening] = days;
  if (!evening || days.length > 1) return usual;
  const next = dayAfter(almanac, evening);
  const pratipada = purnima.next();
  const bhadraEnds = nextElongation(almanac.sky, purnima.start, VISHTI_ENDS);
  const nishita = windowOf(evening, 'nishita');
  const isNext =
    next &&
    pratipada &&
    nishita &&
    bhadraEnds !== undefined &&
    bhadraEnds > nishita.end &&
    purnima.end >= inDay(next, 7 / 8) &&
    lengthOf(pratipada) > Math.min(lengthOf(purnima), MILLISECONDS_PER_DAY);
  return isNext ? byWindow(almanac, next, purnima, 'pradosha') : usual;
}

function lengthOf({ start, end }: Span): number {
  return end - start;
}

/** Whether the Moon stands in a nakshatra when a window of a day begins or ends. */
function hasStar({ sky }: VrataAlmanac, day: VrataDay, window: VrataWindow, number: number): boolean {
  const at = windowOf(day, window);
  const has = (instant: number) => limbAt('nakshatra', sunAndMoon(sky, instant)).number === number;
  return at !== undefined && (has(at.start) || has(at.end));
}

function byWindow(
  almanac: VrataAlmanac,
  day: VrataDay | undefined,
  tithi: MonthTithi,
  window: VrataWindow,
): ChosenDay | undefined {
  return day && chosenByRule(almanac, day, windowOf(day, window) ?? tithi, window);
}

/** The day in which a tithi starts, if it starts in the first three fifths (18 ghatis), else the next. */
function beginsBy(almanac: VrataAlmanac, tithi: MonthTithi): ChosenDay | undefined {
  const first = dayOf(almanac, tithi.start);
  const day = first && (tithi.start < inDay(first, 3 / 5) ? first : dayAfter(almanac, first));
  return day && chosenByRule(almanac, day, { start: day.sunrise, end: inDay(day, 3 / 5) });
}

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
