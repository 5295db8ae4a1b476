import type { ToolWords } from '../../../languages/pages/tool-words.js';
import type { Paksha } from '../../../rules/panchanga/tables.js';

export interface PanchangMonthWords extends ToolWords {
  readonly monthNav: string;
  readonly days: string;
  /** The halves of the lunar month as one letter, before the number of a tithi: "S11". */
  readonly halves: Readonly<Record<Paksha, string>>;
  readonly moonNote: string;
  readonly halvesNote: string;
  readonly nextDayNote: string;
  readonly washNote: string;
  readonly inShort: string;
  readonly sankranti: string;
  readonly lunarMonths: string;
  readonly repeated: string;
  readonly skipped: string;
  /** The additional month before the one of the same name. */
  readonly adhika: (month: string) => string;
  /** "new at 12:32": the Moon. */
  readonly newAt: (time: string) => string;
  readonly fullAt: (time: string) => string;
  readonly conventions: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'panchang-month': PanchangMonthWords;
  }
}
