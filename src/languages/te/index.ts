import type { Language } from '../language.js';
import { BEARERS, TELUGU_CAVEATS } from './caveats.js';
import { TELUGU_CHARTS } from './charts.js';
import { TELUGU_DATES } from './dates.js';
import { disclaimers } from './disclaimers.js';
import { findings } from './findings.js';
import { TELUGU_KOOTAS } from './kootas.js';
import { names } from './listed.js';
import { TELUGU_MANGLIK } from './manglik.js';
import { matching } from './matching.js';
import { TELUGU_MEANINGS } from './meanings.js';
import { observances } from './observances.js';
import { TELUGU_REFUSALS } from './refusals.js';
import { results } from './results.js';
import { TELUGU } from './rules.js';
import { TELUGU_YOGA_LINES } from './yogas.js';

/** Telugu. */
export const te: Language = {
  code: 'te',
  names: { ...names, ...observances },
  dates: TELUGU_DATES,
  caveats: TELUGU_CAVEATS,
  bearers: BEARERS,
  refusals: TELUGU_REFUSALS,
  rules: TELUGU,
  results,
  kootas: TELUGU_KOOTAS,
  manglik: TELUGU_MANGLIK,
  matching,
  findings,
  yogas: TELUGU_YOGA_LINES,
  meanings: TELUGU_MEANINGS,
  charts: TELUGU_CHARTS,
  disclaimers,
};
