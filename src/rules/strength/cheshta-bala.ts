import { fromMicrodegrees, wrap180, wrap360 } from '../../base/math/angle.js';
import type { SignRuler } from '../../base/zodiac/graha.js';
import { MEAN_ELEMENTS } from './shadbala-tables.js';
import { virupas } from './sthana-bala.js';

/** 1900-01-01 0h at Greenwich, Julian day, and Ujjain's distance from there in days. */
const RAMAN_EPOCH = 2415020.5;
const UJJAIN_DAYS = 75.7667 / 360;
const DAYS_PER_YEAR = 365.25;

/**
 * Strength of motion, virupas: a third of the angle between the sighra and the middle of mean and true place. The Sun and
 * the Moon have none (Raman): their ayana and paksha are doubled instead.
 */
export function cheshtaBala(graha: SignRuler, longitude: number, julianDayUt: number): number {
  if (graha === 'Sun' || graha === 'Moon') return 0;
  const isInner = graha === 'Mercury' || graha === 'Venus';
  const mean = meanLongitude(isInner ? 'Sun' : graha, julianDayUt);
  const sighra = meanLongitude(isInner ? graha : 'Sun', julianDayUt);
  const middle = mean + wrap180(fromMicrodegrees(longitude) - mean) / 2;
  return virupas(Math.abs(wrap180(sighra - middle)) / 3);
}

function meanLongitude(graha: keyof typeof MEAN_ELEMENTS, julianDayUt: number): number {
  const days = julianDayUt - RAMAN_EPOCH + UJJAIN_DAYS;
  const [a, b, c, e] = MEAN_ELEMENTS[graha];
  return wrap360(a + b * days + c + e * Math.floor(days / DAYS_PER_YEAR));
}

/** What stands in for the motion of the Sun and the Moon in ishta and kashta (chapter 28), virupas. */
export function luminaryCheshta(degrees: number): number {
  return Math.abs(wrap180(degrees)) / 3;
}

/** Ishta and kashta, 0 to 60: means of exaltation and motion, and of what both lack (Raman, chapter 10). */
export function ishtaKashta(uchcha: number, cheshta: number) {
  return {
    ishta: virupas(Math.sqrt(uchcha * cheshta)),
    kashta: virupas(Math.sqrt(Math.max(0, 60 - uchcha) * Math.max(0, 60 - cheshta))),
  };
}
