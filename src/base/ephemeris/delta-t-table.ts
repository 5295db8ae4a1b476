/**
 * Published values of delta-T, Terrestrial Time minus Universal Time, in seconds. To use newer ones, replace the
 * numbers, give the table a new version and say in the CHANGELOG what moves: 1 s of delta-T is 0.55" of the Moon.
 */

/** Names the set of values in `provenance.ephemeris.source`. */
export const DELTA_T_VERSION = 'delta-t-2026.1';

/**
 * Spline through the historical observations: first year, last year, then a0 to a3 of
 * a0 + a1 t + a2 t² + a3 t³ with t = (year - first) / (last - first).
 *
 * Source: Morrison, Stephenson, Hohenkerk and Zawilski, "Addendum 2020 to 'Measurement of the Earth's rotation:
 * 720 BC to AD 2015'", Proc. R. Soc. A 477, 20200776 (2021), table S15.2020. Its later rows are left out: they smooth
 * over the yearly measurements below.
 */
// biome-ignore format: one row a line, as published
export const SPLINE: readonly (readonly [number, number, number, number, number, number])[] = [
  [1720, 1800, 12.068, 2.507, 41.731, -37.939],
  [1800, 1810, 18.367, -3.481, -1.126, 1.918],
  [1810, 1820, 15.678, 0.021, 4.629, -3.812],
  [1820, 1830, 16.516, -2.157, -6.806, 3.25],
  [1830, 1840, 10.804, -6.018, 2.944, -0.096],
  [1840, 1850, 7.634, -0.416, 2.658, -0.539],
  [1850, 1855, 9.338, 1.642, 0.261, -0.883],
  [1855, 1860, 10.357, -0.486, -2.389, 1.558],
  [1860, 1865, 9.04, -0.591, 2.284, -2.477],
  [1865, 1870, 8.255, -3.456, -5.148, 2.72],
  [1870, 1875, 2.371, -5.593, 3.011, -0.914],
  [1875, 1880, -1.126, -2.314, 0.269, -0.039],
  [1880, 1885, -3.21, -1.893, 0.152, 0.563],
  [1885, 1890, -4.388, 0.101, 1.842, -1.438],
  [1890, 1895, -3.884, -0.531, -2.474, 1.871],
  [1895, 1900, -5.017, 0.134, 3.138, -0.232],
  [1900, 1905, -1.977, 5.715, 2.443, -1.257],
  [1905, 1910, 4.923, 6.828, -1.329, 0.72],
  [1910, 1915, 11.142, 6.33, 0.831, -0.825],
  [1915, 1920, 17.479, 5.518, -1.643, 0.262],
  [1920, 1925, 21.617, 3.02, -0.856, 0.008],
  [1925, 1930, 23.789, 1.333, -0.831, 0.127],
  [1930, 1935, 24.418, 0.052, -0.449, 0.142],
  [1935, 1940, 24.164, -0.419, -0.022, 0.702],
  [1940, 1945, 24.426, 1.645, 2.086, -1.106],
  [1945, 1950, 27.05, 2.499, -1.232, 0.614],
  [1950, 1953, 28.932, 1.127, 0.22, -0.277],
];

/** Year of the first of {@link OBSERVED}. */
export const FIRST_OBSERVED_YEAR = 1955;

/**
 * Measured values at the start of each year.
 *
 * Source: "The Astronomical Almanac", table of delta-T (to 1972), and the United States Naval Observatory's
 * determinations from IERS data (from 1973), rounded to 0.01 s.
 */
// biome-ignore format: a decade a line
export const OBSERVED: readonly number[] = [
  31.07, 31.35, 31.68, 32.18, 32.68, // 1955
  33.15, 33.59, 34.0, 34.47, 35.03, 35.73, 36.54, 37.43, 38.29, 39.2, // 1960
  40.18, 41.17, 42.23, 43.37, 44.48, 45.48, 46.46, 47.52, 48.53, 49.59, // 1970
  50.54, 51.38, 52.17, 52.96, 53.79, 54.34, 54.87, 55.32, 55.82, 56.3, // 1980
  56.86, 57.57, 58.31, 59.12, 59.98, 60.79, 61.63, 62.3, 62.97, 63.47, // 1990
  63.83, 64.09, 64.3, 64.47, 64.57, 64.69, 64.85, 65.15, 65.46, 65.78, // 2000
  66.07, 66.32, 66.6, 66.91, 67.28, 67.64, 68.1, 68.59, 68.97, 69.22, // 2010
  69.36, 69.36, 69.29, 69.2, 69.18, 69.14, 69.11, // 2020
];

/**
 * Predicted values: year, seconds. Nobody can predict the rotation of the Earth; by 2050 an error of several
 * seconds, by 2200 of a minute is to be expected.
 *
 * Source: Stephenson, Morrison and Hohenkerk, "Measurement of the Earth's rotation: 720 BC to AD 2015", Proc. R.
 * Soc. A 472, 20160404 (2016), long-term prediction.
 */
export const PREDICTED: readonly [[number, number], [number, number], [number, number]] = [
  [2050, 74.6],
  [2100, 93],
  [2200, 163],
];
