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
  bn: {
    language: (): Promise<Language> => import('./bn/index.js').then(({ bn }) => bn),
    pages: (): Promise<{ readonly pages: PageWords }> => import('./bn/pages.js'),
  },
  mr: {
    language: (): Promise<Language> => import('./mr/index.js').then(({ mr }) => mr),
    pages: (): Promise<{ readonly pages: PageWords }> => import('./mr/pages.js'),
  },
  te: {
    language: (): Promise<Language> => import('./te/index.js').then(({ te }) => te),
    pages: (): Promise<{ readonly pages: PageWords }> => import('./te/pages.js'),
  },
  ta: {
    language: (): Promise<Language> => import('./ta/index.js').then(({ ta }) => ta),
    pages: (): Promise<{ readonly pages: PageWords }> => import('./ta/pages.js'),
  },
  gu: {
    language: (): Promise<Language> => import('./gu/index.js').then(({ gu }) => gu),
    pages: (): Promise<{ readonly pages: PageWords }> => import('./gu/pages.js'),
  },
  kn: {
    language: (): Promise<Language> => import('./kn/index.js').then(({ kn }) => kn),
    pages: (): Promise<{ readonly pages: PageWords }> => import('./kn/pages.js'),
  },
  ml: {
    language: (): Promise<Language> => import('./ml/index.js').then(({ ml }) => ml),
    pages: (): Promise<{ readonly pages: PageWords }> => import('./ml/pages.js'),
  },
};
