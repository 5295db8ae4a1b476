import type { ToolWords } from '../../../languages/pages/tool-words.js';
import type { KootaKey } from '../../../rules/matching/ashtakoota.js';

export interface MatchingWords extends ToolWords {
  /** The section with the total. */
  readonly score: string;
  /** "28.5 of 36", after the total and beside a koota. */
  readonly ofPoints: (maximum: string) => string;
  readonly points: (score: string, maximum: string) => string;
  readonly minimum: string;
  /** The picture of the total in words. */
  readonly bar: (score: string) => string;
  readonly totalLies: (least: string, most: string) => string;
  readonly personA: string;
  readonly personB: string;
  readonly moon: (sign: string, nakshatra: string) => string;
  readonly swap: string;
  readonly swapLink: string;
  readonly swapNote: string;
  readonly nadiTitle: string;
  readonly nadi: Readonly<Record<'none' | 'present' | 'open', { readonly lead: string; readonly text: string }>>;
  readonly kootasTitle: string;
  readonly kootasNote: string;
  readonly kootasOpen: string;
  readonly kootas: Readonly<Record<KootaKey, { readonly name: string; readonly about: string }>>;
  readonly howTitle: string;
  readonly how: readonly string[];
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'vedic-compatibility-calculator': MatchingWords;
  }
}
