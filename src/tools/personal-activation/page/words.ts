import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface PersonalActivationWords extends ToolWords {
  readonly dayForYou: string;
  readonly tara: string;
  readonly moonFromYours: string;
  readonly house: (house: number) => string;
  readonly natalMoon: string;
  readonly steps: (favourable: string, challenging: string) => string;
  readonly skyOfDay: string;
  readonly lordOfDay: string;
  readonly changesNone: string;
  readonly nakshatra: string;
  readonly theme: string;
  readonly band: string;
  readonly eighth: string;
  readonly between: (least: string, most: string) => string;
  readonly unknownLead: string;
  readonly unknown: (from: string, to: string) => string;
  /** The same where the Moon keeps its sign and nakshatra all that day. */
  readonly unknownOne: (moon: string) => string;
  readonly unknownNoFacts: string;
  readonly possible: string;
  readonly possibleSoft: string;
  readonly withMoon: (moon: string) => string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'personal-activation': PersonalActivationWords;
  }
}
