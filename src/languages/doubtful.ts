// Written by `npm run tools`, from the folders.
/// <reference path="./flags.d.ts" />

import type { LanguageCode } from './locale/locales.js';
import type { DoubtfulTerm } from './words/doubtful.js';

type Doubtful = { readonly [code in LanguageCode]?: (() => Promise<readonly DoubtfulTerm[]>) | undefined };

/** The terms of each language that whoever speaks it may call otherwise, read when they are asked for. */
export const DOUBTFUL: Doubtful = {
  bn:
    typeof NIRAYANA_WITHOUT_BN === 'undefined'
      ? () => import('./bn/doubtful.js').then(({ doubtful }) => doubtful)
      : undefined,
  mr:
    typeof NIRAYANA_WITHOUT_MR === 'undefined'
      ? () => import('./mr/doubtful.js').then(({ doubtful }) => doubtful)
      : undefined,
  te:
    typeof NIRAYANA_WITHOUT_TE === 'undefined'
      ? () => import('./te/doubtful.js').then(({ doubtful }) => doubtful)
      : undefined,
  ta:
    typeof NIRAYANA_WITHOUT_TA === 'undefined'
      ? () => import('./ta/doubtful.js').then(({ doubtful }) => doubtful)
      : undefined,
  gu:
    typeof NIRAYANA_WITHOUT_GU === 'undefined'
      ? () => import('./gu/doubtful.js').then(({ doubtful }) => doubtful)
      : undefined,
  kn:
    typeof NIRAYANA_WITHOUT_KN === 'undefined'
      ? () => import('./kn/doubtful.js').then(({ doubtful }) => doubtful)
      : undefined,
  ml:
    typeof NIRAYANA_WITHOUT_ML === 'undefined'
      ? () => import('./ml/doubtful.js').then(({ doubtful }) => doubtful)
      : undefined,
};
