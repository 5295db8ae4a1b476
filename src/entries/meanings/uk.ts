import { UKRAINIAN_MEANINGS } from '../../languages/uk/meanings.js';
import { type Meaner, meaner } from '../../languages/words/meanings/meaner.js';

export type { MeaningKeys, MeaningKind } from '../../languages/words/meanings/kinds.js';
export type { Meaner } from '../../languages/words/meanings/meaner.js';

/** `meaning` of `nirayana/words/meanings` in Ukrainian. */
export const meaning: Meaner = /* @__PURE__ */ meaner(UKRAINIAN_MEANINGS);
