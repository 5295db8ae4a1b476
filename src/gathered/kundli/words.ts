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

export type KundliWords = GatheredWords<(typeof ORDER)[number]>;
