import { acos, cos, PI, sin } from '../../base/math/angle.js';
import type { EarthPoint } from './earth-point.js';
import { type ElementsAt, elementsAt, type SolarElements } from './solar-elements.js';

/** How Sun and Moon stand to each other at a point. Lengths in equatorial radii, in the fundamental plane. */
export interface LocalSun {
  /** From the point to the axis of the shadow: to the east, to the north, and how far in all. */
  readonly east: number;
  readonly north: number;
  readonly apart: number;
  /** Radii of penumbra and umbra at the height of the point; that of the umbra is negative where it is total. */
  readonly outer: number;
  readonly inner: number;
}

/** `steps` of {@link STEP_DAYS} from the middle of the elements. */
export function localSun(elements: SolarElements, point: EarthPoint, steps: number): LocalSun {
  return seenAt(elements, elementsAt(elements, steps), point);
}

export function seenAt(
  { tanF1, tanF2 }: Pick<SolarElements, 'tanF1' | 'tanF2'>,
  { x, y, d, mu, l1, l2 }: ElementsAt,
  point: EarthPoint,
): LocalSun {
  const hour = mu + point.longitude;
  const [sd, cd, ch] = [sin(d), cos(d), cos(hour)];
  const east = x - point.fromAxis * sin(hour);
  const north = y - (point.north * cd - point.fromAxis * sd * ch);
  const height = point.north * sd + point.fromAxis * cd * ch;
  return {
    east,
    north,
    apart: Math.sqrt(east * east + north * north),
    outer: l1 - height * tanF1,
    inner: l2 - height * tanF2,
  };
}

/** Radius of the Moon's disc over that of the Sun's. */
export function discRatio({ outer, inner }: LocalSun): number {
  return (outer - inner) / (outer + inner);
}

/** Distance of the centres over the radius of the Sun's disc. */
export function discDistance({ apart, outer, inner }: LocalSun): number {
  return (2 * apart) / (outer + inner);
}

/** What the eclipse is at a moment at a point. */
export function phaseOf({ apart, outer, inner }: LocalSun): 'none' | 'partial' | 'annular' | 'total' {
  if (apart >= outer) return 'none';
  if (apart >= Math.abs(inner)) return 'partial';
  return inner < 0 ? 'total' : 'annular';
}

/**
 * The part of the Sun's diameter that is covered, also where it is more than all: 0 or below where nothing is.
 * "Explanatory Supplement", section 11.3.
 */
export function solarMagnitude({ apart, outer, inner }: LocalSun): number {
  return (outer - apart) / (outer + inner);
}

/** The covered part of the Sun's disc, 0 to 1. */
export function obscuration(seen: LocalSun): number {
  const phase = phaseOf(seen);
  if (phase === 'none') return 0;
  if (phase === 'total') return 1;
  const r = discRatio(seen);
  if (phase === 'annular') return r * r;
  const s = discDistance(seen);
  // The two segments that the common chord cuts off.
  const atSun = acos(within((s * s + 1 - r * r) / (2 * s)));
  const atMoon = acos(within((s * s + r * r - 1) / (2 * s * r)));
  return (atSun - sin(2 * atSun) / 2 + r * r * (atMoon - sin(2 * atMoon) / 2)) / PI;
}

function within(cosine: number): number {
  return Math.max(-1, Math.min(1, cosine));
}
