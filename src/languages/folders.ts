// Written by `npm run tools`, from the folders.
/// <reference path="./flags.d.ts" />

import type { Language } from './language.js';
import type { LanguageCode } from './locale/locales.js';
import type { PageWords } from './pages/page-words.js';

export interface Folder {
  readonly language: () => Promise<Language>;
  readonly pages: () => Promise<{ readonly pages: PageWords }>;
}

/** How what each language says is read. */
export const FOLDERS: { readonly [code in LanguageCode]?: Folder | undefined } = {
  en: {
    language: () => import('./en/index.js').then(({ en }) => en),
    pages: () => import('./en/pages.js'),
  },
  uk:
    typeof NIRAYANA_WITHOUT_UK === 'undefined'
      ? {
          language: () => import('./uk/index.js').then(({ uk }) => uk),
          pages: () => import('./uk/pages.js'),
        }
      : undefined,
  ru:
    typeof NIRAYANA_WITHOUT_RU === 'undefined'
      ? {
          language: () => import('./ru/index.js').then(({ ru }) => ru),
          pages: () => import('./ru/pages.js'),
        }
      : undefined,
  hi:
    typeof NIRAYANA_WITHOUT_HI === 'undefined'
      ? {
          language: () => import('./hi/index.js').then(({ hi }) => hi),
          pages: () => import('./hi/pages.js'),
        }
      : undefined,
  fr:
    typeof NIRAYANA_WITHOUT_FR === 'undefined'
      ? {
          language: () => import('./fr/index.js').then(({ fr }) => fr),
          pages: () => import('./fr/pages.js'),
        }
      : undefined,
  de:
    typeof NIRAYANA_WITHOUT_DE === 'undefined'
      ? {
          language: () => import('./de/index.js').then(({ de }) => de),
          pages: () => import('./de/pages.js'),
        }
      : undefined,
  es:
    typeof NIRAYANA_WITHOUT_ES === 'undefined'
      ? {
          language: () => import('./es/index.js').then(({ es }) => es),
          pages: () => import('./es/pages.js'),
        }
      : undefined,
  bn:
    typeof NIRAYANA_WITHOUT_BN === 'undefined'
      ? {
          language: () => import('./bn/index.js').then(({ bn }) => bn),
          pages: () => import('./bn/pages.js'),
        }
      : undefined,
  mr:
    typeof NIRAYANA_WITHOUT_MR === 'undefined'
      ? {
          language: () => import('./mr/index.js').then(({ mr }) => mr),
          pages: () => import('./mr/pages.js'),
        }
      : undefined,
  te:
    typeof NIRAYANA_WITHOUT_TE === 'undefined'
      ? {
          language: () => import('./te/index.js').then(({ te }) => te),
          pages: () => import('./te/pages.js'),
        }
      : undefined,
  ta:
    typeof NIRAYANA_WITHOUT_TA === 'undefined'
      ? {
          language: () => import('./ta/index.js').then(({ ta }) => ta),
          pages: () => import('./ta/pages.js'),
        }
      : undefined,
  gu:
    typeof NIRAYANA_WITHOUT_GU === 'undefined'
      ? {
          language: () => import('./gu/index.js').then(({ gu }) => gu),
          pages: () => import('./gu/pages.js'),
        }
      : undefined,
  kn:
    typeof NIRAYANA_WITHOUT_KN === 'undefined'
      ? {
          language: () => import('./kn/index.js').then(({ kn }) => kn),
          pages: () => import('./kn/pages.js'),
        }
      : undefined,
  ml:
    typeof NIRAYANA_WITHOUT_ML === 'undefined'
      ? {
          language: () => import('./ml/index.js').then(({ ml }) => ml),
          pages: () => import('./ml/pages.js'),
        }
      : undefined,
};
