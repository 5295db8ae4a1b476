import { GERMAN_MEANINGS } from '../../languages/de/meanings.js';
import { type Meaner, meaner } from '../../languages/words/meanings/meaner.js';

export type { MeaningKeys, MeaningKind } from '../../languages/words/meanings/kinds.js';
export type { Meaner } from '../../languages/words/meanings/meaner.js';

/** `meaning` of `nirayana/words/meanings` in German. */
export const meaning: Meaner = /* @__PURE__ */ meaner(GERMAN_MEANINGS);
