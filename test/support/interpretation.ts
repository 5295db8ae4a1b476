import { pagesIn } from '../../src/languages/list.js';
import type { LanguageCode } from '../../src/languages/locale/locales.js';

/** What interprets in a language. */
export async function loadInterpretation(code: LanguageCode) {
  const { interpretation: words, language } = await pagesIn(code);
  return { words, names: language.names };
}
