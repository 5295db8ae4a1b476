import { RUSSIAN_MEANINGS } from '../../languages/ru/meanings.js';
import { type Meaner, meaner } from '../../languages/words/meanings/meaner.js';

export type { MeaningKeys, MeaningKind } from '../../languages/words/meanings/kinds.js';
export type { Meaner } from '../../languages/words/meanings/meaner.js';

/** `meaning` of `nirayana/words/meanings` in Russian. */
export const meaning: Meaner = /* @__PURE__ */ meaner(RUSSIAN_MEANINGS);
