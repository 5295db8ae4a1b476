import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface KpChartWords extends ToolWords {
  readonly firstSub: string;
  readonly lagna: string;
  readonly lords: string;
  readonly lordsNote: string;
  readonly ruling: string;
  readonly wheelTitle: string;
  readonly wheel: string;
  readonly placidus: string;
  readonly cuspsTitle: string;
  readonly planetsTitle: string;
  readonly house: string;
  readonly planet: string;
  readonly place: string;
  readonly signLord: string;
  readonly starLord: string;
  readonly subLord: string;
  readonly subSubLord: string;
  readonly number: string;
  readonly significatorsTitle: string;
  readonly significators: string;
  readonly inStarOfOccupants: string;
  readonly occupants: string;
  readonly inStarOfRuler: string;
  readonly ruler: string;
  readonly nodes: string;
  readonly conjunct: string;
  readonly rulingTitle: string;
  /** At which moment and for which place the ruling planets are reckoned. */
  readonly rulingFor: Readonly<Record<'birthPlace' | 'elsewhere', (moment: string, place: string) => string>>;
  readonly of: string;
  readonly day: string;
  readonly noDay: string;
  readonly noDayText: string;
  readonly whatTitle: string;
  readonly what: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'kp-chart': KpChartWords;
  }
}
