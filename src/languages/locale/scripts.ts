import type { LanguageCode } from './locales.js';

const CYRILLIC = /\p{Script=Cyrillic}/u;
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** A letter of the script of each language that is not written in Latin letters. */
export const SCRIPTS: { readonly [Code in LanguageCode]?: RegExp } = {
  uk: CYRILLIC,
  ru: CYRILLIC,
  hi: DEVANAGARI,
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
  kn: /\p{Script=Kannada}/u,
  ml: /\p{Script=Malayalam}/u,
  mr: DEVANAGARI,
  gu: /\p{Script=Gujarati}/u,
  bn: /\p{Script=Bengali}/u,
};

/** Whether a text has letters of a script that is not Latin and that one of our languages has. */
export function isInOwnScript(text: string): boolean {
  return Object.values(SCRIPTS).some((letters) => letters.test(text));
}
