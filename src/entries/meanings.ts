export type { Locale } from '../languages/locale/locales.js';
export type { MeaningKeys, MeaningKind } from '../languages/words/meanings/kinds.js';
export { meaning } from '../languages/words/meanings/meanings.js';
