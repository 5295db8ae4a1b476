import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface NavamsaWords extends ToolWords {
  readonly navamsa: string;
  readonly navamsaLagna: string;
  readonly rashiLagna: string;
  readonly vargottama: string;
  readonly vargottamaNote: string;
  readonly inRashi: string;
  readonly inNavamsa: string;
  readonly grahas: string;
  readonly holds: (from: string, to: string) => string;
  readonly holdsRest: (duration: string) => string;
  readonly unbounded: string;
  readonly unboundedRest: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'navamsa-chart-calculator': NavamsaWords;
  }
}
