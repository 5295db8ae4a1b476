import type { CatalogueStar } from '../ephemeris/stars.js';
import type { NakshatraName } from './nakshatra.js';

/** The junction star (yogatara) of a nakshatra. */
export interface JunctionStar extends CatalogueStar {
  readonly nakshatra: NakshatraName;
  readonly name: string;
  /** After Bayer or Flamsteed. */
  readonly designation: string;
  /** Visual magnitude. */
  readonly magnitude: number;
}

/**
 * Nakshatra, name, designation, magnitude, right ascension, declination (degrees), their proper motions (arc-seconds a
 * year), parallax (arc-seconds), radial velocity (km/s). Places after Hipparcos, the New Reduction (van Leeuwen 2007),
 * as SIMBAD lists them. Which star it is: Burgess, Surya-Siddhanta (1860), chapter VIII, and common lists; texts differ
 * about Vishakha, Dhanishta and Uttara Bhadrapada.
 */
const ROWS = [
  ['Ashwini', 'Sheratan', 'β Arietis', 2.65, 28.6600457917, 20.8080314722, 0.09874, -0.11041, 0.0556, -3.1],
  ['Bharani', 'Bharani', '41 Arietis', 3.594, 42.4959718333, 27.2605072222, 0.06681, -0.11652, 0.01969, 4],
  ['Krittika', 'Alcyone', 'η Tauri', 2.87, 56.8711522917, 24.1051356389, 0.01934, -0.04367, 0.00809, 5.4],
  ['Rohini', 'Aldebaran', 'α Tauri', 0.86, 68.9801627917, 16.5093023611, 0.06345, -0.18894, 0.04894, 54.26],
  ['Mrigashira', 'Meissa', 'λ Orionis', 3.66, 83.7844900417, 9.9341558611, -0.00034, -0.00294, 0.00297, 30.1],
  ['Ardra', 'Betelgeuse', 'α Orionis', 0.42, 88.792939, 7.407064, 0.02754, 0.0113, 0.00655, 21.91],
  ['Punarvasu', 'Pollux', 'β Geminorum', 1.14, 116.3289577917, 28.0261988889, -0.62655, -0.0458, 0.09654, 3.23],
  ['Pushya', 'Asellus Australis', 'δ Cancri', 3.94, 131.1712467083, 18.1543065, -0.01767, -0.22926, 0.02498, 17.14],
  ['Ashlesha', 'Ashlesha', 'ε Hydrae', 3.38, 131.6938009583, 6.4188015278, -0.22811, -0.04382, 0.02523, 36.4],
  ['Magha', 'Regulus', 'α Leonis', 1.4, 152.0929624583, 11.9672087778, -0.24873, 0.00559, 0.04113, 5.9],
  ['Purva Phalguni', 'Zosma', 'δ Leonis', 2.53, 168.52708925, 20.5237181389, 0.14342, -0.12988, 0.05582, -20.9],
  ['Uttara Phalguni', 'Denebola', 'β Leonis', 2.13, 177.26490975, 14.5720580556, -0.49768, -0.11467, 0.09091, -0.2],
  ['Hasta', 'Algorab', 'δ Corvi', 2.94, 187.4660632083, -16.51543125, -0.21049, -0.13874, 0.03755, 13.9],
  ['Chitra', 'Spica', 'α Virginis', 0.97, 201.298247375, -11.1613194722, -0.04235, -0.03067, 0.01306, 1],
  ['Swati', 'Arcturus', 'α Bootis', -0.05, 213.9153002917, 19.1824091667, -1.09339, -2.00006, 0.08883, -5.19],
  ['Vishakha', 'Zubenelgenubi', 'α² Librae', 2.75, 222.719637875, -16.0417765278, -0.10568, -0.0684, 0.04303, -10],
  ['Anuradha', 'Dschubba', 'δ Scorpii', 2.32, 240.0833553333, -22.6217064167, -0.01021, -0.03541, 0.00664, -6],
  ['Jyeshtha', 'Antares', 'α Scorpii', 0.91, 247.3519154167, -26.4320026111, -0.01211, -0.0233, 0.00589, -3.5],
  ['Mula', 'Shaula', 'λ Scorpii', 1.62, 263.4021671667, -37.1038235556, -0.00853, -0.0308, 0.00571, -3],
  [
    'Purva Ashadha',
    'Kaus Media',
    'δ Sagittarii',
    2.668,
    275.24851475,
    -29.8281016389,
    0.03254,
    -0.02557,
    0.00938,
    -20.4,
  ],
  ['Uttara Ashadha', 'Nunki', 'σ Sagittarii', 2.067, 283.8163604167, -26.2967241111, 0.01514, -0.05343, 0.01432, -11.2],
  ['Shravana', 'Altair', 'α Aquilae', 0.76, 297.6958272917, 8.8683211944, 0.53623, 0.38529, 0.19495, -26.6],
  ['Dhanishta', 'Rotanev', 'β Delphini', 3.63, 309.3872554167, 14.59508875, 0.11809, -0.04806, 0.03233, -22.7],
  ['Shatabhisha', 'Ekkhysis', 'λ Aquarii', 3.79, 343.153643375, -7.5795983889, 0.01702, 0.03303, 0.00847, -10.46],
  ['Purva Bhadrapada', 'Markab', 'α Pegasi', 2.48, 346.1902227083, 15.2052671389, 0.0604, -0.0413, 0.02446, -2.7],
  ['Uttara Bhadrapada', 'Algenib', 'γ Pegasi', 2.84, 3.3089634583, 15.1835935556, 0.00198, -0.00928, 0.00833, 3.2],
  ['Revati', 'Revati', 'ζ Piscium', 5.187, 18.4328639583, 7.5753540278, 0.145, -0.05569, 0.01876, 15],
] as const satisfies readonly (readonly [NakshatraName, string, string, ...number[]])[];

/** One a nakshatra, Ashwini first. */
export const JUNCTION_STARS: readonly JunctionStar[] = ROWS.map(
  ([
    nakshatra,
    name,
    designation,
    magnitude,
    rightAscension,
    declination,
    inRightAscension,
    inDeclination,
    ...rest
  ]) => ({
    nakshatra,
    name,
    designation,
    magnitude,
    rightAscension,
    declination,
    motionInRightAscension: inRightAscension,
    motionInDeclination: inDeclination,
    parallax: rest[0],
    radialVelocity: rest[1],
  }),
);
