import { refusal } from '../base/input/options.js';
import { ENGLISH } from '../languages/en/rules.js';
import type { Locale } from '../languages/locale/locales.js';
import type { Catalogue } from '../languages/words/rules/catalogue.js';
import type { CalculationContext } from './options.js';

/**
 * In what a timing tool answers: what its input names goes before what the option does, and must have been given to the
 * library, which carries English alone.
 */
export function timingLanguage(
  own: Locale | undefined,
  { language, languages }: CalculationContext,
): { readonly locale: Locale; readonly catalogue: Catalogue } {
  const locale = own ?? language?.code ?? 'en';
  const named = [language, ...languages].find((one) => one?.code === locale);
  if (named) return { locale, catalogue: named.rules };
  if (locale === 'en') return { locale, catalogue: ENGLISH };
  throw refusal(
    `The input names the language ${locale}: name it in the option locale or languages, as { ${locale} } of nirayana/languages/${locale}.`,
  );
}
