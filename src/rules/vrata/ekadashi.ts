import type { Span } from '../panchanga/day-divisions.js';
import { dayAfter, dayOf, type MonthTithi, type VrataAlmanac } from './almanac.js';
import { sunriseDays } from './choose.js';
import type { VrataDay } from './days.js';
import { inDay, windowOf } from './windows.js';

/** By whose rule an Ekadashi is kept; the first is the usual one. */
export const TRADITIONS = ['smarta', 'vaishnava'] as const;
export type Tradition = (typeof TRADITIONS)[number];

/**
 * What decides the day of an Ekadashi. `only_sunrise`: the one sunrise in it; `second_sunrise`: the later of two;
 * `dvadashi_without_sunrise`: the day before, so that the fast can be broken in Dvadashi; `no_sunrise`: it has none;
 * `dashami_at_arunodaya`: Dashami still runs 96 minutes before the sunrise; `dvadashi_with_two_sunrises`: Vyanjuli.
 */
export const EKADASHI_CLAUSES = [
  'only_sunrise',
  'second_sunrise',
  'dvadashi_without_sunrise',
  'no_sunrise',
  'dashami_at_arunodaya',
  'dvadashi_with_two_sunrises',
] as const;
export type EkadashiClause = (typeof EKADASHI_CLAUSES)[number];

/** The day of a fast in one tradition, and the time in which it is broken on the next. */
export interface EkadashiDay {
  readonly day: VrataDay;
  readonly clause: EkadashiClause;
  /** Undefined where there is no day after it. */
  readonly parana: Span | undefined;
}

/** An Ekadashi in both traditions. */
export interface EkadashiDays {
  readonly smarta: EkadashiDay;
  readonly vaishnava: EkadashiDay;
  /** Whether the later day is also kept as gauna, since the Smarta one has no Ekadashi at its sunrise. */
  readonly isGauna: boolean;
  readonly dvadashi: Span;
}

/**
 * The days on which an Ekadashi is kept; undefined where the days or the Dvadashi after it are not there. Sources:
 * Dharmasindhu and the practice of Drik Panchang for Smartas, Haribhaktivilasa and GCAL for Vaishnavas.
 */
export function ekadashiDays(almanac: VrataAlmanac, ekadashi: MonthTithi): EkadashiDays | undefined {
  const dvadashi = ekadashi.next();
  const first = dayOf(almanac, ekadashi.start);
  if (!dvadashi || !first) return undefined;
  const smarta = smartaDay(almanac, { ekadashi, dvadashi, first });
  const vaishnava = vaishnavaDay(almanac, { ekadashi, dvadashi, first });
  if (!smarta || !vaishnava) return undefined;
  const withParana = ([day, clause]: Decided): EkadashiDay => {
    const next = dayAfter(almanac, day);
    return { day, clause, parana: next && paranaOf(next, dvadashi) };
  };
  return {
    smarta: withParana(smarta),
    vaishnava: withParana(vaishnava),
    isGauna: smarta[0] !== vaishnava[0] && !sunriseDays(almanac, ekadashi).includes(smarta[0]),
    dvadashi,
  };
}

type Decided = readonly [day: VrataDay, clause: EkadashiClause];

interface Asked {
  readonly ekadashi: MonthTithi;
  readonly dvadashi: MonthTithi;
  /** The day in which the Ekadashi starts. */
  readonly first: VrataDay;
}

function smartaDay(almanac: VrataAlmanac, { ekadashi, dvadashi, first }: Asked): Decided | undefined {
  const [one, second] = sunriseDays(almanac, ekadashi);
  if (second) return [second, 'second_sunrise'];
  if (!one) return [first, 'no_sunrise'];
  if (sunriseDays(almanac, dvadashi).length > 0) return [one, 'only_sunrise'];
  const before = dayAfter(almanac, one, -1);
  return before && [before, 'dvadashi_without_sunrise'];
}

function vaishnavaDay(almanac: VrataAlmanac, { ekadashi, dvadashi, first }: Asked): Decided | undefined {
  const [one, second] = sunriseDays(almanac, ekadashi);
  if (second) return [second, 'second_sunrise'];
  if (!one) return decided(dayAfter(almanac, first), 'no_sunrise');
  if (ekadashi.start > (windowOf(one, 'arunodaya') as Span).start) {
    return decided(dayAfter(almanac, one), 'dashami_at_arunodaya');
  }
  const [vyanjuli, ...further] = sunriseDays(almanac, dvadashi);
  return vyanjuli && further.length > 0 ? [vyanjuli, 'dvadashi_with_two_sunrises'] : [one, 'only_sunrise'];
}

function decided(day: VrataDay | undefined, clause: EkadashiClause): Decided | undefined {
  return day && [day, clause];
}

/**
 * When the fast is broken on the day after it: in the first fifth of the day, after Hari Vasara (the first quarter of
 * Dvadashi) and before Dvadashi ends; where Hari Vasara takes that fifth, in the fourth. Source: Drik Panchang, checked
 * by published hours.
 */
function paranaOf(day: VrataDay, dvadashi: Span): Span {
  const firstFifth = inDay(day, 1 / 5);
  if (dvadashi.end <= day.sunrise) return { start: day.sunrise, end: firstFifth };
  const start = Math.max(day.sunrise, dvadashi.start + (dvadashi.end - dvadashi.start) / 4);
  if (start < firstFifth) return { start, end: Math.min(firstFifth, dvadashi.end) };
  return { start: inDay(day, 3 / 5), end: Math.min(inDay(day, 4 / 5), dvadashi.end) };
}
