import { LOCALES, type Locale } from './locales.js';

/** The languages in which results can be asked for. */
export const SPOKEN: readonly Locale[] = LOCALES;
