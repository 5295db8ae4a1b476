import { fromMicrodegrees, modulo, roundTo, wrap180 } from '../../base/math/angle.js';
import type { SignRuler } from '../../base/zodiac/graha.js';
import { type Rashi, rashiOf } from '../../base/zodiac/rashi.js';
import type { HoraVariant } from '../natal/hora-variants.js';
import { cheshtaBala, ishtaKashta, luminaryCheshta } from './cheshta-bala.js';
import { drikBala, type StrengthLongitudes } from './drishti-bala.js';
import { type KalaBala, type KalaFacts, kalaBala } from './kala-bala.js';
import { NAISARGIKA_SEVENTHS, REQUIRED_RUPAS, STRONG_GRAHAS } from './shadbala-tables.js';
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
