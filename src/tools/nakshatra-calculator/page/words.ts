import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface NakshatraWords extends ToolWords {
  readonly meaning: string;
  readonly meaningNote: string;
  readonly deity: string;
  readonly gana: string;
  readonly yoni: string;
  readonly nadi: string;
  readonly nature: string;
  readonly degree: string;
  readonly navamsa: string;
  readonly entered: string;
  readonly left: string;
  readonly sound: string;
  readonly spellings: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'nakshatra-calculator': NakshatraWords;
  }
}
