import type { Language } from '../words/language.js';
import { BEARERS, UKRAINIAN_CAVEATS } from './caveats.js';
import { UKRAINIAN_DATES } from './dates.js';
import { UKRAINIAN_KOOTAS } from './kootas.js';
import { UKRAINIAN_MANGLIK } from './manglik.js';
import { UKRAINIAN_REFUSALS } from './refusals.js';
import { UKRAINIAN_RULES } from './rules.js';

/** All that is said in Ukrainian. */
export const UKRAINIAN_WORDS: Language = {
  dates: UKRAINIAN_DATES,
  caveats: UKRAINIAN_CAVEATS,
  refusals: UKRAINIAN_REFUSALS,
  bearers: BEARERS,
  kootas: UKRAINIAN_KOOTAS,
  manglik: UKRAINIAN_MANGLIK,
  rules: UKRAINIAN_RULES,
};
