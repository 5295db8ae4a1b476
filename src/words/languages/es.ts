import { BEARERS, SPANISH_CAVEATS } from '../caveats/es.js';
import { SPANISH_DATES } from '../dates/es.js';
import { SPANISH_KOOTAS } from '../kootas/es.js';
import type { Language } from '../language.js';
import { SPANISH_MANGLIK } from '../manglik/es.js';
import { SPANISH_REFUSALS } from '../refusals/es.js';
import { SPANISH_RULES } from '../rules/es.js';

/** All that is said in Spanish. */
export const SPANISH_WORDS: Language = {
  dates: SPANISH_DATES,
  caveats: SPANISH_CAVEATS,
  refusals: SPANISH_REFUSALS,
  bearers: BEARERS,
  kootas: SPANISH_KOOTAS,
  manglik: SPANISH_MANGLIK,
  rules: SPANISH_RULES,
};
