import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface TransitsWords extends ToolWords {
  /** A house of the natal Moon and of the lagna, as it stands after a graha. */
  readonly fromMoon: (house: number) => string;
  readonly fromLagna: (house: number) => string;
  /** Heads of the columns of those houses. */
  readonly houseFromMoon: string;
  readonly houseFromLagna: string;
  readonly housesTitle: string;
  readonly moment: string;
  readonly count: (count: number) => string;
  readonly major: (count: number, threshold: number) => string;
  /** The natal point that a graha passes. */
  readonly natal: (point: string) => string;
  readonly lagna: string;
  readonly none: { readonly lead: string; readonly text: string };
  readonly transitsTitle: string;
  readonly transitsCaption: string;
  readonly transit: string;
  readonly aspect: string;
  readonly orb: string;
  readonly exact: string;
  readonly window: string;
  readonly weight: string;
  readonly isMajor: string;
  /** No pass is exact: a station falls short of it. */
  readonly never: string;
  readonly rulesTitle: string;
  readonly rulesNote: (threshold: number) => string;
  readonly positionsTitle: string;
  readonly skyCaption: string;
  readonly natalCaption: string;
  readonly graha: string;
  readonly point: string;
  readonly position: string;
  readonly placeNote: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'current-transits-calculator': TransitsWords;
  }
}
