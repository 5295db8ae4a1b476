import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface NakshatraWords extends ToolWords {
  readonly atMorning: (time: string) => string;
  readonly next: string;
  readonly about: (nakshatra: string) => string;
  readonly devanagari: string;
  readonly runs: string;
  readonly civilDay: string;
  readonly changes: string;
  readonly noChange: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly nakshatra: NakshatraWords;
  }
}
