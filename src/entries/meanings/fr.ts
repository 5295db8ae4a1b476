import { FRENCH_MEANINGS } from '../../words/meanings/fr.js';
import { type Meaner, meaner } from '../../words/meanings/meaner.js';

export type { MeaningKeys, MeaningKind } from '../../words/meanings/kinds.js';
export type { Meaner } from '../../words/meanings/meaner.js';

/** `meaning` of `nirayana/words/meanings` in French. */
export const meaning: Meaner = /* @__PURE__ */ meaner(FRENCH_MEANINGS);
