import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface ChartPointsWords extends ToolWords {
  readonly lagna: string;
  readonly sunrise: string;
  readonly byDay: string;
  readonly byNight: string;
  readonly noSunrise: string;
  readonly noSunriseText: string;
  readonly upagrahasTitle: string;
  readonly upagrahas: string;
  readonly point: string;
  readonly place: string;
  readonly house: string;
  readonly at: string;
  readonly lagnasTitle: string;
  readonly degreesTitle: string;
  readonly gandanta: string;
  readonly pushkara: string;
  readonly bhaga: string;
  readonly yes: string;
  readonly warsTitle: string;
  readonly noWar: string;
  readonly planets: string;
  readonly apart: string;
  readonly winner: string;
  readonly statesTitle: string;
  readonly states: string;
  readonly age: string;
  readonly wakefulness: string;
  readonly moods: string;
  readonly whatTitle: string;
  readonly what: string;
  readonly derivedTitle: string;
  readonly derived: string;
  readonly yogi: string;
  readonly duplicateYogi: string;
  readonly avayogi: string;
  readonly farTitle: string;
  readonly countedFrom: string;
  readonly lordOfPart: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'chart-points': ChartPointsWords;
  }
}
