import { generalPrecession } from './earth.js';
import { centuriesSinceJ2000 } from './ephemeris.js';
import type { Orbit } from './orbit.js';

/** Bodies of whose orbits there are mean elements. */
export const MEAN_ORBITS = ['Earth', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'] as const;
export type MeanOrbit = (typeof MEAN_ORBITS)[number];

/** Coefficients of 1, T, T² and T³. */
type Polynomial = readonly number[];

/**
 * Semi-major axis (astronomical units), eccentricity, inclination, ascending node and longitude of the perihelion
 * (degrees), on the mean ecliptic and equinox of date; T in Julian centuries since J2000.0. J. L. Simon et al., "Numerical
 * expressions for precession formulae and mean elements for the Moon and the planets", Astronomy & Astrophysics 282, 663
 * (1994), section 5.9, in degrees as in J. Meeus, "Astronomical Algorithms", 2nd edition, table 31.A.
 */
const ELEMENTS: Readonly<Record<MeanOrbit, readonly [Polynomial, Polynomial, Polynomial, Polynomial, Polynomial]>> = {
  Mercury: [
    [0.38709831],
    [0.20563175, 0.000020407, -0.0000000283, -0.00000000018],
    [7.004986, 0.0018215, -0.0000181, 0.000000056],
    [48.330893, 1.1861883, 0.00017542, 0.000000215],
    [77.456119, 1.5564776, 0.00029544, 0.000000009],
  ],
  Venus: [
    [0.72332982],
    [0.00677192, -0.000047765, 0.0000000981, 0.00000000046],
    [3.394662, 0.0010037, -0.00000088, -0.000000007],
    [76.67992, 0.9011206, 0.00040618, -0.000000093],
    [131.563703, 1.4022288, -0.00107618, -0.000005678],
  ],
  Earth: [
    [1.000001018],
    [0.01670863, -0.000042037, -0.0000001267, 0.00000000014],
    [0],
    [0],
    [102.937348, 1.7195366, 0.00045688, -0.000000018],
  ],
  Mars: [
    [1.523679342],
    [0.09340065, 0.000090484, -0.0000000806, -0.00000000025],
    [1.849726, -0.0006011, 0.00001276, -0.000000007],
    [49.558093, 0.7720959, 0.00001557, 0.000002267],
    [336.060234, 1.8410449, 0.00013477, 0.000000536],
  ],
  Jupiter: [
    [5.202603209, 0.0000001913],
    [0.04849793, 0.000163225, -0.0000004714, -0.00000000201],
    [1.303267, -0.0054965, 0.00000466, -0.000000002],
    [100.464407, 1.0209774, 0.00040315, 0.000000404],
    [14.331207, 1.6126352, 0.00103042, -0.000004464],
  ],
  Saturn: [
    [9.554909192, -0.000002139, 0.000000004],
    [0.05554814, -0.000346641, -0.0000006436, 0.0000000034],
    [2.488879, -0.0037362, -0.00001519, 0.000000087],
    [113.665503, 0.877088, -0.00012176, -0.000002249],
    [93.057237, 1.9637613, 0.00083753, 0.000004928],
  ],
  Uranus: [
    [19.218446062, -0.0000000372, 0.00000000098],
    [0.04638122, -0.000027293, 0.0000000789, 0.00000000024],
    [0.773197, 0.0007744, 0.00003749, -0.000000092],
    [74.005957, 0.5211278, 0.00133947, 0.000018484],
    [173.005291, 1.486379, 0.00021406, 0.000000434],
  ],
  Neptune: [
    [30.110386869, -0.0000001663, 0.00000000069],
    [0.00945575, 0.000006033, 0, -0.00000000005],
    [1.769953, -0.0093082, -0.00000708, 0.000000027],
    [131.784057, 1.1022039, 0.00025952, -0.000000637],
    [48.120276, 1.4262957, 0.00038434, 0.00000002],
  ],
};

/** The mean orbit of a planet at a Julian day of Terrestrial Time, in the frame of `EclipticPosition`. */
export function meanOrbit(body: MeanOrbit, julianDayTt: number): Orbit {
  const t = centuriesSinceJ2000(julianDayTt);
  const [semiMajorAxis, eccentricity, inclination, node, perihelion] = ELEMENTS[body].map((polynomial) =>
    polynomial.reduceRight((value, coefficient) => value * t + coefficient, 0),
  ) as [number, number, number, number, number];
  const ascendingNode = body === 'Earth' ? 0 : node - generalPrecession(julianDayTt) / 3600;
  const fromNode = body === 'Earth' ? perihelion - generalPrecession(julianDayTt) / 3600 : perihelion - node;
  return { semiMajorAxis, eccentricity, inclination, ascendingNode, fromNode };
}
