import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface MuhurtaFinderWords extends ToolWords {
  readonly occasion: string;
  readonly span: string;
  readonly openDays: string;
  readonly nothing: string;
  readonly found: (count: number) => string;
  readonly next: (found: string, at: string) => string;
  readonly spansTitle: string;
  readonly order: string;
  readonly when: string;
  readonly length: string;
  readonly moonIn: string;
  readonly tithi: string;
  readonly cautions: string;
  readonly struckTitle: string;
  readonly struckNote: string;
  readonly rule: string;
  readonly days: string;
  readonly open: string;
  /** Of days that no rule alone struck out. */
  readonly noMeeting: string;
  /** A date as it is read. */
  readonly explainedTitle: (date: string) => string;
  readonly excludes: string;
  readonly wholeDay: string;
  readonly excludesNothing: string;
  readonly rulesTitle: string;
  readonly weekdays: string;
  readonly nakshatras: string;
  readonly notThese: string;
  readonly tithis: string;
  readonly months: string;
  readonly sunIn: string;
  readonly lagna: string;
  readonly emptyHouses: string;
  readonly excluded: string;
  readonly atLeast: string;
  readonly aboutTitle: string;
  readonly about: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'muhurta-finder': MuhurtaFinderWords;
  }
}
