import type { Graha } from '../../base/zodiac/rashi.js';

/** Identifies the rules below in results. Changed rules get a new id. */
export const ASPECT_SYSTEM = 'service_transit_v1';

/** The points of the natal chart that transits are measured against. */
export const NATAL_POINTS = ['ascendant', 'sun', 'moon', 'mars', 'mercury', 'venus', 'jupiter', 'saturn'] as const;
export type NatalPoint = (typeof NATAL_POINTS)[number];

/** The transiting grahas by the keys that results use. */
export const TRANSITING = {
  sun: 'Sun',
  moon: 'Moon',
  mars: 'Mars',
  mercury: 'Mercury',
  venus: 'Venus',
  jupiter: 'Jupiter',
  saturn: 'Saturn',
  rahu: 'Rahu',
  ketu: 'Ketu',
} as const satisfies Record<string, Graha>;
export type TransitingPlanet = keyof typeof TRANSITING;
export const TRANSITING_PLANETS = Object.keys(TRANSITING) as readonly TransitingPlanet[];

/** Degrees on either side of exact within which an aspect counts. */
export const ORB_DEGREES = 3;
export const TIGHT_ORB_DEGREES = 1;

/** A score from here on makes a major transit. */
export const SIGNIFICANCE_THRESHOLD = 9;

/**
 * Our own weights, chosen so that every observed value of the interface they follow comes out. Slow planets weigh
 * most because their transits last; the Moon passes every point monthly and weighs least.
 */
export const TRANSITING_WEIGHT: Readonly<Record<Graha, number>> = {
  Sun: 1,
  Moon: 0.5,
  Mercury: 1,
  Venus: 1,
  Mars: 2,
  Jupiter: 3,
  Saturn: 3,
  Rahu: 3,
  Ketu: 3,
};

export const NATAL_WEIGHT: Readonly<Record<NatalPoint, number>> = {
  ascendant: 3,
  sun: 3,
  moon: 3,
  mars: 1,
  mercury: 1,
  jupiter: 2,
  venus: 1,
  saturn: 2,
};

export const FULL_GLANCE_WEIGHT = 3;
export const SPECIAL_GLANCE_WEIGHT = 2;
export const TIGHT_ORB_WEIGHT = 2;
