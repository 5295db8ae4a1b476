import { BEARERS, HINDI_CAVEATS } from '../caveats/hi.js';
import { HINDI_DATES } from '../dates/hi.js';
import { HINDI_KOOTAS } from '../kootas/hi.js';
import type { Language } from '../language.js';
import { HINDI_MANGLIK } from '../manglik/hi.js';
import { HINDI_REFUSALS } from '../refusals/hi.js';
import { HINDI_RULES } from '../rules/hi.js';

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
