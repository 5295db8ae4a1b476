import type { Conventions, ToldConventions } from '../../calculation/conventions.js';
import { loadLanguage } from '../../languages/list.js';
import { LOCALES } from '../../languages/locale/locales.js';

/**
 * Options with their language in place of its code, which is loaded when it is first asked for. Where an input has a
 * language of its own, `own`, it is that one.
 */
export async function spoken(
  { locale, ...conventions }: ToldConventions,
  own?: unknown,
): Promise<Partial<Conventions>> {
  if (locale === undefined) return conventions;
  const code = LOCALES.find((known) => known === own) ?? locale;
  return { ...conventions, locale: await loadLanguage(code) };
}
