// Written by `npm run tools`, from the folders.
import type { Language } from './language.js';
import type { PageWords } from './pages/page-words.js';

export const FOLDERS = {
  en: {
    language: (): Promise<Language> => import('./en/index.js').then(({ en }) => en),
    pages: (): Promise<{ readonly pages: PageWords }> => import('./en/pages.js'),
  },
  uk: {
    language: (): Promise<Language> => import('./uk/index.js').then(({ uk }) => uk),
    pages: (): Promise<{ readonly pages: PageWords }> => import('./uk/pages.js'),
  },
  ru: {
    language: (): Promise<Language> => import('./ru/index.js').then(({ ru }) => ru),
    pages: (): Promise<{ readonly pages: PageWords }> => import('./ru/pages.js'),
  },
  hi: {
    language: (): Promise<Language> => import('./hi/index.js').then(({ hi }) => hi),
    pages: (): Promise<{ readonly pages: PageWords }> => import('./hi/pages.js'),
  },
  fr: {
    language: (): Promise<Language> => import('./fr/index.js').then(({ fr }) => fr),
    pages: (): Promise<{ readonly pages: PageWords }> => import('./fr/pages.js'),
  },
  de: {
    language: (): Promise<Language> => import('./de/index.js').then(({ de }) => de),
    pages: (): Promise<{ readonly pages: PageWords }> => import('./de/pages.js'),
  },
  es: {
    language: (): Promise<Language> => import('./es/index.js').then(({ es }) => es),
    pages: (): Promise<{ readonly pages: PageWords }> => import('./es/pages.js'),
  },
};
