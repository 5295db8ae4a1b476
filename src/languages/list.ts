import type { Locale } from './locale/locales.js';
import type { PageWords } from './pages/page-words.js';

interface Listed {
  /** What its speakers call it. */
  readonly name: string;
  /** What the pages say in it: its folder is read when it is first asked for. */
  readonly load: () => Promise<{ readonly pages: PageWords }>;
}

/** The languages that there are, in the order in which readers choose among them. */
export const LANGUAGES: Readonly<Record<Locale, Listed>> = {
  en: { name: 'English', load: () => import('./en/pages.js') },
  uk: { name: 'Українська', load: () => import('./uk/pages.js') },
  ru: { name: 'Русский', load: () => import('./ru/pages.js') },
  hi: { name: 'हिन्दी', load: () => import('./hi/pages.js') },
  fr: { name: 'Français', load: () => import('./fr/pages.js') },
  de: { name: 'Deutsch', load: () => import('./de/pages.js') },
  es: { name: 'Español', load: () => import('./es/pages.js') },
};

/** What the pages say in a language. */
export async function pagesIn(locale: Locale): Promise<PageWords> {
  const { pages } = await LANGUAGES[locale].load();
  return pages;
}
