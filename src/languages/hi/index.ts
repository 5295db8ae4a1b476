import type { Language } from '../language.js';
import { BEARERS, HINDI_CAVEATS } from './caveats.js';
import { HINDI_CHARTS } from './charts.js';
import { HINDI_DATES } from './dates.js';
import { disclaimers } from './disclaimers.js';
import { findings } from './findings.js';
import { HINDI_KOOTAS } from './kootas.js';
import { names } from './listed.js';
import { HINDI_MANGLIK } from './manglik.js';
import { matching } from './matching.js';
import { HINDI_MEANINGS } from './meanings.js';
import { observances } from './observances.js';
import { HINDI_REFUSALS } from './refusals.js';
import { results } from './results.js';
import { HINDI } from './rules.js';
import { HINDI_YOGA_LINES } from './yogas.js';

/** Hindi. */
export const hi: Language = {
  code: 'hi',
  names: { ...names, ...observances },
  dates: HINDI_DATES,
  caveats: HINDI_CAVEATS,
  bearers: BEARERS,
  refusals: HINDI_REFUSALS,
  rules: HINDI,
  results,
  kootas: HINDI_KOOTAS,
  manglik: HINDI_MANGLIK,
  matching,
  findings,
  yogas: HINDI_YOGA_LINES,
  meanings: HINDI_MEANINGS,
  charts: HINDI_CHARTS,
  disclaimers,
};
