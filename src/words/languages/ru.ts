import { BEARERS, RUSSIAN_CAVEATS } from '../caveats/ru.js';
import { RUSSIAN_DATES } from '../dates/ru.js';
import { RUSSIAN_KOOTAS } from '../kootas/ru.js';
import type { Language } from '../language.js';
import { RUSSIAN_MANGLIK } from '../manglik/ru.js';
import { RUSSIAN_REFUSALS } from '../refusals/ru.js';
import { RUSSIAN_RULES } from '../rules/ru.js';

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
