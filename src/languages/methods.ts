// Written by `npm run tools`, from the folders.
/// <reference path="./flags.d.ts" />

import type { LanguageCode } from './locale/locales.js';

type Methods = { readonly [code in LanguageCode]?: (() => Promise<{ readonly default: string }>) | undefined };

/** The pages of methodology that each language has of its own: by slug, as JSON in gzip and base64. */
export const METHODS: Methods = {
  uk: typeof NIRAYANA_WITHOUT_UK === 'undefined' ? () => import('virtual:methodology-in-uk') : undefined,
  ru: typeof NIRAYANA_WITHOUT_RU === 'undefined' ? () => import('virtual:methodology-in-ru') : undefined,
  hi: typeof NIRAYANA_WITHOUT_HI === 'undefined' ? () => import('virtual:methodology-in-hi') : undefined,
  fr: typeof NIRAYANA_WITHOUT_FR === 'undefined' ? () => import('virtual:methodology-in-fr') : undefined,
  de: typeof NIRAYANA_WITHOUT_DE === 'undefined' ? () => import('virtual:methodology-in-de') : undefined,
  es: typeof NIRAYANA_WITHOUT_ES === 'undefined' ? () => import('virtual:methodology-in-es') : undefined,
  bn: typeof NIRAYANA_WITHOUT_BN === 'undefined' ? () => import('virtual:methodology-in-bn') : undefined,
  mr: typeof NIRAYANA_WITHOUT_MR === 'undefined' ? () => import('virtual:methodology-in-mr') : undefined,
  te: typeof NIRAYANA_WITHOUT_TE === 'undefined' ? () => import('virtual:methodology-in-te') : undefined,
  ta: typeof NIRAYANA_WITHOUT_TA === 'undefined' ? () => import('virtual:methodology-in-ta') : undefined,
  gu: typeof NIRAYANA_WITHOUT_GU === 'undefined' ? () => import('virtual:methodology-in-gu') : undefined,
  kn: typeof NIRAYANA_WITHOUT_KN === 'undefined' ? () => import('virtual:methodology-in-kn') : undefined,
  ml: typeof NIRAYANA_WITHOUT_ML === 'undefined' ? () => import('virtual:methodology-in-ml') : undefined,
};
