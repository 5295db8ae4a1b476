import type { ToolWords } from '../../../languages/pages/tool-words.js';
import type { BhavaSystem } from '../../../rules/bhava/chalit.js';

export interface BhavaChartWords extends ToolWords {
  readonly lagna: string;
  readonly midheaven: string;
  readonly moved: string;
  readonly noneMoved: string;
  readonly wheelTitle: string;
  readonly wheel: string;
  readonly planetsTitle: string;
  readonly planet: string;
  readonly bhava: string;
  readonly wholeSign: string;
  readonly place: string;
  readonly fromSandhi: string;
  readonly bhavasTitle: string;
  readonly bhavas: string;
  readonly house: string;
  readonly begins: string;
  readonly middle: string;
  readonly here: string;
  readonly inSign: string;
  readonly changesTitle: string;
  readonly at: string;
  readonly whatTitle: string;
  /** How the houses are divided. */
  readonly systems: Readonly<Record<BhavaSystem, string>>;
  readonly what: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'bhava-chart': BhavaChartWords;
  }
}
