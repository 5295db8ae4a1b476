import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface PrashnaChartWords extends ToolWords {
  readonly asked: string;
  /** Of the rulers of the rising sign and of the Moon's. */
  readonly rulerOf: Readonly<Record<'ascendant' | 'moon', string>>;
  readonly rulersTitle: string;
  readonly panchanga: string;
  /** In front of a number. */
  readonly kpNumber: (number: string) => string;
  /** Where the part of a number begins and ends. */
  readonly part: string;
  readonly byNumber: string;
  readonly byMoment: string;
  readonly siderealTime: string;
  readonly rulingFor: (moment: string, place: string) => string;
  readonly whatTitle: string;
  readonly what: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'prashna-chart': PrashnaChartWords;
  }
}
