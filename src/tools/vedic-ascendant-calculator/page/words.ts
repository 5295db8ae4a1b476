import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface AscendantWords extends ToolWords {
  readonly shifted: string;
  readonly shiftedSoft: string;
  readonly ifBorn: string;
  readonly earlier: (duration: string) => string;
  readonly later: (duration: string) => string;
  readonly asGiven: string;
  readonly changesSign: (sign: string) => string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'vedic-ascendant-calculator': AscendantWords;
  }
}
