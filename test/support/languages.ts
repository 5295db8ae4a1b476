import { de } from '../../src/languages/de/index.js';
import { en } from '../../src/languages/en/index.js';
import { es } from '../../src/languages/es/index.js';
import { fr } from '../../src/languages/fr/index.js';
import { hi } from '../../src/languages/hi/index.js';
import type { Language } from '../../src/languages/language.js';
import { pagesIn } from '../../src/languages/list.js';
import type { Locale } from '../../src/languages/locale/locales.js';
import { ru } from '../../src/languages/ru/index.js';
import { uk } from '../../src/languages/uk/index.js';

/** Every language by its code. */
export const LANGUAGES: Readonly<Record<Locale, Language>> = { en, uk, ru, hi, fr, de, es };

/** What interprets in a language. */
export async function loadInterpretation(code: Locale) {
  const { interpretation: words, language } = await pagesIn(code);
  return { words, names: language.names };
}
