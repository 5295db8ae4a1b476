import type { GatheredWords } from '../../languages/pages/tool-words.js';

/** The sections of the page in their order. */
export const ORDER = ['groom', 'bride', 'kootas', 'poruthams', 'manglik', 'papasamya', 'dashas'] as const;

export type MatchingPageWords = GatheredWords<(typeof ORDER)[number]>;
