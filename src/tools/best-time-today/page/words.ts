import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface BestTimeTodayWords extends ToolWords {
  readonly bestHour: string;
  /** The same on the day that runs. */
  readonly bestToCome: string;
  /** Where the good hours of the day have passed. */
  readonly noneLeft: string;
  /** The way to the day after, where the good hours of a day that runs have passed. */
  readonly hoursOf: (date: string) => string;
  /** The best hour of the whole day, which has passed. */
  readonly wasBest: (hour: string) => string;
  readonly noBestHour: string;
  /** Why there is none. */
  readonly belowGood: (score: string) => string;
  readonly about: string;
  /** What was typed, in quotation marks. */
  readonly quoted: (intent: string) => string;
  readonly nothingTyped: string;
  readonly generalNote: string;
  readonly dayScore: string;
  readonly ranked: string;
  readonly rankedNote: (from: string, to: string) => string;
  readonly rank: string;
  readonly whyBest: (hour: string) => string;
  readonly whyFirst: (hour: string) => string;
  readonly allHours: string;
  readonly hour: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'best-time-today': BestTimeTodayWords;
  }
}
