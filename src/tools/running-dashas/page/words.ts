import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface RunningDashasWords extends ToolWords {
  /** What is over where none runs any more. */
  readonly over: string;
  readonly levelsTitle: string;
  /** Head of the column of levels. */
  readonly level: string;
  readonly moment: string;
  /** How sure the lower levels are. */
  readonly lower: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'running-dashas': RunningDashasWords;
  }
}
