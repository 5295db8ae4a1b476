import type { Body, EclipticPosition, Ephemeris } from '../../base/ephemeris/ephemeris.js';
import { radiusOf } from '../../base/ephemeris/radii.js';
import { INTERPOLATED_DAYS, type Rising } from '../../base/ephemeris/rise-set.js';
import { type CatalogueStar, starPosition } from '../../base/ephemeris/stars.js';
import { isRecord, refusal } from '../../base/input/options.js';
import { requireDistant } from './position.js';

/** What can be seen in the sky: a body that is no node, or a star as catalogues have it. */
export type Target = Body | CatalogueStar;

/** Astronomical units. The parallax of the Earth's radius is below 1e-9" there. */
const STARS_AWAY = 1e10;

/** Where a target is, how large it is (astronomical units) and how many days may lie between two of its places. */
export interface Seeing extends Omit<Rising, 'heightOf'> {
  readonly radius: number;
}

/** What a search asks of a target; refuses what is none. */
export function seeing(ephemeris: Ephemeris, target: Target): Seeing {
  if (isRecord(target)) {
    const star = starOf(target);
    return { positionAt: (tt) => still(starPosition(ephemeris, star, tt)), radius: 0, days: INTERPOLATED_DAYS.Sun };
  }
  requireDistant(target);
  return {
    positionAt: (tt) => ephemeris.position(target, tt),
    radius: radiusOf(target),
    days: target === 'Moon' ? INTERPOLATED_DAYS.Moon : INTERPOLATED_DAYS.Sun,
  };
}

/** A star goes 0.4" a day, which does not matter between two of its places. */
function still(seen: { readonly longitude: number; readonly latitude: number }): EclipticPosition {
  return { ...seen, distance: STARS_AWAY, speed: 0, latitudeSpeed: 0 };
}

const NUMBERS = [
  'rightAscension',
  'declination',
  'motionInRightAscension',
  'motionInDeclination',
  'parallax',
  'radialVelocity',
] as const satisfies readonly (keyof CatalogueStar)[];

/** A star of which every number is one; refuses others. */
export function starOf(star: unknown): CatalogueStar {
  if (isRecord(star) && NUMBERS.every((name) => Number.isFinite(star[name]))) {
    const { rightAscension, declination } = star as unknown as CatalogueStar;
    if (Math.abs(rightAscension) <= 360 && Math.abs(declination) <= 90) return star as unknown as CatalogueStar;
  }
  throw refusal(`A star must have the numbers ${NUMBERS.join(', ')}.`);
}
