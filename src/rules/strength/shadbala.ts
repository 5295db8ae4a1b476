import { fromMicrodegrees, modulo, roundTo, wrap180, wrap360 } from '../../base/math/angle.js';
import { type Rashi, rashiOf, type SignRuler } from '../../base/zodiac/rashi.js';
import type { HoraVariant } from '../natal/hora-variants.js';
import { drikBala, type StrengthLongitudes } from './drishti-bala.js';
import { type KalaBala, type KalaFacts, kalaBala } from './kala-bala.js';
import { MEAN_ELEMENTS, NAISARGIKA_SEVENTHS, REQUIRED_RUPAS, STRONG_GRAHAS } from './shadbala-tables.js';
import {
  digBala,
  type SevenLongitudes,
  type SthanaBala,
  type StrengthCorners,
  sthanaBala,
  total,
  virupas,
} from './sthana-bala.js';

/** What shadbala is reckoned from. */
export interface StrengthFacts extends Omit<KalaFacts, 'elongation'> {
  /** Sidereal, microdegrees. */
  readonly longitudes: SevenLongitudes;
  /** Sidereal, degrees. */
  readonly corners: StrengthCorners;
  readonly lagna: Rashi;
  /** Which D2 the saptavargaja strength looks at. */
  readonly hora: HoraVariant;
  /** Degrees from the true equinox. */
  readonly tropicalSun: number;
  readonly julianDayUt: number;
}

/** The six strengths of a graha, virupas. */
export interface Shadbala {
  readonly graha: SignRuler;
  readonly sthana: SthanaBala;
  readonly dig: number;
  readonly kala: KalaBala;
  readonly cheshta: number;
  readonly naisargika: number;
  readonly drik: number;
  readonly total: number;
  readonly rupas: number;
  readonly requiredRupas: number;
  /** Rupas by those required. */
  readonly ratio: number;
  /** 1 for the greatest ratio. */
  readonly rank: number;
  readonly ishta: number;
  readonly kashta: number;
}

const VIRUPAS_PER_RUPA = 60;

/**
 * Who is benefic by nature: Jupiter, Venus, the Moon while it waxes, and Mercury, unless a malefic is in its sign and none
 * of the other three. So all three published charts have it.
 */
export function naturalBenefics(longitudes: SevenLongitudes): readonly SignRuler[] {
  const isWaxing = modulo(longitudes.Moon - longitudes.Sun, CIRCLE) < CIRCLE / 2;
  const benefics: readonly SignRuler[] = isWaxing ? ['Jupiter', 'Venus', 'Moon'] : ['Jupiter', 'Venus'];
  const sign = rashiOf(longitudes.Mercury);
  const company = STRONG_GRAHAS.filter((graha) => graha !== 'Mercury' && rashiOf(longitudes[graha]) === sign);
  const isBenefic = company.length === 0 || company.some((graha) => benefics.includes(graha));
  return STRONG_GRAHAS.filter((graha) => benefics.includes(graha) || (graha === 'Mercury' && isBenefic));
}

const CIRCLE = 360_000_000;

/** The longitudes in degrees. */
export function inDegrees(longitudes: SevenLongitudes): StrengthLongitudes {
  const degrees = STRONG_GRAHAS.map((graha) => [graha, fromMicrodegrees(longitudes[graha])]);
  return Object.fromEntries(degrees) as StrengthLongitudes;
}

/** The shadbala of the seven grahas, by Raman's reading of Brihat Parashara Hora Shastra 27. */
export function shadbala(facts: StrengthFacts): Shadbala[] {
  const degrees = inDegrees(facts.longitudes);
  const elongation = Math.abs(wrap180(degrees.Moon - degrees.Sun));
  const found = STRONG_GRAHAS.map((graha) => strengthsOf(graha, { ...facts, elongation }, degrees));
  const ratios = found.map(({ ratio }) => ratio);
  return found.map((each) => ({ ...each, rank: rankOf(each.ratio, ratios) }));
}

/** How many are greater, and one. */
export function rankOf(value: number, among: readonly number[]): number {
  return 1 + among.filter((other) => other > value).length;
}

function strengthsOf(
  graha: SignRuler,
  facts: StrengthFacts & KalaFacts,
  degrees: StrengthLongitudes,
): Omit<Shadbala, 'rank'> {
  const { longitudes, corners, lagna, hora, isBenefic, julianDayUt } = facts;
  const sthana = sthanaBala(graha, longitudes, lagna, hora);
  const kala = kalaBala(graha, facts);
  const dig = digBala(graha, longitudes[graha], corners);
  const cheshta = cheshtaBala(graha, longitudes[graha], julianDayUt);
  const naisargika = virupas((VIRUPAS_PER_RUPA * NAISARGIKA_SEVENTHS[graha]) / 7);
  const drik = virupas(drikBala(graha, degrees, isBenefic));
  const sum = total([sthana.total, dig, kala.total, cheshta, naisargika, drik]);
  const rupas = roundTo(sum / VIRUPAS_PER_RUPA, 3);
  const requiredRupas = REQUIRED_RUPAS[graha];
  return {
    graha,
    sthana,
    dig,
    kala,
    cheshta,
    naisargika,
    drik,
    total: sum,
    rupas,
    requiredRupas,
    ratio: roundTo(rupas / requiredRupas, 3),
    ...ishtaKashta(sthana.uchcha, motionOf(graha, cheshta, facts)),
  };
}

function motionOf(graha: SignRuler, cheshta: number, { tropicalSun, elongation }: StrengthFacts & KalaFacts): number {
  if (graha === 'Sun') return luminaryCheshta(tropicalSun + 90);
  return graha === 'Moon' ? luminaryCheshta(elongation) : cheshta;
}

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
function luminaryCheshta(degrees: number): number {
  return Math.abs(wrap180(degrees)) / 3;
}

/** Ishta and kashta, 0 to 60: means of exaltation and motion, and of what both lack (Raman, chapter 10). */
export function ishtaKashta(uchcha: number, cheshta: number) {
  return {
    ishta: virupas(Math.sqrt(uchcha * cheshta)),
    kashta: virupas(Math.sqrt(Math.max(0, 60 - uchcha) * Math.max(0, 60 - cheshta))),
  };
}
