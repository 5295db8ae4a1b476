import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { dateOf, dayStart, MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { type Sky, siderealPosition } from '../../base/zodiac/positions.js';
import { SURYA_SIDDHANTA, type Sun } from '../panchanga/suns.js';
import type { SunReckoning } from './solar-tables.js';

/** The Sun of a reckoning. */
export function sunBy(sky: Sky, reckoning: SunReckoning): Sun {
  if (reckoning === 'surya_siddhanta') return SURYA_SIDDHANTA;
  const { first, last } = sky.ephemeris.span;
  return {
    at(instant) {
      const { tt } = momentAt(instant);
      return tt < first || tt > last ? undefined : siderealPosition(sky, 'Sun', tt);
    },
  };
}

/** The sign, 1 (Mesha) to 12, of a longitude. */
export function signOf(longitude: number): number {
  return Math.floor((((longitude % 360) + 360) % 360) / 30) + 1;
}

/** Days from one entry to the next, on the whole. */
export const SIGN_DAYS = 30.4;

/** About when the Sun enters a sign, 1 (Mesha, in April) to 12, milliseconds since 1970. */
export function monthAbout(civilYear: number, sign: number): number {
  return dayStart(dateOf(civilYear, 4, 14)) + (sign - 1) * SIGN_DAYS * MILLISECONDS_PER_DAY;
}
