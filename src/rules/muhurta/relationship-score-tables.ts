import type { Nature } from '../../base/zodiac/nakshatra.js';
import type { Graha, SignRuler } from '../../base/zodiac/rashi.js';
import type { RuleTable } from './day-score-tables.js';

export const RELATIONSHIP_MODES = ['Romantic', 'Friendship', 'Professional'] as const;
export type RelationshipMode = (typeof RELATIONSHIP_MODES)[number];

/** What supports and what weighs on one kind of relationship. */
export interface ModeRules {
  /** The significators (karakas), whose condition counts. */
  readonly karakas: readonly SignRuler[];
  readonly goodDayLords: readonly SignRuler[];
  readonly badDayLords: readonly SignRuler[];
  readonly goodNatures: readonly Nature[];
  readonly badNatures: readonly Nature[];
  /** Least and greatest score. */
  readonly minimum: number;
  readonly maximum: number;
}

/**
 * Our own rules on the significations of the texts: Venus of love, Mercury of friends and trade, the Moon of the mind,
 * the Sun of authority, Saturn of work. The bounds are what the rules can add up to; the Sun is never combust or
 * retrograde.
 */
export const MODE_RULES: Readonly<Record<RelationshipMode, ModeRules>> = {
  Romantic: {
    karakas: ['Venus', 'Moon'],
    goodDayLords: ['Venus', 'Moon'],
    badDayLords: ['Mars', 'Saturn'],
    goodNatures: ['mridu'],
    badNatures: ['tikshna', 'ugra'],
    minimum: -10,
    maximum: 8,
  },
  Friendship: {
    karakas: ['Mercury', 'Moon'],
    goodDayLords: ['Mercury', 'Moon'],
    badDayLords: ['Saturn'],
    goodNatures: ['mridu', 'laghu', 'chara'],
    badNatures: ['tikshna', 'ugra'],
    minimum: -10,
    maximum: 8,
  },
  Professional: {
    karakas: ['Mercury', 'Sun', 'Saturn'],
    goodDayLords: ['Mercury', 'Jupiter', 'Sun'],
    badDayLords: ['Mars'],
    goodNatures: ['dhruva', 'laghu'],
    badNatures: ['tikshna', 'ugra'],
    minimum: -11,
    maximum: 9,
  },
};

/** The widest bounds of all kinds. */
export const RELATIONSHIP_SCORE_MINIMUM = Math.min(...Object.values(MODE_RULES).map(({ minimum }) => minimum));
export const RELATIONSHIP_SCORE_MAXIMUM = Math.max(...Object.values(MODE_RULES).map(({ maximum }) => maximum));

export type ModeClass = 'mode_good' | 'mode_neutral' | 'mode_bad';
export const MODE_DAY_LORD_RULE: RuleTable<ModeClass> = {
  points: { mode_good: 1, mode_neutral: 0, mode_bad: -1 },
  source: 'own',
};
export const MODE_NAKSHATRA_RULE: RuleTable<ModeClass> = {
  points: { mode_good: 2, mode_neutral: 0, mode_bad: -2 },
  source: 'own',
};

/** The states of a graha that raise or lower it as a karaka (Brihat Parashara Hora Shastra, chapter 3; Surya Siddhanta, chapter 9, for combustion). */
export const KARAKA_STATE_POINTS = {
  exalted: 1,
  moolatrikona: 1,
  own_sign: 1,
  debilitated: -1,
  combust: -1,
  retrograde: -1,
} as const;

/** A state of a graha that raises or lowers it. */
export type GrahaState = keyof typeof KARAKA_STATE_POINTS;
export const KARAKA_STATES = Object.keys(KARAKA_STATE_POINTS) as readonly GrahaState[];

/** The states that the texts count the other way: a retrograde graha is strong to them (cheshta bala). */
export const STATES_OF_OUR_CLASS: readonly GrahaState[] = ['retrograde'];

/** A karaka gives no less, however many states it is in. */
export const KARAKA_MINIMUM = -2;

/** Natural benefics and malefics whose company the Moon feels. The Sun next to the Moon is the waning of paksha bala. */
export const BENEFIC_COMPANY: readonly Graha[] = ['Mercury', 'Venus', 'Jupiter'];
export const MALEFIC_COMPANY: readonly Graha[] = ['Mars', 'Saturn', 'Rahu', 'Ketu'];

export type CompanyClass = 'company_benefic' | 'company_malefic' | 'moon_alone';
export const COMPANY_RULE: RuleTable<CompanyClass> = {
  points: { company_benefic: 1, company_malefic: -1, moon_alone: 0 },
  source: 'classical',
};
