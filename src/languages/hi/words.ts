import type { Language } from '../words/language.js';
import { BEARERS, HINDI_CAVEATS } from './caveats.js';
import { HINDI_DATES } from './dates.js';
import { HINDI_KOOTAS } from './kootas.js';
import { HINDI_MANGLIK } from './manglik.js';
import { HINDI_REFUSALS } from './refusals.js';
import { HINDI_RULES } from './rules.js';

/** All that is said in Hindi. */
export const HINDI_WORDS: Language = {
  dates: HINDI_DATES,
  caveats: HINDI_CAVEATS,
  refusals: HINDI_REFUSALS,
  bearers: BEARERS,
  kootas: HINDI_KOOTAS,
  manglik: HINDI_MANGLIK,
  rules: HINDI_RULES,
};
