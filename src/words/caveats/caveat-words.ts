import type { Caveat, CaveatCode, CaveatFacts } from '../../input/caveats.js';

/** The sentence of each caveat. The compiler demands every one of every language. */
export type CaveatWords = { readonly [Code in CaveatCode]: (facts: CaveatFacts[Code]) => string };

/** The sentence of a caveat. */
export function caveatSentence(words: CaveatWords, { code, facts }: Caveat): string {
  return (words[code] as (facts: Caveat['facts']) => string)(facts);
}
