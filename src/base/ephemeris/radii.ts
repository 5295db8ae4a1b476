import type { Body } from './ephemeris.js';

const KILOMETRES_PER_UNIT = 149597870.7;

/**
 * Mean radii, kilometres: Archinal et al., "Report of the IAU Working Group on Cartographic Coordinates and Rotational
 * Elements: 2015", Celestial Mechanics and Dynamical Astronomy 130, 22 (2018); the Sun as eclipses are reckoned with.
 */
const RADII = {
  Sun: 696000,
  Moon: 1737.4,
  Mercury: 2439.4,
  Venus: 6051.8,
  Mars: 3389.5,
  Jupiter: 69911,
  Saturn: 58232,
  Uranus: 25362,
  Neptune: 24622,
  Pluto: 1188.3,
} as const satisfies Record<Body, number>;

/** The mean radius of a body, astronomical units. */
export function radiusOf(body: Body): number {
  return RADII[body] / KILOMETRES_PER_UNIT;
}
