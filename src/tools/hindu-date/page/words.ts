import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface HinduDateWords extends ToolWords {
  readonly lunarTitle: string;
  readonly amanta: string;
  readonly purnimanta: string;
  readonly tithi: string;
  readonly sunrises: string;
  readonly skipped: string;
  readonly nepalSambat: string;
  readonly saptarshi: string;
  readonly solarTitle: string;
  readonly calendar: string;
  readonly date: string;
  readonly monthFrom: string;
  /** Of a date that papers have there: the civil calendar of the country. */
  readonly ofBangladesh: string;
  /** Where and by whose Sun: "reckoned in Kathmandu, the Sun of the Surya Siddhanta". */
  readonly reckonedIn: string;
  readonly nearLimit: string;
  readonly differs: string;
  /** A link to the same date of other years. */
  readonly otherYears: string;
  readonly foundTitle: string;
  readonly noneFound: string;
  readonly noDay: string;
  readonly what: string;
  readonly when: string;
  readonly aboutTitle: string;
  readonly about: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'hindu-date': HinduDateWords;
  }
}
