import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface MoonPhasesWords extends ToolWords {
  readonly phase: string;
  /** The clock time at which a principal phase is exact on the day. */
  readonly exactAt: (time: string) => string;
  readonly lit: string;
  readonly percent: (value: string) => string;
  readonly age: string;
  readonly days: (days: string) => string;
  readonly sinceNew: string;
  readonly moonIn: string;
  readonly western: (sign: string) => string;
  readonly atNoon: (time: string, zone: string) => string;
  readonly ahead: string;
  readonly tithi: string;
  readonly atTitle: string;
  readonly nextTitle: string;
  readonly nextCaption: (zone: string) => string;
  readonly date: string;
  readonly beyond: string;
  readonly aboutTitle: string;
  readonly about: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'moon-phases': MoonPhasesWords;
  }
}
