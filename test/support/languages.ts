import { bn } from '../../src/languages/bn/index.js';
import { de } from '../../src/languages/de/index.js';
import { en } from '../../src/languages/en/index.js';
import { es } from '../../src/languages/es/index.js';
import { fr } from '../../src/languages/fr/index.js';
import { gu } from '../../src/languages/gu/index.js';
import { hi } from '../../src/languages/hi/index.js';
import { kn } from '../../src/languages/kn/index.js';
import type { Language } from '../../src/languages/language.js';
import type { LanguageCode } from '../../src/languages/locale/locales.js';
import { ml } from '../../src/languages/ml/index.js';
import { mr } from '../../src/languages/mr/index.js';
import { ru } from '../../src/languages/ru/index.js';
import { ta } from '../../src/languages/ta/index.js';
import { te } from '../../src/languages/te/index.js';
import { uk } from '../../src/languages/uk/index.js';
import type { Catalogue } from '../../src/languages/words/rules/catalogue.js';

/** Every language that is offered, by its code. Programs of other engines bundle it, which cannot wait for a part. */
export const LANGUAGES = Object.fromEntries(
  [en, uk, ru, hi, fr, de, es, bn, mr, te, ta, gu, kn, ml].map((language) => [language.code, language]),
) as Readonly<Record<LanguageCode, Language>>;

/** For whoever may be asked in any. */
export const ANY_LANGUAGE = { languages: Object.values(LANGUAGES) } as const;

/** What each says of what rules find. */
export const CATALOGUES = Object.fromEntries(
  Object.values(LANGUAGES).map(({ code, rules }) => [code, rules]),
) as Readonly<Record<LanguageCode, Catalogue>>;
