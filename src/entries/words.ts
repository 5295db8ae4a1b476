export { LOCALES, type Locale } from '../locale/locales.js';
export type { NameKeys, NameKind } from '../names/kinds.js';
export { name, say } from '../words/in-locale.js';
export type { Sayable } from '../words/say.js';
