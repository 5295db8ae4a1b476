import type { LanguageCode } from './codes.js';
import { LANGUAGE_CODES } from './there.js';

export { LANGUAGE_NAMES, type LanguageCode } from './codes.js';
export { LANGUAGE_CODES } from './there.js';

/** The codes that the specification fixes for the field `locale` of the timing tools. */
const OF_TIMING = ['en', 'uk', 'ru', 'hi', 'fr', 'de', 'es'] as const;

/** One of the languages that the field `locale` of the timing tools takes, by its ISO 639-1 code. */
export type Locale = (typeof OF_TIMING)[number];

/** Those of them that are there, as `LANGUAGE_CODES` are. */
export const LOCALES: readonly Locale[] = /* @__PURE__ */ OF_TIMING.filter((code) => LANGUAGE_CODES.includes(code));

/**
 * The languages that are offered, in the order in which readers choose among them. A language has its line here;
 * `npm run tools` writes what follows from it.
 */
export const OFFERED: readonly LanguageCode[] = [...OF_TIMING, 'bn', 'mr', 'te', 'ta', 'gu', 'kn', 'ml'];

/** What is kept for each language that is offered: one that is not yet would cost every application its letters. */
export type ByOffered<Value> = Readonly<Record<Locale, Value>> & { readonly [code in LanguageCode]?: Value };

/** Whether the field `locale` of the timing tools takes a language. */
export function isLocale(code: LanguageCode): code is Locale {
  return LOCALES.some((locale) => locale === code);
}
