import type { ToolWords } from '../../../languages/pages/tool-words.js';
import type { Period } from '../../../rules/panchanga/day-divisions.js';
import type { DirectionsResult } from '../directions.js';
import type { SamvatsarasResult, YearNumbersResult } from '../years.js';

export interface PanchangWords extends ToolWords {
  readonly lunarMonth: string;
  readonly amanta: string;
  readonly purnimanta: string;
  /** The additional month before the one of the same name. */
  readonly adhika: (month: string) => string;
  readonly omitted: (month: string) => string;
  readonly moon: string;
  readonly moonrise: (time: string) => string;
  readonly moonset: (time: string) => string;
  readonly noMoonrise: string;
  readonly noMoonset: string;
  readonly noAbhijit: string;
  readonly about: string;
  readonly wholeDay: string;
  readonly wholeDayNote: string;
  readonly gandaMoola: string;
  readonly bhadra: string;
  readonly mukha: string;
  readonly puchha: string;
  readonly panchaka: string;
  readonly ayana: string;
  readonly ritu: string;
  readonly byLunarMonth: string;
  /** The good eighths of Gowri Panchangam by day, as Tamil calendars print them. */
  readonly nallaNeram: string;
  readonly gowriOf: Readonly<Record<Period, string>>;
  readonly years: string;
  readonly yearNames: Readonly<Record<keyof YearNumbersResult, string>>;
  readonly samvatsara: string;
  readonly samvatsaraOf: Readonly<Record<keyof SamvatsarasResult, string>>;
  readonly solarMonths: string;
  readonly malayalam: string;
  readonly odia: string;
  readonly directions: Readonly<Record<keyof DirectionsResult, string>>;
  readonly specialYogas: string;
  readonly anandadi: string;
  readonly muhurtasOf: Readonly<Record<Period, string>>;
  readonly tarabala: string;
  readonly chandrabala: string;
  /** "Rohini: good for those born in Ashwini and Magha". */
  readonly goodFor: (moon: string, births: string) => string;
  /** "not for those born in Aries (chandrashtama)". */
  readonly chandrashtama: (birth: string) => string;
  /** How what stands on the page is reckoned, after the definition of sunrise. */
  readonly conventions: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly panchang: PanchangWords;
  }
}
