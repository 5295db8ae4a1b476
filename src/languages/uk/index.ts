import type { Language } from '../language.js';
import { BEARERS, UKRAINIAN_CAVEATS } from './caveats.js';
import { UKRAINIAN_CHARTS } from './charts.js';
import { UKRAINIAN_DATES } from './dates.js';
import { disclaimers } from './disclaimers.js';
import { findings } from './findings.js';
import { UKRAINIAN_KOOTAS } from './kootas.js';
import { names } from './listed.js';
import { UKRAINIAN_MANGLIK } from './manglik.js';
import { matching } from './matching.js';
import { UKRAINIAN_MEANINGS } from './meanings.js';
import { observances } from './observances.js';
import { UKRAINIAN_REFUSALS } from './refusals.js';
import { results } from './results.js';
import { UKRAINIAN } from './rules.js';
import { UKRAINIAN_YOGA_LINES } from './yogas.js';

/** Ukrainian. */
export const uk: Language = {
  code: 'uk',
  names: { ...names, ...observances },
  dates: UKRAINIAN_DATES,
  caveats: UKRAINIAN_CAVEATS,
  bearers: BEARERS,
  refusals: UKRAINIAN_REFUSALS,
  rules: UKRAINIAN,
  results,
  kootas: UKRAINIAN_KOOTAS,
  manglik: UKRAINIAN_MANGLIK,
  matching,
  findings,
  yogas: UKRAINIAN_YOGA_LINES,
  meanings: UKRAINIAN_MEANINGS,
  charts: UKRAINIAN_CHARTS,
  disclaimers,
};
