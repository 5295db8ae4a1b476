import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface ZodiacWords extends ToolWords {
  readonly compared: string;
  readonly body: string;
  readonly vedic: string;
  readonly western: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'vedic-zodiac-sign-calculator': ZodiacWords;
  }
}
