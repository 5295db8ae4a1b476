import type { Language } from '../language.js';
import { BEARERS, RUSSIAN_CAVEATS } from './caveats.js';
import { RUSSIAN_CHARTS } from './charts.js';
import { RUSSIAN_DATES } from './dates.js';
import { disclaimers } from './disclaimers.js';
import { findings } from './findings.js';
import { RUSSIAN_KOOTAS } from './kootas.js';
import { names } from './listed.js';
import { RUSSIAN_MANGLIK } from './manglik.js';
import { matching } from './matching.js';
import { RUSSIAN_MEANINGS } from './meanings.js';
import { observances } from './observances.js';
import { RUSSIAN_REFUSALS } from './refusals.js';
import { results } from './results.js';
import { RUSSIAN } from './rules.js';
import { RUSSIAN_YOGA_LINES } from './yogas.js';

/** Russian. */
export const ru: Language = {
  code: 'ru',
  names: { ...names, ...observances },
  dates: RUSSIAN_DATES,
  caveats: RUSSIAN_CAVEATS,
  bearers: BEARERS,
  refusals: RUSSIAN_REFUSALS,
  rules: RUSSIAN,
  results,
  kootas: RUSSIAN_KOOTAS,
  manglik: RUSSIAN_MANGLIK,
  matching,
  findings,
  yogas: RUSSIAN_YOGA_LINES,
  meanings: RUSSIAN_MEANINGS,
  charts: RUSSIAN_CHARTS,
  disclaimers,
};
