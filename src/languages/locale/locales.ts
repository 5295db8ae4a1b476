/** The languages of the words. */
export const LOCALES = ['en', 'uk', 'ru', 'hi', 'fr', 'de', 'es'] as const;

/** One of the languages, by its ISO 639-1 code. */
export type Locale = (typeof LOCALES)[number];
