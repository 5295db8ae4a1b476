import type { Span } from '../panchanga/day-divisions.js';
import type { CalendarDate } from '../time/calendar.js';
import { holds, type MonthTithi, type Running, type VrataAlmanac, type VrataDay } from './almanac.js';
import { type ChosenDay, chooseDay, chosenByRule } from './choose.js';
import { type EkadashiDays, ekadashiDays, type Tradition } from './ekadashi.js';
import { VRATA_RULES, type VrataCode } from './rule-tables.js';
import type { MonthAndTithi, VrataRule } from './rules.js';
import { entryDay, sunSignAt } from './solar.js';
import { beginsBy, SPECIAL_RULES } from './special.js';

/** An observance on its day. */
export interface Observance {
  readonly code: VrataCode;
  readonly rule: VrataRule;
  readonly chosen: ChosenDay;
  /** The tithi it is bound to; undefined of one bound to the Sun or a nakshatra. */
  readonly tithi: MonthTithi | undefined;
  /** The nakshatra it is bound to. */
  readonly nakshatra: Running | undefined;
  /** The sign that the Sun enters, 1 (Aries) to 12. */
  readonly sign: number | undefined;
  /** Of an Ekadashi its days in both traditions. */
  readonly ekadashi: EkadashiDays | undefined;
}

/** What a rule gives before its code is put to it. */
type Found = Pick<Observance, 'chosen'> & Partial<Pick<Observance, 'tithi' | 'nakshatra' | 'sign' | 'ekadashi'>>;

type RuleOf<Kind extends VrataRule['kind']> = Extract<VrataRule, { readonly kind: Kind }>;
type Evaluators = {
  readonly [Kind in VrataRule['kind']]: (almanac: VrataAlmanac, rule: RuleOf<Kind>, tradition: Tradition) => Found[];
};

const EKADASHIS = [11, 26] as const;
const BRIGHT_EKADASHI = 11;
const BRIGHT_TITHIS = 15;

/** How each kind of rule finds its days. */
const EVALUATORS: Evaluators = {
  tithi: (almanac, rule) =>
    tithisOf(almanac, rule.days, rule.months).flatMap((tithi) => found(chooseDay(almanac, tithi, rule), { tithi })),
  halves: (almanac, { parts }) =>
    parts.flatMap((part) =>
      tithisOf(almanac, part.days).flatMap((tithi) => found(chooseDay(almanac, tithi, part), { tithi })),
    ),
  begins_by: (almanac, { days }) =>
    tithisOf(almanac, days).flatMap((tithi) => found(beginsBy(almanac, tithi), { tithi })),
  special: (almanac, { days, special }) =>
    tithisOf(almanac, days).flatMap((tithi) => found(SPECIAL_RULES[special](almanac, tithi), { tithi })),
  ekadashi: (almanac, _, tradition) =>
    ekadashis(
      almanac,
      EKADASHIS.map((number) => [null, number] as const),
      tradition,
    ),
  same_ekadashi: (almanac, { days }) => ekadashis(almanac, days, 'smarta'),
  solar_ekadashi: (almanac, { sign }) =>
    ekadashis(almanac, [[null, BRIGHT_EKADASHI]], 'vaishnava').filter(
      ({ chosen }) => sunSignAt(almanac, chosen.day.sunrise) === sign,
    ),
  solar: (almanac, { signs, entry, offset = 0 }) =>
    almanac.entries
      .filter(({ sign }) => signs.includes(sign))
      .flatMap((one) => {
        const day = entryDay(almanac, one, entry);
        const moved = day && almanac.days.find(({ date }) => date === day.date + offset);
        const at: Span = { start: one.at, end: one.at };
        return found(moved && chosenByRule(almanac, moved, at), { sign: one.sign });
      }),
  nakshatra: (almanac, rule) => nakshatraDays(almanac, rule.nakshatras, rule),
  lunar_nakshatra: (almanac, rule) =>
    nakshatraDays(almanac, rule.nakshatras, rule).filter(({ chosen: { day } }) => {
      const tithi = almanac.tithis.find((one) => holds(one, day.sunrise));
      const isBright = tithi !== undefined && tithi.number <= BRIGHT_TITHIS;
      return tithi && isOfMonth(tithi, rule.month) && isBright === (rule.paksha === 'shukla');
    }),
  solar_nakshatra: (almanac, rule) => {
    const days = nakshatraDays(almanac, [rule.nakshatra], rule).filter(
      ({ chosen: { day } }) => sunSignAt(almanac, day.sunrise) === rule.sign,
    );
    // Of two in one solar month the later; those of another year are months away.
    return days.filter(({ chosen: { day } }, index) => {
      const next = days[index + 1];
      return !next || next.chosen.day.date - day.date > SOLAR_MONTH;
    });
  },
};

/** Milliseconds: far more than two searches for one new moon part by. */
const DAY = 86_400_000;
/** Days. The longest solar month has 31.6. */
const SOLAR_MONTH = 32;

/**
 * The observances of an almanac from one date to another, both inside, in the order of their dates and of the rules; an
 * Ekadashi stands on the day of the tradition.
 */
export function observances(
  almanac: VrataAlmanac,
  {
    from,
    to,
    tradition,
    codes,
  }: {
    readonly from: CalendarDate;
    readonly to: CalendarDate;
    readonly tradition: Tradition;
    /** All without it. */
    readonly codes?: readonly VrataCode[] | undefined;
  },
): Observance[] {
  const all = VRATA_RULES.filter(({ code }) => codes?.includes(code) ?? true).flatMap((rule) =>
    evaluate(almanac, rule, tradition).map(
      ({ chosen, tithi, nakshatra, sign, ekadashi }): Observance => ({
        code: rule.code,
        rule,
        chosen,
        tithi,
        nakshatra,
        sign,
        ekadashi,
      }),
    ),
  );
  return all
    .filter(({ chosen: { day } }) => day.date >= from && day.date <= to)
    .sort((a, b) => a.chosen.day.date - b.chosen.day.date);
}

function evaluate(almanac: VrataAlmanac, rule: VrataRule, tradition: Tradition): Found[] {
  // The evaluator of a kind takes the rules of that kind, which the compiler cannot follow through an index.
  const evaluator = EVALUATORS[rule.kind] as (almanac: VrataAlmanac, rule: VrataRule, tradition: Tradition) => Found[];
  return evaluator(almanac, rule, tradition);
}

function found(chosen: ChosenDay | undefined, bound: Omit<Found, 'chosen'>): Found[] {
  return chosen ? [{ chosen, ...bound }] : [];
}

/**
 * The tithis of some months, in their order. A named month is the nija one, and one that has been swallowed is kept in
 * the month that swallowed it; a rule of every month runs in adhika months too.
 */
function tithisOf(
  { tithis }: VrataAlmanac,
  days: readonly MonthAndTithi[],
  months?: 'nija' | 'adhika_first',
): MonthTithi[] {
  return tithis.filter((tithi) =>
    days.some(([month, number]) => {
      if (tithi.number !== number || !tithi.lunation) return false;
      if (month === null) return months !== 'nija' || !tithi.lunation.adhika;
      if (months !== 'adhika_first') return isOfMonth(tithi, month);
      return tithi.lunation.numbers.includes(month) && (tithi.lunation.adhika || !followsAdhika(tithis, tithi));
    }),
  );
}

function isOfMonth({ lunation }: MonthTithi, month: number): boolean {
  return lunation !== undefined && !lunation.adhika && lunation.numbers.includes(month);
}

/** Whether the month before that of a tithi is the adhika one of its name. */
function followsAdhika(tithis: readonly MonthTithi[], { lunation }: MonthTithi): boolean {
  return tithis.some((one) => one.lunation?.adhika && lunation && Math.abs(one.lunation.end - lunation.start) < DAY);
}

function nakshatraDays(
  almanac: VrataAlmanac,
  numbers: readonly number[],
  choice: RuleOf<'nakshatra' | 'solar_nakshatra' | 'lunar_nakshatra'>,
): Found[] {
  return almanac.nakshatras
    .filter(({ number }) => numbers.includes(number))
    .flatMap((nakshatra) => found(chooseDay(almanac, nakshatra, choice), { nakshatra }));
}

function ekadashis(almanac: VrataAlmanac, days: readonly MonthAndTithi[], tradition: Tradition): Found[] {
  return tithisOf(almanac, days).flatMap((tithi) => {
    const ekadashi = ekadashiDays(almanac, tithi);
    if (!ekadashi) return [];
    const day: VrataDay = ekadashi[tradition].day;
    return found(chosenByRule(almanac, day, tithi), { tithi, ekadashi });
  });
}
