import type { Caveat, CaveatCode, CaveatFacts } from '../../input/caveats.js';
import type { Dates } from '../dates/dates.js';
import type { Bearers } from './bearers.js';

/** The sentence of each caveat. The compiler demands every one of every language. */
export type CaveatWords = { readonly [Code in CaveatCode]: (facts: CaveatFacts[Code]) => string };

/** What a language needs to word a caveat for people. */
export interface CaveatLanguage {
  readonly dates: Dates;
  /** The sentence of each caveat. Facts come with their dates and times as people write them. */
  readonly caveats: CaveatWords;
  readonly bearers: Bearers;
}

/** The sentence of a caveat. */
export function caveatSentence(words: CaveatWords, { code, facts }: Caveat): string {
  return (words[code] as (facts: Caveat['facts']) => string)(facts);
}
