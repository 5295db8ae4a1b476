import { atan2, DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, sin, tan, wrap360 } from '../base/math/angle.js';
import { requireNumbers, requireTriple } from './arguments.js';
import { sidtime } from './clocks.js';
import { constants } from './constants.js';
import { arcSine, rightAngled, spherical, type Triple, turned } from './coordinates.js';
import { axesAt, obliquityOf } from './frames.js';
import { ofUt } from './moments.js';

/** How fast the standard atmosphere thins out: 1013.25 hPa × (1 - 0.0065 h / 288)^5.255, h in metres. */
const EXPONENT = 5.255;
const PRESSURE_TERMS = 60;

/** A standard pressure, hectopascals, at a height where none is told: the power as its binomial series. */
export function pressureAt(height: number): number {
  const x = (-0.0065 * height) / 288;
  let [term, sum] = [1, 1];
  for (let n = 0; n < PRESSURE_TERMS; n++) {
    term *= ((EXPONENT - n) / (n + 1)) * x;
    sum += term;
  }
  return 1013.25 * sum;
}

/** Degrees above which the formula for a low altitude gives way to that in powers of the tangent. */
const HIGH = 15;

/**
 * The altitude that air makes of a true one (`SE_TRUE_TO_APP`), or the true one of what is seen (`SE_APP_TO_TRUE`),
 * degrees, at a pressure in hectopascals and a temperature in degrees Celsius. Saemundsson and Bennett, as in Meeus,
 * "Astronomical Algorithms", ch. 16; above 15 degrees Smart, "Text-Book on Spherical Astronomy", sec. 37.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { constants, refrac } from 'nirayana/sweph';
 *
 * refrac(1, 1013.25, 15, constants.SE_TRUE_TO_APP).toFixed(4); // => '1.3573'
 */
export function refrac(inalt: number, atpress: number, attemp: number, calc_flag: number): number {
  requireNumbers({ inalt, atpress, attemp, calc_flag });
  const air = ((atpress / 1010) * 283) / (273 + attemp);
  return calc_flag === constants.SE_TRUE_TO_APP ? lifted(inalt, air) : lowered(inalt, air);
}

function lifted(altitude: number, air: number): number {
  const zenith = tan((90 - altitude) * RADIANS_PER_DEGREE);
  const refraction =
    altitude > HIGH
      ? (58.276 * zenith - 0.0824 * zenith * zenith * zenith) / 3600
      : altitude > -5
        ? 1.02 / tan((altitude + 10.3 / (altitude + 5.11)) * RADIANS_PER_DEGREE) / 60
        : 0;
  const seen = altitude + refraction * air;
  return seen > 0 ? seen : altitude;
}

/** The last sine takes its argument for radians, as the interface does: up to 7" from what Meeus prints. */
function lowered(altitude: number, air: number): number {
  const minutes = 1 / tan((altitude + 7.31 / (altitude + 4.4)) * RADIANS_PER_DEGREE);
  const truly = altitude - ((minutes - 0.06 * sin(14.7 * minutes + 13)) / 60) * air;
  return truly > 0 ? truly : altitude;
}

/** Right-angled axes of the horizon: to the south, to the west, upwards. */
function overHorizon(hourAngle: number, declination: number, latitude: number): Triple {
  const [x, y, z] = rightAngled([hourAngle, declination, 1]);
  const p = latitude * RADIANS_PER_DEGREE;
  const [s, c] = [sin(p), Math.sqrt(1 - sin(p) * sin(p))];
  return [x * s - z * c, y, x * c + z * s];
}

/**
 * Where a place of the ecliptic (`SE_ECL2HOR`) or of the equator (`SE_EQU2HOR`), degrees, stands over an observer, who is
 * told as longitude, latitude and height. It gives the azimuth from south through west, the true and the apparent altitude.
 * With a pressure of 0 that of the height is taken.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { azalt, constants } from 'nirayana/sweph';
 *
 * const place = azalt(2451545, constants.SE_EQU2HOR, [77, 28, 0], 0, 0, [100, 0, 1]);
 * place.map((value) => value.toFixed(1)); // => ['264.0', '-11.1', '-11.1']
 */
export function azalt(
  tjd_ut: number,
  calc_flag: number,
  geopos: readonly number[],
  atpress: number,
  attemp: number,
  xin: readonly number[],
): Triple {
  requireNumbers({ tjd_ut, calc_flag, atpress, attemp });
  requireTriple('geopos', geopos);
  requireTriple('xin', xin, 2);
  const [longitude, latitude, height] = geopos as unknown as Triple;
  const given: Triple = [xin[0] as number, xin[1] as number, 1];
  const [ascension, declination] = calc_flag === constants.SE_ECL2HOR ? onEquator(given, tjd_ut, -1) : given;
  const hourAngle = sidtime(tjd_ut) * 15 + longitude - ascension;
  const [south, west, up] = overHorizon(hourAngle, declination, latitude);
  const altitude = arcSine(up);
  const apparent = refrac(altitude, atpress === 0 ? pressureAt(height) : atpress, attemp, constants.SE_TRUE_TO_APP);
  return [wrap360(atan2(west, south) * DEGREES_PER_RADIAN), altitude, apparent];
}

function onEquator(place: Triple, tjd_ut: number, direction: 1 | -1): Triple {
  const obliquity = obliquityOf(axesAt(ofUt(tjd_ut).tt), false);
  return spherical(turned(rightAngled(place), direction * obliquity));
}

/**
 * {@link azalt} the other way: a place of the ecliptic (`SE_HOR2ECL`) or of the equator (`SE_HOR2EQU`) from an azimuth and
 * a true altitude.
 *
 * @throws CalculationError as {@link azalt}.
 *
 * @example
 * import { azalt_rev, constants } from 'nirayana/sweph';
 *
 * azalt_rev(2451545, constants.SE_HOR2ECL, [77, 28, 0], [100, 10]).map((value) => value.toFixed(2)); // => ['272.14', '36.87']
 */
export function azalt_rev(
  tjd_ut: number,
  calc_flag: number,
  geopos: readonly number[],
  xin: readonly number[],
): readonly [number, number] {
  requireNumbers({ tjd_ut, calc_flag });
  requireTriple('geopos', geopos);
  requireTriple('xin', xin, 2);
  const [longitude, latitude] = geopos as unknown as Triple;
  const [south, west, up] = rightAngled([xin[0] as number, xin[1] as number, 1]);
  const p = latitude * RADIANS_PER_DEGREE;
  const [s, c] = [sin(p), Math.sqrt(1 - sin(p) * sin(p))];
  const [hourAngle, declination] = spherical([south * s + up * c, west, up * s - south * c]);
  const ascension = wrap360(sidtime(tjd_ut) * 15 + longitude - hourAngle);
  if (calc_flag !== constants.SE_HOR2ECL) return [ascension, declination];
  const [l, b] = onEquator([ascension, declination, 1], tjd_ut, 1);
  return [l, b];
}
