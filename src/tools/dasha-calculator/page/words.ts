import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface DashaWords extends ToolWords {
  /** What runs now, before the lords. */
  readonly answer: string;
  /** Where the Moon is, before its nakshatra. */
  readonly moon: string;
  readonly noneRuns: Readonly<
    Record<'birthAhead' | 'over' | 'noClock', { readonly lead: string; readonly text: string }>
  >;
  readonly lanesTitle: string;
  readonly lanes: {
    readonly maha: string;
    readonly within: (lords: string) => string;
  };
  /** The drawings in words. */
  readonly drawn: {
    readonly mahas: (from: string, to: string) => string;
    readonly antars: (lord: string) => string;
    readonly pratyantars: (lords: string) => string;
    readonly runs: (lord: string) => string;
  };
  readonly tablesTitle: string;
  readonly mahasCaption: string;
  readonly antarsCaption: (lord: string) => string;
  readonly pratyantarsCaption: (lords: string) => string;
  readonly lord: string;
  readonly age: string;
  readonly certainTitle: string;
  readonly perMinute: { readonly lead: (days: string) => string; readonly year: (days: string) => string };
  readonly balance: (left: string, full: string, lord: string) => string;
  readonly open: {
    readonly lead: string;
    readonly text: (days: string) => string;
    /** The first lord at the beginning and at the end of the day. */
    readonly first: string;
    readonly balance: string;
    readonly years: (years: string) => string;
    readonly move: string;
    readonly days: (days: string) => string;
    readonly caption: string;
    readonly earliest: string;
    readonly latest: string;
  };
}

/** What the pages of all dashas say. */
export type DashaTexts = Omit<DashaWords, keyof ToolWords>;

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'dasha-calculator': DashaWords;
  }
}
