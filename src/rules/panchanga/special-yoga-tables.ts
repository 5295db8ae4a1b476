import type { TithiGroup, VaraName } from './tables.js';

/** Yogas of weekday, tithi and nakshatra. */
export const SPECIAL_YOGA_CODES = [
  'sarvartha_siddhi',
  'amrita_siddhi',
  'ravi_pushya',
  'guru_pushya',
  'siddha_tithi',
  'dwipushkara',
  'tripushkara',
  'ravi_yoga',
  'adal',
  'vidal',
  'jwalamukhi',
  'yamaghanta',
  'dagdha_nakshatra',
  'dagdha_tithi',
  'sun_dagdha_tithi',
  'visha_tithi',
  'hutashana_tithi',
  'krakacha_tithi',
  'samvartaka_tithi',
  'mrityu_tithi',
] as const;
export type SpecialYogaCode = (typeof SPECIAL_YOGA_CODES)[number];

/** Those that are sought; the rest are avoided. What is done in Dwipushkara and Tripushkara is said to repeat. */
export const GOOD_SPECIAL_YOGAS: readonly SpecialYogaCode[] = [
  'sarvartha_siddhi',
  'amrita_siddhi',
  'ravi_pushya',
  'guru_pushya',
  'siddha_tithi',
  'dwipushkara',
  'tripushkara',
  'ravi_yoga',
];

export type ByVara<Value> = Readonly<Partial<Record<VaraName, Value>>>;

/**
 * Yogas of a weekday and nakshatras, 1 (Ashwini) to 27. Sources: Muhurta Chintamani, PyJHora; Amrita Siddhi also
 * jayeshmepani/panchang-core, which has another Sarvartha Siddhi. Dagdha is that of Muhurta Chintamani: PyJHora has 9
 * for Friday.
 */
export const VARA_NAKSHATRA_YOGAS = {
  sarvartha_siddhi: {
    Sunday: [1, 8, 12, 13, 19, 21, 26],
    Monday: [4, 5, 8, 17, 22],
    Tuesday: [1, 3, 9, 26],
    Wednesday: [3, 4, 5, 13, 17],
    Thursday: [1, 7, 8, 17, 27],
    Friday: [1, 7, 17, 22, 27],
    Saturday: [4, 15, 22],
  },
  amrita_siddhi: {
    Sunday: [13],
    Monday: [5],
    Tuesday: [1],
    Wednesday: [17],
    Thursday: [8],
    Friday: [27],
    Saturday: [4],
  },
  ravi_pushya: { Sunday: [8] },
  guru_pushya: { Thursday: [8] },
  yamaghanta: {
    Sunday: [10],
    Monday: [16],
    Tuesday: [6],
    Wednesday: [19],
    Thursday: [3],
    Friday: [4],
    Saturday: [13],
  },
  dagdha_nakshatra: {
    Sunday: [2],
    Monday: [14],
    Tuesday: [21],
    Wednesday: [23],
    Thursday: [12],
    Friday: [18],
    Saturday: [27],
  },
} as const satisfies Partial<Record<SpecialYogaCode, ByVara<readonly number[]>>>;

/**
 * Yogas of a weekday and a tithi, 1 to 15 within its half. Sources: Muhurta Chintamani, cosmicinsights; Visha also
 * astrobix. Muhurta Chintamani has the second as Dagdha on a Wednesday too.
 */
export const VARA_TITHI_YOGAS = {
  dagdha_tithi: { Sunday: 12, Monday: 11, Tuesday: 5, Wednesday: 3, Thursday: 6, Friday: 8, Saturday: 9 },
  visha_tithi: { Sunday: 4, Monday: 6, Tuesday: 7, Wednesday: 2, Thursday: 8, Friday: 9, Saturday: 7 },
  hutashana_tithi: { Sunday: 12, Monday: 6, Tuesday: 7, Wednesday: 8, Thursday: 9, Friday: 10, Saturday: 11 },
  krakacha_tithi: { Sunday: 12, Monday: 11, Tuesday: 10, Wednesday: 9, Thursday: 8, Friday: 7, Saturday: 6 },
  samvartaka_tithi: { Sunday: 7, Wednesday: 1 },
} as const satisfies Partial<Record<SpecialYogaCode, ByVara<number>>>;

/** Yogas of a weekday and a group of tithis. Sources: varahamihira blog, cosmicinsights; Mrityu Muhurta Chintamani. */
export const VARA_GROUP_YOGAS = {
  siddha_tithi: { Tuesday: 'jaya', Wednesday: 'bhadra', Thursday: 'purna', Friday: 'nanda', Saturday: 'rikta' },
  mrityu_tithi: {
    Sunday: 'nanda',
    Monday: 'bhadra',
    Tuesday: 'nanda',
    Wednesday: 'jaya',
    Thursday: 'rikta',
    Friday: 'bhadra',
    Saturday: 'purna',
  },
} as const satisfies Partial<Record<SpecialYogaCode, ByVara<TithiGroup>>>;

/**
 * Dwipushkara and Tripushkara: both want one of these weekdays and tithis. Their nakshatras are those with two padas in
 * each of two signs, and those with three in one. Source: horasarvam; others print 11 and 20, which are not so parted.
 */
export const PUSHKARA: { readonly varas: readonly VaraName[]; readonly tithis: readonly number[] } = {
  varas: ['Sunday', 'Tuesday', 'Saturday'],
  tithis: [2, 7, 12],
};
export const PUSHKARA_YOGAS = {
  dwipushkara: [5, 14, 23],
  tripushkara: [3, 7, 12, 16, 21, 25],
} as const satisfies Partial<Record<SpecialYogaCode, readonly number[]>>;

/** Which nakshatra of 27 the Moon's is from the Sun's, that one counted. Source: Muhurta Chintamani. */
export const RAVI_YOGA_COUNTS: readonly number[] = [4, 6, 9, 10, 13, 20];

/** The same counted of 28, with Abhijit. Sources: PyJHora, horasarvam. */
export const COUNTS_OF_28 = {
  adal: [2, 7, 9, 14, 16, 21, 23, 28],
  vidal: [3, 6, 10, 13, 17, 20, 24, 27],
} as const satisfies Partial<Record<SpecialYogaCode, readonly number[]>>;

/** The nakshatra that makes a tithi, 1 to 15 within its half, Jwalamukhi. Source: Muhurta Chintamani (B). */
export const JWALAMUKHI: Readonly<Record<number, number>> = { 1: 19, 5: 2, 8: 3, 9: 4, 10: 9 };

/** The tithi within its half that the Sun burns in each sign from Aries on. Source: Muhurta Chintamani (B). */
export const SUN_DAGDHA_TITHIS: readonly number[] = [6, 4, 8, 6, 10, 8, 12, 10, 2, 12, 4, 2];

/** Where Abhijit begins and ends among the 28, arc-seconds: the last quarter of Uttara Ashadha and what follows. */
export const ABHIJIT_ARCSECONDS: readonly [number, number] = [996_000, 1_011_200];

/** The 28 Anandadi yogas in their order. */
export const ANANDADI_NAMES = [
  'Ananda',
  'Kaladanda',
  'Dhumra',
  'Dhata',
  'Saumya',
  'Dhvanksha',
  'Dhvaja',
  'Shrivatsa',
  'Vajra',
  'Mudgara',
  'Chhatra',
  'Mitra',
  'Manasa',
  'Padma',
  'Lumbaka',
  'Utpata',
  'Mrityu',
  'Kana',
  'Siddhi',
  'Shubha',
  'Amrita',
  'Musala',
  'Gada',
  'Matanga',
  'Rakshasa',
  'Chara',
  'Sthira',
  'Pravardhamana',
] as const;
export type AnandadiName = (typeof ANANDADI_NAMES)[number];

export const BAD_ANANDADI: readonly AnandadiName[] = [
  'Kaladanda',
  'Dhumra',
  'Dhvanksha',
  'Vajra',
  'Mudgara',
  'Lumbaka',
  'Utpata',
  'Mrityu',
  'Kana',
  'Musala',
  'Gada',
  'Rakshasa',
];
