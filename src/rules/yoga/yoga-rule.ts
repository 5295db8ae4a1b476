import type { Condition } from './conditions.js';

export const YOGA_GROUPS = [
  'mahapurusha',
  'lunar',
  'solar',
  'raja',
  'parivartana',
  'dhana',
  'other',
  'nabhasa_ashraya',
  'nabhasa_dala',
  'nabhasa_akriti',
  'nabhasa_sankhya',
  'dosha',
] as const;
export type YogaGroup = (typeof YOGA_GROUPS)[number];

/** Whether the sources agree (A) or schools differ (B). */
export const YOGA_GRADES = ['A', 'B'] as const;
export type YogaGrade = (typeof YOGA_GRADES)[number];

/** A yoga as data: what the chart must have, and where the texts have it from. */
export interface YogaRule {
  readonly code: string;
  readonly group: YogaGroup;
  readonly grade: YogaGrade;
  readonly citation: string;
  readonly when: Condition;
  /** A narrower definition of other texts. */
  readonly strict?: Condition;
  /** A wider definition of other texts. */
  readonly loose?: Condition;
  /** What is said to cancel it; the yoga is told all the same. */
  readonly cancelledBy?: readonly { readonly code: string; readonly when: Condition }[];
}
