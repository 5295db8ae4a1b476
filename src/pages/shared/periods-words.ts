import type { Element } from '../../base/zodiac/rashi.js';
import type { WesternModality } from '../../rules/matching/sun-signs.js';

/** Words that the pages of periods, passages and pairs share. */
export interface PeriodsWords {
  readonly elements: Readonly<Record<Element, string>>;
  readonly modalities: Readonly<Record<WesternModality, string>>;
  /** The tag of what runs now. */
  readonly now: string;
  /** Heads of tables. */
  readonly from: string;
  readonly to: string;
  /** From one year or name to another. */
  readonly span: (from: string, to: string) => string;
  /** From one date to another, with or without a time. */
  readonly dates: (from: string, to: string) => string;
  /** Beside a length: what the clock does between the two times of it. */
  readonly clockMoved: Readonly<Record<'forward' | 'back', string>>;
  readonly retrograde: string;
  /** The switch from day to day, from year to year. */
  readonly moveLabel: string;
  readonly dayBefore: string;
  readonly dayAfter: string;
  /** A Moon by its nakshatra and pada. */
  readonly pada: (nakshatra: string, pada: number) => string;
  /** Below what is told by the clock of a birth. */
  readonly clockOfBirth: (zone: string) => string;
  /** Of two births in different zones. */
  readonly clockOfBirths: (zones: string) => string;
}
