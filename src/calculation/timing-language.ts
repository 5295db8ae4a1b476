import { ENGLISH } from '../languages/en/rules.js';
import type { LanguageCode } from '../languages/locale/locales.js';
import type { Catalogue } from '../languages/words/rules/catalogue.js';
import type { CalculationContext } from './options.js';

/** In what a timing tool answers. */
export function timingLanguage({ language }: CalculationContext): {
  readonly locale: LanguageCode;
  readonly catalogue: Catalogue;
} {
  return { locale: language?.code ?? 'en', catalogue: language?.rules ?? ENGLISH };
}
