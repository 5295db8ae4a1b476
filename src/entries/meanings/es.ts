import { SPANISH_MEANINGS } from '../../words/meanings/es.js';
import { type Meaner, meaner } from '../../words/meanings/meaner.js';

export type { MeaningKeys, MeaningKind } from '../../words/meanings/kinds.js';
export type { Meaner } from '../../words/meanings/meaner.js';

/** `meaning` of `nirayana/words/meanings` in Spanish. */
export const meaning: Meaner = /* @__PURE__ */ meaner(SPANISH_MEANINGS);
