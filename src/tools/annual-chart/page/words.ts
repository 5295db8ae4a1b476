import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface AnnualChartWords extends ToolWords {
  readonly year: string;
  readonly begins: string;
  readonly ends: string;
  readonly lagna: string;
  readonly muntha: string;
  readonly house: string;
  readonly yearRuler: string;
  readonly chartTitle: string;
  readonly planet: string;
  readonly sign: string;
  readonly degree: string;
  readonly candidate: string;
  readonly bala: string;
  readonly aspects: string;
  readonly yes: string;
  readonly no: string;
  readonly muddaTitle: string;
  readonly mudda: string;
  readonly from: string;
  readonly until: string;
  readonly strengthsTitle: string;
  readonly strengths: string;
  readonly panchavargiya: string;
  readonly harsha: string;
  readonly yogasTitle: string;
  readonly yogas: string;
  readonly noYogas: string;
  readonly yoga: string;
  readonly faster: string;
  readonly slower: string;
  readonly joinedBy: string;
  readonly aspect: string;
  readonly apart: string;
  readonly sahamsTitle: string;
  readonly sahams: string;
  readonly saham: string;
  readonly mattersTitle: string;
  readonly matters: string;
  readonly patyayiniTitle: string;
  readonly patyayini: string;
  readonly by: string;
  readonly notInMonth: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'annual-chart': AnnualChartWords;
  }
}
