import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface SignEntriesWords extends ToolWords {
  readonly noneFound: string;
  readonly span: string;
  readonly moonSign: string;
  /** Of a birth without a time on whose day the Moon changes signs. */
  readonly open: (signs: string) => string;
  readonly slowTitle: string;
  readonly quickTitle: string;
  readonly moonTitle: string;
  readonly stationsTitle: string;
  readonly combustionTitle: string;
  readonly combustion: string;
  readonly nakshatrasTitle: string;
  readonly none: string;
  readonly event: string;
  readonly when: string;
  /** Without a birth there is no clock. */
  readonly whenUtc: string;
  readonly whatTitle: string;
  readonly what: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'sign-entries': SignEntriesWords;
  }
}
