import { FRENCH_MEANINGS } from '../../languages/fr/meanings.js';
import { type Meaner, meaner } from '../../languages/words/meanings/meaner.js';

export type { MeaningKeys, MeaningKind } from '../../languages/words/meanings/kinds.js';
export type { Meaner } from '../../languages/words/meanings/meaner.js';

/** `meaning` of `nirayana/words/meanings` in French. */
export const meaning: Meaner = /* @__PURE__ */ meaner(FRENCH_MEANINGS);
