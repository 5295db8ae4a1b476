import type { Relation } from '../../base/zodiac/graha-friendship.js';
import type { Gana, NakshatraName, YONIS, Yoni } from '../../base/zodiac/nakshatra.js';
import type { Element, SignName, SignRuler } from '../../base/zodiac/rashi.js';

/**
 * Tables of the eight kootas, North Indian scheme of 36 points. In every table of two
 * classes the groom (person A) comes first, then the bride (person B).
 *
 * Where traditions differ the choice follows what a large live service (Prokerala) returns, as reproduced by 418
 * published checks, and the majority of printed tables for the rest; docs/methodology tells the other readings.
 */

export type Varna = 'shudra' | 'vaishya' | 'kshatriya' | 'brahmin';
export type Vashya = 'chatushpada' | 'manava' | 'jalachara' | 'vanachara' | 'keeta';

/** What a varna ranks, the lowest first. */
export const VARNA_RANK: Readonly<Record<Varna, number>> = { shudra: 1, vaishya: 2, kshatriya: 3, brahmin: 4 };

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

/** Vashya of the first and of the second half of each sign. The halves part at exactly 15 degrees. */
export const VASHYA_BY_HALF: Readonly<Record<SignName, readonly [Vashya, Vashya]>> = {
  Aries: ['chatushpada', 'chatushpada'],
  Taurus: ['chatushpada', 'chatushpada'],
  Gemini: ['manava', 'manava'],
  Cancer: ['jalachara', 'jalachara'],
  Leo: ['vanachara', 'vanachara'],
  Virgo: ['manava', 'manava'],
  Libra: ['manava', 'manava'],
  Scorpio: ['keeta', 'keeta'],
  Sagittarius: ['manava', 'chatushpada'],
  Capricorn: ['chatushpada', 'jalachara'],
  Aquarius: ['manava', 'manava'],
  Pisces: ['jalachara', 'jalachara'],
};

/** 17 of the 25 cells are confirmed by live results, the other 8 follow the majority of the printed tables. */
export const VASHYA_SCORES: Readonly<Record<Vashya, Readonly<Record<Vashya, number>>>> = {
  chatushpada: { chatushpada: 2, manava: 1, jalachara: 1, vanachara: 0, keeta: 1 },
  manava: { chatushpada: 1, manava: 2, jalachara: 0.5, vanachara: 0, keeta: 0 },
  jalachara: { chatushpada: 1, manava: 0.5, jalachara: 2, vanachara: 1, keeta: 1 },
  vanachara: { chatushpada: 0, manava: 0, jalachara: 1, vanachara: 2, keeta: 0 },
  keeta: { chatushpada: 1, manava: 1, jalachara: 1, vanachara: 0, keeta: 2 },
};

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

/** A number for each of some names, in their order. */
type NumberEach<Names extends readonly string[]> = { readonly [Place in keyof Names]: number };

/** The columns are in the order of YONIS. Symmetric; 0 for the seven sworn enemies. 22 pairs of animals are confirmed by live results. */
export const YONI_SCORES: Readonly<Record<Yoni, NumberEach<typeof YONIS>>> = {
  horse: [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 3, 3, 2, 1],
  elephant: [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
  sheep: [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
  serpent: [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
  dog: [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
  cat: [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
  rat: [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
  cow: [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
  buffalo: [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
  tiger: [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
  deer: [3, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
  monkey: [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
  mongoose: [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
  lion: [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
};

/** Points for how the two rulers regard each other. */
export const MAITRI_SCORES: Readonly<Record<Relation, Readonly<Record<Relation, number>>>> = {
  friend: { friend: 5, neutral: 4, enemy: 1 },
  neutral: { friend: 4, neutral: 3, enemy: 0.5 },
  enemy: { friend: 1, neutral: 0.5, enemy: 0 },
};

export const GANA_SCORES: Readonly<Record<Gana, Readonly<Record<Gana, number>>>> = {
  deva: { deva: 6, manushya: 6, rakshasa: 0 },
  manushya: { deva: 5, manushya: 6, rakshasa: 0 },
  rakshasa: { deva: 1, manushya: 0, rakshasa: 6 },
};

/** Counts of one sign from the other, both ways, that are Bhakoot dosha: 2/12, 5/9 and 6/8. */
export const BHAKOOT_DOSHA_COUNTS: readonly number[] = [2, 5, 6, 8, 9, 12];

/** Nakshatras for which some texts waive Nadi dosha when both persons share one. The lists vary. */
export const NADI_EXEMPT_NAKSHATRAS: readonly NakshatraName[] = [
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

/** What a total is called. */
export type MatchBand = 'below_customary_threshold' | 'acceptable' | 'very_good' | 'excellent';

/** The best first; a total belongs to the first whose minimum it reaches. Limits: almamesh tables and others. */
const BANDS: readonly { readonly code: MatchBand; readonly minimum: number }[] = [
  { code: 'excellent', minimum: 33 },
  { code: 'very_good', minimum: 25 },
  { code: 'acceptable', minimum: 18 },
  { code: 'below_customary_threshold', minimum: 0 },
];

/** The band of a total, 0 to 36. */
export function bandOf(total: number): MatchBand {
  return (BANDS.find(({ minimum }) => total >= minimum) as (typeof BANDS)[number]).code;
}
