import type { Language } from '../words/language.js';
import { BEARERS } from './caveats.js';
import { ENGLISH_DATES } from './dates.js';
import { ENGLISH_KOOTAS } from './kootas.js';
import { ENGLISH_MANGLIK } from './manglik.js';
import { ENGLISH_CAVEATS } from './readable.js';
import { ENGLISH_REFUSALS } from './refusals.js';
import { ENGLISH_RULES } from './rules.js';

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
