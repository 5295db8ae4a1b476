import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface GocharaWords extends ToolWords {
  readonly helping: string;
  readonly none: string;
  readonly natalMoon: string;
  readonly total: string;
  readonly totalNote: string;
  readonly open: (signs: string) => string;
  readonly openText: (sign: string) => string;
  readonly tableTitle: string;
  readonly planet: string;
  readonly house: string;
  readonly inHouse: (house: number, sign: string) => string;
  readonly quality: string;
  readonly obstructed: (grahas: string) => string;
  readonly lifted: (grahas: string) => string;
  readonly until: string;
  readonly points: string;
  readonly reasonsTitle: string;
  readonly reasons: string;
  readonly since: string;
  readonly murti: string;
  readonly housePoints: string;
  readonly bindus: string;
  readonly noBindus: string;
  readonly noBindusText: string;
  readonly whatTitle: string;
  readonly what: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly gochara: GocharaWords;
  }
}
