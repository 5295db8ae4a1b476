import type { Locale } from './locales.js';

/** What the compact build speaks; `nirayana/words` has the words of the other languages, each apart. */
export const SPOKEN: readonly Locale[] = ['en'];
