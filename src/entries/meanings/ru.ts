import { type Meaner, meaner } from '../../words/meanings/meaner.js';
import { RUSSIAN_MEANINGS } from '../../words/meanings/ru.js';

export type { MeaningKeys, MeaningKind } from '../../words/meanings/kinds.js';
export type { Meaner } from '../../words/meanings/meaner.js';

/** `meaning` of `nirayana/words/meanings` in Russian. */
export const meaning: Meaner = /* @__PURE__ */ meaner(RUSSIAN_MEANINGS);
