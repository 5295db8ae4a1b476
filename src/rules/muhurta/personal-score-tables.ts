import type { RuleTable } from './day-score-tables.js';

/** How the ruler of the natal Moon sign regards the ruler of the day. */
export type AffinityClass = 'same_ruler' | 'friendly' | 'neutral_ruler' | 'hostile';

/** The relations are those of Brihat Parashara Hora Shastra; to hold them against the day is our own rule. */
export const AFFINITY_RULE: RuleTable<AffinityClass> = {
  points: { same_ruler: 1, friendly: 1, neutral_ruler: 0, hostile: -1 },
  source: 'own',
};

export type JupiterClass = 'good' | 'bad';
/** Houses from the natal Moon in which the transit texts (gochara) call Jupiter good. The others they call bad. */
export const JUPITER_GOOD_HOUSES: readonly number[] = [2, 5, 7, 9, 11];
export const JUPITER_RULE: RuleTable<JupiterClass> = {
  points: { good: 1, bad: -1 },
  source: 'classical',
};

export type SaturnClass = 'good' | 'sade_sati' | 'ashtama_shani' | 'bad';
/**
 * Houses from the natal Moon in which the transit texts (gochara) call Saturn good, and those of Sade Sati. All but the
 * good ones they call bad.
 */
export const SATURN_GOOD_HOUSES: readonly number[] = [3, 6, 11];
export const SADE_SATI_HOUSES: readonly number[] = [12, 1, 2];
export const ASHTAMA_HOUSE = 8;
export const SATURN_RULE: RuleTable<SaturnClass> = {
  points: { good: 1, sade_sati: -1, ashtama_shani: -1, bad: -1 },
  source: 'classical',
};

/** Least and greatest score of a day for a person. */
export const PERSONAL_SCORE_MINIMUM = -9;
export const PERSONAL_SCORE_MAXIMUM = 7;
