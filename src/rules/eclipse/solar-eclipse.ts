import { type Ephemeris, epochMillisecondsOf, momentAt } from '../../base/ephemeris/ephemeris.js';
import { atan2, cos, DEGREES_PER_RADIAN, sin, wrap180 } from '../../base/math/angle.js';
import { rootBetween } from '../../base/math/root.js';
import { dot, lengthOf, scaled, type Vector } from './bodies.js';
import {
  AXIS_SQUARED,
  type EarthPoint,
  earthPoint,
  type GeographicPlace,
  rateAt,
  STEP_DAYS,
  valueAt,
} from './earth-point.js';
import { discRatio, type LocalSun, localSun, phaseOf, seenAt, solarMagnitude } from './local-sun.js';
import { sarosNumber } from './saros.js';
import { type ElementsAt, elementsAt, type SolarElements, solarElements } from './solar-elements.js';
import type { Syzygy } from './syzygies.js';

/** Total and annular also where the axis of the shadow misses the Earth and only its rim meets it. */
const SOLAR_TYPES = ['partial', 'annular', 'total', 'hybrid'] as const;
export type SolarType = (typeof SOLAR_TYPES)[number];

/** A solar eclipse of the whole Earth. Instants in milliseconds since 1970, not rounded. */
export interface SolarEclipse {
  readonly kind: 'solar';
  readonly type: SolarType;
  /** When the magnitude would be greatest from the centre of the Earth; within 10 s the axis is nearest to it. */
  readonly maximum: number;
  /** When the penumbra touches the Earth first and last. */
  readonly begins: number;
  readonly ends: number;
  /** How far the axis passes the centre of the Earth where it is nearest, equatorial radii; north positive. */
  readonly gamma: number;
  /** Where the axis meets the Earth at the maximum, or where the Earth is nearest to it. */
  readonly greatest: GeographicPlace;
  /** Whether the axis meets the Earth at the maximum. */
  readonly central: boolean;
  /** There and then: the covered part of the Sun's diameter, or where it is total or annular, the ratio of the diameters. */
  readonly magnitude: number;
  readonly saros: number;
  readonly elements: SolarElements;
}

/** Steps; a millisecond has 2e-7. */
const TOLERANCE = 1e-8;
const EDGE = 2;

/** The eclipse at a new moon; undefined where the shadow passes the Earth by. */
export function solarEclipse(ephemeris: Ephemeris, syzygy: Syzygy): SolarEclipse | undefined {
  const elements = solarElements(ephemeris, syzygy.at);
  const steps = deepestAtCentre(elements);
  const near = elementsAt(elements, steps);
  const { point, central } = underAxis(near);
  const place = placeOf(point);
  const seen = seenAt(elements, near, earthPoint(place));
  const phase = phaseOf(seen);
  if (phase === 'none') return undefined;
  const [begins, ends] = touches(elements, steps);
  const time = (at: number) => epochMillisecondsOf(elements.at + at * STEP_DAYS);
  return {
    kind: 'solar',
    type: phase === 'total' && central && isAnnularAtAnEnd(elements, steps) ? 'hybrid' : phase,
    maximum: time(steps),
    begins: time(begins),
    ends: time(ends),
    gamma: gammaOf(elements),
    greatest: place,
    central,
    magnitude: phase === 'partial' ? solarMagnitude(seen) : discRatio(seen),
    saros: sarosNumber(syzygy),
    elements,
  };
}

/**
 * When the magnitude is greatest from the centre of the Earth, as if there were no Earth around it: what almanacs call
 * the maximum. The Moon comes nearer or goes farther meanwhile, so that it is not quite when the axis is nearest.
 */
function deepestAtCentre({ x, y, l1, l2 }: SolarElements): number {
  // The derivative of (l1 - m) / (l1 + l2), times what is always positive.
  return crossing((steps) => {
    const [px, py, outer, inner] = [valueAt(x, steps), valueAt(y, steps), valueAt(l1, steps), valueAt(l2, steps)];
    const [outerRate, innerRate] = [rateAt(l1, steps), rateAt(l2, steps)];
    const apart = Math.sqrt(px * px + py * py);
    const closing = outerRate * apart - px * rateAt(x, steps) - py * rateAt(y, steps);
    return closing * (outer + inner) - (outer - apart) * apart * (outerRate + innerRate);
  });
}

function gammaOf({ x, y }: SolarElements): number {
  const steps = crossing((at) => valueAt(x, at) * rateAt(x, at) + valueAt(y, at) * rateAt(y, at));
  const [east, north] = [valueAt(x, steps), valueAt(y, steps)];
  return Math.sqrt(east * east + north * north) * (north < 0 ? -1 : 1);
}

function crossing(of: (steps: number) => number): number {
  return rootBetween(of, { at: -EDGE, value: of(-EDGE) }, { at: EDGE, value: of(EDGE) }, TOLERANCE);
}

/** Steps at which the penumbra meets the Earth first and last. */
function touches(elements: SolarElements, maximum: number): readonly [number, number] {
  const reach = reachOf(elements, ({ outer, apart }) => outer - apart);
  const middle = { at: maximum, value: reach(maximum) };
  const [from, to] = [-EDGE, EDGE].map((at) => rootBetween(reach, middle, { at, value: reach(at) }, TOLERANCE));
  return [from as number, to as number];
}

/** By how much a part of the shadow reaches the Earth where it comes nearest. */
function reachOf(elements: SolarElements, within: (seen: LocalSun) => number) {
  return (steps: number) => {
    const now = elementsAt(elements, steps);
    return within(seenAt(elements, now, pointOf(underAxis(now).point)));
  };
}

/** When the umbra, or its axis, is on the Earth first and last, milliseconds since 1970; undefined where it never is. */
export function umbraOnEarth({ elements, maximum }: SolarEclipse, part: 'umbra' | 'axis') {
  const reach =
    part === 'axis'
      ? (steps: number) => underAxis(elementsAt(elements, steps)).room
      : reachOf(elements, ({ inner, apart }) => Math.abs(inner) - apart);
  const at = stepsOf(elements, maximum);
  const middle = { at, value: reach(at) };
  if (middle.value <= 0) return undefined;
  const [from, to] = [-EDGE, EDGE].map((edge) =>
    timeAt(elements, rootBetween(reach, middle, { at: edge, value: reach(edge) }, TOLERANCE)),
  );
  return { from: from as number, to: to as number };
}

/** When the Moon passes the Sun in right ascension, milliseconds since 1970. */
export function conjunctionOf({ elements }: SolarEclipse): number {
  return timeAt(
    elements,
    crossing((steps) => -valueAt(elements.x, steps)),
  );
}

/** Where the eclipse is greatest at an instant, milliseconds since 1970. */
export function greatestAt({ elements }: SolarEclipse, at: number): GeographicPlace & { readonly central: boolean } {
  const { point, central } = underAxis(elementsAt(elements, stepsOf(elements, at)));
  return { ...placeOf(point), central };
}

function timeAt({ at }: SolarElements, steps: number): number {
  return epochMillisecondsOf(at + steps * STEP_DAYS);
}

function stepsOf({ at }: SolarElements, epochMilliseconds: number): number {
  return (momentAt(epochMilliseconds).tt - at) / STEP_DAYS;
}

/** Whether the umbra does not reach the Earth where its axis comes or leaves, though it does between. */
function isAnnularAtAnEnd(elements: SolarElements, maximum: number): boolean {
  const within = (steps: number) => underAxis(elementsAt(elements, steps)).room;
  const middle = { at: maximum, value: within(maximum) };
  return [-EDGE, EDGE].some((at) => {
    const end = rootBetween(within, middle, { at, value: within(at) }, TOLERANCE);
    return localSun(elements, pointOf(underAxis(elementsAt(elements, end)).point), end).inner > 0;
  });
}

/**
 * The point of the Earth that the axis meets on the side of the Sun, or that is nearest to it, as a vector of a sphere:
 * the axis of the Earth is drawn out until its figure is one. `room` is above 0 where the axis meets it.
 */
function underAxis({ x, y, d, mu }: ElementsAt): { point: Vector; central: boolean; room: number } {
  const [sd, cd, sm, cm] = [sin(d), cos(d), sin(mu), cos(mu)];
  // To the Sun, to the east and to the north on the sky, in the frame that turns with the Earth.
  const stretch = 1 / Math.sqrt(AXIS_SQUARED);
  const along: Vector = [cd * cm, -cd * sm, sd * stretch];
  const from: Vector = [x * sm - y * sd * cm, x * cm + y * sd * sm, y * cd * stretch];
  const a = dot(along, along);
  const b = dot(along, from);
  const room = b * b - a * (dot(from, from) - 1);
  const central = room >= 0;
  const by = (-b + (central ? Math.sqrt(room) : 0)) / a;
  const met: Vector = [from[0] + by * along[0], from[1] + by * along[1], from[2] + by * along[2]];
  return { point: scaled(met, 1 / lengthOf(met)), central, room };
}

function placeOf([x, y, z]: Vector): GeographicPlace {
  // A height on the stretched sphere is one on the Earth times the square root of AXIS_SQUARED.
  const north = z / Math.sqrt(AXIS_SQUARED);
  return {
    latitude: atan2(north, Math.sqrt(x * x + y * y)) * DEGREES_PER_RADIAN,
    longitude: wrap180(atan2(y, x) * DEGREES_PER_RADIAN),
  };
}

function pointOf([x, y, z]: Vector): EarthPoint {
  return { fromAxis: Math.sqrt(x * x + y * y), north: z * Math.sqrt(AXIS_SQUARED), longitude: atan2(y, x) };
}
