import type { SignRuler } from '../zodiac/graha.js';
import type { Gana, Yoni } from '../zodiac/nakshatra.js';
import type { Element } from '../zodiac/rashi.js';

/**
 * Tables of the eight kootas, North Indian scheme of 36 points. In every matrix the row is the groom (person A) and
 * the column the bride (person B).
 *
 * Where traditions differ the choice follows what a large live service (Prokerala) returns, as reproduced by 418
 * published checks, and the majority of printed tables for the rest; docs/methodology tells the other readings.
 */

export type Varna = 'shudra' | 'vaishya' | 'kshatriya' | 'brahmin';
export type Vashya = 'chatushpada' | 'manava' | 'jalachara' | 'vanachara' | 'keeta';

/** Varnas from the lowest rank to the highest. */
export const VARNA_RANKS: readonly Varna[] = ['shudra', 'vaishya', 'kshatriya', 'brahmin'];

/** The varna of a Moon sign goes by its element. */
export const VARNA_BY_ELEMENT: Readonly<Record<Element, Varna>> = {
  fire: 'kshatriya',
  earth: 'vaishya',
  air: 'shudra',
  water: 'brahmin',
};

/** Brihat Parashara Hora Shastra 3.21. */
export const VARNA_BY_GRAHA: Readonly<Record<SignRuler, Varna>> = {
  Sun: 'kshatriya',
  Moon: 'vaishya',
  Mars: 'kshatriya',
  Mercury: 'vaishya',
  Jupiter: 'brahmin',
  Venus: 'brahmin',
  Saturn: 'shudra',
};

/** Vashya of the first and of the second half of each sign, Aries first. The halves part at exactly 15 degrees. */
export const VASHYA_BY_HALF: readonly (readonly [Vashya, Vashya])[] = [
  ['chatushpada', 'chatushpada'],
  ['chatushpada', 'chatushpada'],
  ['manava', 'manava'],
  ['jalachara', 'jalachara'],
  ['vanachara', 'vanachara'],
  ['manava', 'manava'],
  ['manava', 'manava'],
  ['keeta', 'keeta'],
  ['manava', 'chatushpada'],
  ['chatushpada', 'jalachara'],
  ['manava', 'manava'],
  ['jalachara', 'jalachara'],
];

export const VASHYA_ORDER: readonly Vashya[] = ['chatushpada', 'manava', 'jalachara', 'vanachara', 'keeta'];

/** 17 of the 25 cells are confirmed by live results, the other 8 follow the majority of the printed tables. */
export const VASHYA_SCORES: readonly (readonly number[])[] = [
  [2, 1, 1, 0, 1],
  [1, 2, 0.5, 0, 0],
  [1, 0.5, 2, 1, 1],
  [0, 0, 1, 2, 0],
  [1, 1, 1, 0, 2],
];

export const TARA_NAMES = [
  'Janma',
  'Sampat',
  'Vipat',
  'Kshema',
  'Pratyari',
  'Sadhaka',
  'Vadha',
  'Mitra',
  'Ati Mitra',
] as const;

/** Taras, counted from 1, that give no points. */
export const INAUSPICIOUS_TARAS: readonly number[] = [3, 5, 7];

export const YONI_ORDER: readonly Yoni[] = [
  'horse',
  'elephant',
  'sheep',
  'serpent',
  'dog',
  'cat',
  'rat',
  'cow',
  'buffalo',
  'tiger',
  'deer',
  'monkey',
  'mongoose',
  'lion',
];

/** Symmetric; 0 for the seven sworn enemies. 22 pairs of animals are confirmed by live results. */
export const YONI_SCORES: readonly (readonly number[])[] = [
  [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 3, 3, 2, 1],
  [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
  [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
  [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
  [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
  [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
  [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
  [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
  [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
  [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
  [3, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
  [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
  [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
  [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
];

/** Points for how the two rulers regard each other; the key lists both relations in alphabetical order. */
export const MAITRI_SCORES: Readonly<Record<string, number>> = {
  'friend friend': 5,
  'friend neutral': 4,
  'neutral neutral': 3,
  'enemy friend': 1,
  'enemy neutral': 0.5,
  'enemy enemy': 0,
};

export const GANA_ORDER: readonly Gana[] = ['deva', 'manushya', 'rakshasa'];

export const GANA_SCORES: readonly (readonly number[])[] = [
  [6, 6, 0],
  [5, 6, 0],
  [1, 0, 6],
];

/** Counts of one sign from the other, both ways, that are Bhakoot dosha: 2/12, 5/9 and 6/8. */
export const BHAKOOT_DOSHA_COUNTS: readonly number[] = [2, 5, 6, 8, 9, 12];

/** Nakshatras for which some texts waive Nadi dosha when both persons share one. The lists vary. */
export const NADI_EXEMPT_NAKSHATRAS: readonly string[] = [
  'Rohini',
  'Mrigashira',
  'Ardra',
  'Krittika',
  'Jyeshtha',
  'Pushya',
  'Shravana',
  'Uttara Bhadrapada',
  'Revati',
];

/** A band of the total score. */
export interface Band {
  readonly code: 'below_customary_threshold' | 'acceptable' | 'very_good' | 'excellent';
  readonly label: string;
  readonly summary: string;
}

/** The best first; a total belongs to the first whose minimum it reaches. Limits: almamesh tables and others. */
const BANDS: readonly (Band & { readonly minimum: number })[] = [
  {
    code: 'excellent',
    minimum: 33,
    label: 'Excellent',
    summary: 'Nearly all kootas agree: 33 points or more of 36.',
  },
  {
    code: 'very_good',
    minimum: 25,
    label: 'Very good',
    summary: 'Well above the customary minimum of 18 of 36.',
  },
  {
    code: 'acceptable',
    minimum: 18,
    label: 'Acceptable',
    summary: 'At or above the customary minimum of 18 of 36.',
  },
  {
    code: 'below_customary_threshold',
    minimum: 0,
    label: 'Below the customary minimum',
    summary: 'Below 18 of 36, the customary minimum.',
  },
];

/** The band of a total, 0 to 36. */
export function bandOf(total: number): Band {
  return BANDS.find(({ minimum }) => total >= minimum) as Band;
}
