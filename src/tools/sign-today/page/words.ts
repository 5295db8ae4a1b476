import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface SignTodayWords extends ToolWords {
  /** The head of the page of today, and of another day. */
  readonly heading: (sign: string) => string;
  readonly headingOn: (sign: string, date: string) => string;
  /** "4th house". */
  readonly house: (house: number) => string;
  /** What a house is for a graha, as the books call it. */
  readonly qualities: Readonly<Record<'good' | 'bad' | 'worst', string>>;
  /** Whose words good and difficult are. */
  readonly traditionSays: string;
  readonly nextChandrashtama: string;
  readonly nakshatraTitle: string;
  readonly nakshatraNote: string;
  readonly allNakshatras: string;
  readonly changesTitle: string;
  readonly noChanges: string;
  /** Before those that nothing obstructs or lifts from then on. */
  readonly noVedha: string;
  readonly slowTitle: string;
  readonly fastTitle: string;
  /** Before the stay that follows, and one in the same sign after another, inside a line. */
  readonly next: string;
  readonly again: string;
  readonly nodesNote: string;
  readonly lanesTitle: string;
  readonly weekTitle: string;
  readonly monthTitle: string;
  readonly moonThrough: string;
  readonly entries: string;
  readonly turns: string;
  readonly sourcesTitle: string;
  /** What each line rests on. */
  readonly sources: readonly string[];
  readonly otherSigns: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'sign-today': SignTodayWords;
  }
}
