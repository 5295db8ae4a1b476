import type { Language } from '../language.js';
import { BEARERS, BENGALI_CAVEATS } from './caveats.js';
import { BENGALI_CHARTS } from './charts.js';
import { BENGALI_DATES } from './dates.js';
import { disclaimers } from './disclaimers.js';
import { findings } from './findings.js';
import { BENGALI_KOOTAS } from './kootas.js';
import { names } from './listed.js';
import { BENGALI_MANGLIK } from './manglik.js';
import { matching } from './matching.js';
import { BENGALI_MEANINGS } from './meanings.js';
import { observances } from './observances.js';
import { BENGALI_REFUSALS } from './refusals.js';
import { results } from './results.js';
import { BENGALI } from './rules.js';
import { BENGALI_YOGA_LINES } from './yogas.js';

/** Bengali. */
export const bn: Language = {
  code: 'bn',
  names: { ...names, ...observances },
  dates: BENGALI_DATES,
  caveats: BENGALI_CAVEATS,
  bearers: BEARERS,
  refusals: BENGALI_REFUSALS,
  rules: BENGALI,
  results,
  kootas: BENGALI_KOOTAS,
  manglik: BENGALI_MANGLIK,
  matching,
  findings,
  yogas: BENGALI_YOGA_LINES,
  meanings: BENGALI_MEANINGS,
  charts: BENGALI_CHARTS,
  disclaimers,
};
