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
}

/** The six rules of the day score, in the order in which results list them. */
export const DAY_RULES = [
  'tithi_group',
  'nakshatra_nature',
  'yoga_quality',
  'karana_quality',
  'vara_lord',
  'paksha_bala',
] as const;
export type DayRule = (typeof DAY_RULES)[number];

/**
 * Five groups through which the tithis go in turn (Muhurta Chintamani). The new moon closes the last group, but every
 * text avoids it.
 */
export const TITHI_GROUPS = ['nanda', 'bhadra', 'jaya', 'rikta', 'purna'] as const;
export type TithiGroup = (typeof TITHI_GROUPS)[number];
export const TITHI_GROUP_RULE: RuleTable<TithiGroup | 'amavasya'> = {
  points: { nanda: 1, bhadra: 1, jaya: 1, rikta: -2, purna: 2, amavasya: -2 },
  source: 'classical',
};

/** Seven natures of the nakshatras: light, soft, fixed, movable, mixed, fierce and sharp. */
export type NakshatraNature = 'laghu' | 'mridu' | 'dhruva' | 'chara' | 'mishra' | 'ugra' | 'tikshna';
export const NAKSHATRA_NATURE_RULE: RuleTable<NakshatraNature> = {
  points: { laghu: 2, mridu: 2, dhruva: 1, chara: 1, mishra: 0, ugra: -1, tikshna: -2 },
  source: 'classical',
};

/** Vyatipata and Vaidhriti are the worst of the nine inauspicious yogas. */
export type YogaClass = 'auspicious' | 'inauspicious' | 'vyatipata_vaidhriti';
export const YOGA_RULE: RuleTable<YogaClass> = {
  points: { auspicious: 1, inauspicious: -1, vyatipata_vaidhriti: -2 },
  source: 'classical',
};

/** Vishti (Bhadra) is movable too, and avoided by every text. */
export type KaranaClass = 'movable' | 'fixed' | 'vishti';
export const KARANA_RULE: RuleTable<KaranaClass> = {
  points: { movable: 1, fixed: -1, vishti: -2 },
  source: 'classical',
};

/** Moon, Mercury, Jupiter and Venus are benefic lords of the day, Mars and Saturn malefic; the Sun is counted as neither. */
export type VaraClass = 'benefic' | 'neutral' | 'malefic';
export const VARA_RULE: RuleTable<VaraClass> = {
  points: { benefic: 1, neutral: 0, malefic: -1 },
  source: 'classical',
};

/** How bright the Moon is: strong for the ten tithis about the full moon, weak for the ten that end with the new moon. */
export type PakshaClass = 'strong' | 'middling' | 'weak';
export const PAKSHA_RULE: RuleTable<PakshaClass> = {
  points: { middling: 0, strong: 1, weak: -1 },
  source: 'classical',
};

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

export const DAY_BANDS: Ladder = { best: 4, middle: 0 };
export const VERDICT_STEPS: Ladder = { best: 3, middle: -1 };

/** What a count from a birth chart makes of a day. */
export type BalaQuality = 'good' | 'mixed' | 'neutral' | 'bad' | 'very_bad';

/** One of the nine taras, the counts between two nakshatras. */
export interface Tara {
  /** 1 (Janma) to 9 (Ati Mitra). */
  readonly number: number;
  readonly name: string;
  readonly quality: BalaQuality;
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
  readonly quality: BalaQuality;
  readonly points: number;
}

/** Chandrabala. The 11th is good in most sources; PyJHora leaves it out. */
export const MOON_HOUSES: readonly MoonHouse[] = (
  [
    ['good', 2],
    ['neutral', 0],
    ['good', 2],
    ['bad', -2],
    ['neutral', 0],
    ['good', 2],
    ['good', 2],
    ['very_bad', -3],
    ['neutral', 0],
    ['good', 2],
    ['good', 2],
    ['bad', -2],
  ] as const
).map(([quality, points], index) => ({ house: index + 1, quality, points }));

/** The house of the transiting Moon that texts warn of most (chandrashtama). */
export const CHANDRASHTAMA_HOUSE = 8;
