import type { NakshatraName } from '../../base/zodiac/nakshatra.js';
import type { SignName, SignRuler } from '../../base/zodiac/rashi.js';

/** The poruthams, in the order in which sheets of the south list them; the last two belong to the twelve. */
export const PORUTHAMS = [
  'dina',
  'gana',
  'mahendra',
  'stree_deergha',
  'yoni',
  'rasi',
  'rasiyathipati',
  'vasya',
  'rajju',
  'vedha',
  'nadi',
  'varna',
] as const;
export type PoruthamCode = (typeof PORUTHAMS)[number];

/** How a porutham is judged where schools differ; the others have one rule. */
export interface PoruthamRules {
  readonly dina: 'remainder_9' | 'cycle_graded';
  readonly gana: 'graded' | 'binary';
  readonly stree_deergha: 'graded_13_7' | 'above_7';
  readonly yoni: 'binary' | 'sex_graded' | 'stars_only';
  readonly rasi: 'eighth_bad' | 'eighth_good';
  readonly rasiyathipati: 'lord_yavana' | 'lord_bphs_graded' | 'lord_not_hostile';
  readonly vasya: 'graded' | 'either_way';
  readonly rajju: 'five_groups' | 'directional' | 'kerala_three';
}

export interface PoruthamProfile extends PoruthamRules {
  /** Ten or twelve poruthams of one point each. */
  readonly maximum: 10 | 12;
}

/**
 * What the schools combine. Fitted to four published answers of a live service (Prokerala), 42 items; they show that the
 * rules are consistent, not that every sheet of a school agrees.
 */
export const PORUTHAM_PROFILES = {
  tamil: {
    dina: 'cycle_graded',
    gana: 'graded',
    stree_deergha: 'graded_13_7',
    yoni: 'sex_graded',
    rasi: 'eighth_bad',
    rasiyathipati: 'lord_bphs_graded',
    vasya: 'graded',
    rajju: 'directional',
    maximum: 10,
  },
  kerala: {
    dina: 'remainder_9',
    gana: 'graded',
    stree_deergha: 'graded_13_7',
    yoni: 'sex_graded',
    rasi: 'eighth_good',
    rasiyathipati: 'lord_yavana',
    vasya: 'graded',
    rajju: 'kerala_three',
    maximum: 10,
  },
  twelve: {
    dina: 'remainder_9',
    gana: 'binary',
    stree_deergha: 'above_7',
    yoni: 'binary',
    rasi: 'eighth_bad',
    rasiyathipati: 'lord_not_hostile',
    vasya: 'either_way',
    rajju: 'five_groups',
    maximum: 12,
  },
  stars_only: {
    dina: 'remainder_9',
    gana: 'binary',
    stree_deergha: 'above_7',
    yoni: 'stars_only',
    rasi: 'eighth_bad',
    rasiyathipati: 'lord_yavana',
    vasya: 'either_way',
    rajju: 'five_groups',
    maximum: 10,
  },
} as const satisfies Readonly<Record<string, PoruthamProfile>>;
export type PoruthamProfileName = keyof typeof PORUTHAM_PROFILES;

/** The rules of all schools, each once. */
export const PORUTHAM_RULES = /* @__PURE__ */ rulesOf(Object.values(PORUTHAM_PROFILES));

function rulesOf(profiles: readonly PoruthamProfile[]): readonly PoruthamRules[keyof PoruthamRules][] {
  return [
    ...new Set(
      profiles.flatMap(({ maximum: _, ...rules }) => Object.values<PoruthamRules[keyof PoruthamRules]>(rules)),
    ),
  ];
}

/** Counts of the groom's star from the bride's that make Mahendra: Raman, Muhurtha. */
export const MAHENDRA_COUNTS: readonly number[] = [4, 7, 10, 13, 16, 19, 22, 25];

/** Dina by the cycle: counts that give nothing and a half; every other gives one. 12, 14, 16 are of a Tamil sheet, 10 and 19 own. */
export const DINA_NOTHING: readonly number[] = [3, 5, 7, 25];
export const DINA_HALF: readonly number[] = [10, 12, 14, 16, 19];

/** The pada of the groom with which a half of the cycle gives nothing. */
export const DINA_PADA: Readonly<Record<number, number>> = { 12: 1, 14: 4, 16: 3 };

/** The groups of Rajju, in the order of the stars of each nine: the first four ascend, the last four descend. */
export const RAJJU_OF_NINE = ['pada', 'kati', 'udara', 'kantha', 'siro', 'kantha', 'udara', 'kati', 'pada'] as const;
export type RajjuGroup = (typeof RAJJU_OF_NINE)[number];

/** Stars that stand against each other: Raman, Muhurtha; the three of the siro group all against one another. */
export const VEDHA_PAIRS: readonly (readonly [NakshatraName, NakshatraName])[] = [
  ['Ashwini', 'Jyeshtha'],
  ['Bharani', 'Anuradha'],
  ['Krittika', 'Vishakha'],
  ['Rohini', 'Swati'],
  ['Ardra', 'Shravana'],
  ['Punarvasu', 'Uttara Ashadha'],
  ['Pushya', 'Purva Ashadha'],
  ['Ashlesha', 'Mula'],
  ['Magha', 'Revati'],
  ['Purva Phalguni', 'Uttara Bhadrapada'],
  ['Uttara Phalguni', 'Purva Bhadrapada'],
  ['Hasta', 'Shatabhisha'],
  ['Mrigashira', 'Chitra'],
  ['Mrigashira', 'Dhanishta'],
  ['Chitra', 'Dhanishta'],
];

/** The signs of a groom that are in the power of a bride's sign: Raman, Muhurtha. */
export const VASYA_SIGNS: Readonly<Record<SignName, readonly SignName[]>> = {
  Aries: ['Leo', 'Scorpio'],
  Taurus: ['Cancer', 'Libra'],
  Gemini: ['Virgo'],
  Cancer: ['Scorpio', 'Sagittarius'],
  Leo: ['Libra'],
  Virgo: ['Gemini', 'Pisces'],
  Libra: ['Virgo', 'Capricorn'],
  Scorpio: ['Cancer'],
  Sagittarius: ['Pisces'],
  Capricorn: ['Aries', 'Aquarius'],
  Aquarius: ['Aries'],
  Pisces: ['Capricorn'],
};

/** Friends by the list of Yavana, which the south uses for the lords of the signs: Brihat Jataka 2.15. Symmetric. */
export const YAVANA_FRIENDS: Readonly<Record<SignRuler, readonly SignRuler[]>> = {
  Sun: ['Jupiter'],
  Moon: ['Mercury', 'Jupiter'],
  Mars: ['Mercury', 'Venus'],
  Mercury: ['Moon', 'Mars', 'Jupiter', 'Venus', 'Saturn'],
  Jupiter: ['Sun', 'Moon', 'Mercury', 'Venus', 'Saturn'],
  Venus: ['Mars', 'Mercury', 'Jupiter', 'Saturn'],
  Saturn: ['Mercury', 'Jupiter', 'Venus'],
};

/** Stars whose animal is female; of the others it is male. Muhurta Chintamani, as most sheets print it. */
export const FEMALE_STARS: readonly NakshatraName[] = [
  'Krittika',
  'Mrigashira',
  'Ardra',
  'Punarvasu',
  'Purva Phalguni',
  'Hasta',
  'Chitra',
  'Anuradha',
  'Shravana',
  'Dhanishta',
  'Shatabhisha',
  'Uttara Bhadrapada',
  'Revati',
];
