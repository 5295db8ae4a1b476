import { BEARERS, GERMAN_CAVEATS } from '../caveats/de.js';
import { GERMAN_DATES } from '../dates/de.js';
import { GERMAN_KOOTAS } from '../kootas/de.js';
import type { Language } from '../language.js';
import { GERMAN_MANGLIK } from '../manglik/de.js';
import { GERMAN_REFUSALS } from '../refusals/de.js';
import { GERMAN_RULES } from '../rules/de.js';

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
