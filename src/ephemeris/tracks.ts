import type { Body, Ephemeris } from './ephemeris.js';
import { meanNode } from './lunar-node.js';

/** A longitude that moves: what the event finder searches. */
export interface Track {
  /** Longitude in degrees on any branch and its rate in degrees per day, at a Julian day of Terrestrial Time. */
  at(julianDayTt: number): { readonly longitude: number; readonly speed: number };
  /** Days, shorter than the shortest retrograde loop, so that no loop falls between two looks. */
  readonly step: number;
  /** Degrees per day that the longitude never exceeds, forwards or backwards. */
  readonly maxSpeed: number;
  /** Degrees: no retrograde arc is longer. 0 for what never turns. */
  readonly widestLoop: number;
}

/** The mean node and what stands opposite to it. */
export type Node = 'Rahu' | 'Ketu';

/**
 * Motion seen from the Earth between 1800 and 2200. The shortest loops last 19 days (Mercury), 40 (Venus), 59 (Mars)
 * and more than 110 (Jupiter, Saturn); the widest are 16.3°, 16.5°, 19.5°, 10.1° and 7.0° wide. The bounds on the
 * speed lie a few per cent above the fastest motion. Measured on tables of the Swiss Ephemeris.
 */
const MOTION = {
  Sun: { step: 16, maxSpeed: 1.05, widestLoop: 0 },
  Moon: { step: 2, maxSpeed: 15.8, widestLoop: 0 },
  Mercury: { step: 8, maxSpeed: 2.3, widestLoop: 17 },
  Venus: { step: 16, maxSpeed: 1.3, widestLoop: 17 },
  Mars: { step: 24, maxSpeed: 0.82, widestLoop: 20 },
  Jupiter: { step: 32, maxSpeed: 0.25, widestLoop: 10.5 },
  Saturn: { step: 32, maxSpeed: 0.14, widestLoop: 7.5 },
} as const satisfies Record<Body, Omit<Track, 'at'>>;

const NODE_MOTION = { step: 64, maxSpeed: 0.054, widestLoop: 0 } as const;

/** The motion of one of the nine grahas against the stars. */
export function grahaTrack(ephemeris: Ephemeris, graha: Body | Node): Track {
  if (graha === 'Rahu') return { ...NODE_MOTION, at: meanNode };
  if (graha === 'Ketu') return { ...NODE_MOTION, at: oppositeNode };
  return { ...MOTION[graha], at: (julianDayTt) => ephemeris.position(graha, julianDayTt) };
}

function oppositeNode(julianDayTt: number) {
  const { longitude, speed } = meanNode(julianDayTt);
  return { longitude: longitude < 180 ? longitude + 180 : longitude - 180, speed };
}
