import type { Graha, SignName } from '../../base/zodiac/rashi.js';

/** Points for each of the twelve themes, in their order. */
export type ThemePoints = readonly number[];

/** Fields of work, broad enough that every graha, sign and house names some of them. Nobody's own division but ours. */
export const THEMES = [
  { code: 'leadership_and_public_office', label: 'Leadership and public office' },
  { code: 'law_and_order', label: 'Law and order' },
  { code: 'service_and_care', label: 'Service and care' },
  { code: 'craft_and_engineering', label: 'Craft and engineering' },
  { code: 'land_and_construction', label: 'Land and construction' },
  { code: 'trade_and_commerce', label: 'Trade and commerce' },
  { code: 'finance', label: 'Finance' },
  { code: 'teaching_and_counsel', label: 'Teaching and counsel' },
  { code: 'research_and_analysis', label: 'Research and analysis' },
  { code: 'communication_and_media', label: 'Communication and media' },
  { code: 'arts_and_design', label: 'Arts and design' },
  { code: 'travel_and_logistics', label: 'Travel and logistics' },
] as const satisfies readonly { readonly code: string; readonly label: string }[];
export type ThemeCode = (typeof THEMES)[number]['code'];

export const THEME_CODES: readonly ThemeCode[] = THEMES.map(({ code }) => code);

/** What tradition gives a graha for livelihood, and what we make of it. */
export interface GrahaFields {
  /** The lists of the texts in the words of today. */
  readonly modern: readonly string[];
  /** Our own shares of the themes, 12 in all. */
  readonly points: ThemePoints;
}

/**
 * The grahas and their fields. The old lists: Brihat Jataka 10.2-3, Phaladeepika 5.2-4 and, for the nodes, Brihat Parashara
 * Hora Shastra 33, one verse each. Left out on purpose: fraud, theft, gambling, work through women, vile work and whatever
 * sorts people by birth. The sums over the grahas are 7 to 11, since lords occur more often than nodes.
 */
export const GRAHA_FIELDS: Readonly<Record<Graha, GrahaFields>> = {
  Sun: {
    modern: ['administration', 'medicine', 'public service', 'precious metals'],
    points: [4, 2, 3, 0, 1, 0, 1, 1, 0, 0, 0, 0],
  },
  Moon: {
    modern: ['care', 'food and farming', 'shipping', 'public-facing work', 'textiles'],
    points: [1, 0, 3, 0, 1, 1, 2, 0, 0, 0, 2, 2],
  },
  Mars: {
    modern: ['engineering', 'metal work', 'defence and police', 'surgery', 'land'],
    points: [2, 4, 0, 4, 2, 0, 0, 0, 0, 0, 0, 0],
  },
  Mercury: {
    modern: ['writing', 'commerce', 'accounts', 'data', 'languages'],
    points: [0, 0, 0, 1, 0, 3, 0, 1, 2, 4, 1, 0],
  },
  Jupiter: {
    modern: ['teaching', 'advice', 'law', 'banking'],
    points: [2, 1, 0, 0, 0, 0, 2, 4, 1, 2, 0, 0],
  },
  Venus: {
    modern: ['design', 'music and stage', 'luxury goods', 'hospitality', 'vehicles'],
    points: [0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 4, 2],
  },
  Saturn: {
    modern: ['long and patient work', 'building materials', 'logistics', 'labour organisation', 'deep study'],
    points: [0, 0, 2, 1, 3, 0, 0, 0, 3, 0, 0, 3],
  },
  Rahu: {
    modern: ['technology', 'aviation', 'work abroad', 'new media'],
    points: [0, 0, 0, 3, 0, 2, 0, 0, 1, 2, 1, 3],
  },
  Ketu: {
    modern: ['research', 'healing arts', 'philosophy', 'precision work'],
    points: [0, 0, 3, 1, 0, 0, 0, 3, 4, 0, 0, 1],
  },
};

/**
 * Our own shares of the themes for the sign of the 10th house, 3 for each sign and 3 in all for each theme; the weakest of
 * the tables. Forms of the signs: Brihat Jataka 1.5; their goods: Brihat Samhita 41.
 */
export const SIGN_POINTS: Readonly<Record<SignName, ThemePoints>> = {
  Aries: [1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1],
  Taurus: [0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0],
  Gemini: [0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0],
  Cancer: [0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1],
  Leo: [1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0],
  Virgo: [0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0],
  Libra: [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0],
  Scorpio: [0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0],
  Sagittarius: [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1],
  Capricorn: [1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0],
  Aquarius: [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0],
  Pisces: [0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0],
};

/** What a house stands for, and our own shares of the themes: 2 for each house and 2 in all for each theme. */
export const HOUSE_FIELDS: readonly { readonly meaning: string; readonly points: ThemePoints }[] = [
  { meaning: 'self, own initiative', points: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0] },
  { meaning: 'income, speech', points: [0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0] },
  { meaning: 'effort, hands, messages', points: [0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0] },
  { meaning: 'land, home, buildings', points: [0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0] },
  { meaning: 'learning, creation', points: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0] },
  { meaning: 'service, disputes', points: [0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
  { meaning: 'trade, partnership, roads', points: [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1] },
  { meaning: 'the hidden, research', points: [0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0] },
  { meaning: 'teachers, law, dharma', points: [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0] },
  { meaning: 'rank, occupation, command', points: [1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0] },
  { meaning: 'gains', points: [0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0] },
  { meaning: 'expense, distance, institutions', points: [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1] },
];

/** All tables whose rows give points. */
export interface CareerTables {
  readonly graha: (graha: Graha) => ThemePoints;
  readonly sign: (sign: SignName) => ThemePoints;
  readonly house: (house: number) => ThemePoints;
}

export const CAREER_TABLES: CareerTables = {
  graha: (graha) => GRAHA_FIELDS[graha].points,
  sign: (sign) => SIGN_POINTS[sign],
  house: (house) => houseFields(house).points,
};

/** What there is of a house, 1 to 12. */
export function houseFields(house: number): (typeof HOUSE_FIELDS)[number] {
  return HOUSE_FIELDS[house - 1] as (typeof HOUSE_FIELDS)[number];
}
