import type { Language } from '../../src/languages/language.js';
import { loadLanguage } from '../../src/languages/list.js';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/languages/locale/locales.js';
import type { Catalogue } from '../../src/languages/words/rules/catalogue.js';

/** Every language that is offered, by its code. */
export const LANGUAGES = Object.fromEntries(
  await Promise.all(LANGUAGE_CODES.map(async (code) => [code, await loadLanguage(code)] as const)),
) as Readonly<Record<LanguageCode, Language>>;

/** For whoever may be asked in any. */
export const ANY_LANGUAGE = { languages: Object.values(LANGUAGES) } as const;

/** What each says of what rules find. */
export const CATALOGUES = Object.fromEntries(
  Object.values(LANGUAGES).map(({ code, rules }) => [code, rules]),
) as Readonly<Record<LanguageCode, Catalogue>>;
