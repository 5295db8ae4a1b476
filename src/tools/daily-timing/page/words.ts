import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface DailyTimingWords extends ToolWords {
  readonly dayScore: string;
  readonly phase: string;
  readonly lit: (percent: string) => string;
  readonly about: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'daily-timing': DailyTimingWords;
  }
}
