import type { GatheredWords } from '../../languages/pages/tool-words.js';

/** The sections of the page in their order. */
export const ORDER = [
  'panchanga',
  'charts',
  'planets',
  'vargas',
  'dashas',
  'yogas',
  'ashtakavarga',
  'strengths',
  'saturn',
  'gochara',
] as const;

export type KundliWords = GatheredWords<(typeof ORDER)[number]>;
