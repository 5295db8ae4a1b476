import { MICRODEGREES_PER_CIRCLE, MICRODEGREES_PER_DEGREE, modulo } from '../../base/math/angle.js';
import { type Rashi, rashiNumbered } from '../../base/zodiac/rashi.js';
import { KALAS, LAGNA_RATES } from './points-tables.js';

const NAKSHATRAS_IN_CIRCLE = 27;

/** A lagna that goes evenly from the Sun of a sunrise on, microdegrees, so many minutes later. */
export function evenLagna(of: keyof typeof LAGNA_RATES, sunAtSunrise: number, minutes: number): number {
  return modulo(
    sunAtSunrise + Math.round(minutes * LAGNA_RATES[of] * MICRODEGREES_PER_DEGREE),
    MICRODEGREES_PER_CIRCLE,
  );
}

/** As far from the lagna, microdegrees, in the circle as the Moon is in its nakshatra. */
export function sreeLagna(lagna: number, moon: number): number {
  return modulo(lagna + ((moon * NAKSHATRAS_IN_CIRCLE) % MICRODEGREES_PER_CIRCLE), MICRODEGREES_PER_CIRCLE);
}

/** From the Moon's sign as many as the kalas of the rulers of both 9th houses have beyond whole dozens. */
export function induLagna(lagna: Rashi, moon: Rashi): Rashi {
  const kalas = [lagna, moon].reduce((sum, from) => sum + KALAS[rashiNumbered(from.number + 8).ruler], 0);
  return rashiNumbered(moon.number + (kalas % 12 || 12) - 1);
}

/**
 * The varnada lagna of the lagna and the hora lagna: odd signs count from Aries forward, even ones from Pisces backward;
 * both of one kind are added, else the lesser is taken from the greater, and a whole dozen is twelve.
 */
export function varnadaLagna(lagna: Rashi, hora: Rashi): Rashi {
  const [a, b] = [counted(lagna), counted(hora)];
  const count = isOdd(lagna) === isOdd(hora) ? a + b : Math.abs(a - b);
  const number = modulo(count - 1, 12) + 1;
  return rashiNumbered(isOdd(lagna) ? number : 13 - number);
}

function isOdd({ number }: Rashi): boolean {
  return number % 2 === 1;
}

function counted(sign: Rashi): number {
  return isOdd(sign) ? sign.number : 13 - sign.number;
}
