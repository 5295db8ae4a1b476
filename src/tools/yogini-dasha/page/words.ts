import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface YoginiWords extends ToolWords {
  /** What is over where none runs any more. */
  readonly over: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'yogini-dasha': YoginiWords;
  }
}
