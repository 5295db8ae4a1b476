import type { Language } from '../words/language.js';
import { BEARERS, GERMAN_CAVEATS } from './caveats.js';
import { GERMAN_DATES } from './dates.js';
import { GERMAN_KOOTAS } from './kootas.js';
import { GERMAN_MANGLIK } from './manglik.js';
import { GERMAN_REFUSALS } from './refusals.js';
import { GERMAN_RULES } from './rules.js';

/** All that is said in German. */
export const GERMAN_WORDS: Language = {
  dates: GERMAN_DATES,
  caveats: GERMAN_CAVEATS,
  refusals: GERMAN_REFUSALS,
  bearers: BEARERS,
  kootas: GERMAN_KOOTAS,
  manglik: GERMAN_MANGLIK,
  rules: GERMAN_RULES,
};
