import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface UpcomingTransitsWords extends ToolWords {
  /** Before the next major transit and its date. */
  readonly next: string;
  readonly noneIsMajor: (count: string) => string;
  readonly span: string;
  readonly found: string;
  readonly slowTitle: string;
  readonly slow: string;
  readonly quickTitle: string;
  readonly moonTitle: string;
  readonly moon: string;
  readonly throughoutTitle: string;
  readonly throughout: string;
  readonly none: string;
  readonly whatTitle: string;
  readonly what: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'upcoming-transits': UpcomingTransitsWords;
  }
}
