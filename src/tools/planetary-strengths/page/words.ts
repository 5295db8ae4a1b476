import type { ToolWords } from '../../../languages/pages/tool-words.js';

/** What the strengths are called. */
export type Terms = Readonly<
  Record<
    | 'sthana'
    | 'dig'
    | 'kala'
    | 'cheshta'
    | 'naisargika'
    | 'drik'
    | 'uchcha'
    | 'saptavargaja'
    | 'ojayugma'
    | 'kendradi'
    | 'drekkana'
    | 'natonnata'
    | 'paksha'
    | 'tribhaga'
    | 'ayana'
    | 'vimshopaka'
    | 'shadvarga'
    | 'saptavarga'
    | 'dashavarga'
    | 'shodashavarga',
    string
  >
>;

export interface PlanetaryStrengthsWords extends ToolWords {
  readonly terms: Terms;
  readonly strongest: string;
  readonly weakest: string;
  readonly strongHouse: string;
  readonly planet: string;
  readonly sixTitle: string;
  readonly six: string;
  readonly rupas: string;
  readonly required: string;
  readonly ratio: string;
  readonly ishta: string;
  readonly kashta: string;
  readonly partsTitle: string;
  readonly parts: string;
  readonly total: string;
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly vimshopaka: string;
  readonly housesTitle: string;
  readonly houses: string;
  readonly house: string;
  readonly sign: string;
  readonly ruler: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'planetary-strengths': PlanetaryStrengthsWords;
  }
}
