import { CalculationError } from '../errors.js';
import { RADIANS_PER_DEGREE, wrap360 } from '../math/angle.js';
import { because } from '../reasons.js';
import { cornersOf, hasAscendant, NO_ASCENDANT } from './ascendant.js';
import { FURTHER, type FurtherSystem, furtherCusps } from './further-houses.js';
import type { HouseSky } from './house-sky.js';
import { HOUSE_SYSTEMS, type HouseQuestion, type HouseSystem, type Houses, housesOf } from './houses.js';

/** Every way to divide the sky: that of the tools, and the further ones. */
export type AnyHouseSystem = HouseSystem | FurtherSystem;

export const ALL_HOUSE_SYSTEMS: readonly AnyHouseSystem[] = /* @__PURE__ */ [
  ...HOUSE_SYSTEMS,
  ...(Object.keys(FURTHER) as FurtherSystem[]),
];

/** Houses in any system: 12 cusps, or the 36 sectors of Gauquelin. */
export interface AnyHouses extends Omit<Houses, 'system'> {
  readonly system: AnyHouseSystem;
}

export interface AnyQuestion extends Omit<HouseQuestion, 'system'> {
  readonly system: AnyHouseSystem;
  /** Declination of the Sun, degrees; asked for by the houses of Makransky alone. */
  readonly sun: () => number;
}

export function skyOver({ earth, place }: Pick<AnyQuestion, 'earth' | 'place'>): HouseSky {
  return {
    meridian: earth.siderealTime + place.longitude,
    obliquity: earth.obliquity * RADIANS_PER_DEGREE,
    latitude: place.latitude * RADIANS_PER_DEGREE,
  };
}

/**
 * The houses of any system.
 *
 * @throws CalculationError `engine_error` at the poles, and where the system has no houses.
 */
export function allHousesOf({ sun, ...question }: AnyQuestion): AnyHouses {
  const { system, earth, place, origin } = question;
  if (isUsual(system)) return housesOf({ ...question, system });
  if (!hasAscendant(place)) throw because(new CalculationError('engine_error', NO_ASCENDANT), 'no_ascendant', {});
  const corners = cornersOf(earth, place);
  const shift = origin - earth.toTrueEquinox;
  const cusps = furtherCusps(system, {
    sky: skyOver(question),
    ascendant: wrap360(corners.ascendant + earth.toTrueEquinox),
    midheaven: wrap360(corners.midheaven + earth.toTrueEquinox),
    sun: system === 'sunshine' ? sun() : 0,
  });
  if (!cusps) {
    const message = `There are no houses of the system ${system} at latitude ${place.latitude}: what they go by does not rise and set.`;
    throw new CalculationError('engine_error', message);
  }
  return {
    system,
    ascendant: wrap360(corners.ascendant + origin),
    midheaven: wrap360(corners.midheaven + origin),
    // The signs of the system aries are those of the zodiac that is asked for.
    cusps: system === 'aries' ? cusps : cusps.map((cusp) => wrap360(cusp + shift)),
  };
}

function isUsual(system: AnyHouseSystem): system is HouseSystem {
  return (HOUSE_SYSTEMS as readonly string[]).includes(system);
}
