import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface AshtakavargaWords extends ToolWords {
  readonly most: string;
  readonly least: string;
  readonly sarvaTitle: string;
  readonly sarva: string;
  readonly house: string;
  readonly sign: string;
  readonly bindus: string;
  readonly gridTitle: string;
  readonly grid: string;
  readonly planet: string;
  readonly total: string;
  readonly lagna: string;
  readonly reducedTitle: string;
  readonly reduced: string;
  readonly rasi: string;
  readonly graha: string;
  readonly sodhya: string;
  readonly givenTitle: string;
  readonly given: (planet: string) => string;
  /** Head of the column of those who give. */
  readonly giver: string;
  /** Where there is no lagna. */
  readonly openLead: string;
  readonly openText: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly ashtakavarga: AshtakavargaWords;
  }
}
