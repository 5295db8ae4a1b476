import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface DayLagnasWords extends ToolWords {
  /** The lagna that rises, in lists and lanes. */
  readonly lagna: string;
  readonly nowAt: (time: string) => string;
  readonly afterwards: string;
  readonly atSunrise: string;
  readonly lagnasTitle: string;
  readonly nature: string;
  /** Of the first sign of the day: when the lagna came into it. */
  readonly since: (time: string) => string;
  /** Of the last one: when the lagna leaves it, after the next sunrise. */
  readonly onwards: (time: string) => string;
  readonly navamsasTitle: string;
  readonly navamsasOf: (sign: string) => string;
  readonly navamsa: string;
  /** The sign in the navamsa chart. */
  readonly sign: string;
  readonly vargottama: string;
  readonly pushkara: string;
  /** The link to the page with the navamsas. */
  readonly withNavamsas: string;
  readonly whatTitle: string;
  readonly what: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'day-lagnas': DayLagnasWords;
  }
}
