// Written by `npm run tools`, from the folders.
/// <reference path="../flags.d.ts" />
import type { LanguageCode } from './codes.js';

/** The languages that a bundler was not told to leave out; English always is, since errors are told in it. */
export const LANGUAGE_CODES: readonly LanguageCode[] = (
  [
    'en',
    typeof NIRAYANA_WITHOUT_UK === 'undefined' && 'uk',
    typeof NIRAYANA_WITHOUT_RU === 'undefined' && 'ru',
    typeof NIRAYANA_WITHOUT_HI === 'undefined' && 'hi',
    typeof NIRAYANA_WITHOUT_FR === 'undefined' && 'fr',
    typeof NIRAYANA_WITHOUT_DE === 'undefined' && 'de',
    typeof NIRAYANA_WITHOUT_ES === 'undefined' && 'es',
    typeof NIRAYANA_WITHOUT_BN === 'undefined' && 'bn',
    typeof NIRAYANA_WITHOUT_MR === 'undefined' && 'mr',
    typeof NIRAYANA_WITHOUT_TE === 'undefined' && 'te',
    typeof NIRAYANA_WITHOUT_TA === 'undefined' && 'ta',
    typeof NIRAYANA_WITHOUT_GU === 'undefined' && 'gu',
    typeof NIRAYANA_WITHOUT_KN === 'undefined' && 'kn',
    typeof NIRAYANA_WITHOUT_ML === 'undefined' && 'ml',
  ] as const
).filter((code) => code !== false);
