import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface MoonSignWords extends ToolWords {
  readonly rashi: string;
  readonly rulerOfRashi: string;
  readonly rulerOfNakshatra: string;
  readonly details: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'vedic-moon-sign-calculator': MoonSignWords;
  }
}
