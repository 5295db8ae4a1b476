import type { Language } from '../words/language.js';
import { BEARERS, FRENCH_CAVEATS } from './caveats.js';
import { FRENCH_DATES } from './dates.js';
import { FRENCH_KOOTAS } from './kootas.js';
import { FRENCH_MANGLIK } from './manglik.js';
import { FRENCH_REFUSALS } from './refusals.js';
import { FRENCH_RULES } from './rules.js';

/** All that is said in French. */
export const FRENCH_WORDS: Language = {
  dates: FRENCH_DATES,
  caveats: FRENCH_CAVEATS,
  refusals: FRENCH_REFUSALS,
  bearers: BEARERS,
  kootas: FRENCH_KOOTAS,
  manglik: FRENCH_MANGLIK,
  rules: FRENCH_RULES,
};
