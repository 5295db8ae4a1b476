/** The bodies of a kernel, and where the fit of their mean ellipses starts. */
import {
  MASS_EARTH,
  MASS_JUPITER,
  MASS_MARS,
  MASS_MERCURY,
  MASS_SATURN,
  MASS_VENUS,
} from '../../src/base/ephemeris/places/heliocentric.js';
import { cos, RADIANS_PER_DEGREE, sin } from '../../src/base/math/angle.js';
import type { Ellipse } from './ellipse.js';

export const KILOMETRES_PER_AU = 149597870.7;

export type PlanetName =
  | 'mercury'
  | 'venus'
  | 'earth-moon barycentre'
  | 'mars'
  | 'jupiter'
  | 'saturn'
  | 'uranus'
  | 'neptune'
  | 'pluto';

export interface Planet {
  readonly name: PlanetName;
  /** NAIF number, with respect to the barycentre of the solar system. From Mars on: the system of the planet. */
  readonly naifId: number;
  /** The ellipses of these bodies, times their masses, stand for the motion of the Sun and are taken out as well. */
  readonly offsets: readonly PlanetName[];
  /** Where the fit of the mean ellipse starts. */
  readonly start: Ellipse;
}

/** Masses in units of the Sun's. */
export const MASSES: Readonly<Partial<Record<PlanetName, number>>> = {
  mercury: MASS_MERCURY,
  venus: MASS_VENUS,
  'earth-moon barycentre': MASS_EARTH,
  mars: MASS_MARS,
  jupiter: MASS_JUPITER,
  saturn: MASS_SATURN,
};

/** The order of these names is the order in which their offsets are summed: part of the format. */
const INNER: readonly PlanetName[] = ['earth-moon barycentre', 'mercury', 'venus', 'mars'];
const HEAVY: readonly PlanetName[] = [...INNER, 'jupiter', 'saturn'];

export const MOON_NAIF_ID = 301;
/** The Earth's and the Moon's NAIF numbers count from their barycentre. */
export const EARTH_NAIF_ID = 399;
export const BARYCENTRE_NAIF_ID = 3;
export const SUN_NAIF_ID = 10;

interface MeanElements {
  /** au */
  readonly axis: number;
  /** Mean longitude, degrees, and its motion in a century. */
  readonly longitude: number;
  readonly motion: number;
  readonly eccentricity: number;
  /** Degrees. */
  readonly perihelion: number;
  readonly inclination: number;
  readonly node: number;
}

/** From rough mean elements of J2000, of any textbook: their digits are of no consequence. */
function startFrom(elements: MeanElements): Ellipse {
  const { axis, eccentricity } = elements;
  const longitude = elements.longitude * RADIANS_PER_DEGREE;
  const motion = elements.motion * RADIANS_PER_DEGREE;
  const perihelion = elements.perihelion * RADIANS_PER_DEGREE;
  const node = elements.node * RADIANS_PER_DEGREE;
  const tilt = sin((elements.inclination * RADIANS_PER_DEGREE) / 2);
  const h = eccentricity * sin(perihelion);
  const k = eccentricity * cos(perihelion);
  return [axis, longitude, motion, 0, h, 0, 0, k, 0, 0, tilt * sin(node), 0, tilt * cos(node), 0];
}

/** The planets in the order in which their ellipses are fitted: later ones use those of earlier ones. */
export const PLANETS: readonly Planet[] = [
  planet(
    'mercury',
    { naifId: 1, offsets: [] },
    {
      axis: 0.387098,
      longitude: 252.25,
      motion: 149472.674,
      eccentricity: 0.2056,
      perihelion: 77.456,
      inclination: 7.005,
      node: 48.33,
    },
  ),
  planet(
    'venus',
    { naifId: 2, offsets: [] },
    {
      axis: 0.72333,
      longitude: 181.98,
      motion: 58517.816,
      eccentricity: 0.00677,
      perihelion: 131.56,
      inclination: 3.3947,
      node: 76.68,
    },
  ),
  planet(
    'earth-moon barycentre',
    { naifId: 3, offsets: [] },
    {
      axis: 1.000001,
      longitude: 100.466,
      motion: 35999.373,
      eccentricity: 0.0167,
      perihelion: 102.94,
      inclination: 1e-4,
      node: 174.87,
    },
  ),
  planet(
    'mars',
    { naifId: 4, offsets: [] },
    {
      axis: 1.523679,
      longitude: 355.433,
      motion: 19140.3,
      eccentricity: 0.0934,
      perihelion: 336.06,
      inclination: 1.8497,
      node: 49.558,
    },
  ),
  planet(
    'jupiter',
    { naifId: 5, offsets: INNER },
    {
      axis: 5.2026,
      longitude: 34.35,
      motion: 3034.906,
      eccentricity: 0.0485,
      perihelion: 14.33,
      inclination: 1.303,
      node: 100.46,
    },
  ),
  planet(
    'saturn',
    { naifId: 6, offsets: INNER },
    {
      axis: 9.5549,
      longitude: 50.077,
      motion: 1222.114,
      eccentricity: 0.0555,
      perihelion: 93.06,
      inclination: 2.4889,
      node: 113.67,
    },
  ),
  planet(
    'uranus',
    { naifId: 7, offsets: HEAVY },
    {
      axis: 19.218,
      longitude: 314.055,
      motion: 428.467,
      eccentricity: 0.0463,
      perihelion: 173.005,
      inclination: 0.773,
      node: 74.006,
    },
  ),
  planet(
    'neptune',
    { naifId: 8, offsets: HEAVY },
    {
      axis: 30.11,
      longitude: 304.349,
      motion: 218.486,
      eccentricity: 0.00899,
      perihelion: 48.124,
      inclination: 1.77,
      node: 131.784,
    },
  ),
  planet(
    'pluto',
    { naifId: 9, offsets: HEAVY },
    {
      axis: 39.48,
      longitude: 238.93,
      motion: 145.208,
      eccentricity: 0.2488,
      perihelion: 224.07,
      inclination: 17.14,
      node: 110.3,
    },
  ),
];

function planet(name: PlanetName, body: Pick<Planet, 'naifId' | 'offsets'>, elements: MeanElements): Planet {
  return { name, ...body, start: startFrom(elements) };
}
