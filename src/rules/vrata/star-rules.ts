import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { modulo } from '../../base/math/angle.js';
import { MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { limbSpan } from '../panchanga/limbs.js';
import type { MonthTithi, Running, VrataAlmanac } from './almanac.js';
import { type ChosenDay, chooseDay } from './choose.js';
import { sunSignAt } from './entry-days.js';
import type { Found, RuleOf } from './found.js';
import type { DayChoice } from './rules.js';
import { mayReach } from './sun-reach.js';

/** Rules bound to a nakshatra, and those bound to a tithi of a solar month. */
export type StarRule = RuleOf<'nakshatra' | 'solar_nakshatra' | 'lunar_nakshatra'>;
export type SolarTithiRule = RuleOf<'solar_tithi'>;

/** Days. The longest solar month has 31.6. */
const SOLAR_MONTH = 32;
const BRIGHT_TITHIS = 15;
const MINUTE = 60_000;
/** Days before the ephemeris ends, for the limbs of an instant. */
const LOOK_BEYOND = 4;
/** Days in which the Moon comes back to a nakshatra and to a tithi, and how many there are. */
const ROUNDS = {
  nakshatra: { days: 27.321661, parts: 27 },
  tithi: { days: 29.530589, parts: 30 },
} as const;

export function starsOf(rule: StarRule): readonly number[] {
  return rule.kind === 'solar_nakshatra' ? [rule.nakshatra] : rule.nakshatras;
}

/** The day of a nakshatra by a rule; nothing where it is not in the month of the rule. */
export function dayOfStar(almanac: VrataAlmanac, rule: StarRule, nakshatra: Running): Found | undefined {
  if (rule.kind === 'solar_nakshatra' && !mayStandIn(almanac, rule.sign)) return undefined;
  const chosen = chooseDay(almanac, nakshatra, rule);
  if (!chosen || !isInMonth(almanac, rule, chosen, nakshatra)) return undefined;
  const month = rule.kind === 'lunar_nakshatra' ? rule.month : undefined;
  return { chosen, choice: rule, month, nakshatra };
}

/** The day of a tithi in a solar month; nothing where it is in another, or is not that of two which counts. */
export function dayOfSolarTithi(almanac: VrataAlmanac, rule: SolarTithiRule, tithi: MonthTithi): Found | undefined {
  if (!mayStandIn(almanac, rule.sign)) return undefined;
  const chosen = chooseDay(almanac, tithi, rule);
  const way = rule.two === 'first' ? -1 : 1;
  const isOf = chosen && isTheOne(almanac, { rule, limb: 'tithi', way }, chosen, tithi);
  return isOf ? { chosen, choice: rule, tithi } : undefined;
}

/** Whether a day lies in the month of its rule: by the tithi, or by the Sun, where of two days the later counts. */
function isInMonth(almanac: VrataAlmanac, rule: StarRule, chosen: ChosenDay, nakshatra: Running): boolean {
  if (rule.kind === 'nakshatra') return true;
  if (rule.kind === 'solar_nakshatra') {
    return isTheOne(almanac, { rule, limb: 'nakshatra', way: 1 }, chosen, nakshatra);
  }
  const tithi = almanac.tithiAt(chosen.day.sunrise);
  const lunation = tithi?.lunation();
  const isBright = tithi !== undefined && tithi.number <= BRIGHT_TITHIS;
  return !!lunation?.numbers.includes(rule.month) && !lunation.adhika && isBright === (rule.paksha === 'shukla');
}

/** Half a sign, and what the Sun moves until the last day that a rule may choose. */
const HALF_SIGN = 15;
const UNTIL_CHOSEN = 3;

/** Whether the Sun may stand in a sign about some dates. */
function mayStandIn(almanac: VrataAlmanac, sign: number): boolean {
  return mayReach(almanac, (sign - 1) * 30 + HALF_SIGN, { slack: HALF_SIGN + UNTIL_CHOSEN });
}

interface InSign {
  readonly rule: DayChoice & { readonly sign: number };
  readonly limb: 'nakshatra' | 'tithi';
  /** Where the other of two is looked for, which would count in its place. */
  readonly way: -1 | 1;
}

/** Whether the Sun stands in the sign of a rule at the sunrise of a day, and not again on the day that would count. */
function isTheOne(almanac: VrataAlmanac, { rule, limb, way }: InSign, { day }: ChosenDay, running: Running): boolean {
  if (sunSignAt(almanac, day.sunrise) !== rule.sign) return false;
  const again = nextSame(almanac, limb, running, way);
  const other = again && chooseDay(almanac, again, rule)?.day;
  return !other || Math.abs(other.date - day.date) > SOLAR_MONTH || sunSignAt(almanac, other.sunrise) !== rule.sign;
}

/** The same nakshatra or tithi a month later or earlier; undefined where the ephemeris does not reach. */
function nextSame(
  { sky }: VrataAlmanac,
  limb: InSign['limb'],
  { number, start, end }: Running,
  way: -1 | 1,
): Running | undefined {
  const { days, parts } = ROUNDS[limb];
  const { first, last } = sky.ephemeris.span;
  const isWithin = ({ tt }: { readonly tt: number }) => tt > first + LOOK_BEYOND && tt < last - LOOK_BEYOND;
  let at = (start + end) / 2 + way * days * MILLISECONDS_PER_DAY;
  for (let tries = 0; tries < parts && isWithin(momentAt(at)); tries++) {
    const { value, startsAt, endsAt } = limbSpan(sky, limb, at);
    if (value.number === number) return { number, start: startsAt, end: endsAt };
    const isBefore = modulo(number - value.number, parts) < parts / 2;
    at = isBefore ? endsAt + MINUTE : startsAt - MINUTE;
  }
  return undefined;
}
