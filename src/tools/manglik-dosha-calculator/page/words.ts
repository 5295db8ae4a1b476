import type { ToolWords } from '../../../languages/pages/tool-words.js';
import type { ManglikReference } from '../../../rules/natal/manglik-tables.js';

export interface ManglikWords extends ToolWords {
  /** The answer in a line; of a dosha, how many references find it and how many rules soften it. */
  readonly answer: { readonly yes: (references: number, mitigations: number) => string; readonly no: string };
  readonly dosha: string;
  readonly flagged: string;
  readonly notFlagged: string;
  readonly byRule: string;
  readonly mitigations: string;
  readonly count: (count: number) => string;
  readonly counted: string;
  readonly countedNote: (houses: string) => string;
  readonly reference: string;
  readonly references: Readonly<Record<ManglikReference, string>>;
  readonly referenceSign: string;
  readonly houseOfMars: string;
  readonly inRule: string;
  readonly yes: string;
  readonly no: string;
  readonly softens: string;
  readonly softensNote: string;
  readonly noneHolds: string;
  readonly notNeeded: string;
  readonly effects: Readonly<Record<'cancelling' | 'reducing', string>>;
  readonly factor: string;
  readonly effect: string;
  readonly reading: string;
  readonly positions: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'manglik-dosha-calculator': ManglikWords;
  }
}
