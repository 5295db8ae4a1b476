import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface RelationshipWeatherWords extends ToolWords {
  readonly kindNav: string;
  readonly steps: (favourable: string, challenging: string) => string;
  readonly significators: string;
  readonly significatorsSoft: string;
  readonly graha: string;
  readonly sign: string;
  readonly dignity: string;
  readonly state: string;
  readonly direct: string;
  readonly retrograde: string;
  readonly combust: string;
  readonly moon: string;
  readonly whatChanges: string;
  readonly noChanges: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'relationship-weather': RelationshipWeatherWords;
  }
}
