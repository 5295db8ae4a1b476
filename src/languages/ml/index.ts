import type { Language } from '../language.js';
import { BEARERS, MALAYALAM_CAVEATS } from './caveats.js';
import { MALAYALAM_CHARTS } from './charts.js';
import { MALAYALAM_DATES } from './dates.js';
import { disclaimers } from './disclaimers.js';
import { findings } from './findings.js';
import { MALAYALAM_KOOTAS } from './kootas.js';
import { names } from './listed.js';
import { MALAYALAM_MANGLIK } from './manglik.js';
import { matching } from './matching.js';
import { MALAYALAM_MEANINGS } from './meanings.js';
import { observances } from './observances.js';
import { MALAYALAM_REFUSALS } from './refusals.js';
import { results } from './results.js';
import { MALAYALAM } from './rules.js';
import { MALAYALAM_YOGA_LINES } from './yogas.js';

/** Malayalam. */
export const ml: Language = {
  code: 'ml',
  names: { ...names, ...observances },
  dates: MALAYALAM_DATES,
  caveats: MALAYALAM_CAVEATS,
  bearers: BEARERS,
  refusals: MALAYALAM_REFUSALS,
  rules: MALAYALAM,
  results,
  kootas: MALAYALAM_KOOTAS,
  manglik: MALAYALAM_MANGLIK,
  matching,
  findings,
  yogas: MALAYALAM_YOGA_LINES,
  meanings: MALAYALAM_MEANINGS,
  charts: MALAYALAM_CHARTS,
  disclaimers,
};
