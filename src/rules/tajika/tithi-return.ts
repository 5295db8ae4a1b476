import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { fromMicrodegrees } from '../../base/math/angle.js';
import { MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { grahaLongitude, type Sky } from '../../base/zodiac/positions.js';
import { rashiOf } from '../../base/zodiac/rashi.js';
import { elongationOf, nextElongation } from '../panchanga/elongation.js';
import { sunAndMoon } from '../panchanga/limbs.js';

/** When the Moon is as far ahead of the Sun as at birth, milliseconds since 1970. */
export interface TithiReturn {
  readonly at: number;
  /** Whether the Sun is in the sign of its birth then; else no such moment was in that solar month. */
  readonly isInNatalMonth: boolean;
}

/** Longer than a solar month, and a step from one return past which the next is looked for. */
const REACH = 32 * MILLISECONDS_PER_DAY;
const STEP = 20 * MILLISECONDS_PER_DAY;

/**
 * The tithi pravesha beside a return of the Sun: of the moments at which the Moon is as far ahead of the Sun as at birth,
 * with the Sun in the sign of its birth, the one nearest to that return; where none is in that month, the nearest of all.
 */
export function tithiReturn(sky: Sky, birth: number, solar: number): TithiReturn | undefined {
  if (solar === birth) return { at: birth, isInNatalMonth: true };
  const angle = fromMicrodegrees(elongationOf(sunAndMoon(sky, birth)));
  const signAt = (instant: number) => rashiOf(grahaLongitude(sky, 'Sun', momentAt(instant)));
  const natalSign = signAt(birth);
  const found: TithiReturn[] = [];
  let at = nextElongation(sky, solar - REACH, angle);
  while (at !== undefined && at < solar + REACH) {
    found.push({ at, isInNatalMonth: signAt(at) === natalSign });
    at = nextElongation(sky, at + STEP, angle);
  }
  const inMonth = found.filter(({ isInNatalMonth }) => isInNatalMonth);
  const apart = ({ at: instant }: TithiReturn) => Math.abs(instant - solar);
  return [...(inMonth.length > 0 ? inMonth : found)].sort((a, b) => apart(a) - apart(b))[0];
}
