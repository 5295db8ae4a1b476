import type { GatheredWords } from '../../languages/pages/tool-words.js';

/** The sections of the page in their order. */
export const ORDER = [
  'charts',
  'planets',
  'houses',
  'vargas',
  'dashas',
  'yogas',
  'manglik',
  'saturn',
  'ashtakavarga',
  'strengths',
  'panchanga',
  'nakshatra',
  'gochara',
] as const;

export interface KundliWords extends GatheredWords<(typeof ORDER)[number]> {
  readonly booklet: {
    readonly print: string;
    readonly back: string;
    /** Above it on a screen: how many sheets it has, and that a phone shows the first alone. */
    readonly note: (sheets: number) => string;
    /** Beside the heading of what goes on from the sheet before. */
    readonly continued: string;
  };
}
