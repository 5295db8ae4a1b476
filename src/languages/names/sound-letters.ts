import type { LanguageCode } from '../locale/locales.js';

/*
 * Naming sounds are kept in Devanagari. The scripts of India stand in Unicode in one order, each in a block of 128
 * (The Unicode Standard, chapter 12: after ISCII of 1988), so that a letter is found by the distance of the blocks.
 */
const DEVANAGARI = 0x0900;
const BLOCKS: { readonly [Code in LanguageCode]?: number } = {
  hi: DEVANAGARI,
  mr: DEVANAGARI,
  bn: 0x0980,
  gu: 0x0a80,
  ta: 0x0b80,
  te: 0x0c00,
  kn: 0x0c80,
  ml: 0x0d00,
};

/** Letters that a script has otherwise: Tamil one letter for a row, as almanacs print its sounds, Bengali one for b and v. */
const OTHERWISE: { readonly [Code in LanguageCode]?: Readonly<Record<string, string>> } = {
  ta: {
    ख: 'க',
    ग: 'க',
    घ: 'க',
    छ: 'ச',
    झ: 'ஜ',
    ठ: 'ட',
    ड: 'ட',
    ढ: 'ட',
    थ: 'த',
    द: 'த',
    ध: 'த',
    फ: 'ப',
    ब: 'ப',
    भ: 'ப',
    श: 'ஶ',
  },
  bn: { व: 'ব' },
};

/** A naming sound in Devanagari in the letters of a language; undefined where these are no letters of India. */
export function soundLettersIn(locale: LanguageCode, devanagari: string): string | undefined {
  const block = BLOCKS[locale];
  if (block === undefined) return undefined;
  const letter = (one: string) => {
    const at = one.codePointAt(0) ?? 0;
    const isLetter = at >= DEVANAGARI && at < DEVANAGARI + 0x80;
    return isLetter ? (OTHERWISE[locale]?.[one] ?? String.fromCodePoint(at - DEVANAGARI + block)) : one;
  };
  return [...devanagari].map(letter).join('');
}
