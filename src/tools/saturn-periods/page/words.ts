import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface SaturnPeriodsWords extends ToolWords {
  readonly sadeSati: string;
  readonly dhaiyas: string;
  readonly natalMoon: string;
  readonly now: string;
  readonly none: string;
  readonly next: string;
  readonly open: (signs: string) => string;
  readonly openText: (sign: string) => string;
  readonly lifeTitle: string;
  readonly lifeNote: string;
  readonly tableTitle: string;
  readonly from: string;
  readonly to: string;
  readonly period: string;
  readonly saturnIn: string;
  readonly house: string;
  readonly age: string;
  readonly kantakaTitle: string;
  readonly kantaka: string;
  readonly whatTitle: string;
  readonly what: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'saturn-periods': SaturnPeriodsWords;
  }
}
