// Written by `npm run tools`, from the folders.
/// <reference path="./flags.d.ts" />

import { regions as bn } from './bn/regions.js';
import { regions as de } from './de/regions.js';
import { regions as es } from './es/regions.js';
import { regions as fr } from './fr/regions.js';
import { regions as gu } from './gu/regions.js';
import { regions as hi } from './hi/regions.js';
import { regions as kn } from './kn/regions.js';
import type { LanguageCode } from './locale/locales.js';
import { regions as ml } from './ml/regions.js';
import { regions as mr } from './mr/regions.js';
import { regions as ru } from './ru/regions.js';
import { regions as ta } from './ta/regions.js';
import { regions as te } from './te/regions.js';
import { regions as uk } from './uk/regions.js';

/** What languages call the regions of countries: a line each, with the country, the English name and the own one. */
export const REGION_NAMES: { readonly [code in LanguageCode]?: string | undefined } = {
  uk: typeof NIRAYANA_WITHOUT_UK === 'undefined' ? uk : undefined,
  ru: typeof NIRAYANA_WITHOUT_RU === 'undefined' ? ru : undefined,
  hi: typeof NIRAYANA_WITHOUT_HI === 'undefined' ? hi : undefined,
  fr: typeof NIRAYANA_WITHOUT_FR === 'undefined' ? fr : undefined,
  de: typeof NIRAYANA_WITHOUT_DE === 'undefined' ? de : undefined,
  es: typeof NIRAYANA_WITHOUT_ES === 'undefined' ? es : undefined,
  bn: typeof NIRAYANA_WITHOUT_BN === 'undefined' ? bn : undefined,
  mr: typeof NIRAYANA_WITHOUT_MR === 'undefined' ? mr : undefined,
  te: typeof NIRAYANA_WITHOUT_TE === 'undefined' ? te : undefined,
  ta: typeof NIRAYANA_WITHOUT_TA === 'undefined' ? ta : undefined,
  gu: typeof NIRAYANA_WITHOUT_GU === 'undefined' ? gu : undefined,
  kn: typeof NIRAYANA_WITHOUT_KN === 'undefined' ? kn : undefined,
  ml: typeof NIRAYANA_WITHOUT_ML === 'undefined' ? ml : undefined,
};
