export type { Locale } from '../locale/locales.js';
export type { MeaningKeys, MeaningKind } from '../words/meanings/kinds.js';
export { meaning } from '../words/meanings/meanings.js';
