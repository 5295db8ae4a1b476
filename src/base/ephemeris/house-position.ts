import {
  acos,
  asin,
  atan2,
  cos,
  DEGREES_PER_RADIAN,
  RADIANS_PER_DEGREE,
  sin,
  tan,
  wrap180,
  wrap360,
} from '../math/angle.js';
import {
  aroundAxis,
  axesOf,
  combined,
  cross,
  type Direction,
  dot,
  eclipticDirection,
  hoursOf,
  risingSine,
} from './house-circles.js';
import { ascensionOf, type HouseSky } from './house-sky.js';

/** A body at a longitude and a latitude, degrees from the true equinox, in the sky over a place. */
export interface Placed {
  readonly sky: HouseSky;
  readonly ascendant: number;
  readonly longitude: number;
  readonly latitude: number;
  /** Declination of the Sun, degrees. */
  readonly sun: number;
}

/** How many houses a body is past the first cusp, on any branch. */
type Stand = (placed: Placed, body: Direction) => number;

/** Houses that have gone from the first cusp to the midheaven. */
const TO_MIDHEAVEN = 9;

/**
 * Where a body stands in the systems whose circles, and not the longitudes of their cusps, place it. The body's circle is
 * what a cusp's would be; sources as in `houses.ts` and `further-houses.ts`.
 */
const STANDS = {
  meridian: (_, body) => TO_MIDHEAVEN + hoursOf(body) / 30,
  carter: ({ sky, ascendant }, body) => (hoursOf(body) - ascensionOf(ascendant, sky.obliquity) + sky.meridian) / 30,
  morinus: ({ sky, longitude }) => {
    const l = longitude * RADIANS_PER_DEGREE;
    const onEquator = atan2(sin(l), cos(l) * cos(sky.obliquity)) * DEGREES_PER_RADIAN;
    return TO_MIDHEAVEN + (onEquator - sky.meridian) / 30;
  },
  campanus: ({ sky }, body) => {
    const axes = axesOf(sky);
    return TO_MIDHEAVEN + aroundAxis(body, axes.zenith, axes.east) / 30;
  },
  regiomontanus: ({ sky }, [x, y, z]) => TO_MIDHEAVEN + (atan2(y, x + z * tan(sky.latitude)) * DEGREES_PER_RADIAN) / 30,
  horizontal: ({ sky }, body) => {
    const axes = axesOf(sky);
    return (aroundAxis(body, axes.east, axes.north) * (sky.latitude < 0 ? -1 : 1)) / 30;
  },
  krusinski: ({ sky, ascendant }, body) => {
    const axes = axesOf(sky);
    const rises = eclipticDirection(axes, ascendant, 0);
    const normal = cross(rises, axes.zenith);
    const met = combined(body, 1, [0, 0, 1], -dot(normal, body) / normal[2]);
    return -aroundAxis(met, rises, axes.zenith) / 30;
  },
  alcabitius: ({ sky, ascendant }, body) => {
    const rises = wrap360(ascensionOf(ascendant, sky.obliquity) - sky.meridian);
    const hours = wrap360(hoursOf(body));
    const half = hours % 180;
    const houses = half < rises ? half / rises : 1 + (half - rises) / (180 - rises);
    return TO_MIDHEAVEN + 3 * houses + (hours < 180 ? 0 : 6);
  },
  placidus: ({ sky }, body) => TO_MIDHEAVEN + 3 * quartersOf(hoursOf(body), upTo(sky, declinationOf(body))),
  koch: ({ sky }, body) => {
    const steepness = risingSine(sky.latitude, sky.obliquity);
    const third = 30 + degrees(asin(within(steepness * sin(sky.meridian * RADIANS_PER_DEGREE)))) / 3;
    const up = upTo(sky, declinationOf(body));
    const hours = hoursOf(body);
    // What is east counts by its rising, what is west by its setting.
    return hours >= 0 ? (hours - up) / third : 6 + (hours + up) / third;
  },
  topocentric: ({ sky }, body) => TO_MIDHEAVEN + topocentricHours(sky, body) / 30,
  apc: ({ sky, ascendant }, body) => {
    const declination = asin(sin(sky.obliquity) * sin(ascendant * RADIANS_PER_DEGREE));
    const up = wrap360(ascensionOf(ascendant, sky.obliquity) - sky.meridian);
    return TO_MIDHEAVEN + 3 * quartersOf(hoursOnParallel(sky, body, declination), up);
  },
  sunshine: ({ sky, sun }, body) => {
    const declination = sun * RADIANS_PER_DEGREE;
    return TO_MIDHEAVEN + 3 * quartersOf(hoursOnParallel(sky, body, declination), upTo(sky, declination));
  },
  /** Sectors, 0 to 36. */
  gauquelin: ({ sky }, body) => 9 - 9 * quartersOf(hoursOf(body), upTo(sky, declinationOf(body))),
} as const satisfies Record<string, Stand>;

/** The systems of {@link standOf}. */
export type StandingSystem = keyof typeof STANDS;

export function hasStand(system: string): system is StandingSystem {
  return system in STANDS;
}

/** How many houses (of Gauquelin: sectors) a body is past the first cusp, in [0, 12) or [0, 36). */
export function standOf(system: StandingSystem, placed: Placed): number {
  const axes = axesOf(placed.sky);
  const turn = system === 'gauquelin' ? 36 : 12;
  const stand = STANDS[system](placed, eclipticDirection(axes, placed.longitude, placed.latitude));
  return stand - turn * Math.floor(stand / turn);
}

/** The same by the longitude alone, between cusps. */
export function standBetween(cusps: readonly number[], longitude: number): number {
  const count = cusps.length;
  for (let house = 0; house < count; house++) {
    const from = cusps[house] as number;
    const size = wrap360((cusps[(house + 1) % count] as number) - from);
    const past = wrap360(longitude - from);
    if (past < size) return house + past / size;
  }
  return 0;
}

function degrees(radians: number): number {
  return radians * DEGREES_PER_RADIAN;
}

function within(sine: number): number {
  return Math.max(-1, Math.min(1, sine));
}

function declinationOf([x, y, z]: Direction): number {
  return atan2(z, Math.sqrt(x * x + y * y));
}

/** Degrees east of the meridian at which a declination, radians, rises: 180 where it never sets, 0 where it never rises. */
function upTo({ latitude }: HouseSky, declination: number): number {
  return 90 + degrees(asin(within(risingSine(latitude, declination))));
}

/** Quarters of the day east of the upper meridian, in (-2, 2]: 1 at rising, -1 at setting. */
function quartersOf(hours: number, up: number): number {
  const h = wrap180(hours);
  if (Math.abs(h) <= up && up > 0) return h / up;
  const below = (180 - Math.abs(h)) / (180 - up);
  return h > 0 ? 2 - below : below - 2;
}

const TOPOCENTRIC_ROUNDS = 60;

/** Degrees east of the meridian at which the circle of a body crosses the equator, its pole as high as its part of a quarter. */
function topocentricHours({ latitude }: HouseSky, body: Direction): number {
  const east = Math.abs(hoursOf(body));
  const steepness = risingSine(latitude, declinationOf(body));
  const ahead = (hours: number) => {
    const part = 1 - Math.abs(1 - hours / 90);
    return hours + degrees(asin(within(steepness * part))) - east;
  };
  let [low, high] = [0, 180];
  for (let round = 0; round < TOPOCENTRIC_ROUNDS; round++) {
    const middle = (low + high) / 2;
    if (ahead(middle) > 0) high = middle;
    else low = middle;
  }
  return hoursOf(body) < 0 ? -low : low;
}

/** Degrees east of the meridian at which a body's half circle through the north and south points meets a parallel. */
function hoursOnParallel(sky: HouseSky, body: Direction, declination: number): number {
  const { north } = axesOf(sky);
  const along = dot(body, north);
  const over = combined(body, 1, north, -along);
  const length = Math.sqrt(dot(over, over));
  const high = over[2] / length;
  const reach = Math.sqrt(north[2] * north[2] + high * high);
  const middle = atan2(high, north[2]);
  const apart = acos(within(sin(declination) / reach));
  const angle = [middle - apart, middle + apart].find((one) => one > 0 && one < Math.PI) ?? middle;
  return hoursOf(combined(north, cos(angle), over, sin(angle) / length));
}
