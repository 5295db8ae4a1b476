import type { ToolWords } from '../../../languages/pages/tool-words.js';
import type { Polarity } from '../../../rules/matching/sun-signs.js';

export interface SunSignWords extends ToolWords {
  readonly sign: string;
  readonly ruler: string;
  readonly modernRuler: (planet: string) => string;
  readonly element: string;
  readonly modality: string;
  readonly polarity: string;
  readonly polarities: Readonly<Record<Polarity, string>>;
  readonly cusp: { readonly lead: (sign: string) => string; readonly text: string };
  readonly moreTitle: string;
  readonly siderealNote: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'sun-sign': SunSignWords;
  }
}
