import { CalculationError } from '../errors.js';
import { wrap360 } from '../math/angle.js';
import { asin, RADIANS_PER_DEGREE, sinCos, tan } from '../math/trigonometry.js';
import { because } from '../reasons.js';
import { cornersOf, hasAscendant, NO_ASCENDANT, onEcliptic, type Place } from './ascendant.js';
import type { EarthOrientation } from './earth.js';

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
 */
export const HOUSE_SYSTEMS = ['whole_sign', 'equal', 'porphyry', 'sripati', 'placidus'] as const;
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];

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

/** The angles between the four corners: houses 11, 12, 2 and 3, from the true equinox of date, degrees. */
type Between = readonly [number, number, number, number];

/** Radians: far below what a longitude tells. */
const LAST_STEP = 1e-14;
const MAX_ROUNDS = 20;

/**
 * The houses of a system.
 *
 * @throws CalculationError `engine_error` at the poles, and for Placidus beyond the polar circles.
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
    case 'placidus': {
      const shift = question.origin - question.earth.toTrueEquinox;
      const between = placidus(question).map((cusp) => wrap360(cusp + shift)) as unknown as Between;
      return around(ascendant, midheaven, between);
    }
  }
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

/**
 * The cusps of Placidus. A point of the ecliptic with the right ascension α rises 90° + A before it culminates, where
 * sin A = tan φ tan δ and tan δ = sin α tan ε. The cusp of the 11th house has a third of that way to go to the meridian,
 * that of the 12th two thirds; those of the 2nd and 3rd two thirds and one third of the way from the lower meridian that
 * is left of 180°: α = meridian + H + part × A with H and part as below. The formulas: Munkasey, "An Astrological House
 * Formulary"; that the equation is solved by Newton's method is ours. Its slope is between 1/3 and 5/3.
 */
function placidus({ earth, place }: HouseQuestion): Between {
  const obliquity = earth.obliquity * RADIANS_PER_DEGREE;
  const steepness = tan(place.latitude * RADIANS_PER_DEGREE) * tan(obliquity);
  if (Math.abs(steepness) >= 1) {
    const { latitude } = place;
    const message = `There are no Placidus houses at latitude ${latitude}: beyond the polar circles parts of the ecliptic never rise.`;
    throw because(new CalculationError('engine_error', message), 'no_placidus', { latitude });
  }
  const meridian = earth.siderealTime + place.longitude;
  const cusp = (hours: number, part: number): number => {
    const start = (meridian + hours) * RADIANS_PER_DEGREE;
    return onEcliptic(rightAscensionOf(start, part, steepness), obliquity);
  };
  return [cusp(30, 1 / 3), cusp(60, 2 / 3), cusp(120, 2 / 3), cusp(150, 1 / 3)];
}

const trig = new Float64Array(2);

/** Solves α = start + part × asin(steepness × sin α); radians. */
function rightAscensionOf(start: number, part: number, steepness: number): number {
  let alpha = start;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    sinCos(alpha, trig);
    const rise = steepness * (trig[0] as number);
    const slope = 1 - (part * steepness * (trig[1] as number)) / Math.sqrt(1 - rise * rise);
    const step = (start + part * asin(rise) - alpha) / slope;
    alpha += step;
    if (Math.abs(step) < LAST_STEP) break;
  }
  return alpha;
}
