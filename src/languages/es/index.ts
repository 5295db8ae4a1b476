import type { Language } from '../language.js';
import { BEARERS, SPANISH_CAVEATS } from './caveats.js';
import { SPANISH_CHARTS } from './charts.js';
import { SPANISH_DATES } from './dates.js';
import { disclaimers } from './disclaimers.js';
import { findings } from './findings.js';
import { SPANISH_KOOTAS } from './kootas.js';
import { names } from './listed.js';
import { SPANISH_MANGLIK } from './manglik.js';
import { matching } from './matching.js';
import { SPANISH_MEANINGS } from './meanings.js';
import { observances } from './observances.js';
import { SPANISH_REFUSALS } from './refusals.js';
import { results } from './results.js';
import { SPANISH } from './rules.js';
import { SPANISH_YOGA_LINES } from './yogas.js';

/** Spanish. */
export const es: Language = {
  code: 'es',
  names: { ...names, ...observances },
  dates: SPANISH_DATES,
  caveats: SPANISH_CAVEATS,
  bearers: BEARERS,
  refusals: SPANISH_REFUSALS,
  rules: SPANISH,
  results,
  kootas: SPANISH_KOOTAS,
  manglik: SPANISH_MANGLIK,
  matching,
  findings,
  yogas: SPANISH_YOGA_LINES,
  meanings: SPANISH_MEANINGS,
  charts: SPANISH_CHARTS,
  disclaimers,
};
