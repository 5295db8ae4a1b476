import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface PlanetVisibilityWords extends ToolWords {
  readonly span: string;
  readonly rule: string;
  readonly hidden: string;
  readonly none: string;
  readonly planet: string;
  readonly from: string;
  readonly until: string;
  /** Over each list, of those of its kind. */
  readonly titles: Readonly<Record<'asta' | 'combust' | 'retrograde', string>>;
  readonly soft: string;
  readonly whatTitle: string;
  readonly what: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'planet-visibility': PlanetVisibilityWords;
  }
}
