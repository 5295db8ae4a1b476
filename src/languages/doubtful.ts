// Written by `npm run tools`, from the folders.
import type { LanguageCode } from './locale/locales.js';
import type { DoubtfulTerm } from './words/doubtful.js';

type Doubtful = { readonly [code in LanguageCode]?: () => Promise<readonly DoubtfulTerm[]> };

/** The terms of each language that whoever speaks it may call otherwise, read when they are asked for. */
export const DOUBTFUL: Doubtful = {
  bn: () => import('./bn/doubtful.js').then(({ doubtful }) => doubtful),
  mr: () => import('./mr/doubtful.js').then(({ doubtful }) => doubtful),
  te: () => import('./te/doubtful.js').then(({ doubtful }) => doubtful),
  ta: () => import('./ta/doubtful.js').then(({ doubtful }) => doubtful),
  gu: () => import('./gu/doubtful.js').then(({ doubtful }) => doubtful),
  kn: () => import('./kn/doubtful.js').then(({ doubtful }) => doubtful),
  ml: () => import('./ml/doubtful.js').then(({ doubtful }) => doubtful),
};
