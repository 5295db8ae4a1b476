import { HINDI_MEANINGS } from '../../words/meanings/hi.js';
import { type Meaner, meaner } from '../../words/meanings/meaner.js';

export type { MeaningKeys, MeaningKind } from '../../words/meanings/kinds.js';
export type { Meaner } from '../../words/meanings/meaner.js';

/** `meaning` of `nirayana/words/meanings` in Hindi. */
export const meaning: Meaner = /* @__PURE__ */ meaner(HINDI_MEANINGS);
