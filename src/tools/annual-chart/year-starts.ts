import { crossings } from '../../base/ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../../base/ephemeris/ephemeris.js';
import { MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { type Sky, siderealPosition, siderealTrack } from '../../base/zodiac/positions.js';
import { type TithiReturn, tithiReturn } from '../../rules/tajika/tithi-return.js';

/** By what a year of life begins: the Sun where it was at birth, or the Moon as far from it with the Sun in its sign. */
export const YEAR_BY = ['solar', 'tithi'] as const;
export type YearBy = (typeof YEAR_BY)[number];

/** Days of the Sun from a star to the same star, and how far from that a return can be. */
const SIDEREAL_YEAR = 365.256363;
const MARGIN = 3;

/** The beginning of a year. */
export interface YearStart {
  readonly at: number;
  /** Of a year by the tithi; null by the Sun. */
  readonly isInNatalMonth: boolean | null;
}

/** When the sidereal Sun is for the n-th time where it was at birth, milliseconds since 1970; n is 0 at birth itself. */
function solarReturn(sky: Sky, birth: number, completedYears: number): number {
  if (completedYears === 0) return birth;
  const { tt } = momentAt(birth);
  const natal = siderealPosition(sky, 'Sun', tt).longitude;
  const near = tt + completedYears * SIDEREAL_YEAR;
  const [found] = crossings(siderealTrack(sky, 'Sun'), near - MARGIN, near + MARGIN, [natal]);
  // The Sun never turns, and a margin of three days holds every true year.
  return epochMillisecondsOf((found as NonNullable<typeof found>).tt);
}

/** When a year begins after so many completed ones. */
export function yearStart(sky: Sky, by: YearBy, birth: number, completedYears: number): YearStart {
  const solar = solarReturn(sky, birth, completedYears);
  if (by === 'solar') return { at: solar, isInNatalMonth: null };
  // Within 32 days of a return of the Sun the Moon comes to every distance from it.
  return tithiReturn(sky, birth, solar) as TithiReturn;
}

/** How many years are completed at an instant; none before the birth. */
export function completedYearsAt(sky: Sky, by: YearBy, birth: number, instant: number): number {
  const about = Math.floor((instant - birth) / MILLISECONDS_PER_DAY / SIDEREAL_YEAR + (by === 'solar' ? 0.01 : 0.1));
  const years = Math.max(0, about);
  return years > 0 && yearStart(sky, by, birth, years).at > instant ? years - 1 : years;
}
