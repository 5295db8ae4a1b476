import { MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import type { GrahaLongitudes } from '../../base/zodiac/positions.js';
import { type Graha, houseFrom, type Rashi, rashiNumbered, rashiOf, type SignName } from '../../base/zodiac/rashi.js';
import { lordsOf, strongerOf } from './argala.js';

/** Signs from which one counts forwards; from the others backwards (K.N. Rao, Predicting through Jaimini's Chara Dasha). */
const DIRECT: readonly SignName[] = ['Aries', 'Taurus', 'Gemini', 'Libra', 'Scorpio', 'Sagittarius'];
const FULL_YEARS = 12;
const SIGNS = 12;

/** A period of a sign, [start, end) in milliseconds since 1970. */
export interface SignPeriod {
  readonly sign: Rashi;
  readonly start: number;
  readonly end: number;
}

interface CharaPeriod extends SignPeriod {
  /** Whole years, 1 to 12. */
  readonly years: number;
}

export interface CharaDasha {
  /** Whether the signs follow one another forwards through the zodiac. */
  readonly isForward: boolean;
  readonly periods: readonly CharaPeriod[];
}

/** Whether one counts forwards from a sign. */
function isDirect({ name }: Rashi): boolean {
  return DIRECT.includes(name);
}

/** The years of a sign: from it to its lord, less one; twelve where the lord is in it. */
export function charaYears(sign: Rashi, longitudes: GrahaLongitudes): number {
  const at = rashiOf(longitudes[countedLord(sign, longitudes)]);
  const count = isDirect(sign) ? houseFrom(sign, at) : houseFrom(at, sign);
  return count === 1 ? FULL_YEARS : count - 1;
}

/**
 * The lord that the years are counted to. Of two, where one is in the sign the other; where neither is, the stronger; both
 * in the sign are the same to the count.
 */
function countedLord(sign: Rashi, longitudes: GrahaLongitudes): Graha {
  const [first, second] = lordsOf(sign) as [Graha, Graha?];
  if (second === undefined) return first;
  const away = [first, second].filter((lord) => rashiOf(longitudes[lord]) !== sign);
  return away.length === 1 ? (away[0] as Graha) : strongerOf([first, second], longitudes);
}

/**
 * The twelve periods from a birth on: first the sign of the lagna, then forwards where the 9th from it is one of those
 * from which one counts forwards, else backwards. The whole of the first is after the birth.
 */
export function charaDasha(lagna: Rashi, longitudes: GrahaLongitudes, birth: number, yearDays: number): CharaDasha {
  const isForward = isDirect(rashiNumbered(lagna.number + 8));
  const year = yearDays * MILLISECONDS_PER_DAY;
  let gone = 0;
  const periods = signsInOrder(lagna, isForward).map((sign): CharaPeriod => {
    const years = charaYears(sign, longitudes);
    const start = birth + gone * year;
    gone += years;
    return { sign, years, start, end: birth + gone * year };
  });
  return { isForward, periods };
}

/** The twelve equal parts of a period: from the sign after its own in the order of the periods, its own the last. */
export function charaParts({ sign, start, end }: SignPeriod, isForward: boolean): SignPeriod[] {
  const order = signsInOrder(sign, isForward);
  const edge = (index: number) => (index === SIGNS ? end : start + ((end - start) * index) / SIGNS);
  return order.map((_, index) => ({
    sign: order[(index + 1) % SIGNS] as Rashi,
    start: edge(index),
    end: edge(index + 1),
  }));
}

function signsInOrder(first: Rashi, isForward: boolean): Rashi[] {
  return Array.from({ length: SIGNS }, (_, index) => rashiNumbered(first.number + (isForward ? index : -index)));
}
