import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface TithiAnniversariesWords extends ToolWords {
  readonly none: string;
  readonly keptBy: string;
  readonly next: string;
  /** Where the time of the event is not known and another tithi or nakshatra ran on its date. */
  readonly open: (others: string) => string;
  readonly listTitle: string;
  readonly date: string;
  readonly decided: string;
  readonly others: string;
  readonly noDay: string;
  readonly inAdhika: string;
  /** The third, as a number beside a date. */
  readonly number: (number: string) => string;
  readonly addressHolds: string;
  readonly aboutTitle: string;
  readonly about: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'tithi-anniversaries': TithiAnniversariesWords;
  }
}
