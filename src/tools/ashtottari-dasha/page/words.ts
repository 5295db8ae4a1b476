import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface AshtottariWords extends ToolWords {
  /** What is over where none runs any more. */
  readonly over: string;
  /** Whether the texts use it for this birth. */
  readonly applies: {
    readonly title: string;
    readonly what: string;
    readonly byRahu: string;
    readonly byPaksha: string;
    readonly yes: string;
    readonly no: string;
  };
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'ashtottari-dasha': AshtottariWords;
  }
}
