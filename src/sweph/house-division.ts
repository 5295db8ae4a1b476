import { cornersOf, onEcliptic } from '../base/ephemeris/ascendant.js';
import {
  byParallel,
  type FurtherSystem,
  furtherCusps,
  topocentricBetween,
  withCorners,
} from '../base/ephemeris/further-houses.js';
import { housePointsOf } from '../base/ephemeris/house-points.js';
import { around, equalFrom, type HouseSky } from '../base/ephemeris/house-sky.js';
import { alcabitius, campanus, koch, placidus, porphyry, regiomontanus, sripati } from '../base/ephemeris/houses.js';
import { asin, cos, RADIANS_PER_DEGREE, sin, tan, wrap180, wrap360 } from '../base/math/angle.js';
import { SYSTEMS } from './house-systems.js';

/** What houses are made of. */
export interface Question {
  readonly letter: string;
  readonly sky: HouseSky;
  /** Declination of the Sun, degrees. */
  readonly sun: number;
}

export interface Divided {
  readonly houses: readonly number[];
  readonly ascendant: number;
  readonly midheaven: number;
  /** Whether another system takes the place of the one asked for. */
  readonly isOther: boolean;
}

/** Systems in which, where the midheaven is below the horizon, the point opposite to it counts. */
const TURNED = 'CIRTY';

export function divide({ letter, sky, sun }: Question): Divided {
  const corners = cornersOf(
    { siderealTime: sky.meridian, obliquity: sky.obliquity / RADIANS_PER_DEGREE, toTrueEquinox: 0 },
    { latitude: sky.latitude / RADIANS_PER_DEGREE, longitude: 0 },
  );
  const { ascendant } = corners;
  const midheaven =
    TURNED.includes(letter) && isSunken(corners.midheaven, sky) ? wrap360(corners.midheaven + 180) : corners.midheaven;
  const houses = cuspsOf({ letter, sky, sun }, ascendant, midheaven);
  if (houses) return { houses, ascendant, midheaven, isOther: false };
  const other = porphyry(ascendant, midheaven);
  const rest = letter === 'G' ? Array.from({ length: 24 }, () => 0) : [];
  return { houses: [...other, ...rest], ascendant, midheaven, isOther: true };
}

/** Whether the midheaven is below the horizon, as it may be beyond the polar circles. */
function isSunken(midheaven: number, { obliquity, latitude }: HouseSky): boolean {
  return cos(latitude - asin(sin(obliquity) * sin(midheaven * RADIANS_PER_DEGREE))) < 0;
}

/** Cusps of circles in a system of {@link TURNED}, which are turned with the midheaven. */
function circles(sky: HouseSky, ascendant: number, midheaven: number, between: Four): readonly number[] {
  const isTurned = Math.abs(wrap180(midheaven - onEcliptic(sky.meridian * RADIANS_PER_DEGREE, sky.obliquity))) > 90;
  const turn = isTurned ? 180 : 0;
  return around(ascendant, midheaven, between.map((cusp) => wrap360(cusp + turn)) as unknown as Four);
}

/** Undefined where the system has no houses. */
function cuspsOf({ letter, sky, sun }: Question, ascendant: number, midheaven: number): readonly number[] | undefined {
  const isPolar = Math.abs(tan(sky.latitude) * tan(sky.obliquity)) >= 1;
  switch (letter) {
    case 'A':
    case 'E':
      return equalFrom(ascendant);
    case 'W':
      return equalFrom(30 * Math.floor(ascendant / 30));
    case 'O':
      return porphyry(ascendant, midheaven);
    case 'S':
      return sripati(ascendant, midheaven);
    case 'B':
      return around(ascendant, midheaven, wrapped(alcabitius(sky, ascendant)));
    case 'P':
      return isPolar ? undefined : around(ascendant, midheaven, wrapped(placidus(sky)));
    case 'K':
      return isPolar ? undefined : around(ascendant, midheaven, wrapped(koch(sky)));
    case 'R':
      return circles(sky, ascendant, midheaven, regiomontanus(sky));
    case 'C':
      return circles(sky, ascendant, midheaven, campanus(sky));
    case 'T':
      return circles(sky, ascendant, midheaven, topocentricBetween(sky));
    case 'H':
      return horizontalCusps(sky, ascendant, midheaven);
    case 'I':
    case 'i':
      return furtherCusps('sunshine', { sky, ascendant, midheaven, sun }) ?? sunless(sky, ascendant, midheaven, sun);
    default:
      return furtherCusps(SYSTEMS[letter]?.further as FurtherSystem, { sky, ascendant, midheaven, sun });
  }
}

/** Circles of the horizon, turned where the tenth cusp would not be the midheaven; the first is then west of it. */
function horizontalCusps(sky: HouseSky, ascendant: number, midheaven: number): readonly number[] | undefined {
  const cusps = furtherCusps('horizontal', { sky, ascendant, midheaven, sun: 0 });
  if (!cusps || Math.abs(wrap180((cusps[9] as number) - midheaven)) < 90) return cusps;
  const isEast = wrap180((cusps[0] as number) - midheaven) > 0;
  return cusps.map((cusp, index) => (index % 6 === 0 && !isEast ? cusp : wrap360(cusp + 180)));
}

/** Where the Sun does not set all houses below the horizon have no width, where it does not rise those above. */
function sunless(sky: HouseSky, ascendant: number, midheaven: number, sun: number): readonly number[] {
  const isUp = sun * sky.latitude > 0;
  const cusps = withCorners(byParallel(sky, sun * RADIANS_PER_DEGREE, isUp ? 180 : 0), ascendant, midheaven);
  const [first, last, corner] = isUp ? [1, 5, 3] : [7, 11, 9];
  return cusps.map((cusp, index) => (index >= first && index <= last ? (cusps[corner] as number) : wrap360(cusp)));
}

type Four = readonly [number, number, number, number];

function wrapped([a, b, c, d]: Four): Four {
  return [wrap360(a), wrap360(b), wrap360(c), wrap360(d)];
}

export function pointsOf({ sky }: Question, { ascendant, midheaven }: Divided): number[] {
  const points = housePointsOf(sky, midheaven);
  return [
    ascendant,
    midheaven,
    wrap360(sky.meridian),
    points.vertex,
    points.equatorialAscendant,
    points.coAscendantKoch,
    points.coAscendantMunkasey,
    points.polarAscendant,
  ];
}

/** Degrees by which the Earth turns in a day, and those of a step over which rates are differences. */
const TURN_A_DAY = 360.98564736629;
const STEP = 0.001;

/** The rates of cusps and points, degrees a day, by the turn of the Earth. */
export function ratesOf(question: Question): { housesSpeed: readonly number[]; pointsSpeed: readonly number[] } {
  const at = (by: number) => {
    const moved = { ...question, sky: { ...question.sky, meridian: question.sky.meridian + by } };
    const divided = divide(moved);
    return { houses: divided.houses, points: pointsOf(moved, divided) };
  };
  const [before, after] = [at(-STEP), at(STEP)];
  const rates = (from: readonly number[], to: readonly number[]) =>
    to.map((value, index) => (wrap180(value - (from[index] as number)) / (2 * STEP)) * TURN_A_DAY);
  return { housesSpeed: rates(before.houses, after.houses), pointsSpeed: rates(before.points, after.points) };
}

/** Of degrees. */
export function skyAt(meridian: number, obliquity: number, latitude: number): HouseSky {
  return { meridian, obliquity: obliquity * RADIANS_PER_DEGREE, latitude: latitude * RADIANS_PER_DEGREE };
}
