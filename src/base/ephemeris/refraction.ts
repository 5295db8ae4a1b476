import { tan } from '../math/angle.js';

/** The air at a place. */
export interface Air {
  /** Hectopascals, 0 to 1200. */
  readonly pressure: number;
  /** Degrees Celsius, -100 to 60. */
  readonly temperature: number;
}

/** Degrees of apparent altitude above which the plain tangent takes over: there both formulas agree. */
const HIGH = 17.904104638432;
const RADIANS_PER_DEGREE = 0.017453292519943295;

/**
 * How much the air lifts what appears at an altitude, degrees, both: A. T. Sinclair, "The effect of atmospheric
 * refraction on laser ranging data", NAO Technical Note 59 (1982), in the form for optical altitudes.
 */
export function refraction(apparentAltitude: number, { pressure, temperature }: Air): number {
  const a = apparentAltitude;
  const minutes =
    a > HIGH
      ? 0.97 / tan(a * RADIANS_PER_DEGREE)
      : (34.46 + 4.23 * a + 0.004 * a * a) / (1 + 0.505 * a + 0.0845 * a * a);
  return (((pressure - 80) / 930 / (1 + 0.00008 * (minutes + 39) * (temperature - 10))) * minutes) / 60;
}
