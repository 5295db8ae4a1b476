import { BEARERS } from '../caveats/en.js';
import { ENGLISH_CAVEATS } from '../caveats/en-readable.js';
import { ENGLISH_DATES } from '../dates/en.js';
import { ENGLISH_KOOTAS } from '../kootas/en.js';
import type { Language } from '../language.js';
import { ENGLISH_MANGLIK } from '../manglik/en.js';
import { ENGLISH_REFUSALS } from '../refusals/en.js';
import { ENGLISH_RULES } from '../rules/en.js';

/** All that is said in English. */
export const ENGLISH_WORDS: Language = {
  dates: ENGLISH_DATES,
  caveats: ENGLISH_CAVEATS,
  refusals: ENGLISH_REFUSALS,
  bearers: BEARERS,
  kootas: ENGLISH_KOOTAS,
  manglik: ENGLISH_MANGLIK,
  isOfMessages: true,
  rules: ENGLISH_RULES,
};
