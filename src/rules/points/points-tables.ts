import type { Element, SignRuler } from '../../base/zodiac/rashi.js';

/** The five upagrahas that hang on the Sun alone, in the order in which one is made of the other (BPHS 3.61-64). */
export const SUN_UPAGRAHAS = ['dhuma', 'vyatipata', 'parivesha', 'indrachapa', 'upaketu'] as const;
export type SunUpagraha = (typeof SUN_UPAGRAHAS)[number];

/** The upagrahas that are the lagna of a moment of the day or the night (BPHS 3.66-70). */
export const TIME_UPAGRAHAS = ['kala', 'mrityu', 'ardhaprahara', 'yamaghantaka', 'gulika', 'mandi'] as const;
export type TimeUpagraha = (typeof TIME_UPAGRAHAS)[number];

/** Whose eighth of the day each is of, and where in it: as Jagannatha Hora has it; others begin all or take other ends. */
export const UPAGRAHA_PARTS: Readonly<
  Record<TimeUpagraha, { readonly of: SignRuler; readonly at: 'start' | 'middle' }>
> = {
  kala: { of: 'Sun', at: 'middle' },
  mrityu: { of: 'Mars', at: 'middle' },
  ardhaprahara: { of: 'Mercury', at: 'middle' },
  yamaghantaka: { of: 'Jupiter', at: 'middle' },
  gulika: { of: 'Saturn', at: 'start' },
  mandi: { of: 'Saturn', at: 'middle' },
};

/** Lagnas that are counted and do not rise. */
export const SPECIAL_LAGNAS = ['bhava', 'hora', 'ghati', 'sree', 'indu', 'varnada'] as const;
export type SpecialLagna = (typeof SPECIAL_LAGNAS)[number];

/** Degrees in a minute from sunrise on (BPHS 5.2-8). */
export const LAGNA_RATES = { bhava: 0.25, hora: 0.5, ghati: 1.25 } as const;

/** Of the rulers of the 9th houses, for the indu lagna (Uttara Kalamrita). */
export const KALAS: Readonly<Record<SignRuler, number>> = {
  Sun: 30,
  Moon: 16,
  Mars: 6,
  Mercury: 8,
  Jupiter: 10,
  Venus: 12,
  Saturn: 1,
};

/** Where a water sign ends and a fire sign begins. */
export const GANDANTAS = ['revati_ashwini', 'ashlesha_magha', 'jyeshtha_mula'] as const;
export type Gandanta = (typeof GANDANTAS)[number];

/** The navamsas of a sign, 1 to 9, and the degree of it that are pushkara. */
export const PUSHKARA: Readonly<Record<Element, { readonly navamsas: readonly number[]; readonly bhaga: number }>> = {
  fire: { navamsas: [7, 9], bhaga: 21 },
  earth: { navamsas: [3, 5], bhaga: 14 },
  air: { navamsas: [6, 8], bhaga: 24 },
  water: { navamsas: [1, 3], bhaga: 7 },
};

/** Ages by sixths of an odd sign; an even one has them backwards (BPHS 45.3-4). */
export const BALADI = ['bala', 'kumara', 'yuva', 'vriddha', 'mrita'] as const;
export type Baladi = (typeof BALADI)[number];

/** Awake, dreaming, asleep (BPHS 45.5, without its debilitation). */
export const JAGRADADI = ['jagrat', 'svapna', 'sushupti'] as const;
export type Jagradadi = (typeof JAGRADADI)[number];

/** Moods by dignity, relation, combustion and company (BPHS 45.7-10). */
export const DEEPTADI = [
  'dipta',
  'svastha',
  'mudita',
  'shanta',
  'dina',
  'duhkhita',
  'khala',
  'kopa',
  'vikala',
] as const;
export type Deeptadi = (typeof DEEPTADI)[number];
