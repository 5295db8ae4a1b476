import type { Language } from '../language.js';
import { BEARERS, KANNADA_CAVEATS } from './caveats.js';
import { KANNADA_CHARTS } from './charts.js';
import { KANNADA_DATES } from './dates.js';
import { disclaimers } from './disclaimers.js';
import { findings } from './findings.js';
import { KANNADA_KOOTAS } from './kootas.js';
import { names } from './listed.js';
import { KANNADA_MANGLIK } from './manglik.js';
import { matching } from './matching.js';
import { KANNADA_MEANINGS } from './meanings.js';
import { observances } from './observances.js';
import { KANNADA_REFUSALS } from './refusals.js';
import { results } from './results.js';
import { KANNADA } from './rules.js';
import { KANNADA_YOGA_LINES } from './yogas.js';

/** Kannada. */
export const kn: Language = {
  code: 'kn',
  names: { ...names, ...observances },
  dates: KANNADA_DATES,
  caveats: KANNADA_CAVEATS,
  bearers: BEARERS,
  refusals: KANNADA_REFUSALS,
  rules: KANNADA,
  results,
  kootas: KANNADA_KOOTAS,
  manglik: KANNADA_MANGLIK,
  matching,
  findings,
  yogas: KANNADA_YOGA_LINES,
  meanings: KANNADA_MEANINGS,
  charts: KANNADA_CHARTS,
  disclaimers,
};
