import { fieldsFromDays, weekdayOf } from '../../base/time/gregorian.js';
import type { VrataAlmanac } from './almanac.js';
import type { RuleOf } from './found.js';
import { ruleOf } from './rule-days.js';
import { type VrataCode, vrataRules } from './rule-tables.js';
import type { VrataRule } from './rules.js';
import { isOfPlace } from './solar-calendars.js';
import { type SolarTithiRule, type StarRule, starsOf } from './star-rules.js';
import { mayReach } from './sun-reach.js';
import { type TithiRule, tithiRules } from './tithi-rules.js';

/** A rule and its place in the table. */
export interface Ordered<Rule> {
  readonly rule: Rule;
  readonly order: number;
}

/** Rules by what a day has, so that it asks those of its own tithis and nakshatras alone. */
export interface RuleIndex {
  readonly byTithi: ReadonlyMap<number, readonly (Ordered<VrataRule> & { readonly of: TithiRule })[]>;
  readonly bySolarTithi: ReadonlyMap<number, readonly Ordered<SolarTithiRule>[]>;
  readonly byStar: ReadonlyMap<number, readonly Ordered<StarRule>[]>;
  /** By the Sun, a date, a weekday, or another observance; see {@link mayHaveDay}. */
  readonly others: readonly Ordered<VrataRule>[];
  /** Whether the Friday before a Purnima is one of them. */
  readonly hasFridayBefore: boolean;
}

let whole: RuleIndex | undefined;
/** Of lists that callers keep, such as those of a region. */
const indexes = new WeakMap<readonly VrataCode[], RuleIndex>();

/** The rules of some codes; all without them. */
export function indexOf(codes: readonly VrataCode[] | undefined): RuleIndex {
  if (!codes) {
    whole ??= indexed(() => true);
    return whole;
  }
  const known = indexes.get(codes);
  if (known) return known;
  const wanted = new Set<string>(codes);
  const index = indexed(({ code }) => wanted.has(code));
  indexes.set(codes, index);
  return index;
}

function indexed(isAsked: (rule: VrataRule) => boolean): RuleIndex {
  const byTithi = new Map<number, (Ordered<VrataRule> & { readonly of: TithiRule })[]>();
  const bySolarTithi = new Map<number, Ordered<SolarTithiRule>[]>();
  const byStar = new Map<number, Ordered<StarRule>[]>();
  const others: Ordered<VrataRule>[] = [];
  vrataRules().forEach((rule, order) => {
    if (!isAsked(rule)) return;
    const source = sourceOf(rule);
    const ofTithis = tithiRules(source);
    if (ofTithis.length > 0) for (const of of ofTithis) add(byTithi, of.number, { rule, order, of });
    else if (rule.kind === 'solar_tithi') add(bySolarTithi, rule.tithi, { rule, order });
    else if (isOfStar(rule)) for (const star of new Set(starsOf(rule))) add(byStar, star, { rule, order });
    else others.push({ rule, order });
  });
  const hasFridayBefore = byTithi.get(15)?.some(({ of }) => of.rule.code === 'varalakshmi') ?? false;
  return { byTithi, bySolarTithi, byStar, others, hasFridayBefore };
}

function add<Value>(map: Map<number, Value[]>, key: number, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

function isOfStar(rule: VrataRule): rule is StarRule {
  return rule.kind === 'nakshatra' || rule.kind === 'solar_nakshatra' || rule.kind === 'lunar_nakshatra';
}

/** The rule whose day a rule has unmoved. */
function sourceOf(rule: VrataRule): VrataRule {
  return rule.kind === 'relative' && rule.offset === 0 ? sourceOf(ruleOf(rule.of)) : rule;
}

/** Days in which a rule that follows another may have its day after that of the other. */
interface Lags {
  readonly root: VrataRule;
  readonly least: number;
  readonly most: number;
}

const lags = new WeakMap<VrataRule, Lags>();

function lagsOf(rule: VrataRule): Lags {
  const known = lags.get(rule);
  if (known) return known;
  const found = findLags(rule);
  lags.set(rule, found);
  return found;
}

function findLags(rule: VrataRule): Lags {
  if (rule.kind !== 'relative' && rule.kind !== 'weekday_after') return { root: rule, least: 0, most: 0 };
  const { root, least, most } = lagsOf(ruleOf(rule.of));
  const [from, to] = rule.kind === 'relative' ? [rule.offset, rule.offset] : [1, WEEK];
  return { root, least: least + from, most: most + to };
}

const WEEK = 7;
const TITHIS = 30;
const MONTHS = 12;
/** Tithis in a day, and days of a span from which on nothing is gained by looking ahead. */
const TITHIS_OF_DAY = 1.0159;
const LONG = 25;
/** Tithis by which an even motion is wrong, with those that a rule may take beside the day of a tithi. */
const UNSURE = 3;
/** Days after the new moon in which its first evening falls. */
const CRESCENT = 4;

/**
 * Whether a rule that is bound to neither a tithi nor a star may have a day in the dates of an almanac: false only where it
 * surely has none. Nothing is reckoned for it but what the almanac has.
 */
export function mayHaveDay(almanac: VrataAlmanac, rule: VrataRule): boolean {
  if (almanac.to - almanac.from > LONG) return true;
  const { root, least, most } = lagsOf(rule);
  const lag = (least + most) / 2;
  const slack = (most - least) / 2;
  switch (root.kind) {
    case 'civil':
      return isNearDate(almanac, root, least, most);
    case 'weekday':
      return almanac.to - almanac.from >= WEEK - 1 || hasWeekday(almanac, root.weekday);
    case 'solar_nakshatra':
      return mayReach(almanac, (root.sign - 1) * 30 + 15, { lag, slack: slack + 18 });
    case 'solar':
    case 'solar_day':
    case 'sun_at':
    case 'nakshatra':
    case 'lunar_nakshatra':
    case 'solar_tithi':
      return mayReachRoot(almanac, root, lag, slack);
    case 'chandra_darshana':
      return isNearTithi(almanac, [[null, TITHIS]], 0, CRESCENT);
    default:
      return tithiRules(root).some(({ number, inMonths }) =>
        isNearTithi(
          almanac,
          inMonths.map((month) => [month, number] as const),
          least,
          most,
        ),
      );
  }
}

function mayReachRoot(almanac: VrataAlmanac, root: VrataRule, lag: number, slack: number): boolean {
  if (root.kind === 'solar') {
    const more = slack + 2 + Math.abs(root.offset ?? 0);
    return root.signs.some((sign) => mayReach(almanac, (sign - 1) * 30, { lag, slack: more }));
  }
  // Those of other suns and zodiacs, and of stars, look for themselves.
  if (root.kind !== 'solar_day' || !isOfPlace(root.calendar)) return true;
  return mayReach(almanac, (root.sign - 1) * 30, { lag: lag + root.day - 1, slack: slack + 2 });
}

function isNearDate({ from, to }: VrataAlmanac, { month, day }: RuleOf<'civil'>, least: number, most: number): boolean {
  for (let date = from - most; date <= to - least; date++) {
    const fields = fieldsFromDays(date);
    if (fields.month === month && fields.day === day) return true;
  }
  return false;
}

function hasWeekday({ from, to }: VrataAlmanac, weekday: number): boolean {
  return (weekday - weekdayOf(from) + WEEK) % WEEK <= to - from;
}

/** Whether one of some tithis may run so many days before the dates. */
function isNearTithi(
  almanac: VrataAlmanac,
  days: readonly (readonly [month: number | null, number: number])[],
  least: number,
  most: number,
): boolean {
  const tithis = almanac.tithis();
  const [first, last] = [tithis[0], tithis.at(-1)];
  if (!first || !last) return false;
  const from = first.number - most * TITHIS_OF_DAY - UNSURE;
  const width = tithis.length + (most - least) * TITHIS_OF_DAY + 2 * UNSURE;
  const month = first.lunation()?.numbers[0];
  return days.some(([ofMonth, number]) => {
    const isNear = (((number - from) % TITHIS) + TITHIS) % TITHIS <= width;
    if (!isNear || ofMonth === null || month === undefined) return isNear;
    // The lunations before and after, of which one may be adhika, or have swallowed a month.
    const between = (((ofMonth - month + 1) % MONTHS) + MONTHS) % MONTHS;
    return between <= 2;
  });
}
