import { CalculationError } from '../errors.js';
import { wrap360 } from '../math/angle.js';
import { RADIANS_PER_DEGREE, tan } from '../math/trigonometry.js';
import { because, type TemperateHouses } from '../reasons.js';
import { cornersOf, hasAscendant, NO_ASCENDANT, type Place } from './ascendant.js';
import type { EarthOrientation } from './earth.js';
import { alcabitius, type Between, campanus, type HouseSky, koch, placidus, regiomontanus } from './house-cusps.js';

/**
 * How the ecliptic is divided into twelve houses.
 *
 * - `whole_sign`: the rising sign is the first house, each sign is a house.
 * - `equal`: from the ascendant on, 30 degrees each.
 * - `porphyry`: the ascendant and the midheaven begin the first and the tenth house, the arcs of the ecliptic between
 *   them and the points opposite are divided by three. The middles of the Sripati houses.
 * - `sripati`: the houses begin halfway between the cusps of Porphyry, which are their middles (bhava madhya).
 * - `placidus`: the same, but each cusp is where a point of the ecliptic has covered a third or two of its way, by time,
 *   between the meridian and the horizon. There are none beyond the polar circles.
 * - `koch`: the same, but each cusp is what rises when the midheaven has covered a third or two of its way, by time, from
 *   the horizon to the meridian, or as long after. There are none beyond the polar circles.
 * - `regiomontanus`: the same, but the cusps lie on great circles through the north and the south point of the horizon,
 *   which divide the equator by twelve. There are none beyond the polar circles.
 * - `campanus`: likewise, but the circles divide the prime vertical, through east, zenith and west, by twelve.
 * - `alcabitius`: the same, but the hour circles of the cusps divide the way of the ascendant, by time, from the horizon
 *   to the meridian by three, and the rest of its way below.
 */
export const HOUSE_SYSTEMS = [
  'whole_sign',
  'equal',
  'porphyry',
  'sripati',
  'placidus',
  'koch',
  'regiomontanus',
  'campanus',
  'alcabitius',
] as const;
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];

/** The systems that have no houses beyond the polar circles: how they are written, and how they divide the sky. */
const TEMPERATE = {
  placidus: { name: 'Placidus', divide: placidus },
  koch: { name: 'Koch', divide: koch },
  regiomontanus: { name: 'Regiomontanus', divide: regiomontanus },
  campanus: { name: 'Campanus', divide: campanus },
} as const satisfies Partial<Record<HouseSystem, { name: TemperateHouses; divide: (sky: HouseSky) => Between }>>;

/** The twelve houses of a moment at a place; degrees in [0, 360), all in one zodiac. */
export interface Houses {
  readonly system: HouseSystem;
  /** The point of the ecliptic that rises. */
  readonly ascendant: number;
  /** The point of the ecliptic on the meridian above the horizon. */
  readonly midheaven: number;
  /** Where each house begins, the first house first. */
  readonly cusps: readonly number[];
}

/** What the houses are asked of. */
export interface HouseQuestion {
  readonly earth: EarthOrientation;
  readonly place: Place;
  readonly system: HouseSystem;
  /** Degrees to be added to a longitude in the frame of `EclipticPosition` to have it in the zodiac of the houses. */
  readonly origin: number;
}

/**
 * The houses of a system.
 *
 * @throws CalculationError `engine_error` at the poles; beyond the polar circles for Placidus, Koch, Regiomontanus and Campanus.
 */
export function housesOf({ earth, place, system, origin }: HouseQuestion): Houses {
  if (!hasAscendant(place)) throw because(new CalculationError('engine_error', NO_ASCENDANT), 'no_ascendant', {});
  const corners = cornersOf(earth, place);
  const ascendant = wrap360(corners.ascendant + origin);
  const midheaven = wrap360(corners.midheaven + origin);
  return { system, ascendant, midheaven, cusps: cuspsOf({ earth, place, system, origin }, ascendant, midheaven) };
}

function cuspsOf(question: HouseQuestion, ascendant: number, midheaven: number): number[] {
  switch (question.system) {
    case 'whole_sign':
      return equalFrom(30 * Math.floor(ascendant / 30));
    case 'equal':
      return equalFrom(ascendant);
    case 'porphyry':
      return porphyry(ascendant, midheaven);
    case 'sripati': {
      const middles = porphyry(ascendant, midheaven);
      return middles.map((middle, i) => {
        const before = middles[(i + 11) % 12] as number;
        return wrap360(before + wrap360(middle - before) / 2);
      });
    }
    case 'placidus':
    case 'koch':
    case 'regiomontanus':
    case 'campanus':
      return divided(question, temperate(question, question.system), ascendant, midheaven);
    case 'alcabitius': {
      const { toTrueEquinox } = question.earth;
      const tropical = ascendant - question.origin + toTrueEquinox;
      return divided(question, alcabitius(houseSky(question), tropical), ascendant, midheaven);
    }
  }
}

function houseSky({ earth, place }: HouseQuestion): HouseSky {
  return {
    meridian: earth.siderealTime + place.longitude,
    obliquity: earth.obliquity * RADIANS_PER_DEGREE,
    latitude: place.latitude * RADIANS_PER_DEGREE,
  };
}

/** The cusps of a system that wants every point of the ecliptic to rise; refuses places where some never do. */
function temperate(question: HouseQuestion, system: keyof typeof TEMPERATE): Between {
  const sky = houseSky(question);
  const { name, divide } = TEMPERATE[system];
  if (Math.abs(tan(sky.latitude) * tan(sky.obliquity)) < 1) return divide(sky);
  const { latitude } = question.place;
  const message = `There are no ${name} houses at latitude ${latitude}: beyond the polar circles parts of the ecliptic never rise.`;
  throw because(new CalculationError('engine_error', message), 'no_houses', { system: name, latitude });
}

/** All twelve cusps of the zodiac of the question from those between the corners, which count from the true equinox. */
function divided({ origin, earth }: HouseQuestion, between: Between, ascendant: number, midheaven: number): number[] {
  const shift = origin - earth.toTrueEquinox;
  const [eleventh, twelfth, second, third] = between;
  const cusp = (tropical: number) => wrap360(tropical + shift);
  return around(ascendant, midheaven, [cusp(eleventh), cusp(twelfth), cusp(second), cusp(third)]);
}

function equalFrom(first: number): number[] {
  const cusps: number[] = [];
  for (let i = 0; i < 12; i++) cusps.push(wrap360(first + 30 * i));
  return cusps;
}

function porphyry(ascendant: number, midheaven: number): number[] {
  // The ascendant is east of the midheaven, so that this is less than half a turn.
  const third = wrap360(ascendant - midheaven) / 3;
  const other = 60 - third;
  return around(ascendant, midheaven, [
    wrap360(midheaven + third),
    wrap360(midheaven + 2 * third),
    wrap360(ascendant + other),
    wrap360(ascendant + 2 * other),
  ]);
}

/** All twelve cusps from the six that are above and east: the others lie opposite. */
function around(ascendant: number, midheaven: number, [eleventh, twelfth, second, third]: Between): number[] {
  const opposite = (cusp: number) => wrap360(cusp + 180);
  return [
    ascendant,
    second,
    third,
    opposite(midheaven),
    opposite(eleventh),
    opposite(twelfth),
    opposite(ascendant),
    opposite(second),
    opposite(third),
    midheaven,
    eleventh,
    twelfth,
  ];
}
