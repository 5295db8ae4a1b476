import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface JaiminiChartWords extends ToolWords {
  readonly lagna: string;
  readonly atma: string;
  readonly karakamsa: string;
  readonly arudhaLagna: string;
  readonly upapada: string;
  readonly house: string;
  readonly karakasTitle: string;
  readonly karakas: string;
  readonly karaka: string;
  readonly planet: string;
  readonly degrees: string;
  readonly tied: string;
  readonly dashaTitle: string;
  readonly forward: string;
  readonly backward: string;
  readonly sign: string;
  readonly years: string;
  readonly from: string;
  readonly until: string;
  readonly parts: string;
  readonly arudhasTitle: string;
  readonly arudhas: string;
  readonly ofHouse: string;
  readonly countedBy: string;
  readonly argalaTitle: string;
  readonly argala: string;
  readonly argalaAll: string;
  readonly intervenes: string;
  readonly obstructs: string;
  readonly outcome: string;
  readonly equal: string;
  readonly obstructed: string;
  readonly stands: string;
  readonly aspectsTitle: string;
  readonly aspects: string;
  readonly here: string;
  readonly looksUpon: string;
  readonly lookedUponBy: string;
  readonly whatTitle: string;
  readonly what: string;
  readonly furtherTitle: string;
  readonly further: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'jaimini-chart': JaiminiChartWords;
  }
}
