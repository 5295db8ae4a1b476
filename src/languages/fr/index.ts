import type { Language } from '../language.js';
import { BEARERS, FRENCH_CAVEATS } from './caveats.js';
import { FRENCH_CHARTS } from './charts.js';
import { FRENCH_DATES } from './dates.js';
import { disclaimers } from './disclaimers.js';
import { findings } from './findings.js';
import { FRENCH_KOOTAS } from './kootas.js';
import { names } from './listed.js';
import { FRENCH_MANGLIK } from './manglik.js';
import { matching } from './matching.js';
import { FRENCH_MEANINGS } from './meanings.js';
import { observances } from './observances.js';
import { FRENCH_REFUSALS } from './refusals.js';
import { results } from './results.js';
import { FRENCH } from './rules.js';
import { FRENCH_YOGA_LINES } from './yogas.js';

/** French. */
export const fr: Language = {
  code: 'fr',
  names: { ...names, ...observances },
  dates: FRENCH_DATES,
  caveats: FRENCH_CAVEATS,
  bearers: BEARERS,
  refusals: FRENCH_REFUSALS,
  rules: FRENCH,
  results,
  kootas: FRENCH_KOOTAS,
  manglik: FRENCH_MANGLIK,
  matching,
  findings,
  yogas: FRENCH_YOGA_LINES,
  meanings: FRENCH_MEANINGS,
  charts: FRENCH_CHARTS,
  disclaimers,
};
