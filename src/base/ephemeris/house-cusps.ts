import { wrap360 } from '../math/angle.js';
import { asin, atan2, cos, DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, sin, sinCos, tan } from '../math/trigonometry.js';
import { onEcliptic } from './ascendant.js';

/**
 * The cusps between the four corners in the systems that divide by circles of the sky: houses 11, 12, 2 and 3, degrees
 * on any branch, from the true equinox of date.
 */
export type Between = readonly [number, number, number, number];

/** What stands over a place. */
export interface HouseSky {
  /** Local apparent sidereal time: the right ascension of the meridian, degrees. */
  readonly meridian: number;
  /** True obliquity of the ecliptic, radians. */
  readonly obliquity: number;
  /** Radians. */
  readonly latitude: number;
}

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
 * The point of the ecliptic on the circle through the north and south points of the horizon that crosses the equator
 * `hours` degrees east of the meridian. That circle is the horizon of a place of the latitude F, tan F = tan φ sin H,
 * where it is the sidereal time meridian + H - 90°. Munkasey, as above.
 */
function onCircle({ meridian, obliquity, latitude }: HouseSky, hours: number): number {
  return rising(meridian + hours - 90, tan(latitude) * sin(hours * RADIANS_PER_DEGREE), obliquity);
}

/** The point of the ecliptic that rises at a sidereal time, degrees, where the latitude has that tangent. */
function rising(siderealTime: number, tangent: number, obliquity: number): number {
  sinCos(siderealTime * RADIANS_PER_DEGREE, trig);
  const sine = trig[0] as number;
  const cosine = trig[1] as number;
  sinCos(obliquity, trig);
  return atan2(cosine, -(sine * (trig[1] as number) + tangent * (trig[0] as number))) * DEGREES_PER_RADIAN;
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
