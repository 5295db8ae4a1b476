import { roundTo } from '../../base/math/angle.js';
import {
  degreeInRashi,
  houseFrom,
  type Rashi,
  rashiNumbered,
  rashiOf,
  SIGN_RULERS,
  type SignRuler,
} from '../../base/zodiac/rashi.js';
import { degreesFromExaltation } from '../natal/dignity.js';
import { EXALTATION } from '../natal/dignity-tables.js';
import { vargaOf } from '../natal/varga.js';
import { ASPECT_OF_HOUSE, HADDAS, HARSHA_HOUSES, TRI_RASHI_LORDS } from './tajika-tables.js';

/** An annual chart: sidereal longitudes of the seven grahas, microdegrees, and what is counted from. */
export interface AnnualChart {
  readonly longitudes: Readonly<Record<SignRuler, number>>;
  readonly lagna: Rashi;
  /** Whether the year begins by day or by night. */
  readonly period: 'day' | 'night';
}

/** Strength by five standings, of 20 at most. */
export interface PanchavargiyaBala {
  readonly kshetra: number;
  readonly uchcha: number;
  readonly hadda: number;
  readonly drekkana: number;
  readonly navamsa: number;
  /** A quarter of the sum. */
  readonly bala: number;
}

/** Parts of a lord of its own, a friend, neither, and an enemy (Tajika Neelakanthi). */
const SHARES = { own: 1, friend: 0.75, neutral: 0.5, enemy: 0.25 } as const;

/** The lord of the hadda that holds a longitude. */
export function haddaLord(longitude: number): SignRuler {
  const degree = degreeInRashi(longitude);
  const [lord] = HADDAS[rashiOf(longitude).name].find(([, end]) => degree < end) as readonly [SignRuler, number];
  return lord;
}

/** How another graha stands to one in the year: by the house of its sign. */
function standing(graha: SignRuler, lord: SignRuler, { longitudes }: AnnualChart): keyof typeof SHARES {
  if (graha === lord) return 'own';
  const aspect = ASPECT_OF_HOUSE[houseFrom(rashiOf(longitudes[graha]), rashiOf(longitudes[lord]))];
  if (aspect === 'strong_friendly' || aspect === 'weak_friendly') return 'friend';
  return aspect === 'strong_inimical' || aspect === 'weak_inimical' ? 'enemy' : 'neutral';
}

/** The panchavargiya bala of a graha in an annual chart. */
export function panchavargiyaBala(graha: SignRuler, chart: AnnualChart): PanchavargiyaBala {
  const longitude = chart.longitudes[graha];
  const share = (lord: SignRuler, most: number) => most * SHARES[standing(graha, lord, chart)];
  const parts = {
    kshetra: share(rashiOf(longitude).ruler, 30),
    uchcha: roundTo((180 - degreesFromExaltation(graha, longitude)) / 9, 3),
    hadda: share(haddaLord(longitude), 15),
    drekkana: share(vargaOf('D3', longitude).rashi.ruler, 10),
    navamsa: share(vargaOf('D9', longitude).rashi.ruler, 5),
  };
  return { ...parts, bala: roundTo(Object.values(parts).reduce((sum, part) => sum + part, 0) / 4, 3) };
}

/** Strength by what pleases a graha, 5 each: 20 at most. */
export interface HarshaBala {
  readonly house: number;
  readonly dignity: number;
  readonly sex: number;
  readonly time: number;
  readonly total: number;
}

const MALE: readonly SignRuler[] = ['Sun', 'Mars', 'Jupiter'];
const MALE_HOUSES = [4, 5, 6, 10, 11, 12];

/** The harsha bala of a graha in an annual chart. */
export function harshaBala(graha: SignRuler, { longitudes, lagna, period }: AnnualChart): HarshaBala {
  const sign = rashiOf(longitudes[graha]);
  const house = houseFrom(lagna, sign);
  const isMale = MALE.includes(graha);
  const parts = {
    house: HARSHA_HOUSES[graha] === house ? 5 : 0,
    dignity: sign.ruler === graha || sign.number === EXALTATION[graha].sign ? 5 : 0,
    sex: MALE_HOUSES.includes(house) === isMale ? 5 : 0,
    time: (period === 'day') === isMale ? 5 : 0,
  };
  return { ...parts, total: parts.house + parts.dignity + parts.sex + parts.time };
}

/** What each candidate for the lord of the year is. */
export const CANDIDATE_ROLES = ['luminary', 'natal_lagna', 'muntha', 'annual_lagna', 'tri_rashi'] as const;
export type CandidateRole = (typeof CANDIDATE_ROLES)[number];

export interface Candidate {
  readonly role: CandidateRole;
  readonly graha: SignRuler;
  readonly bala: number;
  readonly aspectsLagna: boolean;
}

/** By what the lord of the year was chosen. */
export const YEAR_RULES = ['friendly_aspect', 'aspect', 'greatest_strength', 'first_candidate'] as const;
export type YearRule = (typeof YEAR_RULES)[number];

/**
 * Whose aspects on the annual lagna make the lord of the year: friendly ones before others (Narasimha Rao), or any
 * (Adawal). The first is the usual one.
 */
export const YEAR_LORDS = ['friendly_first', 'any_aspect'] as const;
export type YearLordReading = (typeof YEAR_LORDS)[number];

const FRIENDLY_HOUSES = [3, 5, 9, 11];
/** With less than this nobody is strong. */
const LEAST_BALA = 5;

/** The lord of the year: of those who aspect the annual lagna the strongest. */
export function yearLord(
  chart: AnnualChart,
  { natalLagna, muntha, reading }: { natalLagna: Rashi; muntha: Rashi; reading: YearLordReading },
) {
  const { longitudes, lagna, period } = chart;
  const luminary = rashiOf(longitudes[period === 'day' ? 'Sun' : 'Moon']).ruler;
  const byRole: Readonly<Record<CandidateRole, SignRuler>> = {
    luminary,
    natal_lagna: natalLagna.ruler,
    muntha: muntha.ruler,
    annual_lagna: lagna.ruler,
    tri_rashi: TRI_RASHI_LORDS[period][lagna.name],
  };
  const houseOf = (graha: SignRuler) => houseFrom(lagna, rashiOf(longitudes[graha]));
  const candidates = CANDIDATE_ROLES.map((role): Candidate => {
    const graha = byRole[role];
    const { bala } = panchavargiyaBala(graha, chart);
    return { role, graha, bala, aspectsLagna: isAspect(houseOf(graha)) };
  });
  const isFriendly = ({ graha }: Candidate) => FRIENDLY_HOUSES.includes(houseOf(graha));
  return { candidates, ...chosen(candidates, reading === 'any_aspect' ? [] : candidates.filter(isFriendly)) };
}

/** Houses 2 and 12 lie between two grahas as neutral ones do: who stands there does not see the lagna. */
function isAspect(house: number): boolean {
  return ![undefined, 'neutral'].includes(ASPECT_OF_HOUSE[house]);
}

function chosen(
  candidates: readonly Candidate[],
  friendly: readonly Candidate[],
): { readonly lord: SignRuler; readonly rule: YearRule } {
  if (friendly.length > 0) return { lord: strongest(friendly).graha, rule: 'friendly_aspect' };
  const aspecting = candidates.filter(({ aspectsLagna }) => aspectsLagna);
  if (aspecting.length > 0) return { lord: strongest(aspecting).graha, rule: 'aspect' };
  const best = strongest(candidates);
  if (best.bala >= LEAST_BALA) return { lord: best.graha, rule: 'greatest_strength' };
  return { lord: (candidates[0] as Candidate).graha, rule: 'first_candidate' };
}

/** The first of those with the greatest bala. */
function strongest(candidates: readonly Candidate[]): Candidate {
  return candidates.reduce((best, each) => (each.bala > best.bala ? each : best));
}

/** The muntha of a year: the sign of the natal lagna moved on by the completed years. */
export function munthaOf(natalLagna: Rashi, completedYears: number): Rashi {
  return rashiNumbered(natalLagna.number + completedYears);
}

/** The grahas that have strengths in the year. */
export const ANNUAL_GRAHAS = SIGN_RULERS;
