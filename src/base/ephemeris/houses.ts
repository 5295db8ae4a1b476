import { CalculationError } from '../errors.js';
import { asin, atan2, cos, DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, sin, sinCos, tan, wrap360 } from '../math/angle.js';
import { because, type TemperateHouses } from '../reasons.js';
import { cornersOf, hasAscendant, NO_ASCENDANT, onEcliptic, type Place } from './ascendant.js';
import type { EarthOrientation } from './earth.js';
import { around, type Between, equalFrom, type HouseSky, onCircle, rising } from './house-sky.js';

/** Written over by every call. */
const trig = new Float64Array(2);

/**
 * Placidus. A point of the ecliptic with the right ascension α rises 90° + A before it culminates, where
 * sin A = tan φ tan δ and tan δ = sin α tan ε. The cusp of the 11th house has a third of that way to go to the meridian,
 * that of the 12th two thirds; those of the 2nd and 3rd two thirds and one third of the way from the lower meridian that
 * is left of 180°: α = meridian + H + part × A with H and part as below. The formulas: Munkasey, "An Astrological House
 * Formulary"; that the equation is solved by Newton's method is ours. Its slope is between 1/3 and 5/3.
 */
export function placidus({ meridian, obliquity, latitude }: HouseSky): Between {
  const steepness = tan(latitude) * tan(obliquity);
  const cusp = (hours: number, part: number): number => {
    const start = (meridian + hours) * RADIANS_PER_DEGREE;
    return onEcliptic(rightAscensionOf(start, part, steepness), obliquity);
  };
  return [cusp(30, 1 / 3), cusp(60, 2 / 3), cusp(120, 2 / 3), cusp(150, 1 / 3)];
}

/** Radians: far below what a longitude tells. */
const LAST_STEP = 1e-14;
const MAX_ROUNDS = 20;

/** Solves α = start + part × asin(steepness × sin α); radians. */
export function rightAscensionOf(start: number, part: number, steepness: number): number {
  let alpha = start;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    sinCos(alpha, trig);
    const rise = steepness * (trig[0] as number);
    const slope = 1 - (part * steepness * (trig[1] as number)) / Math.sqrt(1 - rise * rise);
    const step = (start + part * asin(rise) - alpha) / slope;
    alpha += step;
    if (Math.abs(step) < LAST_STEP) return alpha;
  }
  return halved(start, part, steepness);
}

const HALVINGS = 60;

/** The same by halves, which close to a polar circle finds what steps jump over: α less the right side only grows. */
function halved(start: number, part: number, steepness: number): number {
  const most = 2 * Math.abs(part);
  let [low, high] = [start - most, start + most];
  for (let round = 0; round < HALVINGS; round++) {
    const middle = (low + high) / 2;
    if (middle < start + part * asin(steepness * sin(middle))) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Koch. The midheaven took 90° + A of the Earth's turn from the horizon to the meridian, sin A = tan φ tan δ; the cusps
 * are the ascendants of this place when two thirds, and one third, of that way were still to go, and when one third and
 * two thirds will have gone since. The formulas: Munkasey, as above.
 */
export function koch(sky: HouseSky): Between {
  const { meridian, obliquity, latitude } = sky;
  const steepness = tan(latitude) * tan(obliquity);
  const third = 30 + (asin(steepness * sin(meridian * RADIANS_PER_DEGREE)) * DEGREES_PER_RADIAN) / 3;
  const after = (degrees: number) => rising(meridian + degrees, tan(latitude), obliquity);
  return [after(-2 * third), after(-third), after(third), after(2 * third)];
}

/** Regiomontanus: circles through the north and south points of the horizon, every 30° of the equator. */
export function regiomontanus(sky: HouseSky): Between {
  return [onCircle(sky, 30), onCircle(sky, 60), onCircle(sky, 120), onCircle(sky, 150)];
}

/**
 * Campanus: circles through the north and south points of the horizon, every 30° of the prime vertical. The one at z
 * from the zenith crosses the equator at H from the meridian, tan H = tan z cos φ.
 */
export function campanus(sky: HouseSky): Between {
  const circle = (zenith: number) => {
    sinCos(zenith * RADIANS_PER_DEGREE, trig);
    const equator = atan2((trig[0] as number) * cos(sky.latitude), trig[1] as number);
    return onCircle(sky, equator * DEGREES_PER_RADIAN);
  };
  return [circle(30), circle(60), circle(120), circle(150)];
}

/**
 * Alcabitius: the right ascension from the meridian to the ascendant is divided by three, and that from the ascendant to
 * the lower meridian. `ascendant` in degrees from the true equinox. Where every point of the ecliptic rises this is a
 * third of the ascendant's semi-arc; that it is said of right ascensions makes it hold beyond the polar circles.
 */
export function alcabitius({ meridian, obliquity }: HouseSky, ascendant: number): Between {
  sinCos(ascendant * RADIANS_PER_DEGREE, trig);
  const ascension = atan2((trig[0] as number) * cos(obliquity), trig[1] as number) * DEGREES_PER_RADIAN;
  const third = wrap360(ascension - meridian) / 3;
  const cusp = (hours: number) => onEcliptic((meridian + hours) * RADIANS_PER_DEGREE, obliquity);
  return [cusp(third), cusp(2 * third), cusp(60 + 2 * third), cusp(120 + third)];
}

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
    case 'sripati':
      return sripati(ascendant, midheaven);
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

export function sripati(ascendant: number, midheaven: number): number[] {
  const middles = porphyry(ascendant, midheaven);
  return middles.map((middle, i) => {
    const before = middles[(i + 11) % 12] as number;
    return wrap360(before + wrap360(middle - before) / 2);
  });
}

export function porphyry(ascendant: number, midheaven: number): number[] {
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
