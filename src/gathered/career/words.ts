import type { GatheredWords } from '../../languages/pages/tool-words.js';

/** The sections of the page in their order. */
export const ORDER = ['words', 'fields', 'rules', 'minutes', 'periods', 'charts'] as const;

export interface CareerWords extends GatheredWords<(typeof ORDER)[number]> {
  /** The answer: which fields are named most, with their points. */
  readonly answer: (fields: string) => string;
  readonly lead: Readonly<Record<'tenth' | 'karmajiva' | 'amatyakaraka', string>>;
  /** What the 10th is counted from. */
  readonly from: Readonly<Record<'lagna' | 'moon' | 'sun', string>>;
  /** By which rows of the table of rules a paragraph is said. */
  readonly rests: (rows: string) => string;
  readonly field: string;
  readonly points: string;
  /** The share of the reference charts that have fewer points. */
  readonly fewer: string;
  readonly atLeast: (percent: string) => string;
  readonly firmness: string;
  /** What the number says and what not. */
  readonly ofPoints: string;
  readonly rule: string;
  readonly basis: string;
  readonly bases: Readonly<Record<'classical' | 'own', string>>;
  readonly source: string;
  readonly period: string;
  readonly link: string;
  readonly links: Readonly<Record<'strong' | 'moderate' | 'weak', string>>;
  /** In place of periods for who is not of age. */
  readonly noPeriods: string;
  readonly time: string;
  readonly asGiven: string;
  readonly earlier: (minutes: string) => string;
  readonly later: (minutes: string) => string;
  readonly firstThree: string;
  /** Before how many minutes a birth may be earlier or later. */
  readonly same: Readonly<Record<'lagna' | 'd10', string>>;
}
