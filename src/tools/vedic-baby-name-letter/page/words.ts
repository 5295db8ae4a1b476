import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface BabyNameWords extends ToolWords {
  readonly sound: string;
  readonly sounds: string;
  readonly spellings: string;
  readonly byTime: string;
  readonly dayNote: string;
  readonly four: (nakshatra: string) => string;
  readonly fourNote: string;
  readonly thisBirth: string;
  readonly safe: string;
  readonly safeRest: string;
  readonly near: string;
  readonly nearRest: string;
  readonly variants: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'vedic-baby-name-letter': BabyNameWords;
  }
}
