import type { Nature } from '../../base/zodiac/nakshatra.js';
import type { SignRuler } from '../../base/zodiac/rashi.js';
import type { RuleTable } from './day-score-tables.js';

/** What an intent can be about; `general` where no word says. */
export const INTENT_CATEGORIES = [
  'communication',
  'career',
  'money',
  'love',
  'travel',
  'study',
  'health',
  'home',
  'property',
  'contract',
  'vehicle',
  'conflict',
  'spiritual',
  'creative',
  'general',
] as const;

export type IntentCategory = (typeof INTENT_CATEGORIES)[number];

/** What the lord of an hour is to an intent. */
export type HoraClass = 'hora_primary' | 'hora_secondary' | 'hora_opposed' | 'hora_other';
export const HORA_RULE: RuleTable<HoraClass> = {
  points: { hora_primary: 3, hora_secondary: 1, hora_opposed: -2, hora_other: 0 },
  source: 'own',
};

/** Whether the nature of the running nakshatra is among those that suit an intent. */
export type NatureMatch = 'nature_suits' | 'nature_does_not_suit';
export const NATURE_MATCH_RULE: RuleTable<NatureMatch> = {
  points: { nature_suits: 1, nature_does_not_suit: 0 },
  source: 'own',
};

/**
 * Least and greatest score of an hour. Of the windows that weigh against it at most one eighth of the day and one Dur
 * Muhurta hold its middle.
 */
export const HOUR_SCORE_MINIMUM = -8;
export const HOUR_SCORE_MAXIMUM = 9;

/** An hour from this score on is good. */
export const GOOD_HOUR_SCORE = 3;

/** The first and the last minute of the day, by the wall clock, at which an hour that is ranked may begin. */
export const RANKED_HOURS = { first: 6 * 60, last: 21 * 60 } as const;

/** How many of the ranked hours are told apart. */
export const RANKED_COUNT = 5;

/** What favours an intent. */
export interface IntentRules {
  readonly primary: readonly SignRuler[];
  readonly secondary: readonly SignRuler[];
  readonly opposed: readonly SignRuler[];
  readonly natures: readonly Nature[];
}

/**
 * Our own choice after what each graha signifies (karaka: Brihat Parashara Hora Shastra 32), and what the texts recommend
 * each nature of nakshatras for: the light ones for trade, study and medicine, the gentle for love and art, the fixed for
 * what shall last, the movable for travel, the fierce and sharp for strife.
 */
export const INTENT_RULES: Readonly<Record<IntentCategory, IntentRules>> = {
  communication: {
    primary: ['Mercury'],
    secondary: ['Moon', 'Jupiter'],
    opposed: ['Saturn'],
    natures: ['laghu', 'chara'],
  },
  career: { primary: ['Sun'], secondary: ['Jupiter', 'Mercury'], opposed: ['Saturn'], natures: ['dhruva', 'laghu'] },
  money: {
    primary: ['Jupiter'],
    secondary: ['Mercury', 'Venus'],
    opposed: ['Saturn', 'Mars'],
    natures: ['laghu', 'dhruva'],
  },
  love: {
    primary: ['Venus'],
    secondary: ['Moon', 'Jupiter'],
    opposed: ['Mars', 'Saturn'],
    natures: ['mridu', 'dhruva'],
  },
  travel: {
    primary: ['Moon'],
    secondary: ['Mercury', 'Venus'],
    opposed: ['Saturn', 'Mars'],
    natures: ['chara', 'laghu'],
  },
  study: { primary: ['Mercury'], secondary: ['Jupiter'], opposed: ['Mars'], natures: ['laghu', 'mridu'] },
  health: { primary: ['Sun'], secondary: ['Jupiter', 'Moon'], opposed: ['Saturn'], natures: ['laghu', 'mridu'] },
  home: {
    primary: ['Moon'],
    secondary: ['Venus', 'Jupiter', 'Mars'],
    opposed: ['Saturn'],
    natures: ['dhruva', 'mridu'],
  },
  property: { primary: ['Mars', 'Saturn'], secondary: ['Jupiter', 'Mercury'], opposed: ['Moon'], natures: ['dhruva'] },
  contract: {
    primary: ['Mercury'],
    secondary: ['Jupiter', 'Venus'],
    opposed: ['Mars', 'Saturn'],
    natures: ['dhruva', 'laghu'],
  },
  vehicle: {
    primary: ['Venus'],
    secondary: ['Moon', 'Mercury'],
    opposed: ['Mars', 'Saturn'],
    natures: ['chara', 'laghu'],
  },
  conflict: { primary: ['Mars'], secondary: ['Sun'], opposed: ['Venus', 'Moon'], natures: ['ugra', 'tikshna'] },
  spiritual: {
    primary: ['Jupiter'],
    secondary: ['Venus', 'Moon', 'Mercury'],
    opposed: ['Saturn', 'Mars'],
    natures: ['mridu', 'laghu', 'dhruva'],
  },
  creative: { primary: ['Venus'], secondary: ['Mercury', 'Moon'], opposed: ['Saturn'], natures: ['mridu', 'chara'] },
  general: {
    primary: ['Jupiter'],
    secondary: ['Venus', 'Mercury', 'Moon'],
    opposed: ['Saturn', 'Mars'],
    natures: ['laghu', 'mridu', 'dhruva'],
  },
};
