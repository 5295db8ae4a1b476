import type { Conventions, ToldConventions } from '../../calculation/conventions.js';
import type { Environment } from '../../calculation/options.js';
import { loadLanguage } from '../../languages/list.js';
import { LANGUAGE_CODES, type LanguageCode } from '../../languages/locale/locales.js';

/** Options that name no language. */
type Unspoken = Omit<ToldConventions, 'locale'> & { readonly locale?: never };

type Spoken = Partial<Conventions> & Partial<Pick<Environment, 'languages'>>;

/**
 * Options with their languages in place of codes, each loaded when it is first asked for. The language that an input
 * names, `own`, goes before that of the options.
 */
export async function spoken({ locale, ...conventions }: ToldConventions, input?: unknown): Promise<Spoken> {
  const own = ownLanguage(input);
  if (locale !== undefined) return { ...conventions, locale: await loadLanguage(own ?? locale) };
  return own === undefined ? conventions : { ...conventions, languages: [await loadLanguage(own)] };
}

/** Whether an answer is in English alone, for which nothing has to be loaded. */
export function isEnglish(conventions: ToldConventions, input: unknown): conventions is Unspoken {
  return conventions.locale === undefined && (ownLanguage(input) ?? 'en') === 'en';
}

function ownLanguage(input: unknown): LanguageCode | undefined {
  const { locale } = Object(input);
  return LANGUAGE_CODES.find((known) => known === locale);
}
