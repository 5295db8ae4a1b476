import type { Language } from '../language.js';
import { BEARERS, GERMAN_CAVEATS } from './caveats.js';
import { GERMAN_CHARTS } from './charts.js';
import { GERMAN_DATES } from './dates.js';
import { disclaimers } from './disclaimers.js';
import { findings } from './findings.js';
import { GERMAN_KOOTAS } from './kootas.js';
import { names } from './listed.js';
import { GERMAN_MANGLIK } from './manglik.js';
import { matching } from './matching.js';
import { GERMAN_MEANINGS } from './meanings.js';
import { observances } from './observances.js';
import { GERMAN_REFUSALS } from './refusals.js';
import { results } from './results.js';
import { GERMAN } from './rules.js';
import { GERMAN_YOGA_LINES } from './yogas.js';

/** German. */
export const de: Language = {
  code: 'de',
  names: { ...names, ...observances },
  dates: GERMAN_DATES,
  caveats: GERMAN_CAVEATS,
  bearers: BEARERS,
  refusals: GERMAN_REFUSALS,
  rules: GERMAN,
  results,
  kootas: GERMAN_KOOTAS,
  manglik: GERMAN_MANGLIK,
  matching,
  findings,
  yogas: GERMAN_YOGA_LINES,
  meanings: GERMAN_MEANINGS,
  charts: GERMAN_CHARTS,
  disclaimers,
};
