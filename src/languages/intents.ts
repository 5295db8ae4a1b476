// Written by `npm run tools`, from the folders.
/// <reference path="./flags.d.ts" />

import { intents as bn } from './bn/intents.js';
import { intents as de } from './de/intents.js';
import { intents as en } from './en/intents.js';
import { intents as es } from './es/intents.js';
import { intents as fr } from './fr/intents.js';
import { intents as gu } from './gu/intents.js';
import { intents as hi } from './hi/intents.js';
import { intents as kn } from './kn/intents.js';
import type { LanguageCode } from './locale/locales.js';
import { intents as ml } from './ml/intents.js';
import { intents as mr } from './mr/intents.js';
import { intents as ru } from './ru/intents.js';
import { intents as ta } from './ta/intents.js';
import { intents as te } from './te/intents.js';
import { intents as uk } from './uk/intents.js';
import type { IntentWords } from './words/intent-words.js';

type Intents = { readonly [code in LanguageCode]?: IntentWords | undefined };

/** The words of intents by language. All are searched, whatever language is asked for. */
export const INTENT_WORDS: Intents = {
  en: en,
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
