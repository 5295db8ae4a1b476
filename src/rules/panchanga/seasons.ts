import { fromMicrodegrees, modulo } from '../../base/math/angle.js';
import type { LunarMonth } from './lunar-month.js';

export const AYANAS = ['uttarayana', 'dakshinayana'] as const;
export type Ayana = (typeof AYANAS)[number];

/** The seasons from Vasanta (spring) on. */
export const RITUS = ['vasanta', 'grishma', 'varsha', 'sharad', 'hemanta', 'shishira'] as const;
export type Ritu = (typeof RITUS)[number];

/** What a longitude of the Sun says, in the tropical zodiac or the sidereal one. */
export interface SolarSeason {
  readonly ayana: Ayana;
  readonly ritu: Ritu;
}

/** Where Vasanta begins, degrees. */
const VASANTA = 330;
const RITU_DEGREES = 60;

/**
 * The half of the year and the season by the longitude of the Sun, microdegrees: Uttarayana from 270 to 90 degrees, and
 * seasons of two signs each, Shishira from the beginning of Makara (270 degrees). Source: Surya Siddhanta 14.
 */
export function solarSeason(sun: number): SolarSeason {
  const degrees = fromMicrodegrees(sun);
  return {
    ayana: degrees >= 270 || degrees < 90 ? 'uttarayana' : 'dakshinayana',
    ritu: RITUS[Math.floor(modulo(degrees - VASANTA, 360) / RITU_DEGREES)] as Ritu,
  };
}

/** The season by the lunar month: two amanta months each, from Chaitra on. */
export function lunarRitu({ amanta }: LunarMonth): Ritu {
  return RITUS[Math.floor((amanta.number - 1) / 2)] as Ritu;
}
