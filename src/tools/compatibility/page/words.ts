import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface SignPairWords extends ToolWords {
  readonly score: string;
  readonly ofPoints: (maximum: string) => string;
  readonly points: (score: string, maximum: string) => string;
  readonly bar: (score: string) => string;
  readonly firstSign: string;
  readonly secondSign: string;
  readonly ruledBy: (ruler: string) => string;
  readonly partsTitle: string;
  readonly partsNote: string;
  readonly sameSign: (element: string) => string;
  readonly sameElement: (element: string) => string;
  readonly elements: (a: string, b: string) => string;
  readonly oneRuler: (ruler: string) => string;
  readonly rulers: (a: string, b: string) => string;
  readonly angleTitle: string;
  readonly angle: (name: string, distance: number) => string;
  readonly howTitle: string;
  readonly how: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly compatibility: SignPairWords;
  }
}
