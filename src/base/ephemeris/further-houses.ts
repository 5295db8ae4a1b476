import { asin, atan2, cos, DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, sin, tan, wrap360 } from '../math/angle.js';
import { onEcliptic } from './ascendant.js';
import {
  type Axes,
  axesOf,
  combined,
  type Direction,
  directionOf,
  eclipticDirection,
  hoursOf,
  onHalfCircle,
  risingSine,
} from './house-circles.js';
import { around, ascensionOf, type Between, equalFrom, type HouseSky, rising } from './house-sky.js';
import { rightAscensionOf } from './houses.js';

/** What a system divides: the sky over a place, and its corners; degrees from the true equinox. */
export interface Divided {
  readonly sky: HouseSky;
  readonly ascendant: number;
  readonly midheaven: number;
  /** Declination of the Sun, degrees. */
  readonly sun: number;
}

/** What divides a sky; degrees on any branch. Nothing where a point that it goes by neither rises nor sets. */
type Divide = (divided: Divided) => readonly number[] | undefined;

/** The systems beside those of `houses.ts`. Without another source: Munkasey, "An Astrological House Formulary". */
export const FURTHER = {
  /** Equal from the midheaven, which begins the tenth house. */
  equal_midheaven: ({ midheaven }) => equalFrom(midheaven + 90),
  /** Equal, with the ascendant in the middle of the first house: Johannes Vehlow, 1933. */
  vehlow: ({ ascendant }) => equalFrom(ascendant - 15),
  /** The signs from Aries on. */
  aries: () => equalFrom(0),
  /** Hour circles every 30 degrees of the equator from the meridian. */
  meridian: ({ sky }) => hourCircles(sky, 90),
  /** The same from the hour circle of the ascendant: C. E. O. Carter, "Essays on the Foundations of Astrology", 1947. */
  carter: ({ sky, ascendant }) => hourCircles(sky, ascensionOf(ascendant, sky.obliquity) - sky.meridian),
  /** Circles through the poles of the ecliptic, every 30 degrees of the equator from the meridian. */
  morinus: ({ sky }) => cuspsBy((house) => eclipticOfEquator(sky.meridian + 60 + 30 * house, sky.obliquity)),
  /** Circles through zenith and nadir, every 30 degrees of the horizon. */
  horizontal: ({ sky }) => {
    const axes = axesOf(sky);
    const side = sky.latitude < 0 ? -1 : 1;
    return cuspsBy((house) => {
      const angle = 30 * (house - 1) * RADIANS_PER_DEGREE;
      return onHalfCircle(axes, axes.zenith, combined(axes.east, cos(angle), axes.north, side * sin(angle)));
    });
  },
  /** Horizons of places whose latitudes have a third and two thirds of the tangent: Polich and Page, "The Topocentric System of Houses", 1964. */
  topocentric: (divided) => quadrants(divided, topocentricBetween(divided.sky)),
  /** Twelve equal parts of the circle through ascendant and zenith, brought to the ecliptic by hour circles: Bogdan Krusinski, 1995. */
  krusinski: ({ sky, ascendant }) => {
    const axes = axesOf(sky);
    const rises = eclipticDirection(axes, ascendant, 0);
    return cuspsBy((house) => {
      const angle = 30 * (house - 1) * RADIANS_PER_DEGREE;
      const hours = hoursOf(combined(rises, cos(angle), axes.zenith, -sin(angle)));
      return onEcliptic((sky.meridian + hours) * RADIANS_PER_DEGREE, sky.obliquity);
    });
  },
  /** Circles through the north and south points that divide the parallel of the ascendant, by six above and six below: Ram, 1935. */
  apc: ({ sky, ascendant }) => {
    const rises = asin(sin(sky.obliquity) * sin(ascendant * RADIANS_PER_DEGREE));
    const first = wrap360(ascensionOf(ascendant, sky.obliquity) - sky.meridian);
    return byParallel(sky, rises, first);
  },
  /** The same with the parallel of the Sun, but for the corners: Bob Makransky, "Primary Directions", 1988. */
  sunshine: (divided) => {
    const { sky, sun, ascendant, midheaven } = divided;
    const declination = sun * RADIANS_PER_DEGREE;
    const sine = risingSine(sky.latitude, declination);
    if (Math.abs(sine) >= 1) return undefined;
    return withCorners(byParallel(sky, declination, 90 + asin(sine) * DEGREES_PER_RADIAN), ascendant, midheaven);
  },
  /** Houses of a quadrant that grow evenly from its middle on: Walter Pullen, 1994, in the manual of Astrolog. */
  pullen_delta: (divided) => {
    const { ascendant, midheaven } = divided;
    const upper = wrap360(ascendant - midheaven);
    const [early, late] = grown(upper);
    const [below, under] = grown(180 - upper);
    return quadrants(divided, [midheaven + early, midheaven + late, ascendant + below, ascendant + under]);
  },
  /** Houses of a quadrant whose sizes go by powers of one ratio: Walter Pullen, 2016, as above. */
  pullen_ratio: (divided) => {
    const { ascendant, midheaven } = divided;
    const upper = wrap360(ascendant - midheaven);
    const [outer, middle] = inRatio(upper);
    const [below, under] = inRatio(180 - upper);
    return quadrants(divided, [
      midheaven + outer,
      midheaven + outer + middle,
      ascendant + below,
      ascendant + below + under,
    ]);
  },
  /** 36 sectors of the day, by time as in Placidus, numbered as the sky turns: Michel Gauquelin, "L'influence des astres", 1955. */
  gauquelin: ({ sky, ascendant, midheaven }) => {
    const steepness = risingSine(sky.latitude, sky.obliquity);
    if (Math.abs(steepness) >= 1) return undefined;
    const half: number[] = [];
    for (let step = 0; step < 18; step++) {
      const part = (9 - step) / 9;
      const start = (sky.meridian + 90 * part) * RADIANS_PER_DEGREE;
      half.push(onEcliptic(rightAscensionOf(start, part, steepness), sky.obliquity));
    }
    half[0] = ascendant;
    half[9] = midheaven;
    return [...half, ...half.map((cusp) => cusp + 180)];
  },
} as const satisfies Record<string, Divide>;

export type FurtherSystem = keyof typeof FURTHER;

/** The cusps of a system, degrees in [0, 360) from the true equinox; undefined where the system has none. */
export function furtherCusps(system: FurtherSystem, divided: Divided): number[] | undefined {
  return FURTHER[system](divided)?.map(wrap360);
}

export function topocentricBetween({ meridian, obliquity, latitude }: HouseSky): Between {
  const tangent = tan(latitude);
  const cusp = (hours: number, part: number) => rising(meridian + hours - 90, tangent * part, obliquity);
  return [cusp(30, 1 / 3), cusp(60, 2 / 3), cusp(120, 2 / 3), cusp(150, 1 / 3)];
}

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

function cuspsBy(cusp: (house: number) => number): number[] {
  return HOUSES.map(cusp);
}

/** Cusps on hour circles, the first of them so many degrees east of the meridian. */
function hourCircles({ meridian, obliquity }: HouseSky, first: number): number[] {
  return cuspsBy((house) => onEcliptic((meridian + first + 30 * (house - 1)) * RADIANS_PER_DEGREE, obliquity));
}

/** The longitude of a point of the equator. */
function eclipticOfEquator(ascension: number, obliquity: number): number {
  const a = ascension * RADIANS_PER_DEGREE;
  return atan2(sin(a) * cos(obliquity), cos(a)) * DEGREES_PER_RADIAN;
}

function quadrants({ ascendant, midheaven }: Divided, between: Between): number[] {
  return around(ascendant, midheaven, between);
}

export function withCorners(cusps: readonly number[], ascendant: number, midheaven: number): number[] {
  const corners: Readonly<Record<number, number>> = {
    0: ascendant,
    3: midheaven + 180,
    6: ascendant + 180,
    9: midheaven,
  };
  return cusps.map((cusp, index) => corners[index] ?? cusp);
}

/**
 * Circles through the north and south points of the horizon that divide a parallel, whose point so many degrees east of
 * the meridian rises, by six above the horizon and by six below.
 */
export function byParallel(sky: HouseSky, declination: number, rises: number): number[] {
  const axes = axesOf(sky);
  return cuspsBy((house) => overParallel(axes, directionOf(hoursOnParallel(house, rises), declination)));
}

function hoursOnParallel(house: number, rises: number): number {
  const isBelow = house < 7;
  return isBelow ? 180 - ((180 - rises) * (4 - house)) / 3 : (rises * (house - 10)) / 3;
}

function overParallel(axes: Axes, point: Direction): number {
  return onHalfCircle(axes, axes.north, point);
}

/** Where the two inner cusps of a quadrant stand whose middle house differs from its neighbours by one amount. */
function grown(size: number): readonly [number, number] {
  const more = (size - 90) / 4;
  // Below 30 degrees the middle house would be less than nothing.
  if (size <= 30) return [size / 2, size / 2];
  return [30 + more, 60 + 3 * more];
}

const RATIO_ROUNDS = 60;
const RATIO_STEP = 1e-14;

/**
 * The outer and the middle house of a quadrant. The three of the smaller one are x r, x, x r, those of the larger one
 * x r³, x r⁴, x r³, so that r³ (2 + r) / (2 r + 1) is the larger quadrant over the smaller. It grows with r.
 */
function inRatio(size: number): readonly [number, number] {
  const smaller = Math.min(size, 180 - size);
  if (smaller <= 0) return [size / 3, size / 3];
  const wanted = (180 - smaller) / smaller;
  let r = Math.sqrt(wanted);
  for (let round = 0; round < RATIO_ROUNDS; round++) {
    const beyond = r * r * r * (2 + r) - wanted * (2 * r + 1);
    const step = beyond / (r * r * (6 + 4 * r) - 2 * wanted);
    r -= step;
    if (Math.abs(step) < RATIO_STEP * r) break;
  }
  const x = smaller / (2 * r + 1);
  return size <= 90 ? [x * r, x] : [x * r * r * r, x * r * r * r * r];
}
