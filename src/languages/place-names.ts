// Written by `npm run tools`, from the folders.
import type { LanguageCode } from './locale/locales.js';
import type { PlaceNames } from './words/place-names.js';

type Named = { readonly [code in LanguageCode]?: () => Promise<PlaceNames> };

/** What languages call the places of their states, read with the first search that needs it. */
export const PLACE_NAMES: Named = {
  bn: () => import('./bn/places.js').then(({ places }) => places),
  mr: () => import('./mr/places.js').then(({ places }) => places),
  te: () => import('./te/places.js').then(({ places }) => places),
  ta: () => import('./ta/places.js').then(({ places }) => places),
  gu: () => import('./gu/places.js').then(({ places }) => places),
  kn: () => import('./kn/places.js').then(({ places }) => places),
  ml: () => import('./ml/places.js').then(({ places }) => places),
};
