import { ARCSECONDS_PER_RADIAN, PI } from '../../math/angle.js';

/**
 * The angles that the series count multiples of: the Moon's D, F, l and l', the mean longitudes of Mercury, Venus, the
 * Earth, Mars, Jupiter, Saturn, Uranus and Neptune, and zeta, the Moon's mean longitude with precession.
 *
 * Polynomials of Julian centuries of Terrestrial Time since J2000.0, arc-seconds: J. Chapront and G. Francou, Astronomy &
 * Astrophysics 404, 735 (2003), the fit to DE405; those of planets are straight lines.
 */
export type Polynomial = readonly [number, number, number, number, number];

const degrees = (d: number, minutes: number, seconds: number) => d * 3600 + minutes * 60 + seconds;
const minus = (a: Polynomial, b: Polynomial) => a.map((value, i) => value - (b[i] as number)) as unknown as Polynomial;
const line = (d: number, minutes: number, seconds: number, rate: number): Polynomial => [
  degrees(d, minutes, seconds),
  rate,
  0,
  0,
  0,
];

/** Mean longitude of the Moon from the equinox of J2000.0. */
export const MOON_LONGITUDE: Polynomial = [
  degrees(218, 18, 59.88563),
  1732559343.73604 - 0.35106,
  -6.84583,
  0.00641535,
  -4.193e-5,
];
const EARTH_LONGITUDE: Polynomial = [degrees(100, 27, 59.13852), 129597742.293 + 0.00732, -0.0202, 9e-6, 1.5e-7];
const EARTH_PERIHELION: Polynomial = [degrees(102, 56, 14.45017), 1161.24342, 0.529265, -1.1814e-4, 1.1379e-5];
/** What precession adds in a century. */
const PRECESSION_RATE = 5029.0966 - 0.29965;

/** What a fit adds to the rates of the Moon's perigee and node, arc-seconds a century. */
export interface RateCorrections {
  readonly perigee: number;
  readonly node: number;
}

/** The polynomials of the thirteen angles. */
export function argumentPolynomials({ perigee, node }: RateCorrections): readonly Polynomial[] {
  const moonPerigee: Polynomial = [
    degrees(83, 21, 11.88269),
    14643420.3171 + 0.08017 + perigee,
    -38.2631 + 0.00470602,
    -0.045047 - 0.00025213,
    0.00021301,
  ];
  const moonNode: Polynomial = [
    degrees(125, 2, 40.32601),
    -6967919.5383 - 0.04317 + node,
    6.359 - 0.0026107,
    0.007625 - 0.00010712,
    -3.586e-5,
  ];
  const [halfTurn, precession] = [line(180, 0, 0, 0), line(0, 0, 0, -PRECESSION_RATE)];
  return [
    minus(minus(MOON_LONGITUDE, EARTH_LONGITUDE), halfTurn),
    minus(MOON_LONGITUDE, moonNode),
    minus(MOON_LONGITUDE, moonPerigee),
    minus(EARTH_LONGITUDE, EARTH_PERIHELION),
    line(252, 15, 3.216919, 538101628.66888),
    line(181, 58, 44.758419, 210664136.45777),
    line(100, 27, 59.13885, 129597742.293),
    line(355, 26, 3.642778, 68905077.65936),
    line(34, 21, 5.379392, 10925660.57335),
    line(50, 4, 38.902495, 4399609.33632),
    line(314, 3, 4.354234, 1542482.57845),
    line(304, 20, 56.808371, 786547.897),
    minus(MOON_LONGITUDE, precession),
  ];
}

/** A polynomial in radians, less whole turns. */
export function angleAt([a, b, c, d, e]: Polynomial, t: number): number {
  return ((a + t * (b + t * (c + t * (d + t * e)))) / ARCSECONDS_PER_RADIAN) % (2 * PI);
}

/** Its rate, radians a century. */
export function rateAt([, b, c, d, e]: Polynomial, t: number): number {
  return (b + t * (2 * c + t * (3 * d + t * 4 * e))) / ARCSECONDS_PER_RADIAN;
}
