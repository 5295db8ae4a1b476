import type { Language } from '../language.js';
import { BEARERS, TAMIL_CAVEATS } from './caveats.js';
import { TAMIL_CHARTS } from './charts.js';
import { TAMIL_DATES } from './dates.js';
import { disclaimers } from './disclaimers.js';
import { findings } from './findings.js';
import { TAMIL_KOOTAS } from './kootas.js';
import { names } from './listed.js';
import { TAMIL_MANGLIK } from './manglik.js';
import { matching } from './matching.js';
import { TAMIL_MEANINGS } from './meanings.js';
import { observances } from './observances.js';
import { TAMIL_REFUSALS } from './refusals.js';
import { results } from './results.js';
import { TAMIL } from './rules.js';
import { TAMIL_YOGA_LINES } from './yogas.js';

/** Tamil. */
export const ta: Language = {
  code: 'ta',
  names: { ...names, ...observances },
  dates: TAMIL_DATES,
  caveats: TAMIL_CAVEATS,
  bearers: BEARERS,
  refusals: TAMIL_REFUSALS,
  rules: TAMIL,
  results,
  kootas: TAMIL_KOOTAS,
  manglik: TAMIL_MANGLIK,
  matching,
  findings,
  yogas: TAMIL_YOGA_LINES,
  meanings: TAMIL_MEANINGS,
  charts: TAMIL_CHARTS,
  disclaimers,
};
