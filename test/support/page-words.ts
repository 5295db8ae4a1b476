import { pagesIn } from '../../src/languages/list.js';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/languages/locale/locales.js';
import type { PageWords } from '../../src/languages/pages/page-words.js';

/** What the pages say, in every language, loaded as a server loads it. */
export const PAGE_WORDS = Object.fromEntries(
  await Promise.all(LANGUAGE_CODES.map(async (locale) => [locale, await pagesIn(locale)] as const)),
) as Readonly<Record<LanguageCode, PageWords>>;
