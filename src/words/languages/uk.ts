import { BEARERS, UKRAINIAN_CAVEATS } from '../caveats/uk.js';
import { UKRAINIAN_DATES } from '../dates/uk.js';
import { UKRAINIAN_KOOTAS } from '../kootas/uk.js';
import type { Language } from '../language.js';
import { UKRAINIAN_MANGLIK } from '../manglik/uk.js';
import { UKRAINIAN_REFUSALS } from '../refusals/uk.js';
import { UKRAINIAN_RULES } from '../rules/uk.js';

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
