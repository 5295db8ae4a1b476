import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface VrataCalendarWords extends ToolWords {
  readonly span: string;
  readonly tradition: string;
  readonly count: string;
  readonly none: string;
  readonly kinds: string;
  readonly main: string;
  readonly all: string;
  readonly fourth: string;
  readonly syzygies: string;
  readonly decided: string;
  readonly why: string;
  /** What is done at which hours. */
  readonly hours: string;
  readonly day: string;
  readonly tithi: string;
  readonly nakshatra: string;
  readonly sun: string;
  readonly month: string;
  readonly adhika: string;
  readonly omitted: string;
  readonly parana: string;
  /** The same with what it means. */
  readonly paranaIs: string;
  readonly paranaUntil: string;
  readonly other: string;
  readonly gauna: string;
  readonly neighbours: string;
  readonly rule: string;
  readonly sources: string;
  readonly close: string;
  readonly sunless: string;
  readonly about: string;
  readonly aboutTitle: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'vrata-calendar': VrataCalendarWords;
  }
}
