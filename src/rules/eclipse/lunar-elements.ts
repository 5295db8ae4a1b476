import type { Ephemeris } from '../../base/ephemeris/ephemeris.js';
import { inPlaneOf } from './axis.js';
import { lengthOf, MOON_RADIUS, SUN_IN_EARTH_RADII, scaled, sunAndMoonAt } from './bodies.js';
import { type Polynomial, SAMPLES, STEP_DAYS, through, valueAt } from './earth-point.js';

/**
 * How wide the shadow at the Moon is taken: the radius of the globe that throws it, equatorial radii, and by what both
 * cones are multiplied there.
 */
export interface ShadowRule {
  readonly globe: number;
  readonly umbra: number;
  readonly penumbra: number;
}

/**
 * The air of the Earth makes its shadow larger than that of the bare globe, by how much is a matter of convention. `usual`
 * is what published eclipses of our time have within seconds: the 1/50 of Chauvenet, brought down for the umbra and for the
 * penumbra. The others are there to say by how much they differ: `chauvenet`, 1/50 of the shadow of the mean globe, as
 * almanacs had it to 1966, and `danjon`, 1/85 of the globe itself less its flattening (Danjon, L'Astronomie 65, 51 (1951)).
 */
export const SHADOW_RULES = {
  usual: { globe: 1, umbra: 1.02 * 0.99405, penumbra: 1.02 * 0.98813 },
  chauvenet: { globe: 0.99834, umbra: 1.02, penumbra: 1.02 },
  danjon: { globe: 1.01 * 0.99834, umbra: 1, penumbra: 1 },
  bare: { globe: 1, umbra: 1, penumbra: 1 },
} as const satisfies Record<string, ShadowRule>;

/** How the Moon passes the axis of the shadow around a full moon, and how wide the shadow is. Equatorial radii. */
export interface LunarElements {
  /** The middle, Julian day of Terrestrial Time. */
  readonly at: number;
  /** The Moon from the axis: to the east, to the north. */
  readonly x: Polynomial;
  readonly y: Polynomial;
  /** Radii of umbra and penumbra at the Moon. */
  readonly umbra: Polynomial;
  readonly penumbra: Polynomial;
}

export function lunarElements(
  ephemeris: Ephemeris,
  fullMoon: number,
  rule: ShadowRule = SHADOW_RULES.usual,
): LunarElements {
  const looks = SAMPLES.map((steps) => {
    const { sun, moon } = sunAndMoonAt(ephemeris, fullMoon + steps * STEP_DAYS);
    const apart = lengthOf(sun);
    const { x, y, z } = inPlaneOf(scaled(sun, -1 / apart), moon);
    return {
      x,
      y,
      umbra: radius(rule.globe, (SUN_IN_EARTH_RADII - 1) / apart, -z) * rule.umbra,
      penumbra: radius(rule.globe, (SUN_IN_EARTH_RADII + 1) / apart, z) * rule.penumbra,
    };
  });
  const of = (pick: (look: (typeof looks)[number]) => number): Polynomial =>
    through(looks.map(pick) as unknown as Polynomial);
  return {
    at: fullMoon,
    x: of(({ x }) => x),
    y: of(({ y }) => y),
    umbra: of(({ umbra }) => umbra),
    penumbra: of(({ penumbra }) => penumbra),
  };
}

/** Radius of a cone that touches a globe, `z` behind its centre, at right angles to the axis. */
function radius(globe: number, sine: number, z: number): number {
  return (globe + z * sine) / Math.sqrt(1 - sine * sine);
}

/** How deep the Moon is in the shadow. Equatorial radii of the Earth. */
export interface LunarDepth {
  /** From the axis of the shadow to the centre of the Moon: to the east, to the north, and how far in all. */
  readonly east: number;
  readonly north: number;
  readonly apart: number;
  readonly umbra: number;
  readonly penumbra: number;
}

/** `steps` of {@link STEP_DAYS} from the middle of the elements. */
export function lunarDepth({ x, y, umbra, penumbra }: LunarElements, steps: number): LunarDepth {
  const [east, north] = [valueAt(x, steps), valueAt(y, steps)];
  return {
    east,
    north,
    apart: Math.sqrt(east * east + north * north),
    umbra: valueAt(umbra, steps),
    penumbra: valueAt(penumbra, steps),
  };
}

/** The part of the Moon's diameter in the umbra: above 1 where all of it is; below 0 where it stays outside. */
export function umbralMagnitude({ apart, umbra }: LunarDepth): number {
  return (umbra + MOON_RADIUS - apart) / (2 * MOON_RADIUS);
}

/** The same of the penumbra. */
export function penumbralMagnitude({ apart, penumbra }: LunarDepth): number {
  return (penumbra + MOON_RADIUS - apart) / (2 * MOON_RADIUS);
}
