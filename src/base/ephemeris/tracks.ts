import { movingEquinox } from './earth.js';
import type { Body, Ephemeris } from './ephemeris.js';
import { meanNode, type NodePosition, trueNode } from './lunar-node.js';

/** A longitude that moves: what the event finder searches. */
export interface Track {
  /** Longitude in degrees on any branch and its rate in degrees per day, at a Julian day of Terrestrial Time. */
  at(julianDayTt: number): { readonly longitude: number; readonly speed: number };
  /** Days, shorter than the shortest retrograde loop, so that no loop falls between two looks. */
  readonly step: number;
  /** Degrees per day that the longitude never exceeds, forwards or backwards. */
  readonly maxSpeed: number;
  /** Degrees per day squared that the speed never changes faster, but for the day on which the Sun bends its light most. */
  readonly maxAcceleration: number;
  /** Degrees: no retrograde arc is longer. 0 for what never turns. */
  readonly widestLoop: number;
  /**
   * Degrees per day with the sign of the way it goes in the long run, and degrees: over any time the longitude gets at
   * most that far, and the swing farther.
   */
  readonly drift: number;
  readonly swing: number;
}

/** The Moon's ascending node and the point opposite to it. */
export type Node = 'Rahu' | 'Ketu';

/** The node of the mean orbit, which moves evenly backwards, or that of the orbit at the moment, which swings about it. */
export type NodeKind = 'mean' | 'true';

/**
 * Motion seen from the Earth between 1800 and 2200. The shortest loops last 19 days (Mercury), 40 (Venus), 59 (Mars),
 * more than 110 (Jupiter, Saturn) and more than 150 (the outer ones); the widest are 16.3°, 16.5°, 19.5°, 10.1° and
 * 7.0° wide. The bounds on speed, acceleration and drift lie a few per cent above the largest. Measured on tables of the
 * Swiss Ephemeris, acceleration and drift on our own.
 */
const MOTION = {
  Sun: { step: 16, maxSpeed: 1.05, maxAcceleration: 0.0007, widestLoop: 0, drift: 1, swing: 1.7 },
  Moon: { step: 2, maxSpeed: 15.8, maxAcceleration: 0.53, widestLoop: 0, drift: 14, swing: 7.8 },
  Mercury: { step: 8, maxSpeed: 2.3, maxAcceleration: 0.21, widestLoop: 17, drift: 1.1, swing: 45 },
  Venus: { step: 16, maxSpeed: 1.3, maxAcceleration: 0.045, widestLoop: 17, drift: 1.02, swing: 83 },
  Mars: { step: 24, maxSpeed: 0.82, maxAcceleration: 0.016, widestLoop: 20, drift: 0.64, swing: 36 },
  Jupiter: { step: 44, maxSpeed: 0.25, maxAcceleration: 0.0037, widestLoop: 10.5, drift: 0.0915, swing: 24 },
  Saturn: { step: 44, maxSpeed: 0.14, maxAcceleration: 0.002, widestLoop: 7.5, drift: 0.0376, swing: 13 },
  Uranus: { step: 56, maxSpeed: 0.07, maxAcceleration: 0.00102, widestLoop: 4.5, drift: 0.013, swing: 6.6 },
  Neptune: { step: 56, maxSpeed: 0.045, maxAcceleration: 0.00064, widestLoop: 3.2, drift: 0.0063, swing: 4.1 },
  Pluto: { step: 56, maxSpeed: 0.048, maxAcceleration: 0.00066, widestLoop: 3.2, drift: 0.0077, swing: 4.2 },
} as const satisfies Record<Body, Omit<Track, 'at'>>;

/**
 * The true node turns every few days, by less than 0.2°, and so needs a short step. The mean node moves so evenly that
 * the zodiac shows in it: nutation (17", and 0.00002 degree a day squared) and the swing of Spica (20") are in the bounds.
 */
const NODE_MOTION = {
  mean: { step: 64, maxSpeed: 0.054, maxAcceleration: 0.00002, widestLoop: 0, drift: -0.054, swing: 0.03 },
  true: { step: 1, maxSpeed: 0.27, maxAcceleration: 0.07, widestLoop: 0.5, drift: -0.0535, swing: 3.6 },
} as const satisfies Record<NodeKind, Omit<Track, 'at'>>;

/** Longitude and speed of a body or a node at a Julian day of Terrestrial Time. */
export function grahaAt(ephemeris: Ephemeris, graha: Body | Node, node: NodeKind, julianDayTt: number): NodePosition {
  if (graha !== 'Rahu' && graha !== 'Ketu') return ephemeris.motion(graha, julianDayTt);
  const rahu = node === 'mean' ? meanNode(julianDayTt) : trueNode(ephemeris, julianDayTt);
  if (graha === 'Rahu') return rahu;
  return { longitude: rahu.longitude < 180 ? rahu.longitude + 180 : rahu.longitude - 180, speed: rahu.speed };
}

/** How a body or a node can move: what a search of its track must know. */
export function grahaMotion(graha: Body | Node, node: NodeKind): Omit<Track, 'at'> {
  return graha === 'Rahu' || graha === 'Ketu' ? NODE_MOTION[node] : MOTION[graha];
}

/** The motion of a body in the frame of the ephemeris, without precession and nutation: cheaper, and nearly that of a zodiac. */
export function frameTrack(ephemeris: Ephemeris, body: Body): Track {
  return { ...MOTION[body], at: (julianDayTt) => ephemeris.motion(body, julianDayTt) };
}

/**
 * The motion of a body or a node in the tropical zodiac: apparent longitude from the true equinox of date, nutation
 * included.
 */
export function tropicalTrack(ephemeris: Ephemeris, body: Body | Node, node: NodeKind = 'mean'): Track {
  return {
    ...grahaMotion(body, node),
    at(julianDayTt) {
      const { longitude, speed } = grahaAt(ephemeris, body, node, julianDayTt);
      const equinox = movingEquinox(julianDayTt);
      return { longitude: longitude + equinox.toTrueEquinox, speed: speed + equinox.speed };
    },
  };
}

/**
 * Motion from the Sun: the sums of what {@link MOTION} has of both. Mercury and Venus swing about the Sun by at most 28.4°
 * and 47.9°; the Sun overtakes the others without rest, and the Moon the Sun.
 */
const FROM_SUN = {
  Moon: MOTION.Moon,
  Mercury: { step: 8, maxSpeed: 2.6, maxAcceleration: 0.211, widestLoop: 58, drift: 0, swing: 58 },
  Venus: { step: 16, maxSpeed: 1.8, maxAcceleration: 0.046, widestLoop: 97, drift: 0, swing: 97 },
  Mars: { step: 16, maxSpeed: 1.5, maxAcceleration: 0.017, widestLoop: 0, drift: -0.5, swing: 60 },
  Jupiter: { step: 16, maxSpeed: 1.2, maxAcceleration: 0.0044, widestLoop: 0, drift: -0.93, swing: 30 },
  Saturn: { step: 16, maxSpeed: 1.15, maxAcceleration: 0.0027, widestLoop: 0, drift: -0.98, swing: 20 },
} as const satisfies Partial<Record<Body, Omit<Track, 'at'>>>;

/** How far a body is ahead of the Sun: the same in every zodiac. */
export function elongationTrack(ephemeris: Ephemeris, body: keyof typeof FROM_SUN = 'Moon'): Track {
  return {
    ...FROM_SUN[body],
    at(julianDayTt) {
      const [ahead, sun] = [ephemeris.motion(body, julianDayTt), ephemeris.motion('Sun', julianDayTt)];
      return { longitude: ahead.longitude - sun.longitude, speed: ahead.speed - sun.speed };
    },
  };
}
