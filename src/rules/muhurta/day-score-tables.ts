import type { Nature } from '../../base/zodiac/nakshatra.js';
import type { SignRuler } from '../../base/zodiac/rashi.js';
import type { ChoghadiyaName, KaranaName, TithiGroup, YogaName } from '../panchanga/tables.js';

/**
 * Who puts a value into its class: the muhurta texts (`classical`), the printed almanacs of today (`almanac`) or this
 * library (`own`). The number of points is ours in every rule: the texts rank, they do not count.
 */
export const SOURCE_CLASSES = ['classical', 'almanac', 'own'] as const;
export type SourceClass = (typeof SOURCE_CLASSES)[number];

/** Points and their origin, by class of a rule. */
export interface RuleTable<Class extends string> {
  readonly points: Readonly<Record<Class, number>>;
  readonly source: SourceClass;
  /** Classes that are ours where the rest are not: for what is in them the source has another. */
  readonly own?: readonly Class[];
}

/** The new moon closes the full group, but every text avoids it. */
export type TithiClass = TithiGroup | 'amavasya';
export const TITHI_GROUP_RULE: RuleTable<TithiClass> = {
  points: { nanda: 1, bhadra: 1, jaya: 1, rikta: -2, purna: 2, amavasya: -2 },
  source: 'classical',
};

export const NAKSHATRA_NATURE_RULE: RuleTable<Nature> = {
  points: { laghu: 2, mridu: 2, dhruva: 1, chara: 1, mishra: 0, ugra: -1, tikshna: -2 },
  source: 'classical',
};

/** Vyatipata and Vaidhriti are the gravest of the nine inauspicious yogas. */
export type YogaClass = 'auspicious' | 'inauspicious' | 'gravely_inauspicious';
export const YOGA_RULE: RuleTable<YogaClass> = {
  points: { auspicious: 1, inauspicious: -1, gravely_inauspicious: -2 },
  source: 'classical',
};
export const GRAVEST_YOGAS: readonly YogaName[] = ['Vyatipata', 'Vaidhriti'];

/** Vishti (Bhadra) is movable too, and avoided by every text. */
export type KaranaClass = 'karana_movable' | 'karana_fixed' | 'karana_vishti';
export const KARANA_RULE: RuleTable<KaranaClass> = {
  points: { karana_movable: 1, karana_fixed: -1, karana_vishti: -2 },
  source: 'classical',
};
export const AVOIDED_KARANA: KaranaName = 'Vishti';
/** The fixed karana that the texts call good: to class it with the other three is ours. */
export const KARANA_OF_OUR_CLASS: KaranaName = 'Kimstughna';

/** Benefic and malefic lords of the day; the Sun is a mild malefic and counts as neither. */
export type VaraClass = 'lord_benefic' | 'lord_neutral' | 'lord_malefic';
export const VARA_RULE: RuleTable<VaraClass> = {
  points: { lord_benefic: 1, lord_neutral: 0, lord_malefic: -1 },
  source: 'classical',
};
export const BENEFIC_DAY_LORDS: readonly SignRuler[] = ['Moon', 'Mercury', 'Jupiter', 'Venus'];
export const MALEFIC_DAY_LORDS: readonly SignRuler[] = ['Mars', 'Saturn'];

/** The Moon is strong for the ten tithis about the full moon and weak for the ten that end with the new moon. */
export type PakshaClass = 'moon_strong' | 'moon_moderate' | 'moon_weak';
export const PAKSHA_RULE: RuleTable<PakshaClass> = {
  points: { moon_moderate: 0, moon_strong: 1, moon_weak: -1 },
  source: 'classical',
};
export const LAST_MODERATE_TITHI = 10;
export const LAST_STRONG_TITHI = 20;

/** Least and greatest day score. */
export const DAY_SCORE_MINIMUM = -10;
export const DAY_SCORE_MAXIMUM = 8;

export const BANDS = ['favourable', 'mixed', 'challenging'] as const;
export type TimingBand = (typeof BANDS)[number];

export const VERDICTS = ['push', 'mixed', 'wait'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The least score of the best step of a ladder and of the middle one; what is below is the last. */
export interface Ladder {
  readonly best: number;
  readonly middle: number;
}

/** The least and the greatest of the scores that mean the same. */
export interface ScoreBounds {
  readonly minimum: number;
  readonly maximum: number;
}

export const DAY_BANDS: Ladder = { best: 4, middle: 0 };
/** Of the verdict on a day, and of scores for a person or a relationship. */
export const VERDICT_STEPS: Ladder = { best: 3, middle: -1 };

/** What a count from a birth chart makes of a day. */
export const BALA_QUALITIES = ['good', 'mixed', 'bad', 'very_bad'] as const;
export type BalaQuality = (typeof BALA_QUALITIES)[number];

/** One of the nine taras, the counts between two nakshatras. */
export interface Tara {
  /** 1 (Janma) to 9 (Ati Mitra). */
  readonly number: number;
  readonly name: string;
  readonly quality: Extract<BalaQuality, 'good' | 'mixed' | 'bad'>;
  readonly points: number;
}

/**
 * The nine taras. 2, 4, 6, 8 and 9 are good and 3, 5 and 7 bad in every source read; Janma is called bad by most,
 * harmless by some.
 */
export const TARAS: readonly Tara[] = (
  [
    ['Janma', 'mixed', -1],
    ['Sampat', 'good', 2],
    ['Vipat', 'bad', -2],
    ['Kshema', 'good', 2],
    ['Pratyari', 'bad', -2],
    ['Sadhaka', 'good', 2],
    ['Vadha', 'bad', -3],
    ['Mitra', 'good', 1],
    ['Ati Mitra', 'good', 1],
  ] as const
).map(([name, quality, points], index) => ({ number: index + 1, name, quality, points }));

/** What the Moon does in a house counted from the natal Moon. */
export interface MoonHouse {
  /** 1 to 12. */
  readonly house: number;
  readonly quality: Exclude<BalaQuality, 'mixed'>;
  readonly points: number;
}

/**
 * Chandrabala while the Moon waxes. The 11th is good in most sources; PyJHora leaves it out. The 2nd, 5th and 9th are
 * good in the bright half and bad in the dark one (Muhurta Chintamani, chapter 4).
 */
export const BRIGHT_MOON_HOUSES: readonly MoonHouse[] = (
  [
    ['good', 2],
    ['good', 1],
    ['good', 2],
    ['bad', -2],
    ['good', 1],
    ['good', 2],
    ['good', 2],
    ['very_bad', -3],
    ['good', 1],
    ['good', 2],
    ['good', 2],
    ['bad', -2],
  ] as const
).map(([quality, points], index) => ({ house: index + 1, quality, points }));

const HOUSES_OF_LIGHT: readonly number[] = [2, 5, 9];

/** Chandrabala while it wanes. */
export const DARK_MOON_HOUSES: readonly MoonHouse[] = BRIGHT_MOON_HOUSES.map((moonHouse) =>
  HOUSES_OF_LIGHT.includes(moonHouse.house) ? { ...moonHouse, quality: 'bad', points: -1 } : moonHouse,
);

/** The house of the transiting Moon that texts warn of most (chandrashtama). */
export const CHANDRASHTAMA_HOUSE = 8;

/** The choghadiyas that are good for any work. Char is good for movement and else neutral. */
export const SOUGHT_CHOGHADIYAS: readonly ChoghadiyaName[] = ['Amrit', 'Shubh', 'Labh'];

/** The choghadiya that runs in the middle of an hour. */
export const CHOGHADIYA_RULE: RuleTable<ChoghadiyaName> = {
  points: { Amrit: 3, Shubh: 2, Labh: 2, Char: 1, Udveg: -2, Kaal: -2, Rog: -2 },
  source: 'almanac',
};

/** The windows that hold the middle of an hour. */
export type WeighedWindow = 'rahu_kalam' | 'yamaganda' | 'gulika' | 'dur_muhurta' | 'abhijit';
export const WINDOW_RULE: RuleTable<WeighedWindow> = {
  points: { rahu_kalam: -3, yamaganda: -2, gulika: -1, dur_muhurta: -1, abhijit: 2 },
  source: 'almanac',
};

/** Every window that has a name of its own. Brahma Muhurta lies before the day and weighs nothing. */
export type WindowCode = WeighedWindow | 'brahma_muhurta';
export const WINDOW_CODES = [
  'rahu_kalam',
  'yamaganda',
  'gulika',
  'dur_muhurta',
  'abhijit',
  'brahma_muhurta',
] as const satisfies readonly WindowCode[];
