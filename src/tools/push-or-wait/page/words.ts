import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface PushOrWaitWords extends ToolWords {
  readonly verdict: string;
  /** From which score on the verdict is the best, and below which it is the last. */
  readonly steps: (push: string, wait: string) => string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'push-or-wait': PushOrWaitWords;
  }
}
