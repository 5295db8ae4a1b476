import type { GatheredWords } from '../../languages/pages/tool-words.js';

/** The sections of the page in their order. */
export const ORDER = ['groom', 'bride', 'kootas', 'poruthams', 'manglik', 'papasamya', 'dashas'] as const;

/** The same where a match goes by poruthams first. */
export const SOUTHERN = ['groom', 'bride', 'poruthams', 'kootas', 'manglik', 'papasamya', 'dashas'] as const;

export type MatchingPageWords = GatheredWords<(typeof ORDER)[number]>;
