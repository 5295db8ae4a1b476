import type { Language } from '../words/language.js';
import { BEARERS, RUSSIAN_CAVEATS } from './caveats.js';
import { RUSSIAN_DATES } from './dates.js';
import { RUSSIAN_KOOTAS } from './kootas.js';
import { RUSSIAN_MANGLIK } from './manglik.js';
import { RUSSIAN_REFUSALS } from './refusals.js';
import { RUSSIAN_RULES } from './rules.js';

/** All that is said in Russian. */
export const RUSSIAN_WORDS: Language = {
  dates: RUSSIAN_DATES,
  caveats: RUSSIAN_CAVEATS,
  refusals: RUSSIAN_REFUSALS,
  bearers: BEARERS,
  kootas: RUSSIAN_KOOTAS,
  manglik: RUSSIAN_MANGLIK,
  rules: RUSSIAN_RULES,
};
