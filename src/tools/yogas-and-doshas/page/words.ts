import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface YogasAndDoshasWords extends ToolWords {
  readonly held: string;
  readonly none: string;
  /** None of some doshas. */
  readonly noneOf: (doshas: string) => string;
  /** Stands before the calculators of the doshas that are told elsewhere. */
  readonly elsewhere: string;
  /** Below the number of doshas. */
  readonly without: string;
  readonly yogasTitle: string;
  readonly doshasTitle: string;
  readonly lagna: string;
  readonly openLead: string;
  /** Of a day on which the Moon changes its sign. */
  readonly openMoon: string;
  readonly nameHead: string;
  readonly makes: string;
  readonly planets: string;
  readonly share: string;
  readonly cancelled: string;
  readonly how: (yoga: string) => string;
  readonly condition: string;
  readonly houses: string;
  readonly cancels: (what: string) => string;
  readonly ruling: (houses: string) => string;
  /** Where Mars is counted from the Moon and Venus alone. */
  readonly manglikTitle: string;
  readonly manglikText: string;
  readonly othersTitle: string;
  readonly loosely: string;
  readonly open: string;
  readonly absent: string;
  readonly changesTitle: string;
  readonly changes: string;
  readonly change: string;
  readonly begins: string;
  readonly ends: string;
  readonly at: string;
  readonly whatTitle: string;
  readonly what: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'yogas-and-doshas': YogasAndDoshasWords;
  }
}
