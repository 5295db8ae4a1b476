import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { modulo } from '../../base/math/angle.js';
import { MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import type { Sky } from '../../base/zodiac/positions.js';
import type { Span } from '../panchanga/day-divisions.js';
import { limbSpan } from '../panchanga/limbs.js';
import {
  type DatesAtPlace,
  dayAfter,
  entryDay,
  holds,
  type MonthTithi,
  type Running,
  sunSignAt,
  type VrataAlmanac,
  vrataAlmanac,
} from './almanac.js';
import { type ChosenDay, chooseDay, chosenByRule } from './choose.js';
import type { EkadashiDays, Tradition } from './ekadashi.js';
import { VRATA_RULES, type VrataCode } from './rule-tables.js';
import type { DayChoice, VrataRule } from './rules.js';
import { rulesOfTithi } from './tithi-rules.js';

/** An observance on its day. */
export interface Observance {
  readonly code: VrataCode;
  readonly rule: VrataRule;
  readonly chosen: ChosenDay;
  /** Window, tie and none; undefined where other clauses decide. */
  readonly choice: DayChoice | undefined;
  /** The amanta month that the rule names, 1 (Chaitra) to 12; undefined of one that runs in every month. */
  readonly month: number | undefined;
  /** The tithi it is bound to; undefined of one bound to the Sun or a nakshatra. */
  readonly tithi: MonthTithi | undefined;
  /** The nakshatra it is bound to. */
  readonly nakshatra: Running | undefined;
  /** The sign that the Sun enters, 1 (Aries) to 12, and when. */
  readonly entry: { readonly at: number; readonly sign: number } | undefined;
  /** Of an Ekadashi its days in both traditions. */
  readonly ekadashi: EkadashiDays | undefined;
}

/** Which observances are asked for. */
export interface ObservancesAsked {
  readonly tradition: Tradition;
  /** All without it. */
  readonly codes?: readonly VrataCode[] | undefined;
}

/** What a rule gives before its code is put to it. */
type Found = Pick<Observance, 'chosen'> & Partial<Omit<Observance, 'code' | 'rule' | 'chosen'>>;
type RuleOf<Kind extends VrataRule['kind']> = Extract<VrataRule, { readonly kind: Kind }>;
type NakshatraRule = RuleOf<'nakshatra' | 'solar_nakshatra' | 'lunar_nakshatra'>;

/** A rule and its place in the table. */
interface Ordered<Rule> {
  readonly rule: Rule;
  readonly order: number;
}

const PURNIMA = 15;
const SHRAVANA = 5;
const MINUTE = 60_000;
const BRIGHT_TITHIS = 15;
/** Days. The longest solar month has 31.6. */
const SOLAR_MONTH = 32;
/** Days in which the Moon comes back to a nakshatra. */
const SIDEREAL_MONTH = 27.321661;
const NAKSHATRAS = 27;
/** Days before the ephemeris ends, for the limbs of an instant. */
const LOOK_BEYOND = 4;

const RULES: readonly Ordered<VrataRule>[] = (VRATA_RULES as readonly VrataRule[]).map((rule, order) => ({
  rule,
  order,
}));
const NAKSHATRA_RULES = RULES.filter((one): one is Ordered<NakshatraRule> => one.rule.kind.endsWith('nakshatra'));
const SUN_RULES = RULES.filter((one): one is Ordered<RuleOf<'solar'>> => one.rule.kind === 'solar');

/** The observances of some dates of a place, both inside; see {@link observances}. */
export function observancesBetween(sky: Sky, dates: DatesAtPlace, asked: ObservancesAsked): Observance[] {
  return observances(vrataAlmanac(sky, dates), asked);
}

/**
 * The observances of an almanac in the order of their dates and of the rules; an Ekadashi stands on the day of the
 * tradition. A day costs what its own tithis, nakshatras and entries cost: rules are looked up by them.
 */
export function observances(almanac: VrataAlmanac, { tradition, codes }: ObservancesAsked): Observance[] {
  const wanted = codes && new Set<string>(codes);
  const isAsked = ({ rule }: Ordered<VrataRule>) => wanted?.has(rule.code) ?? true;
  const all = [
    ...ofTithis(almanac, tradition, isAsked),
    ...ofNakshatras(almanac, NAKSHATRA_RULES.filter(isAsked)),
    ...ofEntries(almanac, SUN_RULES.filter(isAsked)),
  ];
  return all
    .filter(({ found }) => isWithin(almanac, found.chosen))
    .sort((a, b) => a.found.chosen.day.date - b.found.chosen.day.date || a.order - b.order)
    .map(({ rule, found: { chosen, choice, month, tithi, nakshatra, entry, ekadashi } }) => {
      // The codes of the table are those of its type, which the rules do not carry.
      return { code: rule.code as VrataCode, rule, chosen, choice, month, tithi, nakshatra, entry, ekadashi };
    });
}

/** A rule that has a day. */
interface FoundByRule extends Ordered<VrataRule> {
  readonly found: Found;
}

type IsAsked = (one: Ordered<VrataRule>) => boolean;

function* ofTithis(almanac: VrataAlmanac, tradition: Tradition, isAsked: IsAsked): Generator<FoundByRule> {
  if (!RULES.some((one) => isAsked(one) && isOfTithi(one))) return;
  for (const tithi of [...almanac.tithis(), ...purnimaAhead(almanac)]) {
    for (const one of rulesOfTithi(almanac, tithi).filter(isAsked)) {
      const day = one.find(almanac, tithi, tradition);
      if (!day) continue;
      const month = one.inMonths.find((each) => each !== null && tithi.lunation()?.numbers.includes(each));
      const found = Object.assign({}, day, { choice: one.choice, month: month ?? undefined, tithi });
      yield { rule: one.rule, order: one.order, found };
    }
  }
}

function isOfTithi({ rule }: Ordered<VrataRule>): boolean {
  return rule.kind !== 'solar' && !rule.kind.endsWith('nakshatra');
}

/** The Purnima of the bright half in which the tithis end: the Friday before it may lie in the span. */
function purnimaAhead(almanac: VrataAlmanac): MonthTithi[] {
  let tithi = almanac.tithis().at(-1);
  if (!tithi || tithi.number >= PURNIMA || !tithi.lunation()?.numbers.includes(SHRAVANA)) return [];
  while (tithi && tithi.number < PURNIMA) tithi = tithi.next();
  return tithi ? [tithi] : [];
}

function* ofNakshatras(almanac: VrataAlmanac, rules: readonly Ordered<NakshatraRule>[]): Generator<FoundByRule> {
  if (rules.length === 0) return;
  for (const nakshatra of almanac.nakshatras()) {
    for (const one of rules.filter(({ rule }) => numbersOf(rule).includes(nakshatra.number))) {
      const chosen = chooseDay(almanac, nakshatra, one.rule);
      if (chosen && isWithin(almanac, chosen) && isInMonth(almanac, one.rule, chosen, nakshatra)) {
        yield {
          rule: one.rule,
          order: one.order,
          found: { chosen, choice: one.rule, month: monthOf(one.rule), nakshatra },
        };
      }
    }
  }
}

function monthOf(rule: NakshatraRule): number | undefined {
  return rule.kind === 'lunar_nakshatra' ? rule.month : undefined;
}

function numbersOf(rule: NakshatraRule): readonly number[] {
  return rule.kind === 'solar_nakshatra' ? [rule.nakshatra] : rule.nakshatras;
}

/** Whether a day lies in the month of its rule: by the tithi, or by the Sun, where of two days the later counts. */
function isInMonth(almanac: VrataAlmanac, rule: NakshatraRule, { day }: ChosenDay, nakshatra: Running): boolean {
  if (rule.kind === 'nakshatra') return true;
  if (rule.kind === 'lunar_nakshatra') {
    const tithi = almanac.tithis().find((one) => holds(one, day.sunrise));
    const lunation = tithi?.lunation();
    const isBright = tithi !== undefined && tithi.number <= BRIGHT_TITHIS;
    return !!lunation?.numbers.includes(rule.month) && !lunation.adhika && isBright === (rule.paksha === 'shukla');
  }
  if (sunSignAt(almanac, day.sunrise) !== rule.sign) return false;
  const again = nextSame(almanac, nakshatra);
  const next = again && chooseDay(almanac, again, rule)?.day;
  return !next || next.date - day.date > SOLAR_MONTH || sunSignAt(almanac, next.sunrise) !== rule.sign;
}

/** The same nakshatra a month later; undefined where the ephemeris does not reach. */
function nextSame({ sky }: VrataAlmanac, { number, start, end }: Span & Running): Running | undefined {
  const latest = sky.ephemeris.span.last - LOOK_BEYOND;
  let at = (start + end) / 2 + SIDEREAL_MONTH * MILLISECONDS_PER_DAY;
  for (let tries = 0; tries < NAKSHATRAS && momentAt(at).tt < latest; tries++) {
    const { value, startsAt, endsAt } = limbSpan(sky, 'nakshatra', at);
    if (value.number === number) return { number, start: startsAt, end: endsAt };
    const isBefore = modulo(number - value.number, NAKSHATRAS) < NAKSHATRAS / 2;
    at = isBefore ? endsAt + MINUTE : startsAt - MINUTE;
  }
  return undefined;
}

function* ofEntries(almanac: VrataAlmanac, rules: readonly Ordered<RuleOf<'solar'>>[]): Generator<FoundByRule> {
  if (rules.length === 0) return;
  for (const entry of almanac.entries()) {
    for (const one of rules.filter(({ rule }) => rule.signs.includes(entry.sign))) {
      const day = entryDay(almanac, entry, one.rule.entry);
      const moved = day && dayAfter(almanac, day, one.rule.offset ?? 0);
      const at: Span = { start: entry.at, end: entry.at };
      if (moved) yield { rule: one.rule, order: one.order, found: { chosen: chosenByRule(almanac, moved, at), entry } };
    }
  }
}

function isWithin({ from, to }: VrataAlmanac, { day: { date } }: ChosenDay): boolean {
  return date >= from && date <= to;
}
