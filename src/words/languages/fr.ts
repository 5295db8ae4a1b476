import { BEARERS, FRENCH_CAVEATS } from '../caveats/fr.js';
import { FRENCH_DATES } from '../dates/fr.js';
import { FRENCH_KOOTAS } from '../kootas/fr.js';
import type { Language } from '../language.js';
import { FRENCH_MANGLIK } from '../manglik/fr.js';
import { FRENCH_REFUSALS } from '../refusals/fr.js';
import { FRENCH_RULES } from '../rules/fr.js';

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
