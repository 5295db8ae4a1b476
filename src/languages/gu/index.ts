import type { Language } from '../language.js';
import { BEARERS, GUJARATI_CAVEATS } from './caveats.js';
import { GUJARATI_CHARTS } from './charts.js';
import { GUJARATI_DATES } from './dates.js';
import { disclaimers } from './disclaimers.js';
import { findings } from './findings.js';
import { GUJARATI_KOOTAS } from './kootas.js';
import { names } from './listed.js';
import { GUJARATI_MANGLIK } from './manglik.js';
import { matching } from './matching.js';
import { GUJARATI_MEANINGS } from './meanings.js';
import { observances } from './observances.js';
import { GUJARATI_REFUSALS } from './refusals.js';
import { results } from './results.js';
import { GUJARATI } from './rules.js';
import { GUJARATI_YOGA_LINES } from './yogas.js';

/** Gujarati. */
export const gu: Language = {
  code: 'gu',
  names: { ...names, ...observances },
  dates: GUJARATI_DATES,
  caveats: GUJARATI_CAVEATS,
  bearers: BEARERS,
  refusals: GUJARATI_REFUSALS,
  rules: GUJARATI,
  results,
  kootas: GUJARATI_KOOTAS,
  manglik: GUJARATI_MANGLIK,
  matching,
  findings,
  yogas: GUJARATI_YOGA_LINES,
  meanings: GUJARATI_MEANINGS,
  charts: GUJARATI_CHARTS,
  disclaimers,
};
