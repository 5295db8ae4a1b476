import type { Language } from '../language.js';
import { BEARERS } from './caveats.js';
import { ENGLISH_CHARTS } from './charts.js';
import { ENGLISH_DATES } from './dates.js';
import { disclaimers } from './disclaimers.js';
import { findings } from './findings.js';
import { ENGLISH_KOOTAS } from './kootas.js';
import { names } from './listed.js';
import { ENGLISH_MANGLIK } from './manglik.js';
import { matching } from './matching.js';
import { ENGLISH_MEANINGS } from './meanings.js';
import { observances } from './observances.js';
import { ENGLISH_CAVEATS } from './readable.js';
import { ENGLISH_REFUSALS } from './refusals.js';
import { results } from './results.js';
import { ENGLISH } from './rules.js';
import { ENGLISH_YOGA_LINES } from './yogas.js';

/** English. */
export const en: Language = {
  code: 'en',
  isOfMessages: true,
  names: { ...names, ...observances },
  dates: ENGLISH_DATES,
  caveats: ENGLISH_CAVEATS,
  bearers: BEARERS,
  refusals: ENGLISH_REFUSALS,
  rules: ENGLISH,
  results,
  kootas: ENGLISH_KOOTAS,
  manglik: ENGLISH_MANGLIK,
  matching,
  findings,
  yogas: ENGLISH_YOGA_LINES,
  meanings: ENGLISH_MEANINGS,
  charts: ENGLISH_CHARTS,
  disclaimers,
};
