import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface PlanetaryHoursWords extends ToolWords {
  readonly nowAt: (time: string) => string;
  readonly afterwards: string;
  readonly lordOfDay: string;
  readonly dayHour: string;
  readonly nightHour: string;
  /** How long each hora of a period is. */
  readonly each: (minutes: string) => string;
  readonly order: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'planetary-hours': PlanetaryHoursWords;
  }
}
