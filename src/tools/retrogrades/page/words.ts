import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface RetrogradesWords extends ToolWords {
  readonly year: string;
  readonly inYear: string;
  readonly periods: (count: number) => string;
  readonly now: string;
  /** No planet is retrograde now. */
  readonly none: string;
  readonly lanesTitle: string;
  readonly lanesNote: string;
  /** A planet and its windows, in words. */
  readonly lane: (planet: string, windows: string) => string;
  readonly noWindow: string;
  readonly tableTitle: string;
  readonly tableCaption: string;
  readonly planet: string;
  readonly turnsRetrograde: string;
  readonly turnsDirect: string;
  readonly tropical: string;
  readonly sidereal: string;
  readonly aboutTitle: string;
  readonly about: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly retrogrades: RetrogradesWords;
  }
}
