import { type Meaner, meaner } from '../../words/meanings/meaner.js';
import { UKRAINIAN_MEANINGS } from '../../words/meanings/uk.js';

export type { MeaningKeys, MeaningKind } from '../../words/meanings/kinds.js';
export type { Meaner } from '../../words/meanings/meaner.js';

/** `meaning` of `nirayana/words/meanings` in Ukrainian. */
export const meaning: Meaner = /* @__PURE__ */ meaner(UKRAINIAN_MEANINGS);
