import { SPANISH_MEANINGS } from '../../languages/es/meanings.js';
import { type Meaner, meaner } from '../../languages/words/meanings/meaner.js';

export type { MeaningKeys, MeaningKind } from '../../languages/words/meanings/kinds.js';
export type { Meaner } from '../../languages/words/meanings/meaner.js';

/** `meaning` of `nirayana/words/meanings` in Spanish. */
export const meaning: Meaner = /* @__PURE__ */ meaner(SPANISH_MEANINGS);
