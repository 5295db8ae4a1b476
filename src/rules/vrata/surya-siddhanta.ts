import { asin, RADIANS_PER_DEGREE, sin } from '../../base/math/angle.js';
import { MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';

/**
 * The true Sun of the Surya Siddhanta, by which almanacs of Assam and of Nepal begin their months: mean motion 4320000
 * revolutions in 1577917828 days from the midnight of Ujjain that began the Kali age, apogee at 77 degrees 17 minutes,
 * epicycle of 14 degrees, and of 20 minutes less at the ends of the odd quadrants. No bija. Source: Surya Siddhanta, I 29
 * to 37 and II 34 to 39, as in ../shared/domain/observances.
 */
const RATE = (360 * 4_320_000) / 1_577_917_828;
const EPOCH = 588_465.5;
const JULIAN_DAY_OF_1970 = 2_440_587.5;
/** Degrees east. */
const UJJAIN = 75.7683;
const APOGEE = 77 + 17 / 60;
const EPICYCLE = 14;
const ROUNDS = 60;
const NEAR_ENOUGH = 1e-7;

/** Degrees, so many days of Ujjain after the epoch. */
function trueSun(days: number): number {
  const mean = (RATE * days) % 360;
  const anomaly = (mean - APOGEE) * RADIANS_PER_DEGREE;
  const epicycle = EPICYCLE - Math.abs(sin(anomaly)) / 3;
  return mean - asin((epicycle / 360) * sin(anomaly)) / RADIANS_PER_DEGREE;
}

/** When this Sun enters a sign, 1 (Aries) to 12, next to an instant; milliseconds since 1970. */
export function siddhantaEntry(sign: number, near: number): number {
  let days = near / MILLISECONDS_PER_DAY + JULIAN_DAY_OF_1970 - EPOCH + UJJAIN / 360;
  for (let round = 0; round < ROUNDS; round++) {
    const ahead = ((((sign - 1) * 30 - trueSun(days)) % 360) + 540) % 360;
    const off = ahead - 180;
    days += off / RATE;
    if (Math.abs(off) < NEAR_ENOUGH) break;
  }
  return (days + EPOCH - UJJAIN / 360 - JULIAN_DAY_OF_1970) * MILLISECONDS_PER_DAY;
}
