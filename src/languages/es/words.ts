import type { Language } from '../words/language.js';
import { BEARERS, SPANISH_CAVEATS } from './caveats.js';
import { SPANISH_DATES } from './dates.js';
import { SPANISH_KOOTAS } from './kootas.js';
import { SPANISH_MANGLIK } from './manglik.js';
import { SPANISH_REFUSALS } from './refusals.js';
import { SPANISH_RULES } from './rules.js';

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
