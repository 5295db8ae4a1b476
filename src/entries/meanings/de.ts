import { GERMAN_MEANINGS } from '../../words/meanings/de.js';
import { type Meaner, meaner } from '../../words/meanings/meaner.js';

export type { MeaningKeys, MeaningKind } from '../../words/meanings/kinds.js';
export type { Meaner } from '../../words/meanings/meaner.js';

/** `meaning` of `nirayana/words/meanings` in German. */
export const meaning: Meaner = /* @__PURE__ */ meaner(GERMAN_MEANINGS);
