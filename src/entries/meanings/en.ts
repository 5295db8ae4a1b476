import { ENGLISH_MEANINGS } from '../../words/meanings/en.js';
import { type Meaner, meaner } from '../../words/meanings/meaner.js';

export type { MeaningKeys, MeaningKind } from '../../words/meanings/kinds.js';
export type { Meaner } from '../../words/meanings/meaner.js';

/** `meaning` of `nirayana/words/meanings` in English. */
export const meaning: Meaner = /* @__PURE__ */ meaner(ENGLISH_MEANINGS);
