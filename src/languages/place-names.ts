// Written by `npm run tools`, from the folders.
/// <reference path="./flags.d.ts" />

import type { LanguageCode } from './locale/locales.js';
import type { PlaceNames } from './words/place-names.js';

export type Named = { readonly [code in LanguageCode]?: (() => Promise<PlaceNames>) | undefined };

/** What languages call the places of their states, read with the first search that needs it. */
export const PLACE_NAMES: Named = {
  bn:
    typeof NIRAYANA_WITHOUT_BN === 'undefined'
      ? () => import('./bn/places.js').then(({ places }) => places)
      : undefined,
  mr:
    typeof NIRAYANA_WITHOUT_MR === 'undefined'
      ? () => import('./mr/places.js').then(({ places }) => places)
      : undefined,
  te:
    typeof NIRAYANA_WITHOUT_TE === 'undefined'
      ? () => import('./te/places.js').then(({ places }) => places)
      : undefined,
  ta:
    typeof NIRAYANA_WITHOUT_TA === 'undefined'
      ? () => import('./ta/places.js').then(({ places }) => places)
      : undefined,
  gu:
    typeof NIRAYANA_WITHOUT_GU === 'undefined'
      ? () => import('./gu/places.js').then(({ places }) => places)
      : undefined,
  kn:
    typeof NIRAYANA_WITHOUT_KN === 'undefined'
      ? () => import('./kn/places.js').then(({ places }) => places)
      : undefined,
  ml:
    typeof NIRAYANA_WITHOUT_ML === 'undefined'
      ? () => import('./ml/places.js').then(({ places }) => places)
      : undefined,
};
