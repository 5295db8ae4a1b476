import type { Language } from '../language.js';
import { BEARERS, MARATHI_CAVEATS } from './caveats.js';
import { MARATHI_CHARTS } from './charts.js';
import { MARATHI_DATES } from './dates.js';
import { disclaimers } from './disclaimers.js';
import { findings } from './findings.js';
import { MARATHI_KOOTAS } from './kootas.js';
import { names } from './listed.js';
import { MARATHI_MANGLIK } from './manglik.js';
import { matching } from './matching.js';
import { MARATHI_MEANINGS } from './meanings.js';
import { observances } from './observances.js';
import { MARATHI_REFUSALS } from './refusals.js';
import { results } from './results.js';
import { MARATHI } from './rules.js';
import { MARATHI_YOGA_LINES } from './yogas.js';

/** Marathi. */
export const mr: Language = {
  code: 'mr',
  names: { ...names, ...observances },
  dates: MARATHI_DATES,
  caveats: MARATHI_CAVEATS,
  bearers: BEARERS,
  refusals: MARATHI_REFUSALS,
  rules: MARATHI,
  results,
  kootas: MARATHI_KOOTAS,
  manglik: MARATHI_MANGLIK,
  matching,
  findings,
  yogas: MARATHI_YOGA_LINES,
  meanings: MARATHI_MEANINGS,
  charts: MARATHI_CHARTS,
  disclaimers,
};
